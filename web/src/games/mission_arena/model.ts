/** What a card of Mission Arena says, and how its words are called. */
import type { CardInfo } from "../../lib/frames";
import type { Catalogue } from "../../lib/table";

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
