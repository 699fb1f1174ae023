// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { CHOICE_KEYS, forTable, step } from "../src/lib/keys";

/** Things that can be chosen at these places, named by their text. */
function lay(places: Record<string, [x: number, y: number]>): void {
  for (const [name, [x, y]] of Object.entries(places)) {
    const thing = document.createElement("button");
    thing.textContent = name;
    thing.dataset["legal"] = name;
    thing.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
    thing.scrollIntoView = () => undefined;
    document.body.append(thing);
  }
}
const focused = (): string | null | undefined => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML = "";
});

test("no key stands for two choices, nor for a choice and a command", () => {
  expect(new Set(CHOICE_KEYS).size).toBe(CHOICE_KEYS.length);
  for (const command of "hilu") expect(CHOICE_KEYS).not.toContain(command);
});

test("an arrow goes to the nearest thing in its direction", () => {
  lay({ middle: [100, 100], near: [150, 100], far: [300, 100], above: [100, 20], aside: [140, 190] });
  expect(step("ArrowRight")).toBe(true);
  expect(focused()).toBe("middle"); // the first, as none had the focus
  step("ArrowRight");
  expect(focused()).toBe("near");
  step("ArrowRight");
  expect(focused()).toBe("far");
  step("ArrowLeft");
  step("ArrowLeft");
  step("ArrowUp");
  expect(focused()).toBe("above");
});

test("where nothing lies in that direction, it goes on in order, and around", () => {
  lay({ a: [0, 0], b: [100, 0] });
  step("ArrowRight");
  step("ArrowRight");
  step("ArrowRight");
  expect(focused()).toBe("a");
  step("ArrowUp");
  expect(focused()).toBe("b");
});

test("nothing to go to: the arrow is left to the page", () => {
  lay({});
  expect(step("ArrowDown")).toBe(false);
});

test("what is hidden or out of use is not gone to", () => {
  lay({ a: [0, 0], b: [100, 0], c: [200, 0] });
  document.querySelectorAll("button")[1]?.setAttribute("hidden", "");
  step("ArrowRight");
  step("ArrowRight");
  expect(focused()).toBe("c");
});

test("keys in fields and dialogs are not for the table", () => {
  document.body.innerHTML = `<input id="text"><input id="slider" type="range"><p id="page"></p>`;
  const pressed = (id: string, init: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key: "a", bubbles: true, ...init });
    document.getElementById(id)?.dispatchEvent(event);
    return forTable(event);
  };
  expect(pressed("page")).toBe(true);
  expect(pressed("slider")).toBe(true);
  expect(pressed("text")).toBe(false);
  expect(pressed("page", { ctrlKey: true })).toBe(false);
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  expect(pressed("page")).toBe(false);
});
