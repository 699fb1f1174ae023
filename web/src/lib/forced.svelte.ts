/**
 * Questions with a single answer are answered for the player, if the setting says so. The wait is always the same, so
 * that it tells nobody whether there was anything to think about.
 */
import type { State } from "./frames";
import type { Live } from "./live.svelte";

export const WAIT = 900; // milliseconds, whatever is asked

export class Forced {
  /** Whether an answer is about to be made. */
  waits = $state(false);
  /** After how many choices the page answered. */
  plies = $state.raw<ReadonlySet<number>>(new Set());

  /** Answer what is asked now, after the wait, if it is still asked then; gives the way to call it off. */
  answer(live: Live, asked: State): () => void {
    const [only, ...others] = asked.choices;
    if (!only || others.length) return () => {};
    this.waits = true;
    const timer = setTimeout(() => {
      this.waits = false;
      const now = live.state;
      const same =
        now?.match === asked.match && now.question === asked.question && now.version === asked.version;
      if (!same || now.choices.length !== 1 || now.choices[0]?.key !== only.key || live.pending) return;
      this.plies = new Set([...this.plies, now.ply]);
      live.choose(only.key);
    }, WAIT);
    return () => {
      clearTimeout(timer);
      this.waits = false;
    };
  }
}
