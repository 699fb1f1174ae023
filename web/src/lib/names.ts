/** Who sits where, in words. */
import type { Seat, State } from "./frames";
import type { Translate } from "./table";

export function seatName(seat: Seat, index: number, t: Translate): string {
  if (seat.kind === "level") return seat.name || t("shell-level-name", { level: seat.level ?? 0 });
  if (seat.kind === "open") return t("shell-seat-free");
  return seat.name || t("shell-seat-number", { number: index + 1 });
}

/** Who sits at a seat, in words. */
export function personOf(state: Pick<State, "seats">, seat: number, t: Translate): string {
  const found = state.seats[seat];
  return found ? seatName(found, seat, t) : "";
}

/** What the side of a seat is called in the reader's language; where nobody says, as the view has it. */
export function sideName(state: Pick<State, "plays">, seat: number, named: string): string {
  return state.plays?.[seat] || named;
}

/** Who sits there, by name; whoever looks is told that it is they. */
export function personName(state: Pick<State, "seats">, seat: number, t: Translate): string {
  const found = state.seats[seat];
  return found ? (found.you ? `${found.name} (${t("shell-you")})` : found.name) : "";
}
