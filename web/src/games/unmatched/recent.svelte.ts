/** The last combat, for a moment after it is over; any key or press ends that. */
import { untrack } from "svelte";
import { SPEEDS, ui } from "../../lib/ui.svelte";
import type { PastCombat } from "./model";

const LASTS = 1900;

export class Recent {
  #shown = $state.raw<PastCombat | null>(null);
  #seen: number | null = null;

  /** For the component that is being set up: what was the last combat, and whether one is under way. */
  constructor(past: () => PastCombat | null, fighting: () => boolean) {
    $effect(() => {
      const [found, busy] = [past(), fighting()];
      const known = this.#seen;
      if (found) this.#seen = found.n;
      else if (known === null) this.#seen = -1;
      if (busy) this.#shown = null;
      else if (found && known !== null && found.n !== known && !untrack(still)) this.#shown = found;
    });
    $effect(() => {
      if (!this.#shown) return;
      const timer = setTimeout(() => this.end(), LASTS * SPEEDS[ui.speed]);
      return () => clearTimeout(timer);
    });
  }

  get shown(): PastCombat | null {
    return this.#shown;
  }

  readonly end = (): void => {
    this.#shown = null;
  };
}

function still(): boolean {
  return SPEEDS[ui.speed] === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
