/** What can be done with the dice on the mat, and what was tapped so far: dice to pay with, or a blocker. */
import { actOfAll } from "../../lib/acts";
import type { Choice } from "../../lib/frames";
import { at } from "../../lib/given";
import { legal, whyId, type TableProps } from "../../lib/table";
import { nameOf, pointsOf, thing, viewOf } from "./model";
import { exact, fitting, plainest, tap, toCome, waysOf, type Tapped } from "./paying";

function starts(choice: Choice, die: string): boolean {
  return choice.things.start.includes(thing("die", die));
}

/** Who would take the damage that a choice answers. */
function hitBy(choice: Choice): string[] {
  return (choice.things.facts["hit"] ?? []) as string[];
}

export class Taps {
  readonly #table: () => TableProps;
  readonly #state = $derived.by(() => this.#table().state);
  /** Other states come with the same question, when somebody looks on, say: they undo no tap. */
  readonly #question = $derived.by(() => this.#state.question);
  readonly view = $derived(viewOf(this.#state));
  readonly points = $derived(pointsOf(this.#state.choices));
  readonly me = $derived(this.#state.seat ?? 0);
  readonly #reserve = $derived(at(this.view.seats, this.me).reserve);

  /** The blocker that was tapped, and waits for an attacker to be tapped. */
  blocker = $derived.by<string | null>(() => (void this.#question, null));
  tapped = $derived.by<Tapped>(() => (void this.#question, new Map()));
  /** Dice to roll again, with the choice that each of them is: they are sent together. */
  again = $derived.by<ReadonlyMap<string, string>>(() => (void this.#question, new Map()));
  readonly ways = $derived(waysOf(this.#state.choices, this.#reserve));
  /** The ways to pay that what is tapped is a part of, and those that it is. */
  readonly fit = $derived(fitting(this.ways, this.tapped, this.#reserve));
  readonly done = $derived(exact(this.ways, this.tapped, this.#reserve));
  /** The way to pay that the dock offers, and the dice it would take besides those that are tapped. */
  readonly plan = $derived(plainest(this.fit));
  readonly planned = $derived(new Set(this.plan && toCome(this.plan, this.tapped, this.#reserve)));
  /** The energy of what is tapped. */
  readonly paid = $derived(
    this.#reserve.reduce((sum, { id, shows }) => {
      const part = this.tapped.get(id);
      return part === undefined || shows?.kind !== "energy" ? sum : sum + (part ? 1 : shows.amount);
    }, 0),
  );
  /** Those about to take damage that can be answered. */
  readonly struck = $derived(new Set(this.#state.choices.flatMap((choice) => hitBy(choice).map(nameOf))));

  constructor(table: () => TableProps) {
    this.#table = table;
  }

  at(id: string): Choice[] {
    return [...(this.points.dice.get(id) ?? []), ...(this.points.to.get(id) ?? [])];
  }

  tap(id: string, ref: string, at: Element): void {
    const { pick, zoom } = this.#table();
    const own = this.points.dice.get(id) ?? [];
    if (this.ways.length && own.some((choice) => choice.verb === "pay")) return this.#pay(id);
    const aims = (this.points.to.get(id) ?? []).filter(
      (choice) => !this.blocker || starts(choice, this.blocker),
    );
    if (aims.length) return pick(aims, at);
    const [only, ...others] = own;
    if (only?.verb === "reroll" && !others.length) return this.#roll(id, only.key);
    if (own.length > 1 && own.every((choice) => choice.verb === "block"))
      this.blocker = this.blocker === id ? null : id;
    else if (own.length) pick(own, at);
    else if (!(id in this.#state.why_not)) zoom(ref, at);
  }

  #roll(id: string, key: string): void {
    const again = new Map(this.again);
    if (!again.delete(id)) again.set(id, key);
    this.again = again;
  }

  /** Roll them, and keep the rest. */
  rollAgain(): void {
    const keep = this.#state.choices.find((choice) => choice.verb === "keep");
    this.#table().chooseAll([...this.again.values(), ...(keep ? [keep.key] : [])]);
  }

  #pay(id: string): void {
    this.tapped = tap(this.ways, this.tapped, this.#reserve, id);
    const [now, ...others] = this.done;
    if (this.tapped.size && now && !others.length && this.fit.length === 1)
      this.#table().choose(now.choice.key);
  }

  clear(): void {
    this.tapped = new Map();
    this.again = new Map();
  }

  /** Whether some way to pay takes this die, besides those that are tapped. */
  joins(id: string): boolean {
    return tap(this.ways, this.tapped, this.#reserve, id).size > this.tapped.size;
  }

  /** Whether an attacker can be tapped for the blocker that was. */
  aimed(id: string): boolean {
    const { blocker } = this;
    return blocker !== null && (this.points.to.get(id) ?? []).some((choice) => starts(choice, blocker));
  }

  /** What makes a die glow, or why it cannot be used. */
  marks(id: string): Record<string, string | undefined> {
    const choices = this.at(id);
    if (choices.length) return { "data-legal": legal(choices), "data-act": actOfAll(choices) };
    return id in this.#state.why_not ? { "aria-disabled": "true", "aria-describedby": whyId(id) } : {};
  }
}
