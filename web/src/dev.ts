/** dev.html?game=unmatched&n=3&lang=pt&theme=dark: one position of fixtures.py, without a server. */
import { mount } from "svelte";
import Dev from "./Dev.svelte";
import "./lib/theme.css";
import "./lib/base.css";

mount(Dev, { target: document.getElementById("app")! });
