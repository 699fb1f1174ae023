/** The games on offer, as the server describes them in the chosen language. */
import { api } from "./api";
import type { GameInfo, GameName, Lang } from "./frames";

class Offers {
  all = $state.raw<readonly GameInfo[]>([]);
  failed = $state(false);
  #lang: Lang | null = null;

  async load(lang: Lang): Promise<void> {
    if (this.#lang === lang && this.all.length) return;
    this.#lang = lang;
    try {
      const found = await api.games(lang);
      if (this.#lang === lang) [this.all, this.failed] = [found, false];
    } catch {
      this.failed = true;
      this.#lang = null;
    }
  }

  /** What a game is called; until the server has said so, as it is in addresses. */
  name(game: GameName): string {
    return this.of(game)?.name ?? game;
  }

  of(game: GameName): GameInfo | undefined {
    return this.all.find((offer) => offer.game === game);
  }
}

export const offers = new Offers();
