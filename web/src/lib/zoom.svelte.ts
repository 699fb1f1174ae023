/** Whatever carries data-ref can be looked at closely: by hovering, by focus, by a long press, or with the key i. */
import type { GameName, State } from "./frames";
import { whyId, type Catalogue } from "./table";
import { ui } from "./ui.svelte";

const HOVER = 260;
const DOCKED = 70; // in the rail it covers nothing, so it need not wait
const FOCUS = 420;
const PRESS = 450;
const GRACE = 180;
const FEW = 3; // choices that are told with a thing
const STILL = 4; // pixels: a pointer that has moved less rests, whatever slides under it
const CALM = 1000; // after a click nothing opens: whoever has just acted looks at what comes of it

class Zoom {
  ref = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);
  label = $state(""); // what a thing is called that is in no catalogue, such as a space
  frame = $state.raw<State | null>(null); // the table that is looked at, where there is one
  pinned = $state(false);
  game = $state<GameName | null>(null);
  cards = $state.raw<Catalogue | null>(null);

  #barred = $state(""); // the id of the reason why the thing cannot be used
  #keys = $state.raw<readonly string[]>([]); // what it stands for
  /** Why the thing cannot be used now, where it cannot: always of the position that is shown. */
  why = $derived.by(() => {
    const id = this.#barred;
    if (!id || !this.frame) return "";
    return Object.entries(this.frame.why_not).find(([ref]) => whyId(ref) === id)?.[1] ?? "";
  });
  /** The rule behind that reason. */
  whyRule = $derived.by(() => {
    const id = this.#barred;
    if (!id || !this.frame) return "";
    return Object.entries(this.frame.why_rules ?? {}).find(([ref]) => whyId(ref) === id)?.[1] ?? "";
  });
  /** What can be done with it: a few of its choices. */
  can = $derived.by(() => {
    const open = this.frame?.choices ?? [];
    const found = open.filter((choice) => this.#keys.includes(choice.key));
    return found.length > FEW ? [] : found.map((choice) => choice.text);
  });

  #element: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false; // a long press must not also be a tap
  #focused = false; // whoever looks by keyboard does not mind where the pointer lies
  #touch: { x: number; y: number } | null = null;
  #pointer = { x: 0, y: 0 };
  #rests: { x: number; y: number } | null = { x: -9, y: -9 }; // where, until it is really moved
  #calmUntil = 0;

  open(ref: string, at: Element, pinned = false): void {
    clearTimeout(this.#timer);
    const label = this.cards?.byRef(ref) ? "" : (at.getAttribute("aria-label") ?? "");
    if (!this.cards?.byRef(ref) && !label) return;
    this.#element = at;
    const barred = at.getAttribute("aria-disabled") === "true";
    this.#barred = (barred && at.getAttribute("aria-describedby")) || "";
    this.#keys = at.getAttribute("data-legal")?.split(" ") ?? [];
    this.at = at.getBoundingClientRect();
    [this.ref, this.label] = [ref, label];
    this.pinned = pinned;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.ref = null;
    this.label = "";
    this.pinned = false;
    this.#focused = false;
    this.#element = null;
  }

  /** Keep it open while the pointer is on it. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    if (!this.pinned) this.#later(GRACE, () => this.close());
  }

  install(): void {
    document.addEventListener("pointerover", (event) => this.#over(event));
    document.addEventListener("pointerdown", (event) => this.#down(event), true);
    for (const end of ["pointerup", "pointercancel", "scroll"] as const)
      document.addEventListener(end, () => this.#up(), true);
    document.addEventListener("pointermove", (event) => this.#move(event));
    document.addEventListener("click", (event) => this.#click(event), true);
    document.addEventListener("contextmenu", (event) => this.#pressed && event.preventDefault());
    document.addEventListener("focusin", (event) => this.#focus(event));
    document.addEventListener("focusout", () => !this.pinned && this.ref && this.leave());
    document.addEventListener("keydown", (event) => this.#key(event), true);
  }

  #later(wait: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, wait);
  }

  #thing(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest("[data-ref]") : null;
  }

  /** Another question is open: what was shown is of the past, and nothing opens before the pointer moves. */
  settle(): void {
    if (!this.pinned && !this.#focused) this.close();
    this.#rests = { ...this.#pointer };
  }

  #isResting(event: PointerEvent): boolean {
    const at = this.#rests;
    if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) <= STILL) return true;
    this.#rests = null;
    return false;
  }

  #over(event: PointerEvent): void {
    if (event.pointerType === "touch" || this.pinned || this.#isResting(event)) return;
    const target = event.target as Element | null;
    const thing = this.#thing(target);
    if (!thing) {
      if (this.#focused) return;
      if (this.ref) this.leave();
      else clearTimeout(this.#timer);
    } else if (thing !== this.#element) {
      this.#focused = false;
      const calm = this.#calmUntil - performance.now();
      this.#later(Math.max(ui.wide ? DOCKED : this.ref ? GRACE : HOVER, calm), () => this.#openThing(thing));
    } else this.hold();
  }

  #openThing(thing: Element, pinned = false): void {
    const ref = thing.getAttribute("data-ref");
    if (ref && thing.isConnected) this.open(ref, thing, pinned);
  }

  #down(event: PointerEvent): void {
    const target = event.target as Element | null;
    this.#pressed = false;
    clearTimeout(this.#timer);
    this.#rests = { x: event.clientX, y: event.clientY };
    this.#calmUntil = performance.now() + CALM;
    if (this.ref && !target?.closest?.("[data-zoom]")) this.close();
    const thing = this.#thing(target);
    if (event.pointerType !== "touch" || !thing) return;
    this.#touch = { x: event.clientX, y: event.clientY };
    this.#later(PRESS, () => {
      this.#pressed = true;
      this.#openThing(thing, true);
    });
  }

  #move(event: PointerEvent): void {
    this.#pointer = { x: event.clientX, y: event.clientY };
    if (this.#rests && event.pointerType !== "touch" && !this.#isResting(event)) this.#over(event);
    if (!this.#touch || Math.hypot(event.clientX - this.#touch.x, event.clientY - this.#touch.y) < 12) return;
    this.#up();
  }

  #up(): void {
    if (this.#touch && !this.#pressed) clearTimeout(this.#timer);
    this.#touch = null;
  }

  #click(event: MouseEvent): void {
    if (!this.#pressed) return;
    this.#pressed = false;
    if ((event.target as Element | null)?.closest("[data-zoom]")) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #focus(event: FocusEvent): void {
    const thing = this.#thing(event.target);
    if (!thing || this.pinned || !(event.target as Element).matches(":focus-visible")) return;
    this.#focused = true;
    this.#later(FOCUS, () => this.#openThing(thing));
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.ref) {
      this.close();
      event.stopPropagation();
    } else if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const thing = this.#thing(document.activeElement);
      if (thing) this.#openThing(thing, true);
    }
  }
}

export const zoom = new Zoom();
