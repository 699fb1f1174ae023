/** Clocks as the page shows them: what a seat has left now, and what was agreed on, in words. */
import type { Clock, Times } from "./frames";

type Say = (name: string, values?: Record<string, string | number>) => string;

const DAY = 86_400;
const CLOSE = 20_000; // milliseconds from which on tenths count

/** What can be chosen when a match is set up. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { kind: "move", time: 60, plus: 0 },
  { kind: "move", time: 180, plus: 0 },
  { kind: "bank", time: 300, plus: 5 },
  { kind: "bank", time: 600, plus: 10 },
  { kind: "bank", time: 1800, plus: 30 },
  { kind: "days", time: DAY, plus: 0 },
  { kind: "days", time: 3 * DAY, plus: 0 },
  { kind: "days", time: 7 * DAY, plus: 0 },
];

function long(seconds: number, say: Say): string {
  return seconds % 60
    ? say("club-seconds", { count: seconds })
    : say("club-minutes", { count: Math.round(seconds / 60) });
}

/** What was agreed on: "10 min + 10 s a move". */
export function agreed(clock: Clock | null | undefined, say: Say): string {
  if (!clock) return say("club-clock-none");
  if (clock.kind === "days") return say("club-clock-days", { count: Math.round(clock.time / DAY) });
  if (clock.kind === "move") return say("club-clock-move", { time: long(clock.time, say) });
  const [time, plus] = [long(clock.time, say), long(clock.plus ?? 0, say)];
  return clock.plus ? say("club-clock-bank", { time, plus }) : time;
}

/** What a seat has left, so many milliseconds after the server said what is there; null: it has no clock. */
export function leftOf(times: Times, seat: number, passed: number): number | null {
  const left = times.left[seat];
  if (left === null || left === undefined) return null;
  return seat === times.seat ? Math.max(0, left - Math.max(0, passed - times.starts)) : left;
}

/** A time as a clock shows it: 2 d 4 h, 1:04:05, 4:05, 0:09.4 where tenths count. */
export function told(left: number, say: Say, close = CLOSE): string {
  const seconds = Math.floor(left / 1000);
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600)];
  if (days) return say("club-days-hours", { days, hours });
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, "0");
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  const tenths = left > 0 && left < close ? `.${Math.floor((left % 1000) / 100)}` : "";
  return `${minutes}:${two(seconds % 60)}${tenths}`;
}

/** How soon the shown time changes, in milliseconds. */
export function step(left: number | null): number {
  if (left === null || left > 2 * DAY * 1000) return 60_000;
  return left < CLOSE ? 100 : 250;
}
