/** Typefaces: a world's come when it is opened, and it is shown with them if they are there soon. */
import type { GameName } from "../lib/frames";

const worlds = import.meta.glob("./type/*.css");
/** Whoever waits longer starts in the letters of the device; the typeface then takes their place. */
const SOON = 700;

/** Load the letters of a game's world; "home" are those of the page around the tables. */
export async function loadType(world: GameName): Promise<void> {
  const load = worlds[`./type/${world}.css`];
  if (!load) return;
  const loaded = load().then(() => faces(world));
  await Promise.race([loaded.catch(() => undefined), new Promise((done) => setTimeout(done, SOON))]);
}

const FAMILIES: Record<string, readonly string[]> = {
  home: ["700 1em Cinzel", "500 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"],
  unmatched: ["700 1em Cinzel", "900 1em Cinzel", "500 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"],
  dice_masters: ["600 1em 'Arena Condensed'", "700 1em 'Arena Condensed'", "500 1em Saira", "700 1em Saira"],
  battle_scenes: ["1em Bangers", "500 1em 'Barlow Condensed'", "700 1em 'Barlow Condensed'"],
  mission_arena: ["600 1em Rajdhani", "700 1em Rajdhani", "500 1em 'Exo 2'", "700 1em 'Exo 2'"],
};

/** Fetch every weight at once, not one after the other as letters of it turn up. */
async function faces(world: string): Promise<void> {
  await Promise.all((FAMILIES[world] ?? []).map((face) => document.fonts.load(face)));
}
