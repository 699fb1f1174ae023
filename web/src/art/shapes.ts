/** The outlines of shields, in a field of 100 by 116. Where a character belongs, or on which side, chooses one. */
export const SHAPES = {
  heater: "M7 7H93V54C93 84 70 102 50 112C30 102 7 84 7 54Z",
  roundel: "M50 11A47 47 0 1 1 49.9 11Z",
  hexagon: "M50 5L95 30V86L50 111L5 86V30Z",
  octagon: "M29 10H71L96 36V80L71 106H29L4 80V36Z",
  spiked: "M50 4C58 12 78 14 95 7C89 28 98 66 50 114C2 66 11 28 5 7C22 14 42 12 50 4Z",
  norman: "M50 3C68 18 84 27 96 31C94 68 72 97 50 113C28 97 6 68 4 31C16 27 32 18 50 3Z",
  teardrop: "M50 4C66 12 93 11 93 11C95 66 82 96 50 113C18 96 5 66 7 11C7 11 34 12 50 4Z",
  crystal: "M50 4L78 12L95 40L86 82L50 113L14 82L5 40L22 12Z",
  wedge: "M6 20L50 4L94 20L88 76L50 113L12 76Z",
  starburst:
    "M50 5L62 16L78 12L82 30L95 39L89 56L96 72L82 82L78 99L62 97L50 111L38 97L22 99L18 82L4 72L11 56L5 39L18 30L22 12L38 16Z",
  cartouche:
    "M22 6H78C80 14 86 19 94 21C90 34 90 48 93 60C94 84 70 96 50 112C30 96 6 84 7 60C10 48 10 34 6 21C14 19 20 14 22 6Z",
  scalloped: "M7 15Q28 1 50 13Q72 1 93 15V56C93 86 68 102 50 113C32 102 7 86 7 56Z",
  ogee: "M50 3C54 14 70 15 84 17C98 22 96 42 92 54C87 82 62 94 50 114C38 94 13 82 8 54C4 42 2 22 16 17C30 15 46 14 50 3Z",
  pelt: "M10 8C24 14 36 12 50 6C64 12 76 14 90 8C96 20 86 34 90 50C94 66 88 86 72 94C62 98 56 104 50 114C44 104 38 98 28 94C12 86 6 66 10 50C14 34 4 20 10 8Z",
  pennon: "M8 7H92V92L50 111L8 92Z",
  panel: "M20 8H80L95 23V93L80 108H20L5 93V23Z",
} as const;
export type Shape = keyof typeof SHAPES;

/** By affiliation, as the games name them in English or Portuguese. */
const BY_AFFILIATION: Record<string, Shape> = {
  avengers: "heater",
  vingadores: "heater",
  "jovens-vingadores": "heater",
  "x-men": "octagon",
  excalibur: "octagon",
  "novos-mutantes": "octagon",
  "x-force": "octagon",
  "irmandade-de-mutantes": "wedge",
  "fantastic-four": "hexagon",
  "quarteto-fantastico": "hexagon",
  asgardianos: "scalloped",
  asgard: "scalloped",
  "guardioes-da-galaxia": "starburst",
  "tropa-nova": "starburst",
  "tropa-estelar": "starburst",
  kree: "crystal",
  skrulls: "crystal",
  "cla-do-gelo": "crystal",
  "iron-ring": "crystal",
  shield: "roundel",
  hidra: "wedge",
  tentaculo: "wedge",
  simbiontes: "teardrop",
  "web-watch": "teardrop",
  "aliados-do-homem-aranha": "teardrop",
  defensores: "cartouche",
  "herois-de-aluguel": "cartouche",
  inumanos: "ogee",
  fugitivos: "pelt",
  saqueadores: "pelt",
  "black-court": "spiked",
  "corte-negra": "spiked",
  villains: "norman",
};
const BY_SIDE: Record<string, Shape> = {
  hero: "heater",
  good: "heater",
  villain: "spiked",
  evil: "spiked",
  neutral: "hexagon",
};
const BY_KIND: Record<string, Shape> = {
  ability: "roundel",
  action: "panel",
  "basic-action": "panel",
  support: "panel",
  scenario: "pennon",
  team: "pennon",
};

/** The outline for somebody who is not in the roll of arms: by kind of card, then where it belongs, then its side. */
export function shapeFor(kind = "", affiliation = "", side = ""): Shape | undefined {
  return BY_KIND[kind] ?? BY_AFFILIATION[affiliation] ?? BY_SIDE[side];
}
