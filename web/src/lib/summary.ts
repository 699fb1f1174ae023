/** How a match went, read from its log: who dealt how much damage, and how many cards and dice each side used. */
import type { Line, State } from "./frames";

export interface Tally {
  id: "damage" | "used" | "points";
  /** A number for each seat. */
  of: number[];
}

const HURTS = new Set(["hurt", "damaged", "lost"]);
const USES = new Set([
  "schemed",
  "revealed",
  "boosted",
  "used",
  "bought",
  "entered",
  "global",
  "challenged",
  "super_hit",
]);

/** The seat that a line is about: it is told by number, as the side behind #, or by a fighter's name. */
function seatOf(line: Line, state: State): number {
  const { who, unit } = line.data as { who?: unknown; unit?: unknown };
  if (typeof who === "number") return who;
  if (typeof unit === "string" && unit.includes("#")) return Number(unit.split("#").at(-1));
  const rows = (state.view["seats"] ?? []) as { fighters?: Record<string, unknown> }[];
  return rows.findIndex((row) => typeof who === "string" && who in (row.fighters ?? {}));
}

export function tallies(lines: readonly Line[], state: State): Tally[] {
  const seats = state.seats.map((_, i) => i);
  const zero = (): number[] => seats.map(() => 0);
  const [taken, used] = [zero(), zero()];
  for (const line of lines) {
    const seat = seatOf(line, state);
    if (taken[seat] === undefined || used[seat] === undefined) continue;
    if (HURTS.has(line.kind)) taken[seat] += Number(line.data["n"] ?? 0);
    else if (USES.has(line.kind)) used[seat] += 1;
  }
  const all = taken.reduce((sum, n) => sum + n, 0);
  const rows = (state.view["seats"] ?? []) as { points?: unknown }[];
  const points = rows.map((row) => (typeof row.points === "number" ? row.points : 0));
  const found: Tally[] = [
    { id: "points", of: points },
    { id: "damage", of: taken.map((n) => all - n) }, // to all others
    { id: "used", of: used },
  ];
  return found.filter((tally) => tally.of.some((n) => n > 0));
}

/** How many turns there were. */
export function turnsOf(lines: readonly Line[]): number {
  return lines.filter((line) => line.kind === "turn").length;
}

/** How far each seat was after each turn: the damage it had dealt, or its points where it is points that count. */
export function course(lines: readonly Line[], state: State): { id: "damage" | "points"; after: number[][] } {
  const seats = state.seats.map((_, i) => i);
  const scored = lines.some((line) => line.kind === "point" || line.kind === "knocked_out");
  let now = seats.map(() => 0);
  const after = [now];
  for (const line of lines) {
    if (line.kind === "turn") after.push(now);
    const seat = seatOf(line, state);
    const n = Number(line.data["n"] ?? 0);
    if (scored && line.kind === "knocked_out")
      now = now.map((had, i) => (i === Number(line.data["who"]) ? had + n : had));
    else if (scored && line.kind === "point") now = now.map((had, i) => (i === seat ? n : had));
    else if (!scored && HURTS.has(line.kind)) now = now.map((had, i) => (i === seat ? had : had + n));
  }
  return { id: scored ? "points" : "damage", after: [...after, now] };
}

/** What a seat plays, as the view calls it: a hero, a team, a deck. */
export function playedBy(state: State, seat: number): string {
  const row = ((state.view["seats"] ?? []) as Record<string, unknown>[])[seat];
  const named = [row?.["hero"], row?.["team"], row?.["name"]].find((one) => typeof one === "string");
  return typeof named === "string" ? named : "";
}
