import { given } from "./lib/given";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";
import "./lib/base.css";

mount(App, { target: given(document.getElementById("app"), "#app") });
