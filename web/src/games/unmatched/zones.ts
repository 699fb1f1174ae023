/** Zones: a colour by the zone's name, and a pattern by its place in the board's list, so that no two are alike. */
import { around } from "../../lib/given";
const COLOURS: Record<string, string> = {
  amber: "#e0a11b",
  blue: "#3a78d4",
  brown: "#96673f",
  cobalt: "#3a63c8",
  crimson: "#c02645",
  gray: "#8a9396",
  green: "#369a53",
  jade: "#1ea57a",
  "light-gray": "#bcc3c6",
  "light-green": "#93cc6b",
  navy: "#33508f",
  ochre: "#c58a3a",
  orange: "#e27b2f",
  purple: "#8d4fae",
  red: "#c8443a",
  slate: "#6c7f92",
  teal: "#1f9393",
  violet: "#a783d6",
  yellow: "#dcc040",
};

export function colourOf(zone: string): string {
  return COLOURS[zone] ?? "#7d7d7d";
}

/** The marks of the patterns, each on a tile of 16 by 16. */
export const PATTERNS: readonly string[] = [
  "M-4 4L4-4M0 16L16 0M12 20L20 12", // slanted lines
  "M4 2.5a1.5 1.5 0 1 0 .1 0M12 10.5a1.5 1.5 0 1 0 .1 0", // dots
  "M0 4H16M0 12H16", // level lines
  "M0 0L16 16M0 16L16 0", // a lattice
  "M4 0V16M12 0V16", // upright lines
  "M0 8L4 3L8 8L12 3L16 8M0 16L4 11L8 16L12 11L16 16", // zigzag
  "M4 1V7M1 4H7M12 9V15M9 12H15", // crosses
  "M8 3.5a4.5 4.5 0 1 0 .1 0", // rings
  "M-4 12L4 20M0 0L16 16M12-4L20 4", // lines slanted the other way
  "M2 2H8V8H2ZM10 10H16V16H10Z", // squares
];

export function patternOf(zones: readonly string[], zone: string): { id: string; path: string } {
  const index = Math.max(0, zones.indexOf(zone));
  return { id: `zone-pattern-${index}`, path: around(PATTERNS, index) };
}
