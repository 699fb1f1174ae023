/** The action dock: what the table leaves to it, and what is being put together on the table. */
import type { Act } from "./acts";
import type { Choice, State } from "./frames";

/** Something that is put together by several taps and done by one press: dice to pay with, cards to discard. */
export interface Plan {
  /** What the large button says. */
  text: string;
  /** A second, smaller line: what is missing, or what it comes to. */
  note?: string;
  act?: Act;
  /** Does it; nothing as long as something is missing. */
  go: (() => void) | null;
  /** Takes back what was tapped. */
  cancel?: () => void;
}

/** A button of the dock. */
export interface Press {
  id: string;
  text: string;
  note?: string | undefined;
  act: Act;
  key?: string;
  run: (() => void) | null;
}

class Dock {
  #left = $state.raw<{ question: number; match: string; choices: readonly Choice[] } | null>(null);
  #plan = $state.raw<{ question: number; plan: Plan } | null>(null);

  /** What a table does not show itself. Without a word from the table: choices that are about no thing on it. */
  leave(state: State, choices: readonly Choice[]): void {
    this.#left = { question: state.question, match: state.match, choices };
  }

  /** Put something together, or give it up; it is gone with its question. */
  offer(state: State, plan: Plan | null): void {
    this.#plan = plan && { question: state.question, plan };
  }

  left(state: State): readonly Choice[] {
    const told = this.#left;
    if (told?.question === state.question && told.match === state.match) return told.choices;
    return state.choices.filter(({ things }) => !things.start.length && !things.goal.length);
  }

  plan(state: State): Plan | null {
    return this.#plan?.question === state.question ? this.#plan.plan : null;
  }
}

export const dock = new Dock();
