/** What can be done on the battlefield: the choices that spaces and fighters stand for, with whoever was picked. */
import type { Choice } from "../../lib/frames";
import type { Sorted } from "./model";

export class Aims {
  /** The choices that a space stands for: of who was picked, or of everybody. */
  readonly goals: ReadonlyMap<string, Choice[]>;
  readonly #sorted: Sorted;
  readonly #alone: boolean; // only one can go, and need not be picked

  constructor(
    sorted: Sorted,
    /** Who was picked to move or attack. */
    readonly chosen: string | null,
  ) {
    this.#sorted = sorted;
    this.#alone = sorted.goes.size === 1;
    const goals = new Map<string, Choice[]>();
    for (const [thing, spaces] of sorted.goes)
      if (chosen === null || chosen === thing)
        for (const [space, choice] of spaces) goals.set(space, [...(goals.get(space) ?? []), choice]);
    for (const [space, choice] of sorted.spaces) goals.set(space, [...(goals.get(space) ?? []), choice]);
    this.goals = goals;
  }

  /** The choices that a fighter stands for: to be picked, to be attacked, or the space it covers. */
  at(slug: string, space: string): Choice[] {
    const own = this.#sorted.fighters.get(slug);
    const hits = [...this.#sorted.attacks]
      .filter(([from]) => this.chosen === null || this.chosen === from)
      .flatMap(([, targets]) => targets.get(slug) ?? []);
    return [...(own ? [own] : []), ...hits, ...(this.goals.get(space) ?? [])];
  }

  /** Whether a tap on it picks it. */
  begins(slug: string): boolean {
    return (this.#sorted.goes.has(slug) && !this.#alone) || this.#sorted.attacks.has(slug);
  }

  picked(slug: string): boolean {
    return this.chosen === slug || (this.#alone && this.#sorted.goes.has(slug));
  }

  /** Whose spaces are shown: who was picked, or who is pointed at and can do something. */
  shows(pointed: string | null): string | null {
    const can = pointed !== null && (this.#sorted.goes.has(pointed) || this.#sorted.attacks.has(pointed));
    return this.chosen ?? (can ? pointed : null);
  }

  /** The only one who can go, if there is just one. */
  get alone(): string | null {
    return this.#alone ? ([...this.#sorted.goes.keys()][0] ?? null) : null;
  }

  /** The spaces that are shown for it. As long as one of several is to be picked: only those that are chosen as such. */
  reach(who: string | null): ReadonlySet<string> {
    const goes = this.#sorted.goes.get(who ?? this.alone ?? "");
    return new Set([...(goes?.keys() ?? []), ...this.#sorted.spaces.keys()]);
  }

  /** Who could attack it, as it stands. */
  attackersOf(target: string): string[] {
    const found = [...this.#sorted.attacks].filter(([, targets]) => targets.has(target));
    return found.map(([from]) => from).filter((from) => this.chosen === null || this.chosen === from);
  }

  /** Who would go to that space. */
  goersTo(space: string, who: string | null): string[] {
    const goers = [...this.#sorted.goes].filter(([, spaces]) => spaces.has(space));
    return goers.map(([thing]) => thing).filter((thing) => who === null || who === thing);
  }
}
