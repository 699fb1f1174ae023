/** What the cards of Battle Scenes say, and piles of them. */
import type { CardInfo } from "../../lib/frames";
import type { Catalogue } from "../../lib/table";
import type { Unit } from "./view";

/** What can be looked through, as far as it is known. */
export type Zone = "hand" | "deck" | "resources" | "prizes" | "aside";

/** What an action costs in stages. */
export type ActionCost = number | "x" | "none";

/** What is printed in a card's action box, in the chosen language. */
export interface Action {
  name: string;
  slug: string;
  power: string | null;
  cost: ActionCost;
  timing: string[];
  text: string;
}

function factsOf(card: CardInfo): Omit<Action, "name" | "text"> | null {
  return (card.facts["action"] ?? null) as Omit<Action, "name" | "text"> | null;
}

/** The slug of the action that is printed on a card. */
export function slugOf(card: CardInfo | undefined): string | undefined {
  return card && factsOf(card)?.slug;
}

function told(card: CardInfo, kind: string): string | undefined {
  return card.parts.find((part) => part.kind === kind)?.text;
}

/** A card's texts without its action. */
export function rulesOf(card: CardInfo): string[] {
  return card.parts.filter(({ kind }) => kind === "evolves" || kind === "rule").map(({ text }) => text);
}

/** The action that is printed on a card. */
export function actionOn(card: CardInfo | undefined): Action | null {
  const facts = card && factsOf(card);
  if (!facts) return null;
  const { slug, power, cost, timing } = facts;
  return {
    name: told(card, "action") ?? card.name,
    text: told(card, "effect") ?? "",
    slug,
    power,
    cost,
    timing,
  };
}

/** The action of that slug, on a character, or wherever else it is printed: others may lend it theirs. */
export function actionOf(slug: string, unit: Unit, cards: Catalogue): Action | null {
  const own = cards.byRef(unit.card);
  return actionOn(slugOf(own) === slug ? own : cards.all.find((card) => slugOf(card) === slug));
}

/** A word of the catalogue by name: power/flight, affiliation/avengers. */
export function word(cards: Catalogue, group: string, slug: string): string {
  return cards.byRef(`${group}/${slug}`)?.name ?? slug;
}

/** Like cards once, with how many there are, in the order in which they first lie. */
export function counted(ids: readonly (string | null)[]): { id: string | null; count: number }[] {
  const found = new Map<string | null, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
