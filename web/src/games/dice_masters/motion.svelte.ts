/** Motion from one frame to the next: what has moved flies, what was rolled tumbles. */
import { untrack } from "svelte";
import type { State } from "../../lib/frames";
import { rolledSince, viewOf, type View } from "./model";
import { fly, places, rollTime, settle, show } from "./motion";

export class Motion {
  root = $state<HTMLElement>();
  /** How long each die that was just rolled tumbles. */
  rolling = $state.raw<ReadonlyMap<string, number>>(new Map());
  #before: View | null = null;
  #ply = 0;
  #lay: ReadonlyMap<string, DOMRect> = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** For the component that is being set up; where there is little room, what can be chosen is brought into sight. */
  constructor(state: () => State, narrow: () => boolean) {
    const view = $derived(viewOf(state()));
    $effect.pre(() => {
      const now = view;
      untrack(() => this.#roll(now, state().ply));
    });
    $effect(() => {
      void view;
      if (!this.root) return;
      fly(this.root, this.#lay);
      if (narrow()) show(this.root);
    });
  }

  #roll(now: View, ply: number): void {
    this.#lay = places(this.root);
    const time = ply >= this.#ply && this.#before !== now ? rollTime() : 0;
    const first = ply === 0 ? now.seats.flatMap((seat) => seat.rolling.map((die) => die.id)) : [];
    const rolled = !time ? [] : this.#before ? rolledSince(this.#before, now) : first;
    [this.#before, this.#ply] = [now, ply];
    if (!rolled.length) return;
    this.rolling = new Map(rolled.map((id) => [id, time]));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.rolling = new Map()), time);
  }

  /** A tap or a key ends all motion at once; it is also taken as what it is. */
  skip(): void {
    if (this.rolling.size) this.rolling = new Map();
    settle(this.root);
  }
}
