/**
 * Icons by name, without bundling four thousand of them.
 *
 * `virtual:icons/shell` and `virtual:icons/<game>` are modules that hold the drawings of those icons whose names
 * stand as quoted words in the sources of that part; `virtual:icons` tells how each game's are loaded. The emblem of
 * a game is drawn on the shell's pages, so its icons are the shell's. So a name must stand somewhere in full
 * ("crossed-swords"); it cannot be put together from pieces.
 *
 * What is drawn of a few only, out of many (the charges of the rolls in src/art/roll, what cards and boards show), lies
 * on leaves: `virtual:icons/leaves` names the drawings of each and tells how it is loaded, when one of them is wanted.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { shrunk } from "./shrink.ts";

const ALL = "virtual:icons";
const PREFIX = `${ALL}/`;
const SHARED = "parts"; // in src/games: what tables share
const SHELL = "shell";
const COMMON = "common"; // what everybody bears who is not in a roll
const LEAVES = "leaves";
const LEAF = "leaf-"; // virtual:icons/leaf-3
const ON_A_LEAF = 14;
/** What lies on leaves: in the order in which it is written, so that what belongs together comes together. */
const LEAVED = [
  "lib/signs.ts",
  "art/roll/tales.ts",
  "art/roll/marvels.ts",
  "art/roll/scenes.ts",
  "art/roll/words.ts",
  "games/unmatched/themes.ts",
  "games/unmatched/cardart.ts",
];
// Classes and types of fields are words of their own, whatever icons are called.
const WORD = /(?<!class=|type=)["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;

const OUTLINE = /^<path fill="currentColor" d="([^"]+)"\/>$/;

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
  /** Every drawing of the collection is one outline: that is all that is kept of it. */
  const outlineOf = (name: string): string | undefined => {
    const body = (drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent ?? ""])?.body;
    if (body === undefined) return undefined;
    const [, path] = OUTLINE.exec(body) ?? [];
    if (path === undefined) throw new Error(`the icon ${name} is more than one outline`);
    return shrunk(path);
  };

  const leaved = LEAVED.map((path) => join(src, path));

  function filesOf(part: string): string[] {
    const games = join(src, "games");
    const art = join(src, "art");
    if (part === COMMON) return [join(art, "roll", "common.ts")];
    const own = (path: string): boolean => !path.startsWith(games) && !path.startsWith(art);
    const found =
      part === SHELL
        ? sources(src).filter((path) => own(path) || path.endsWith("Emblem.svelte"))
        : [...sources(join(games, part)), ...sources(join(games, SHARED))];
    return found.filter((path) => !leaved.includes(path));
  }

  /** The icons that are named in these files, as they come. */
  function namedIn(files: readonly string[]): string[] {
    const names = new Set<string>();
    for (const path of files)
      for (const [, word] of readFileSync(path, "utf8").matchAll(WORD)) if (word) names.add(word);
    return [...names].filter((name) => outlineOf(name));
  }

  function drawings(names: readonly string[]): string {
    return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, outlineOf(name)])))};`;
  }

  /** The names on each leaf, without those that everybody has anyway. */
  function leaves(): string[][] {
    const had = new Set(namedIn([...filesOf(SHELL), ...filesOf(COMMON)]));
    const names = namedIn(leaved).filter((name) => !had.has(name));
    const count = Math.ceil(names.length / ON_A_LEAF);
    return Array.from({ length: count }, (_, n) => names.slice(n * ON_A_LEAF, (n + 1) * ON_A_LEAF));
  }

  function leafIndex(): string {
    const rows = leaves().map((names, n) => `["${names.join(" ")}", () => import("${PREFIX}${LEAF}${n}")]`);
    return `export default [${rows.join(", ")}];`;
  }

  function byGame(): string {
    const rows = readdirSync(join(src, "games"))
      .filter((game) => game !== SHARED)
      .map((game) => {
        const loads = [game, COMMON].map((part) => `import(${JSON.stringify(PREFIX + part)})`);
        return `${JSON.stringify(game)}: () => Promise.all([${loads.join(", ")}])`;
      });
    return `export default { ${rows.join(", ")} };`;
  }

  function moduleOf(part: string): string {
    if (part === LEAVES) return leafIndex();
    if (part.startsWith(LEAF)) return drawings(leaves()[Number(part.slice(LEAF.length))] ?? []);
    return drawings(namedIn(filesOf(part)).sort());
  }

  return {
    name: "icons",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return byGame();
      return id.startsWith(`\0${PREFIX}`) ? moduleOf(id.slice(PREFIX.length + 1)) : undefined;
    },
    handleHotUpdate({ server, file }) {
      if (!file.startsWith(src)) return;
      for (const [id, module] of server.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
    },
  };
}
