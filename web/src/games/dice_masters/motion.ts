/** Dice that fly from zone to zone and tumble: never longer than 800 ms, never in the way of a tap. */
import { timed } from "../../lib/timing";

const ROLL = 700;
const FLIGHT = 380;

export const rollTime = (): number => timed(ROLL);

/** Where every die lies now, by its id. */
export function places(root: Element | undefined): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const die of root?.querySelectorAll<HTMLElement>("[data-die]") ?? [])
    found.set(die.dataset["die"] ?? "", die.getBoundingClientRect());
  return found;
}

/** Let every die that lies elsewhere now come from where it was. */
export function fly(root: Element, before: ReadonlyMap<string, DOMRect>): void {
  const duration = timed(FLIGHT);
  if (!duration) return;
  const dice = [...root.querySelectorAll<HTMLElement>("[data-die]")];
  const now = dice.map((die) => ({ die, to: die.getBoundingClientRect() })); // all are measured before one moves
  for (const { die, to } of now) {
    const from = before.get(die.dataset["die"] ?? "");
    if (!from || !to.width) continue;
    const [x, y] = [
      from.left + from.width / 2 - to.left - to.width / 2,
      from.top + from.height / 2 - to.top - to.height / 2,
    ];
    if (Math.hypot(x, y) < 6) continue;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    die.animate(
      [
        { transform: start, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      {
        duration,
        easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
      },
    );
  }
}

/** On a small screen: if there are dice to choose and none is in sight, bring the first of them there. */
export function show(root: Element): void {
  const dice = [...root.querySelectorAll("[data-die][data-legal]")];
  const seen = dice.some((die) => {
    const at = die.getBoundingClientRect();
    const under = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    return under !== null && die.contains(under);
  });
  if (!seen) dice[0]?.scrollIntoView({ block: "center", behavior: timed(1) ? "smooth" : "instant" });
}

/** End whatever moves. */
export function settle(root: Element | undefined): void {
  for (const motion of root?.getAnimations({ subtree: true }) ?? [])
    if (!(motion instanceof CSSAnimation) && !(motion instanceof CSSTransition)) motion.finish();
}
