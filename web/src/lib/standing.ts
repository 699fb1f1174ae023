/** Ratings in words: a question mark where too little is known; what a match did to it, with its sign. */
import type { Seat } from "./frames";

/** What one shows to whom. */
export const SEEN = ["me", "met", "all"] as const;

export function rated(rating: number, sure: boolean): string {
  return sure ? String(rating) : `${rating}?`;
}

export function signed(gained: number): string {
  return gained < 0 ? `−${-gained}` : `+${gained}`;
}

/** How somebody at a rated table stands; empty at any other, and for those who were never rated. */
export function standing(seat: Pick<Seat, "rating">): string {
  if (!seat.rating) return "";
  const { now, sure, gained } = seat.rating;
  return gained === null ? rated(now, sure) : `${rated(now, sure)} (${signed(gained)})`;
}
