/** What everybody bears who is not in the roll: charges by skill or energy, or by chance of the name. */
export const POOLS: Readonly<Record<string, readonly string[]>> = {
  scientific: ["microscope", "erlenmeyer", "light-bulb"],
  mystic: ["pentacle", "crystal-wand", "third-eye"],
  cosmic: ["ringed-planet", "galaxy", "flat-star"],
  technological: ["gears", "processor", "megabot"],
  combat: ["crossed-swords", "punch-blast", "crossed-axes"],
  fist: ["punch-blast", "bull-horns", "crossed-axes"],
  bolt: ["plasma-bolt", "lightning-trio", "galaxy"],
  mask: ["third-eye", "domino-mask", "light-bulb"],
  shield: ["checked-shield", "breastplate", "griffin-symbol"],
};

export const ANY: readonly string[] = [
  "griffin-symbol",
  "raven",
  "direwolf",
  "bear-head",
  "stag-head",
  "fleur-de-lys",
  "trident",
  "battle-axe",
  "key",
  "sun",
  "oak",
  "scorpion",
  "feather",
  "anchor",
  "winged-sword",
  "tiger-head",
  "wyvern",
  "condor-emblem",
  "sharp-crown",
  "hooded-figure",
];
/** In chief there is room for something simple only. */
export const CHIEFS = ["flat-star", "sun", "crenel-crown", "key", "feather", "fleur-de-lys"] as const;
