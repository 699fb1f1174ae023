/** The colours of a card or character: those of its arms. */
import { blazon, type About } from "../../art/blazon";
import type { CardInfo } from "../../lib/frames";
import type { Catalogue } from "../../lib/table";

export interface Ink {
  name: string;
  about: About;
  field: string;
  second: string;
}

export function inkOf(card: CardInfo | undefined, id: string): Ink {
  const facts = card?.facts ?? {};
  const about: About = {
    kind: card?.kind,
    side: (facts["alignments"] as string[] | undefined)?.[0],
    affiliation: (facts["affiliations"] as string[] | undefined)?.[0],
    power: (facts["powers"] as string[] | undefined)?.[0],
    game: "battle_scenes",
  };
  const name = String(facts["called"] ?? id);
  const { field, second } = blazon(name, about);
  return { name, about, field, second };
}

export function inkBy(cards: Catalogue, id: string): Ink {
  return inkOf(cards.byRef(id), id);
}
