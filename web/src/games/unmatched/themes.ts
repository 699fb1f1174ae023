/** What kind of country a board is, and what grows in which zone. */
import { hash } from "../../art/blazon";
import { around } from "../../lib/given";

export interface Theme {
  name: "sea" | "wood" | "town" | "moor";
  /** The colour of what is not land, the ink on it, and of the land. */
  void: string;
  ink: string;
  shore: string;
  land: string;
  landmarks: readonly string[];
}

const THEMES: Readonly<Record<Theme["name"], Theme>> = {
  sea: {
    name: "sea",
    void: "#9db0a6",
    ink: "#2b4152",
    shore: "#a7b9ad",
    land: "#e2cb98",
    landmarks: ["trireme", "sea-serpent", "caravel", "whale-tail"],
  },
  wood: {
    name: "wood",
    void: "#7f9068",
    ink: "#2c3d22",
    shore: "#94a27a",
    land: "#dcc994",
    landmarks: ["oak", "stag-head", "beech", "owl"],
  },
  town: {
    name: "town",
    void: "#a79c88",
    ink: "#3b3128",
    shore: "#b4a993",
    land: "#ddcba0",
    landmarks: ["clock-tower", "church", "street-light", "hanging-sign"],
  },
  moor: {
    name: "moor",
    void: "#98a08f",
    ink: "#36402f",
    shore: "#a7ae9b",
    land: "#d9c895",
    landmarks: ["castle-ruins", "raven", "dolmen", "willow-tree"],
  },
};
const BY_BOARD: Readonly<Record<string, Theme["name"]>> = {
  sarpedon: "sea",
  "salt-causeway": "sea",
  "sherwood-forest": "wood",
  "bell-orchard": "wood",
  marmoreal: "moor",
  "baskerville-manor": "moor",
  "four-wells": "moor",
  soho: "town",
  "kiln-yard": "town",
};
const ALL = ["sea", "wood", "town", "moor"] as const;

/** The country of a board; of one that is not listed it hangs on its name. */
export function themeOf(board: string): Theme {
  return THEMES[BY_BOARD[board] ?? around(ALL, hash(board))];
}

/** Small woodcuts: drawings of about the size of one, standing on their foot. */
export const MOTIFS = {
  tree: {
    fill: "#86a05c",
    body: "M-.8-.75a.42.42 0 0 1 .38-.5a.46.44 0 0 1 .84 0a.42.42 0 0 1 .38.5a.5.4 0 0 1-.9.1a.5.4 0 0 1-.7-.1Z",
    lines: "M-.1 0q.1-.35 0-.62M.1 0q-.06-.35.1-.55M-.4-.9q.2.14.4 0M.1-1.05q.2.1.36-.05",
  },
  pine: {
    fill: "#6f8f5c",
    body: "M0-1.4L.36-.9H.2L.5-.45H.28L.6-.1H-.6L-.28-.45H-.5L-.2-.9H-.36Z",
    lines: "M0-.1V.05M.05-1.1L.2-.95M.1-.7L.3-.5",
  },
  peak: {
    fill: "#c9a578",
    body: "M-1 0L-.25-1.25L-.02-.95L.2-1.3L1 0Z",
    lines: "M.22-1.2L.2-.2M.4-.95L.42-.12M.6-.6L.64-.08M-.2-1.1L-.28-.75",
  },
  dune: { fill: "none", body: "", lines: "M-1 0q.5-.75 1 0M-.2-.28q.5-.75 1.1.28M-.5-.12q.2-.2.4 0" },
  column: {
    fill: "#d9b292",
    body: "M-.6 0V-1.1H-.26V0ZM.2 0V-.7L.36-.86L.54-.64V0Z",
    lines: "M-.74-1.12H-.12M-.8 0H.8M-.43-.95V-.1M.38-.6V-.05",
  },
  vine: {
    fill: "#9b7ab0",
    body: "M-.54-.5a.26.26 0 1 0 .52 0a.26.26 0 1 0-.52 0M-.02-.5a.26.26 0 1 0 .52 0a.26.26 0 1 0-.52 0M-.26-.15a.26.26 0 1 0 .52 0a.26.26 0 1 0-.52 0",
    lines: "M0-.8q.3-.4.7-.2M0-.8q-.2-.3-.6-.15",
  },
  reed: {
    fill: "none",
    body: "",
    lines: "M-.4 0q-.1-.6-.3-1M0 0q0-.7.05-1.2M.4 0q.1-.55.35-.9M-.2 0q.05-.4-.05-.7",
  },
  stone: {
    fill: "#b9b3a6",
    body: "M-.5 0V-.7Q-.5-1.05-.15-1.05Q.2-1.05.2-.7V0ZM.35 0V-.4Q.36-.62.58-.6Q.8-.58.8-.38V0Z",
    lines: "M-.35-.6H.05M-.3-.4H0M-.8 0H1",
  },
  house: {
    fill: "#cfae84",
    body: "M-.7 0V-.6L-.2-1.1L.3-.6V0ZM.3 0V-.8H.42V-1.05H.6V-.8H.8V0Z",
    lines: "M-.8-.52L-.2-1.12L.4-.52M-.3 0V-.32H-.1V0M.45-.55H.65M-.8 0H.9",
  },
} as const;
export type Motif = keyof typeof MOTIFS;

const BY_ZONE: Readonly<Record<string, Motif>> = {
  green: "tree",
  jade: "pine",
  "light-green": "tree",
  teal: "pine",
  yellow: "dune",
  amber: "dune",
  ochre: "house",
  brown: "peak",
  orange: "house",
  red: "column",
  crimson: "column",
  purple: "vine",
  violet: "vine",
  blue: "reed",
  navy: "reed",
  cobalt: "reed",
  gray: "stone",
  "light-gray": "stone",
  slate: "stone",
};

export function motifOf(zone: string): Motif {
  return BY_ZONE[zone] ?? "dune";
}
