import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const src = `${here}src`;

/** Where `npx vite` finds a server to play with, if one runs: THWACK_SERVER=http://127.0.0.1:8000 npx vite */
const server = process.env["THWACK_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: here,
  plugins: [svelte({ configFile: false }), icons(src)],
  build: {
    outDir: "../src/thwack/web",
    emptyOutDir: true,
    sourcemap: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here, `${here}../src/thwack/texts`] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
