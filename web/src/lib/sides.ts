/** Against whom one plays, and whom players take when nobody has chosen for them. */
import type { NewSeat, Side } from "./frames";
import { at } from "./given";

/** A computer of some strength, a friend by link, whoever comes, somebody at the same screen. */
export type Opponent = "level" | "link" | "open" | "hot";

/** Who is to sit at the other seats; somebody's own player may stand for a level. */
export function seatOf(opponent: Opponent, level: number, bot: string | null): NewSeat {
  if (opponent === "level") return bot === null ? { kind: "level", level } : { kind: "bot", bot };
  return { kind: opponent === "hot" ? "me" : "open" };
}

/** The sides to send: whoever has none is given one by lot, rather one that nobody has. Nothing when the game is to
 * choose all of them. */
export function sidesToSend(
  wanted: readonly (string | null)[],
  among: readonly Side[],
  lot: () => number = Math.random,
): string[] | undefined {
  if (wanted.every((side) => side === null)) return undefined;
  const taken = new Set(wanted);
  return wanted.map((side) => {
    if (side !== null) return side;
    const free = among.filter((one) => !taken.has(one.id));
    const from = free.length ? free : among;
    const drawn = at(from, Math.floor(lot() * from.length)).id;
    taken.add(drawn);
    return drawn;
  });
}
