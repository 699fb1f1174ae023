/** Decks and teams: the same text format as the files of the game, and those that this browser keeps. */
import type { GameName } from "./frames";
import { read, write } from "./storage";

export interface Deck {
  name: string;
  cards: Map<string, number>;
  /** Dice Masters: the basic actions for the middle. */
  basic: string[];
}

export interface Saved {
  name: string;
  text: string;
  ok: boolean;
}

const LINE = /^(\d{1,4})(?:\s*[xX×](?=\s))?\s+(\S.*)$/;
const WORD = /^(name|basic)\s*:\s*(.*)$/i;

/** The deck of a text, as far as it can be read here; the server judges it. */
export function readDeck(text: string): Deck {
  const deck: Deck = { name: "", cards: new Map(), basic: [] };
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim().replace(/\s+/g, " ");
    const word = WORD.exec(line);
    const entry = LINE.exec(line);
    if (word?.[1]?.toLowerCase() === "name") deck.name ||= word[2] ?? "";
    else if (word)
      deck.basic.push(
        ...(word[2] ?? "")
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      );
    else if (entry) {
      const [, copies, card = ""] = entry;
      deck.cards.set(card, (deck.cards.get(card) ?? 0) + Number(copies));
    }
  }
  return deck;
}

export function writeDeck(deck: Deck): string {
  const lines = deck.name ? [`name: ${deck.name}`] : [];
  for (const [card, copies] of deck.cards) if (copies > 0) lines.push(`${copies} ${card}`);
  if (deck.basic.length) lines.push(`basic: ${deck.basic.join(", ")}`);
  return `${lines.join("\n")}\n`;
}

export function savedDecks(game: GameName): Saved[] {
  return read<Saved[]>(`decks.${game}`, []);
}

export function saveDeck(game: GameName, deck: Saved): void {
  write(`decks.${game}`, [...savedDecks(game).filter((one) => one.name !== deck.name), deck]);
}

export function dropDeck(game: GameName, name: string): void {
  write(
    `decks.${game}`,
    savedDecks(game).filter((one) => one.name !== name),
  );
}

/** How many cards cost how much, by cost; whatever costs more than 9 counts with 9. */
export function curveOf(cards: readonly { cost: number; count: number }[]): number[] {
  const bars: number[] = [];
  for (const { cost, count } of cards) {
    const at = Math.min(9, cost);
    bars[at] = (bars[at] ?? 0) + count;
  }
  return Array.from(bars, (bar) => bar ?? 0);
}
