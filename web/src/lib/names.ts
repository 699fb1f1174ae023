/** Who sits where, in words. */
import type { Seat } from "./frames";
import type { Translate } from "./table";

export function seatName(seat: Seat, index: number, t: Translate): string {
  if (seat.kind === "level") return seat.name || t("shell-level-name", { level: seat.level ?? 0 });
  if (seat.kind === "open") return t("shell-seat-free");
  return seat.name || t("shell-seat-number", { number: index + 1 });
}
