/**
 * Icons by name, without bundling four thousand of them.
 *
 * `virtual:icons/shell` and `virtual:icons/<game>` are modules that hold the drawings of those icons whose names
 * stand as quoted words in the sources of that part; `virtual:icons` tells how each game's are loaded. The emblem of
 * a game is drawn on the shell's pages, so its icons are the shell's. So a name must stand somewhere in full ("crossed-swords"); it
 * cannot be put together from pieces.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const ALL = "virtual:icons";
const PREFIX = `${ALL}/`;
const SHARED = "parts"; // in src/games: what tables share
// Classes and types of fields are words of their own, whatever icons are called.
const WORD = /(?<!class=|type=)["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

function sources(folder: string): string[] {
  const found: string[] = [];
  if (!existsSync(folder)) return found;
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) found.push(...sources(path));
    else if (/\.(svelte|ts)$/.test(name)) found.push(path);
  }
  return found;
}

export function icons(src: string): Plugin {
  const require = createRequire(import.meta.url);
  const drawn = require("@iconify-json/game-icons/icons.json") as Collection;
  const bodyOf = (name: string): string | undefined =>
    (drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent ?? ""])?.body;

  function wanted(part: string): string {
    const games = join(src, "games");
    const files =
      part === "shell"
        ? sources(src).filter((path) => !path.startsWith(games) || path.endsWith("Emblem.svelte"))
        : [...sources(join(games, part)), ...sources(join(games, SHARED))];
    const names = new Set<string>();
    for (const path of files)
      for (const [, word] of readFileSync(path, "utf8").matchAll(WORD)) if (word) names.add(word);
    const bodies = [...names].sort().flatMap((name) => {
      const body = bodyOf(name);
      return body ? [[name, body] as const] : [];
    });
    return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
  }

  function byGame(): string {
    const rows = readdirSync(join(src, "games"))
      .filter((game) => game !== SHARED)
      .map((game) => `${JSON.stringify(game)}: () => import(${JSON.stringify(PREFIX + game)})`);
    return `export default { ${rows.join(", ")} };`;
  }

  return {
    name: "icons",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return byGame();
      return id.startsWith(`\0${PREFIX}`) ? wanted(id.slice(PREFIX.length + 1)) : undefined;
    },
    handleHotUpdate({ server, file }) {
      if (!file.startsWith(src)) return;
      for (const [id, module] of server.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
    },
  };
}
