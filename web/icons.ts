/**
 * Icons by name, without bundling four thousand of them.
 *
 * `virtual:icons/shell` and `virtual:icons/<game>` are modules that hold the drawings of those icons whose names
 * stand as quoted words in the sources of that part; `virtual:icons` tells how each game's are loaded. The emblem of
 * a game is drawn on the shell's pages, so its icons are the shell's. So a name must stand somewhere in full ("crossed-swords"); it
 * cannot be put together from pieces. What shields bear stands in src/art/roll and comes with the games that show them.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { shrunkDrawing } from "./shrink.ts";

const ALL = "virtual:icons";
const PREFIX = `${ALL}/`;
const SHARED = "parts"; // in src/games: what tables share
const ROLL = "roll-"; // virtual:icons/roll-tales: the charges in src/art/roll/tales.ts
/** The rolls of arms that a game's characters are in; all of them need the common one. */
const ROLLS: Record<string, readonly string[]> = {
  unmatched: ["common", "tales", "marvels"],
  dice_masters: ["common", "marvels"],
  battle_scenes: ["common", "marvels", "scenes", "words"],
  mission_arena: ["common", "marvels"],
};
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
  const bodyOf = (name: string): string | undefined => {
    const body = (drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent ?? ""])?.body;
    return body && shrunkDrawing(body);
  };

  function filesOf(part: string): string[] {
    const games = join(src, "games");
    const art = join(src, "art");
    if (part.startsWith(ROLL)) return [join(art, "roll", `${part.slice(ROLL.length)}.ts`)];
    if (part !== "shell") return [...sources(join(games, part)), ...sources(join(games, SHARED))];
    const own = (path: string): boolean => !path.startsWith(games) && !path.startsWith(art);
    return sources(src).filter((path) => own(path) || path.endsWith("Emblem.svelte"));
  }

  function wanted(part: string): string {
    const names = new Set<string>();
    for (const path of filesOf(part))
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
      .map((game) => {
        const loads = [game, ...(ROLLS[game] ?? []).map((roll) => ROLL + roll)].map(
          (part) => `import(${JSON.stringify(PREFIX + part)})`,
        );
        return `${JSON.stringify(game)}: () => Promise.all([${loads.join(", ")}])`;
      });
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
