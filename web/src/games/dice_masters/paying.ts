/** DM-4.6 to DM-4.8: Paying by tapping dice: which of the server's ways to pay fit what was tapped so far. */
import type { Choice } from "../../lib/frames";
import type { Rolled } from "./model";

/** Tapped dice: whole, or only in part where a die shows two of its type. */
export type Tapped = ReadonlyMap<string, boolean>;

export interface Way {
  choice: Choice;
  /** The dice it names; others that are alike do as well. */
  dice: readonly string[];
  /** How many dice of each sort and face, whole or in part. */
  needs: Map<string, number>;
  loose: number;
}

function sign(die: Rolled, part: boolean): string {
  return `${die.die} ${die.face} ${part}`;
}

/** What a payment says of itself: one way to pay, die by die and whether in part, and energy without a die. */
interface Payment {
  way?: [string, boolean][];
  loose?: number;
}

export function waysOf(choices: readonly Choice[], reserve: readonly Rolled[]): Way[] {
  const dice = new Map(reserve.map((die) => [die.id, die]));
  return choices.flatMap((choice) => {
    const { way, loose }: Payment = choice.things.facts;
    if (!way?.length && !loose) return [];
    const needs = new Map<string, number>();
    for (const [id, part] of way ?? []) {
      const die = dice.get(id);
      if (die) needs.set(sign(die, part), (needs.get(sign(die, part)) ?? 0) + 1);
    }
    return [{ choice, dice: (way ?? []).map(([id]) => id), needs, loose: loose ?? 0 }];
  });
}

function taken(tapped: Tapped, reserve: readonly Rolled[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const die of reserve) {
    const part = tapped.get(die.id);
    if (part !== undefined) found.set(sign(die, part), (found.get(sign(die, part)) ?? 0) + 1);
  }
  return found;
}

/** The ways that the tapped dice are a part of. */
export function fitting(ways: readonly Way[], tapped: Tapped, reserve: readonly Rolled[]): Way[] {
  const have = taken(tapped, reserve);
  return ways.filter((way) => [...have].every(([what, n]) => (way.needs.get(what) ?? 0) >= n));
}

/** The ways that the tapped dice are. */
export function exact(ways: readonly Way[], tapped: Tapped, reserve: readonly Rolled[]): Way[] {
  const size = (way: Way): number => [...way.needs.values()].reduce((sum, n) => sum + n, 0);
  return fitting(ways, tapped, reserve).filter((way) => size(way) === tapped.size);
}

/** What a further tap on a die makes of it: whole, in part, or not tapped; whatever some way allows. */
export function tap(ways: readonly Way[], tapped: Tapped, reserve: readonly Rolled[], die: string): Tapped {
  const now = tapped.get(die);
  const next: boolean[] = now === undefined ? [false, true] : now ? [] : [true];
  for (const part of next) {
    const found = new Map(tapped);
    found.set(die, part);
    if (fitting(ways, found, reserve).length) return found;
  }
  const found = new Map(tapped);
  found.delete(die);
  return found;
}

/** What most would pay with: as little wild energy as can be, then as few dice; the server's order breaks ties. */
export function plainest(ways: readonly Way[]): Way | undefined {
  const worth = ({ needs }: Way): number =>
    [...needs].reduce((sum, [what, n]) => sum + n * (what.includes(" wild ") ? 100 : 1), 0);
  return ways.reduce<Way | undefined>(
    (best, way) => (best && worth(best) <= worth(way) ? best : way),
    undefined,
  );
}

/** The dice that a way takes besides those that are tapped. */
export function toCome(way: Way, tapped: Tapped, reserve: readonly Rolled[]): string[] {
  const have = taken(tapped, reserve);
  const found: string[] = [];
  const left = new Map([...way.needs].map(([what, n]) => [what, n - (have.get(what) ?? 0)]));
  for (const die of reserve) {
    if (tapped.has(die.id)) continue;
    const what = [sign(die, false), sign(die, true)].find((one) => (left.get(one) ?? 0) > 0);
    if (what === undefined) continue;
    left.set(what, (left.get(what) ?? 0) - 1);
    found.push(die.id);
  }
  return found;
}
