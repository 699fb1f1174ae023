/** Which choices start at which thing on the table, and what a tap on one of them does. */
import type { Choice, State } from "../../lib/frames";
import type { TableProps } from "../../lib/table";

/** Where a choice starts, and where it goes. */
function endsOf({ things }: Choice): Set<string> {
  return new Set([...things.start, ...things.goal]);
}

export class Things {
  readonly #at = new Map<string, Choice[]>();
  /** Choices about nothing that lies on the table: go on, yes, no, a number. */
  readonly rest: readonly Choice[];
  readonly question: number;

  /** `aside` tells which choices have a place of their own beside a thing that has other uses, too: `thing!`. */
  constructor(state: State, aside: (choice: Choice) => boolean = () => false) {
    this.question = state.question;
    const rest: Choice[] = [];
    const put = (thing: string, choice: Choice): void => {
      const found = this.#at.get(thing);
      if (found) found.push(choice);
      else this.#at.set(thing, [choice]);
    };
    for (const choice of state.choices) {
      const things = endsOf(choice);
      if (!things.size) rest.push(choice);
      else if (!aside(choice)) for (const thing of things) put(thing, choice);
    }
    for (const choice of state.choices.filter(aside))
      for (const thing of endsOf(choice)) put(this.#at.has(thing) ? `${thing}!` : thing, choice);
    this.rest = rest;
  }

  at(thing: string): readonly Choice[] {
    return this.#at.get(thing) ?? [];
  }

  shared(one: string, other: string): readonly Choice[] {
    return this.at(one).filter((choice) => endsOf(choice).has(other));
  }

  /** Whether every choice at this thing has another end, so that a second tap can tell which is meant. */
  inTwo(thing: string): boolean {
    return this.at(thing).every(({ things }) => things.start.length && things.goal.length);
  }
}

export class Picking {
  #things: () => Things;
  #props: () => Pick<TableProps, "pick" | "zoom">;
  readonly #question = $derived.by(() => this.#things().question);
  /** The thing that was tapped first; now those glow that make a choice with it. None when the question is new. */
  picked = $derived.by<string | null>(() => (void this.#question, null));

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
