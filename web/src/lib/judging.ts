/** What the chances of a match say of its players: how well each chose, and what luck did. */
import type { Moment } from "./frames";

export interface Verdict {
  seat: number;
  /** From 0 to 100: how near its choices came to the best ones. */
  accuracy: number;
  /** What its choices gave away, in points of a hundred. */
  lost: number;
  /** What changed for it without anybody's choice: dice, cards drawn, what nobody could see. */
  luck: number;
}

/** A choice that gives nothing away counts 100, one that gives away half of the match about 9. */
const STEEP = 0.048;

export function verdicts(moments: readonly Moment[], sides: readonly number[]): Verdict[] {
  return sides.map((side, seat) => {
    const own = moments.filter((one) => one.seat === seat);
    const losses = own.map((one) => Math.max(0, one.best - one.chance) * 100);
    const kept = losses.map((loss) => 100 * Math.exp(-STEEP * loss));
    return {
      seat,
      accuracy: kept.length ? Math.round(kept.reduce((sum, one) => sum + one, 0) / kept.length) : 100,
      lost: Math.round(losses.reduce((sum, one) => sum + one, 0)),
      luck: Math.round(100 * drift(moments, sides, side)),
    };
  });
}

/** How far the chance of a side moved between choices: of what one choice left, to what the next one found. */
function drift(moments: readonly Moment[], sides: readonly number[], side: number): number {
  if (new Set(sides).size !== 2) return 0;
  const of = (one: Moment, chance: number): number => (sides[one.seat] === side ? chance : 1 - chance);
  let sum = 0;
  moments.forEach((one, i) => {
    const before = moments[i - 1];
    if (before) sum += of(one, one.best) - of(before, before.chance);
  });
  return sum;
}
