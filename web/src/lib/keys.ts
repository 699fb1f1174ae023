/** Play by keyboard: which key stands for which choice, and arrows that go from one legal thing to the next. */
import type { Choice } from "./frames";
import { around, at } from "./given";

/** Keys for choices, in their order. h, i, l and u are commands; letters stand in the order of the alphabet. */
export const CHOICE_KEYS = [..."1234567890abcdefgjkmnopqrstvwxyz"];

/** Choices by what is done, in the order in which keys stand for them. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = byVerb.get(choice.verb);
    if (group) group.push(choice);
    else byVerb.set(choice.verb, [choice]);
  }
  return [...byVerb.values()].flat();
}

/** The choice that a key stands for. */
export function choiceOf(key: string, choices: readonly Choice[]): Choice | undefined {
  const place = CHOICE_KEYS.indexOf(key.toLowerCase());
  return place < 0 ? undefined : inOrder(choices)[place];
}

/** Whether a key press is meant for the table and not for a field or a dialog. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target as HTMLElement | null;
  return !target?.closest?.("input:not([type=range]), textarea, select, [contenteditable]");
}

/** Where an arrow key points, right and down. */
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  element: HTMLElement | SVGElement;
  x: number;
  y: number;
}

function spots(): Spot[] {
  const found: Spot[] = [];
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-legal], [data-step]")) {
    const box = element.getBoundingClientRect();
    if (box.width && box.height && !element.closest("[inert], [hidden]"))
      found.push({ element, x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return found;
}

/** Put the focus on the nearest legal thing in the direction of an arrow key; the first one, if none has it. */
export function step(arrow: string): boolean {
  const all = spots();
  if (!all.length) return false;
  const here = all.find((spot) => spot.element === document.activeElement);
  if (!here) return focus(at(all, 0));
  const [dx, dy] = WAYS[arrow] ?? [0, 0];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of all) {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    const cost = along + 2.5 * aside;
    if (along > 1 && cost < least) [best, least] = [spot, cost];
  }
  if (best) return focus(best);
  const order = all.indexOf(here) + (dx + dy > 0 ? 1 : -1);
  return focus(around(all, order + all.length));
}

function focus(spot: Spot): boolean {
  spot.element.focus({ focusVisible: true });
  spot.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
