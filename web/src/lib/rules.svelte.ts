/** Rulebooks, fetched once for each language, and the rule that somebody has asked for. */
import { api } from "./api";
import type { GameName, Lang, Line, Rulebook, RuleBlock } from "./frames";

const kept = new Map<string, Promise<Rulebook>>();

export function rulesOf(game: GameName, lang: Lang): Promise<Rulebook> {
  const key = `${game} ${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = api.rules(game, lang);
    found.catch(() => kept.delete(key)); // another time it may work
    kept.set(key, found);
  }
  return found;
}

/** The rule of that id. */
export function ruleIn(book: Rulebook, id: string): RuleBlock | undefined {
  for (const part of book.sections)
    for (const block of part.blocks) if (block.id && block.id === id) return block;
  return undefined;
}

export function addressOf(game: GameName, id: string): string {
  return `/rules/${game}#${id}`;
}

/** A text in pieces: ids of rules, and what stands between backticks, apart from the rest. */
export function pieces(text: string): { kind: "text" | "id" | "code"; text: string }[] {
  return text
    .split(/(`[^`]+`|\b[A-Z]{1,3}-(?:\d+|[A-Z]\d*)(?:\.\d+)*)/)
    .map((part, i) =>
      i % 2 === 0
        ? { kind: "text" as const, text: part }
        : part.startsWith("`")
          ? { kind: "code" as const, text: part.slice(1, -1) }
          : { kind: "id" as const, text: part },
    )
    .filter((piece) => piece.text);
}

/** As it is searched: small letters without accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether all the words that were typed are in a text. */
export function has(text: string, wanted: string): boolean {
  const there = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => there.includes(word));
}

/** What is asked: a rule, or why some lines of the log happened. */
interface Asked {
  game: GameName;
  id: string;
  lines: readonly Line[];
}

class Asking {
  now = $state.raw<Asked | null>(null);

  rule(game: GameName, id: string): void {
    this.now = { game, id, lines: [] };
  }

  lines(game: GameName, lines: readonly Line[]): void {
    this.now = { game, id: "", lines };
  }

  close(): void {
    this.now = null;
  }
}

export const asking = new Asking();
