/** Frames and cards as the server would send them, with only what a test is about. */
import type { CardInfo, Choice, State } from "../src/lib/frames";
import { catalogue, type Catalogue } from "../src/lib/table";

/** A choice by its key: the verb, where it starts, and where it goes. */
export function choice(key: string): Choice {
  const [verb = "", ...refs] = key.split(":");
  return about(key, refs.slice(0, 1), refs.slice(1), verb);
}

/** A choice about these things. */
export function about(key: string, start: string[], goal: string[] = [], verb = key): Choice {
  return { key, verb, refs: [...start, ...goal], text: key, things: { start, goal, facts: {} } };
}

export function state(over: Partial<State>): State {
  return { question: 1, ply: 1, seat: 0, choices: [], why_not: {}, seats: [], view: {}, ...over } as State;
}

export function card(id: string, facts: Record<string, unknown> = {}, refs: string[] = []): CardInfo {
  return { id, refs, name: id, kind: "card", side: null, facts, text: "", parts: [], reminders: [] };
}

export function cards(...all: CardInfo[]): Catalogue {
  return catalogue(all);
}

export function keys(choices: readonly Choice[] | undefined): string[] {
  return (choices ?? []).map((one) => one.key);
}
