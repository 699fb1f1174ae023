/** What a card of Mission Arena says, and how its words are called. */
import type { CardInfo } from "../../lib/frames";
import type { Catalogue } from "../../lib/table";
import type { Challenge, View } from "./view";

/** A word of the catalogue by name: skill/cosmic, ability/switch. */
export function word(cards: Catalogue, group: string, slug: string): string {
  return cards.byRef(`${group}/${slug}`)?.name ?? slug;
}

/** The special ability on a card: its word, its cost, and what it does in the chosen language. */
export interface Ability {
  word: string;
  cost: number;
  kind: string;
  text: string;
}

export function abilityOf(card: CardInfo): Ability | null {
  const { word, cost, kind } = card.facts as { word: string | null; cost: number; kind: string };
  const text = card.parts.find((part) => part.kind === "ability")?.text ?? "";
  return word === null ? null : { word, cost, kind, text };
}

/** Like cards once, with how many there are, the newest first. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of [...ids].reverse()) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

const PLACES = ["active-1", "active-2", "active-3", "reserve-1", "reserve-2"];

/** The column in which the sums of a challenge stand: before its target; a narrow table has three. */
export function columnsOf(target: string): { wide: number; narrow: number } {
  const place = Math.max(PLACES.indexOf(target), 0);
  return { wide: place < 3 ? place + 1 : place + 2, narrow: Math.min(place, 2) + 1 };
}

/** A challenge, who is in it, and where its sums stand. */
export interface Shown {
  duel: Challenge;
  names: { challenger: string; partner: string | null; target: string };
  wide: number;
  narrow: number;
}

/** The challenges that are shown: what was resolved is over once the Check Point has come. */
export function duelsOf(view: View, cards: Catalogue): Shown[] {
  if (view.phase === "check-point") return [];
  return view.challenges.map((duel) => {
    const names = {
      challenger: cards.name(duel.challenger),
      partner: duel.partner && cards.name(duel.partner),
      target: cards.name(duel.target),
    };
    return { duel, names, ...columnsOf(duel.to) };
  });
}

/** Who challenges and who is challenged in what is not resolved yet, by seat and place. */
export function fightersOf(view: View): Map<string, "challenger" | Challenge["outlook"]> {
  const open = view.challenges.filter((duel) => !duel.resolved);
  return new Map(
    open.flatMap((duel): [string, "challenger" | Challenge["outlook"]][] => [
      [`${view.active}:${duel.from}`, "challenger"],
      [`${view.active}:${duel.partner_from}`, "challenger"],
      [`${1 - view.active}:${duel.to}`, duel.outlook],
    ]),
  );
}
