/** What the dice of a character or an action look like: an emblem, the colour of the body, the colour of the marks. */
import { around } from "../../lib/given";

export interface Look {
  icon: string;
  body: string;
  /** Emblem and level dots: light on dark bodies, dark on light ones. */
  mark: string;
}

const DARK = "#1d1a22";
const LIGHT = "#fdf9ee";

/** By the beginning of a card's id. */
const LOOKS: Record<string, readonly [icon: string, body: string, mark?: string]> = {
  sidekick: ["person", "#e9ebf0", DARK],
  beast: ["paw", "#2f62b8"],
  "captain-america": ["american-shield", "#1f4496"],
  hulk: ["muscle-up", "#2f7d36"],
  "human-torch": ["flame", "#d2451a"],
  "iron-man": ["robot-helmet", "#a31621", "#ffd766"],
  "spider-man": ["masked-spider", "#bf1b2c"],
  storm: ["lightning-storm", "#cfd6e6", DARK],
  thor: ["thor-hammer", "#48597c", "#ffe27a"],
  angel: ["angel-wings", "#7fb2e5", DARK],
  "black-widow": ["hourglass", "#26252d", "#ff6b66"],
  colossus: ["metal-golem-head", "#98a4b3", DARK],
  cyclops: ["bolt-eye", "#e6b71e", DARK],
  deadpool: ["katana", "#7d121c"],
  "doctor-doom": ["iron-mask", "#2a5138"],
  "doctor-octopus": ["octopus", "#7c8a22"],
  "doctor-strange": ["magic-portal", "#5f35a0", "#ffcf66"],
  gambit: ["card-ace-spades", "#9a2a78"],
  "ghost-rider": ["burning-skull", "#3a2a26", "#ff9a3d"],
  "green-goblin": ["pumpkin-lantern", "#4d9433", "#fff0b3"],
  hawkeye: ["bow-arrow", "#6a379b"],
  loki: ["horned-helm", "#1f6b45", "#ffd766"],
  magneto: ["magnet", "#7b2350"],
  "mr-fantastic": ["erlenmeyer", "#2d7fa8"],
  mystique: ["duality-mask", "#234f91", "#ffb27a"],
  "nick-fury": ["eyepatch", "#444a56"],
  nightcrawler: ["bat-wing", "#33378a"],
  nova: ["polar-star", "#bd8a1f", DARK],
  phoenix: ["fire-flower", "#dd7f12", DARK],
  "professor-x": ["brainstorm", "#d9c08c", DARK],
  punisher: ["death-skull", "#202126"],
  rogue: ["glowing-hands", "#2f8d62"],
  "silver-surfer": ["wave-surfer", "#bcc8d4", DARK],
  thing: ["rock-golem", "#c8722a", DARK],
  venom: ["fanged-skull", "#14141a"],
  "war-machine": ["minigun", "#58626f"],
  wolverine: ["wolverine-claws", "#e8bb1d", DARK],
  mjolnir: ["warhammer", "#6d7f95"],
  "vibranium-shield": ["round-shield", "#2f5fae", "#ffd9d2"],
  distraction: ["magick-trick", "#8b3fa3"],
  "focus-power": ["power-lightning", "#1c7f86"],
  "force-beam": ["laser-blast", "#b0341f"],
  "gearing-up": ["gears", "#5b4a36"],
  "inner-rage": ["angry-eyes", "#8f1f2b"],
  invulnerability: ["armor-vest", "#3d5a80"],
  "power-bolt": ["heavy-lightning", "#8a6d0b"],
  smash: ["hammer-drop", "#3c6b2f"],
  "take-cover": ["brick-wall", "#9c5a35"],
  "thrown-car": ["city-car", "#45505c"],
};
const KEYS = Object.keys(LOOKS).sort((a, b) => b.length - a.length);
const HOME_MADE = ["#4f3b78", "#2b6d6a", "#7a3b2a", "#3d5f2a", "#6b2a5a", "#2a4f7a"] as const;

/** The look of a card's dice; cards that are made at home get a colour by their name, and initials. */
export function lookOf(card: string): Look {
  const key = KEYS.find((one) => card === one || card.startsWith(`${one}-`));
  const known = key === undefined ? undefined : LOOKS[key];
  if (known) {
    const [icon, body, mark] = known;
    return { icon, body, mark: mark ?? LIGHT };
  }
  let sum = 0;
  for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return { icon: "", body: around(HOME_MADE, sum), mark: LIGHT };
}

/** Two letters of a name. */
export function initials(name: string): string {
  const [first, second] = name.split(/[\s:.-]+/).filter(Boolean);
  return (first && second ? first.charAt(0) + second.charAt(0) : name.slice(0, 2)).toUpperCase();
}

/** The four types of energy, wild and generic: an icon each; their badges also differ in shape. */
export const ENERGIES: Record<string, string> = {
  fist: "fist",
  bolt: "focused-lightning",
  mask: "domino-mask",
  shield: "checked-shield",
};
