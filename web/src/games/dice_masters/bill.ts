/** A payment as the dock shows it: what is paid for, what the tapped dice come to, and the press that pays the rest. */
import type { Plan } from "../../lib/dock.svelte";
import type { TableProps } from "../../lib/table";
import type { Taps } from "./taps.svelte";
import { titleOf } from "./words";

export function billOf({ cards, choose, t }: TableProps, taps: Taps): Plan | null {
  const { plan } = taps;
  if (!plan) return null;
  const bill = taps.view.paying;
  const offer: Plan = {
    text: bill ? t("dice_masters-pay-for", { card: titleOf(cards, bill.card) }) : t("dice_masters-pay"),
    note: bill ? t("dice_masters-paid-of", { n: taps.paid, of: bill.cost }) : t("dice_masters-paying"),
    act: "pay",
    go: () => choose(plan.choice.key),
  };
  if (taps.tapped.size) offer.cancel = () => taps.clear();
  return offer;
}
