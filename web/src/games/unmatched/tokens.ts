/** The signs of tokens, by what they are; one that nobody drew yet gets a sign that hangs on its name. */
import { hash } from "../../art/blazon";
import { around } from "../../lib/given";

const SIGNS: Readonly<Record<string, string>> = {
  fog: "fluffy-cloud",
  trap: "wolf-trap",
  box: "mimic-chest",
  web: "spider-web",
  book: "spell-book",
  bomb: "unlit-bomb",
  fire: "flame",
  flag: "flying-flag",
  root: "tree-roots",
  gate: "magic-portal",
  portal: "magic-portal",
  hideout: "wood-cabin",
  mirror: "mirror-mirror",
  soldier: "ninja-head",
};
const OTHERS = [
  "rune-stone",
  "flying-flag",
  "cut-diamond",
  "lantern-flame",
  "tied-scroll",
  "wax-seal",
] as const;

export function signOf(kind: string): string {
  const words = kind.split(/[^a-z]+/);
  return words.map((word) => SIGNS[word]).find(Boolean) ?? around(OTHERS, hash(kind));
}
