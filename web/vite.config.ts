import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
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
  // Modules are tested as a browser would run them; tests that need a document say so in their first line.
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
