/** What an attack could come to, from what its side can see: the printed values of the cards in its hand. */
import type { Catalogue } from "../../lib/table";
import { cardOf, type Piece } from "./model";
import type { SeatView } from "./view";

export interface Blow {
  least: number;
  most: number;
}

/** The values of the cards that a fighter could attack with; null when there are none. */
export function blowOf(attacker: Piece, seat: SeatView, cards: Catalogue): Blow | null {
  const values = seat.hand.flatMap((slug) => {
    const facts = cardOf(cards, seat.hero, slug)?.facts;
    const banner = (facts?.["banner"] as string[] | undefined) ?? [];
    const fits = facts?.["type"] === "attack" || facts?.["type"] === "versatile";
    const may = !banner.length || banner.includes(attacker.arms);
    const value = facts?.["value"] as number | null | undefined;
    return fits && may && typeof value === "number" ? [value] : [];
  });
  return values.length ? { least: Math.min(...values), most: Math.max(...values) } : null;
}

export function written({ least, most }: Blow): string {
  return least === most ? String(most) : `${least}–${most}`;
}
