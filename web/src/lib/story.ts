/** The log as a story: turns, in them actions, in each all that came of one choice. */
import type { Line, Mention } from "./frames";

export interface Deed {
  ply: number;
  lines: Line[];
  /** The sign of what matters most in it. */
  icon: string;
  /** How much somebody was hurt. */
  loss: number;
}

export interface Chapter {
  /** The line that begins the turn; none before the first. */
  head: Line | null;
  deeds: Deed[];
}

/** Signs of what happens, what matters most first: an action has the sign of the first of these that is in it. */
const SIGNS: readonly (readonly [string, readonly string[]])[] = [
  ["laurels", ["won", "over"]],
  ["skull-crossed-bones", ["defeated", "knocked_out", "ko", "mission_lost"]],
  ["trophy", ["point", "accomplished"]],
  ["bleeding-heart", ["hurt", "damaged", "lost", "wounded"]],
  ["shield", ["prevented", "unhurt", "defended", "no_block", "shield", "undefended"]],
  ["crossed-swords", ["attacked", "clashed", "clash", "challenged", "super_hit", "targets"]],
  [
    "card-play",
    ["schemed", "used", "global", "boosted", "revealed", "committed", "scenario", "entered", "mission"],
  ],
  ["two-coins", ["bought", "paid", "banked", "loaded", "raised", "powered"]],
  ["boot-prints", ["moved", "maneuvered", "fielded", "swapped", "switched", "stepped_up", "token_moved"]],
  ["rolling-dices", ["rolled", "rerolled"]],
  ["card-draw", ["drew", "drawn", "dealt", "recycled", "to_hand"]],
  ["card-discard", ["discarded", "milled", "cooled", "unloaded", "surrendered"]],
];
const OTHER = "perspective-dice-six-faces-random";
/** Kinds of lines that tell of damage to somebody, with its number as n. */
const HURTS = new Set(["hurt", "damaged", "lost"]);

function signOf(lines: readonly Line[]): string {
  return SIGNS.find(([, kinds]) => lines.some((line) => kinds.includes(line.kind)))?.[0] ?? OTHER;
}

export function lossOf(lines: readonly Line[]): number {
  let sum = 0;
  for (const { kind, data } of lines) if (HURTS.has(kind) && typeof data["n"] === "number") sum += data["n"];
  return sum;
}

/** Deeds and chapters by their first line. One to which nothing was added stays the same, and is not drawn again. */
const deedOf = new WeakMap<Line, Deed>();
const chapterOf = new WeakMap<Line, Chapter>();

function deed(first: Line, lines: Line[]): Deed {
  const known = deedOf.get(first);
  if (known?.lines.length === lines.length && known.lines.at(-1) === lines.at(-1)) return known;
  const found = { ply: first.ply, lines, icon: signOf(lines), loss: lossOf(lines) };
  deedOf.set(first, found);
  return found;
}

function chapter(head: Line | null, deeds: Deed[]): Chapter {
  const known = head && chapterOf.get(head);
  if (known?.deeds.length === deeds.length && known.deeds.every((one, i) => one === deeds[i])) return known;
  const found = { head, deeds };
  if (head) chapterOf.set(head, found);
  return found;
}

export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  let head: Line | null = null;
  let groups: [Line, ...Line[]][] = [];
  const close = (): void => {
    if (head || groups.length)
      found.push(
        chapter(
          head,
          groups.map((group) => deed(group[0], group)),
        ),
      );
    groups = [];
  };
  for (const line of lines) {
    const group = groups.at(-1);
    if (line.kind === "turn") {
      close();
      head = line;
    } else if (group?.[0].ply === line.ply) group.push(line);
    else groups.push([line]);
  }
  close();
  return found;
}

/** A sentence in pieces: plain text, and names that are cards. */
export function pieces(line: Line): (string | Mention)[] {
  const found: (string | Mention)[] = [];
  let from = 0;
  for (const mention of line.refs) {
    const at = line.text.indexOf(mention.name, from);
    if (at < 0 || !mention.name) continue;
    if (at > from) found.push(line.text.slice(from, at));
    found.push(mention);
    from = at + mention.name.length;
  }
  if (from < line.text.length) found.push(line.text.slice(from));
  return found;
}
