/** A deck or a team that is being put together: what is in it, as cards and as text, and what the rules say of it. */
import { api } from "./api";
import { curveOf, dropDeck, readDeck, saveDeck, savedDecks, writeDeck, type Deck, type Saved } from "./decks";
import type { CardInfo, DeckCheck, GameName } from "./frames";
import { offers } from "./offers.svelte";
import type { Catalogue } from "./table";
import { ui } from "./ui.svelte";

const PAUSE = 250; // ms without a change, before the server is asked

export class Building {
  readonly game: GameName;
  cards = $state.raw<Catalogue | null>(null);
  deck = $state.raw<Deck>({ name: "", cards: new Map(), basic: [] });
  verdict = $state.raw<DeckCheck | null>(null);
  /** The deck as text, as it is written or was typed. */
  written = $state("");
  saved = $state.raw<Saved[]>([]);
  #typing = false;

  readonly builder = $derived.by(() => offers.of(this.game)?.builder);
  readonly team = $derived.by(() => this.builder?.what === "team");
  readonly size = $derived.by(() => [...this.deck.cards.values()].reduce((sum, copies) => sum + copies, 0));
  readonly rows = $derived.by(() =>
    [...this.deck.cards]
      .map(([id, copies]) => ({ id, copies, card: this.cards?.byRef(id) }))
      .sort((a, b) => this.cost(a.card) - this.cost(b.card)),
  );
  readonly curve = $derived.by(() =>
    curveOf(
      this.rows.flatMap(({ card, copies }) =>
        card ? [{ cost: this.cost(card), count: this.team ? 1 : copies }] : [],
      ),
    ),
  );

  constructor(game: GameName) {
    this.game = game;
    this.saved = savedDecks(game);
    $effect(() => {
      const text = writeDeck(this.deck);
      if (!this.#typing) this.written = text;
      this.#typing = false;
    });
    $effect(() => {
      const [text, lang] = [this.written, ui.lang];
      const timer = setTimeout(() => {
        void api
          .check(game, text, lang)
          .then((said) => text === this.written && (this.verdict = said))
          .catch(() => (this.verdict = null));
      }, PAUSE);
      return () => clearTimeout(timer);
    });
  }

  cost(card: CardInfo | undefined): number {
    const found: unknown = card?.facts[this.builder?.cost ?? "cost"];
    return typeof found === "number" ? found : 0;
  }

  /** Whether a card is in or out, in a list of its own. */
  isOnce(card: CardInfo): boolean {
    return this.builder?.once.includes(card.kind) ?? false;
  }

  copiesOf(card: CardInfo): number {
    if (this.isOnce(card)) return this.deck.basic.includes(card.id) ? 1 : 0;
    return this.deck.cards.get(card.id) ?? 0;
  }

  put(id: string, change: number): void {
    const copies = new Map(this.deck.cards);
    const now = (copies.get(id) ?? 0) + change;
    if (now > 0) copies.set(id, now);
    else copies.delete(id);
    this.deck = { ...this.deck, cards: copies };
  }

  toggle(card: CardInfo): void {
    const { basic } = this.deck;
    const there = basic.includes(card.id);
    this.deck = { ...this.deck, basic: there ? basic.filter((id) => id !== card.id) : [...basic, card.id] };
  }

  rename(name: string): void {
    this.deck = { ...this.deck, name };
  }

  /** Take over a text as far as it can be read. */
  type(text: string): void {
    this.#typing = true;
    this.written = text;
    const found = readDeck(text);
    const known = new Map<string, number>();
    for (const [name, copies] of found.cards) {
      const id = this.cards?.byRef(name)?.id ?? name;
      known.set(id, (known.get(id) ?? 0) + copies);
    }
    this.deck = { ...found, cards: known };
  }

  /** Take over the text as the game itself would write it. */
  tidy(): void {
    if (this.verdict?.ok) this.deck = readDeck(this.verdict.text);
  }

  /** Begin with a deck of the game. */
  async start(id: string): Promise<void> {
    const text = (await api.check(this.game, id, ui.lang).catch(() => null))?.text ?? "";
    if (/^\s*\d/m.test(text)) this.deck = readDeck(text);
  }

  /** Begin with a deck that this browser keeps. */
  open(text: string): void {
    this.deck = readDeck(text);
  }

  keep(): void {
    const name = this.deck.name.trim() || ui.t("shell-nameless");
    this.rename(name);
    saveDeck(this.game, { name, text: writeDeck(this.deck), ok: this.verdict?.ok ?? false });
    this.saved = savedDecks(this.game);
  }

  forget(name: string): void {
    dropDeck(this.game, name);
    this.saved = savedDecks(this.game);
  }
}
