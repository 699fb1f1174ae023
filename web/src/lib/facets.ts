/** By what cards can be picked out, beside words, type and side: a game says so in web/src/games/<game>/facets.ts. */
import type { CardInfo } from "./frames";
import type { Catalogue, Translate } from "./table";

export interface Facet {
  id: string;
  /** Of the message that names it. */
  label: string;
  /** What a card has of it. */
  of: (card: CardInfo) => readonly string[];
  /** What one of these is called. */
  name: (value: string, cards: Catalogue, t: Translate) => string;
  /** The order in which they are offered; by their names where it is left out. */
  order?: readonly string[];
}

/** The values that some cards have, as they are offered. */
export function valuesOf(
  facet: Facet,
  all: readonly CardInfo[],
  cards: Catalogue,
  t: Translate,
): { value: string; name: string }[] {
  const found = [...new Set(all.flatMap(facet.of))].map((value) => ({
    value,
    name: facet.name(value, cards, t),
  }));
  const place = ({ value }: { value: string }): number => facet.order?.indexOf(value) ?? 0;
  return found.sort(
    (a, b) => place(a) - place(b) || a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
}

/** Whether a card has all that was picked. */
export function fitsAll(
  card: CardInfo,
  facets: readonly Facet[],
  picked: Readonly<Record<string, string>>,
): boolean {
  return facets.every(({ id, of }) => !picked[id] || of(card).includes(picked[id]));
}
