/**
 * The opponents' turns at a pace that can be followed: their states are shown one after the other, each for a while.
 * Any touch or key shows the newest at once, so that nobody waits who does not want to.
 */
import type { State } from "./frames";
import { SPEEDS, ui } from "./ui.svelte";

const STEP = 650; // milliseconds for a choice of somebody else, at the usual speed
const BEAT = 1100; // after a blow: time to take it in
const HITS = new Set(["clashed", "hurt", "damaged", "clash", "lost", "defeated", "knocked_out", "ko"]);
const MANY = 12; // so many behind, one is no longer following

export class Pace {
  shown = $state.raw<State | null>(null);
  paused = $state(false);
  /** How many states are still to be shown. */
  behind = $state(0);
  #queue: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #still = matchMedia("(prefers-reduced-motion: reduce)");

  /** Take in a state: at once, or after those before it have had their time. */
  take(state: State): void {
    const before = this.#queue.at(-1) ?? this.shown;
    const actor = before?.actor ?? null;
    const mine = actor === null || (before?.own.includes(actor) ?? false);
    const anew = before?.match !== state.match || state.ply !== before.ply + 1;
    const moving = ui.speed !== "none" && !this.#still.matches && !document.hidden;
    if (!moving || ((mine || anew) && !this.#queue.length)) return this.#show([state]);
    this.#queue.push(state);
    this.behind = this.#queue.length;
    if (this.behind > MANY) this.skip();
    else if (this.#timer === undefined && !this.paused) this.#next(this.shown);
  }

  /** Show the newest now. */
  skip(): void {
    if (this.#queue.length) this.#show(this.#queue);
  }

  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.paused && this.#queue.length) this.step();
  }

  /** Show the next one, whether paused or not. */
  step(): void {
    const next = this.#queue.shift();
    if (!next) return;
    [this.shown, this.behind] = [next, this.#queue.length];
    if (!this.paused && this.behind) this.#next(next);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(now: State | null): void {
    const hit = now?.lines.some((line) => HITS.has(line.kind)) ?? false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.step();
      },
      (hit ? BEAT : STEP) * SPEEDS[ui.speed],
    );
  }

  #show(states: readonly State[]): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    [this.shown, this.behind, this.paused] = [states.at(-1) ?? null, 0, false];
  }
}
