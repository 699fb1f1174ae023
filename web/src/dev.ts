/** dev.html?game=unmatched&n=3&lang=pt&theme=dark: one position of fixtures.py, without a server. */
import { given } from "./lib/given";
import { mount } from "svelte";
import Dev from "./Dev.svelte";
import "./lib/theme.css";
import "./lib/base.css";

mount(Dev, { target: given(document.getElementById("app"), "#app") });
