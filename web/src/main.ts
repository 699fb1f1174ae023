import { given } from "./lib/given";
import { mount } from "svelte";
import App from "./App.svelte";
import { embedded } from "./lib/embedded";
import "./lib/theme.css";
import "./lib/base.css";

const target = given(document.getElementById("app"), "#app");
// To wait here would keep what all pages share out of the first file, in forty small ones.
if (embedded) void import("./Embed.svelte").then(({ default: Embed }) => mount(Embed, { target }));
else mount(App, { target });
