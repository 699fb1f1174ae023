/** The sign of each fighter; whoever is not listed gets one by chance of the name, so that it stays the same. */
import { around } from "../../lib/given";
const EMBLEMS: Record<string, string> = {
  alice: "pocket-watch",
  jabberwock: "spiked-dragon-head",
  beowulf: "viking-helmet",
  wiglaf: "viking-shield",
  bigfoot: "footprint",
  jackalope: "deer-head",
  dracula: "vampire-dracula",
  sister: "female-vampire",
  "invisible-man": "invisible-face",
  "jekyll-and-hyde": "standing-potion",
  "king-arthur": "crown",
  merlin: "pointy-hat",
  "little-red-riding-hood": "hood",
  huntsman: "wood-axe",
  medusa: "medusa-head",
  harpy: "harpy",
  "robin-hood": "robin-hood-hat",
  outlaw: "bandit",
  "sherlock-holmes": "sherlock-holmes",
  "dr-watson": "stethoscope",
  sinbad: "shooner-sailboat",
  porter: "backpack",
};
const OTHERS = [
  "direwolf",
  "horned-helm",
  "hooded-figure",
  "laurel-crown",
  "monk-face",
  "sharp-crown",
  "wizard-face",
];

export function emblemOf(fighter: string): string {
  let sum = 0;
  for (const letter of fighter) sum += letter.charCodeAt(0);
  return EMBLEMS[fighter] ?? around(OTHERS, sum);
}

/** The signs of the types of cards, and of what stands on them. */
export const TYPES: Record<string, string> = {
  attack: "pointy-sword",
  defense: "shield",
  versatile: "swords-power",
  scheme: "scroll-unfurled",
};
