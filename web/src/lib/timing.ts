/** How long things move: in the chosen speed, never longer than 800 ms, and not at all for whoever wants no motion. */
import { untrack } from "svelte";
import { SPEEDS, ui } from "./ui.svelte";

const MOST = 800;
const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** A time in the chosen speed. Nothing is asked of the page's styles for it: they may be stale, and dear to bring up. */
export function timed(time: number): number {
  if (still?.matches) return 0;
  return Math.min(MOST, time * untrack(() => SPEEDS[ui.speed]));
}
