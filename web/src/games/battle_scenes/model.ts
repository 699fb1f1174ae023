/** What the view of a match of Battle Scenes holds, and at which things on the table its choices start. */
import { at } from "../../lib/given";
import type { CardInfo, Choice, State } from "../../lib/frames";
import type { Catalogue } from "../../lib/table";

export interface Unit {
  ref: string;
  card: string;
  type: "character" | "ev" | "support";
  stage: number | null;
  energy: number;
  shield: number;
  shield_used: number;
  loaded: string[];
  since: "now" | "earlier";
  entering: boolean;
  acted: number;
  basic: boolean;
  powers: string[];
  alignments: string[];
  affiliations: string[];
}

export interface Side {
  name: string;
  points: number;
  hand: string[];
  hand_size: number;
  deck: (string | null)[];
  resources: string[];
  prizes: string[];
  aside: (string | null)[];
  scene: Unit[];
}

export interface View {
  active: number;
  turn: number;
  phase: string;
  scenario: { card: string; owner: number } | null;
  using: { unit: string; card: string; x: number; targets: string[] } | null;
  seats: [Side, Side];
}

/** What can be looked through, as far as it is known. */
export type Zone = "hand" | "deck" | "resources" | "prizes" | "aside";

export const GOAL = 15;

/** What is printed in a card's action box, in the chosen language. */
export interface Action {
  name: string;
  slug: string;
  power: string | null;
  cost: number | "x" | "none";
  timing: string[];
  text: string;
}

function factsOf(card: CardInfo): Omit<Action, "name" | "text"> | null {
  return (card.facts["action"] ?? null) as Omit<Action, "name" | "text"> | null;
}

/** The slug of the action that is printed on a card. */
export function slugOf(card: CardInfo | undefined): string | undefined {
  return card && factsOf(card)?.slug;
}

/** A card's texts without its action, and the action by itself: its name and text stand in the last line. */
export function textsOf(card: CardInfo): { rules: string[]; action: Action | null } {
  const lines = card.text ? card.text.split("\n") : [];
  const facts = factsOf(card);
  if (!facts) return { rules: lines, action: null };
  const last = lines.at(-1) ?? "";
  const found = /^(.+?) \[[^\]]*\](?:: (.*))?\.?$/s.exec(last);
  const { slug, power, cost, timing } = facts;
  const action = { name: found?.[1] ?? card.name, text: found?.[2] ?? "", slug, power, cost, timing };
  return { rules: lines.slice(0, -1), action };
}

/** The action of that slug, on a character, on what it carries, or wherever else it is printed. */
export function actionOf(slug: string, unit: Unit, cards: Catalogue): Action | null {
  for (const id of [unit.card, ...unit.loaded]) {
    const card = cards.byRef(id);
    if (card && slugOf(card) === slug) return textsOf(card).action;
  }
  const other = cards.all.find((card) => slugOf(card) === slug);
  return other ? textsOf(other).action : null;
}

/** A word of the catalogue by name: power/flight, affiliation/avengers. */
export function word(cards: Catalogue, group: string, slug: string): string {
  return cards.byRef(`${group}/${slug}`)?.name ?? slug;
}

/** Like cards once, with how many there are, in the order in which they first lie. */
export function counted(ids: readonly (string | null)[]): { id: string | null; count: number }[] {
  const found = new Map<string | null, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

const ZONES = ["deck", "hand", "resources", "prizes", "aside"];

/** The things at which a choice starts: unit:<ref>, hand:<card>, loaded:<ref>:<card>, pile:<card> for all that is laid
 * out to choose from. None: it is about nothing that lies on the table. */
export function placesOf(frame: State, me: number, cards: Catalogue): (choice: Choice) => string[] {
  const view = frame.view as unknown as View;
  const units = new Map(view.seats.flatMap((side) => side.scene.map((unit) => [unit.ref, unit] as const)));
  const hand = new Set(at(view.seats, me).hand);
  const unloading = bearerOf(frame, units);

  function cardPlaces(card: string, zone: string | undefined): string[] {
    if (zone === "hand" || (zone === undefined && hand.has(card))) return [`hand:${card}`];
    return [`pile:${card}`];
  }

  return ({ verb, refs }) => {
    const [first, second] = refs;
    if (first === undefined || verb === "keep" || verb === "mulligan") return [];
    switch (verb) {
      case "bank":
      case "discard":
        return [`hand:${first}`];
      case "play":
        if (second === "revive") return [`pile:${first}`];
        return units.has(second ?? "") ? [`hand:${first}`, `unit:${second}`] : [`hand:${first}`];
      case "capacitate":
        return refs[2] === "lead" ? [`unit:${first}`] : [`unit:${first}`, `hand:${second}`];
      case "load": {
        if (second === undefined) return [`pile:${first}`];
        return [
          ...cardPlaces(first, hand.has(first) && refs.length === 2 ? "hand" : "resources"),
          `unit:${second}`,
        ];
      }
      case "unload":
        if (second !== undefined) return [`loaded:${first}:${second}`];
        return unloading ? [`loaded:${unloading}:${first}`] : [`pile:${first}`];
      case "choose": {
        const unit = units.get(first);
        if (unit)
          return second && unit.loaded.includes(second) ? [`loaded:${first}:${second}`] : [`unit:${first}`];
        if (refs.length === 1 && !frame.choices.some((one) => isCard(one, units, frame))) return [];
        return isCard({ verb, refs } as Choice, units, frame)
          ? cardPlaces(
              first,
              ZONES.find((zone) => zone === second),
            )
          : [];
      }
      case "act": {
        const source = units.get(first)?.loaded.find((id) => slugOf(cards.byRef(id)) === second);
        return source ? [`unit:${first}`, `loaded:${first}:${source}`] : [`unit:${first}`];
      }
      default:
        return units.has(first) ? [`unit:${first}`] : [];
    }
  };
}

/** Whether something that can be chosen is a card: numbers, yes and no, powers and players are not. */
function isCard(choice: Choice, units: Map<string, Unit>, frame: State): boolean {
  const first = choice.refs[0];
  if (choice.verb !== "choose" || first === undefined || units.has(first)) return false;
  return known(frame).has(first);
}

const seen = new WeakMap<State, Set<string>>();

/** Every card id that the view names anywhere. */
function known(frame: State): Set<string> {
  let found = seen.get(frame);
  if (!found) {
    const view = frame.view as unknown as View;
    found = new Set();
    for (const side of view.seats) {
      for (const id of [...side.hand, ...side.resources, ...side.prizes, ...side.deck, ...side.aside])
        if (id) found.add(id);
      for (const unit of side.scene) for (const id of [unit.card, ...unit.loaded]) found.add(id);
    }
    if (view.scenario) found.add(view.scenario.card);
    seen.set(frame, found);
  }
  return found;
}

/** Whose cards are meant when some are to be unloaded: the one who carries just those. */
function bearerOf(frame: State, units: Map<string, Unit>): string | null {
  const cards = frame.choices
    .filter((choice) => choice.verb === "unload" && choice.refs.length === 1)
    .flatMap((one) => one.refs.slice(0, 1));
  if (!cards.length) return null;
  for (const unit of units.values()) {
    const carried = new Set(unit.loaded);
    if (carried.size === cards.length && cards.every((card) => carried.has(card))) return unit.ref;
  }
  return null;
}
