/** What a tutor points at: exactly what leads on is marked to be pressed, and what is spoken of to be looked at. */
import type { Lesson, State } from "./frames";

const MARK = "data-taught";
const PLACES =
  "[data-stage] [data-legal], [data-stage] [data-step], [data-dock] [data-legal], .drawer [data-legal]";

function keysOf(thing: Element): string[] {
  return thing.getAttribute("data-legal")?.split(" ") ?? [];
}

function isSeen(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

function isPressed(thing: Element): boolean {
  return thing.getAttribute("aria-pressed") === "true";
}

/** Of several that stand for the same, those that a tap reaches: a piece covers its space. */
function onTop(things: Element[]): Element[] {
  const found = things.filter((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return found.length ? found : things;
}

/** What has to be pressed now, so that the lesson goes on. One choice may take several taps: first who, then where. */
export function toPress(state: State, lesson: Lesson): Element[] {
  const main = [...document.querySelectorAll("[data-dock] button[data-main]")];
  if (lesson.reads || lesson.done) return main;
  if (!lesson.expected.length) return [];
  const expected = new Set(lesson.expected);
  const all = [...document.querySelectorAll(PLACES)].filter(isSeen);
  const meant = all.filter((thing) => keysOf(thing).some((key) => expected.has(key)));
  const pressed = meant.filter(isPressed);
  const left = meant.filter((thing) => !isPressed(thing));
  const only = left.filter((thing) => keysOf(thing).every((key) => expected.has(key)));
  const listed = only.filter((thing) => thing.closest("[role=menu]"));
  if (listed.length) return listed;
  const choices = state.choices.filter(({ key }) => expected.has(key));
  const inTwo = choices.some(({ things }) => things.goal.length);
  const enough = pressed.length > 0 && pressed.length >= lesson.times - lesson.taken;
  if (enough && !inTwo && pressed.every(isWhole)) return main;
  if (only.length) return only;
  if (pressed.length) return left.length ? left : main;
  const starts = new Set(choices.flatMap(({ things }) => things.start));
  const first = all.filter((thing) => starts.has(thing.getAttribute("data-thing") ?? ""));
  const open = first.filter((thing) => !isPressed(thing));
  return open.length && open.length === first.length ? open : left.length ? left : main;

  function isWhole(thing: Element): boolean {
    return keysOf(thing).every((key) => expected.has(key));
  }
}

/** The things that the words are about. */
export function toSee(lesson: Lesson): Element[] {
  return lesson.points.flatMap((point) => {
    const named = [...document.querySelectorAll(`[data-stage] [data-thing="${CSS.escape(point)}"]`)];
    if (named.length) return named;
    const name = CSS.escape(point.split(":").at(-1) ?? "");
    return [
      ...document.querySelectorAll(`[data-stage] ul button:is([data-ref="${name}"], [data-ref$="/${name}"])`),
    ];
  });
}

/** Drawings cannot have an outline: a ring lies around each of those that are marked, and follows it. */
class Rings {
  #of = new Map<Element, HTMLElement>();

  follow(marked: Iterable<Element>): void {
    const drawn = new Set<Element>([...marked].filter((thing) => thing instanceof SVGElement));
    for (const [thing, ring] of this.#of)
      if (!drawn.has(thing)) {
        ring.remove();
        this.#of.delete(thing);
      }
    for (const thing of drawn) {
      let ring = this.#of.get(thing);
      if (!ring) {
        ring = document.createElement("div");
        document.body.append(ring);
        this.#of.set(thing, ring);
      }
      ring.className = `ring ${thing.getAttribute(MARK) ?? ""}`;
      const { x, y, width, height } = (thing.querySelector(".reach") ?? thing).getBoundingClientRect();
      const size = Math.max(width, height);
      Object.assign(ring.style, {
        left: `${x + (width - size) / 2}px`,
        top: `${y + (height - size) / 2}px`,
        width: `${size}px`,
        height: `${size}px`,
      });
    }
  }
}

const OFTEN = 200; // milliseconds between two looks at where the rings belong

/** Mark what is meant, as long as the table is as it is; gives the way to stop. */
export function point(state: State, lesson: Lesson): () => void {
  const rings = new Rings();
  const marked = (): Iterable<Element> => document.querySelectorAll(`[${MARK}]`);
  let asked = 0;
  let brought = false;
  const mark = (): void => {
    asked = 0;
    const press = new Set(onTop(toPress(state, lesson)));
    const see = new Set(toSee(lesson).filter((thing) => !press.has(thing)));
    for (const thing of marked()) if (!press.has(thing) && !see.has(thing)) thing.removeAttribute(MARK);
    for (const thing of press) set(thing, "press");
    for (const thing of see) set(thing, "see");
    rings.follow(marked());
    const [first] = press;
    if (!brought && first?.closest("[data-stage]")) {
      brought = true;
      first.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  };
  const soon = (): void => void (asked ||= requestAnimationFrame(mark));
  const timer = setInterval(() => rings.follow(marked()), OFTEN);
  const watch = new MutationObserver(soon);
  watch.observe(document.getElementById("app") ?? document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-legal", "data-step", "data-thing", "aria-pressed", "data-main"],
  });
  soon();
  return () => {
    watch.disconnect();
    clearInterval(timer);
    rings.follow([]);
    cancelAnimationFrame(asked);
    for (const thing of marked()) thing.removeAttribute(MARK);
  };
}

/** Mark on the table what a hint means; gives the way to stop. */
export function hintAt(key: string): () => void {
  const all = [...document.querySelectorAll("[data-table] [data-legal]")];
  const meant = all.filter((thing) => keysOf(thing).includes(key));
  for (const thing of meant) thing.setAttribute("data-hint", "");
  return () => meant.forEach((thing) => thing.removeAttribute("data-hint"));
}

function set(thing: Element, how: string): void {
  if (thing.getAttribute(MARK) !== how) thing.setAttribute(MARK, how);
}
