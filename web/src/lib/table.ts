/** What the shell gives to the table of a game, and helpers that the tables share. */
import { at } from "./given";
import type { CardInfo, Choice, Line, State } from "./frames";

/** All that can be zoomed, by id and by the refs that views, choices and log lines use; what lines add to a ref behind
 * # tells which of several like things is meant, and makes no difference here. */
export interface Catalogue {
  readonly all: readonly CardInfo[];
  byRef(ref: string): CardInfo | undefined;
  /** The name in the chosen language; the ref itself where the catalogue does not know it. */
  name(ref: string): string;
}

/** Values for the placeholders of a Fluent message. */
export type Args = Record<string, string | number>;
export type Translate = (id: string, args?: Args) => string;

/** Props of web/src/games/<game>/Table.svelte. */
export interface TableProps {
  state: State;
  cards: Catalogue;
  /** Send this choice: its key is one of state.choices. */
  choose: (key: string) => void;
  /** Send these choices one after the other, each when it is offered: what was put together by several taps. */
  chooseAll: (keys: readonly string[]) => void;
  /** One choice: it is made. Several: a small menu of their texts opens at that element. None: nothing. */
  pick: (choices: readonly Choice[], at: Element) => void;
  /** Show a card large. Things with data-ref get this from the shell by themselves (hover, focus + i, long press). */
  zoom: (ref: string, at: Element) => void;
  t: Translate;
  /** No choices are open and none can be made: a position out of a match's past. */
  replay: boolean;
  /** Refs that the newest lines of the log mention: mark these things with data-last. Where several things go by one
   * ref, # and the one that is meant follow: the id of a die, or the seat whose card it is. */
  last: ReadonlySet<string>;
  /** The log up to the moment that is shown; state.lines are only those that are new. */
  log: readonly Line[];
}

/** Props of web/src/games/<game>/Card.svelte, the face of a card as zoom, browser and builder show it. */
export interface CardProps {
  card: CardInfo;
  cards: Catalogue;
  t: Translate;
  /** large: zoom, with all of the text; small: a list, where text may be cut. */
  size: "large" | "small";
}

export function catalogue(all: readonly CardInfo[]): Catalogue {
  const known = new Map<string, CardInfo>();
  for (const card of all) for (const ref of card.refs) if (!known.has(ref)) known.set(ref, card);
  for (const card of all) known.set(card.id, card);
  const byRef = (ref: string): CardInfo | undefined => known.get(at(ref.split(/[#@]/), 0));
  return { all, byRef, name: (ref) => byRef(ref)?.name ?? ref };
}

/** What to put into data-legal: the keys of these choices, or undefined (no attribute) when there are none. */
export function legal(choices: readonly Choice[]): string | undefined {
  return choices.length ? choices.map((choice) => choice.key).join(" ") : undefined;
}

/** The choices with this verb (any, when left out) whose refs begin with these. */
export function startingWith(state: State, verb: string | null, ...refs: string[]): Choice[] {
  return state.choices.filter(
    (choice) => (verb === null || choice.verb === verb) && refs.every((ref, i) => choice.refs[i] === ref),
  );
}

/** The choices that mention a ref anywhere. */
export function mentioning(state: State, ref: string): Choice[] {
  return state.choices.filter((choice) => choice.refs.includes(ref));
}

/** The id of the element, drawn by the shell, that says why this thing cannot be used: for aria-describedby. */
export function whyId(ref: string): string {
  return `why-${ref.replace(/[^A-Za-z0-9_-]/g, (c) => `_${c.charCodeAt(0).toString(16)}`)}`;
}

/** Attributes of a thing of one's own: what makes it glow, or why it cannot be used. Spread them on a button. */
export function usable(
  state: State,
  ref: string,
  choices: readonly Choice[],
): Record<string, string | undefined> {
  if (choices.length) return { "data-ref": ref, "data-legal": legal(choices) };
  if (!(ref in state.why_not)) return { "data-ref": ref };
  return { "data-ref": ref, "aria-disabled": "true", "aria-describedby": whyId(ref) };
}

/** If nothing that can be chosen is in sight, bring the first of it there. */
export function bringIntoView(stage: Element): void {
  const [inside, all] = [stage.getBoundingClientRect(), [...stage.querySelectorAll("[data-legal]")]];
  const seen = all.some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width > 0 && box.top >= inside.top && box.top + 24 <= inside.bottom;
  });
  if (!seen) all[0]?.scrollIntoView({ block: "center", behavior: "smooth" });
}
