/** Which choices start at which thing on the table, and what a tap on one of them does. */
import type { Choice, State } from "../../lib/frames";
import type { TableProps } from "../../lib/table";

export class Things {
  readonly #at = new Map<string, Choice[]>();
  readonly #things = new Map<string, readonly string[]>();
  readonly #twofold = new Set<string>();
  /** Choices about nothing that lies on the table: go on, yes, no, a number. */
  readonly rest: readonly Choice[];

  /** `placed` says at which things a choice starts, where that is not what the engine says: where it starts or goes. */
  constructor(state: State, placed?: (choice: Choice) => readonly string[]) {
    const rest: Choice[] = [];
    for (const choice of state.choices) {
      const { start, goal } = choice.things;
      const things = placed ? placed(choice) : [...start, ...goal];
      this.#things.set(choice.key, things);
      if (placed ? things.length > 1 : start.length && goal.length) this.#twofold.add(choice.key);
      if (!things.length) rest.push(choice);
      for (const thing of new Set(things)) {
        const found = this.#at.get(thing);
        if (found) found.push(choice);
        else this.#at.set(thing, [choice]);
      }
    }
    this.rest = rest;
  }

  at(thing: string): readonly Choice[] {
    return this.#at.get(thing) ?? [];
  }

  shared(one: string, other: string): readonly Choice[] {
    return this.at(one).filter((choice) => this.#things.get(choice.key)?.includes(other));
  }

  /** Whether every choice at this thing has another end, so that a second tap can tell which is meant. */
  inTwo(thing: string): boolean {
    return this.at(thing).every((choice) => this.#twofold.has(choice.key));
  }
}

export class Picking {
  /** The thing that was tapped first; now those glow that make a choice with it. None when choices are new. */
  picked = $derived.by<string | null>(() => (void this.#things(), null));
  #things: () => Things;
  #props: () => Pick<TableProps, "pick" | "zoom">;

  constructor(things: () => Things, props: () => Pick<TableProps, "pick" | "zoom">) {
    this.#things = things;
    this.#props = props;
  }

  at(thing: string | null): readonly Choice[] {
    return thing ? this.#things().at(thing) : [];
  }

  /** The choices that a tap would make or offer now: with what was picked first, if something was. */
  of(thing: string | null): readonly Choice[] {
    if (!thing) return [];
    const things = this.#things();
    return this.picked === null || this.picked === thing
      ? things.at(thing)
      : things.shared(thing, this.picked);
  }

  /** The second tap chooses, a second one on the same thing shows all its choices; any other begins anew. */
  tap(thing: string, at: Element): void {
    const open = this.of(thing);
    const fresh = this.at(thing);
    const begins = this.picked === null || !open.length;
    this.picked = begins && fresh.length > 1 && this.#things().inTwo(thing) ? thing : null;
    if (this.picked === null) this.#props().pick(begins ? fresh : open, at);
  }

  look(ref: string, at: Element): void {
    this.#props().zoom(ref, at);
  }
}
