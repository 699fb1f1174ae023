/** The catalogues of the games, fetched once for each language. */
import { api } from "./api";
import type { GameName, Lang } from "./frames";
import { catalogue, type Catalogue } from "./table";

const kept = new Map<string, Promise<Catalogue>>();

export function cardsOf(game: GameName, lang: Lang): Promise<Catalogue> {
  const key = `${game} ${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = api.cards(game, lang).then(catalogue);
    found.catch(() => kept.delete(key)); // another time it may work
    kept.set(key, found);
  }
  return found;
}
