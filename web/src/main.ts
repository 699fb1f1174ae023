import { given } from "./lib/given";
import { mount } from "svelte";
import App from "./App.svelte";
import { embedded } from "./lib/embedded";
import "./lib/theme.css";
import "./lib/base.css";

const Page = embedded ? (await import("./Embed.svelte")).default : App;
mount(Page, { target: given(document.getElementById("app"), "#app") });
