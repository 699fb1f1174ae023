/** What a pile is called when it is laid out. */
import type { Catalogue, Translate } from "../../lib/table";
import { heroOf, word, type PileName } from "./model";
import type { SeatView } from "./view";

export function titleOf(row: SeatView, pile: PileName, cards: Catalogue, t: Translate): string {
  const name = heroOf(row, cards)?.name ?? row.hero;
  if (pile === "discard") return t("unmatched-discard-of", { name });
  if (pile === "hand") return t("unmatched-known-of", { name });
  return `${name}: ${word(row, cards, pile.slice("zone:".length))}`;
}
