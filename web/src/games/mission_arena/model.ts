/** What the view of a match of Mission Arena holds, and at which things on the table its choices start. */
import { at } from "../../lib/given";
import type { CardInfo, Choice, State } from "../../lib/frames";
import type { Catalogue } from "../../lib/table";

export interface Place {
  place: string;
  card: string | null;
  face_down: boolean;
  wounds: string[];
  power: number;
  engaged: number;
  power_cards: string[];
  attack: number | null;
  defence: number | null;
  resistance: number | null;
  marks: string[];
  barred: boolean;
  used: boolean;
}

export interface Challenge {
  challenger: string;
  partner: string | null;
  target: string;
  from: string;
  partner_from: string | null;
  to: string;
  where: "active" | "reserve" | "mission";
  attack: number;
  attack_parts: [string, number][];
  defence: number;
  defence_parts: [string, number][];
  resistance: number;
  brute_force: boolean;
  resolved: boolean;
  outcome: "ineffective" | "exhausted" | "defeated" | null;
}

export interface Side {
  name: string;
  points: number;
  hand: string[];
  hand_size: number;
  deck_size: number;
  discard: string[];
  missions: { card: string; activated: boolean }[];
  bank: number;
  active: Place[];
  reserve: Place[];
}

export interface View {
  active: number;
  turn: number;
  phase: string;
  duty: { card: string; name: string } | null;
  challenges: Challenge[];
  seats: [Side, Side];
}

export const TURNS = 11;

export const placesIn = (side: Side): Place[] => [...side.active, ...side.reserve];

/** A word of the catalogue by name: skill/cosmic, ability/switch. */
export function word(cards: Catalogue, group: string, slug: string): string {
  return cards.byRef(`${group}/${slug}`)?.name ?? slug;
}

/** The special ability on a card: its word, its cost, and what it does in the chosen language. */
export interface Ability {
  word: string;
  cost: number;
  kind: string;
  text: string;
}

export function abilityOf(card: CardInfo): Ability | null {
  const shown = card.facts["ability"] as string | null;
  if (!shown) return null;
  const line = card.text.split("\n").find((one) => /^[^:]+\(\d+, [^)]*\): /.test(one));
  const { cost, kind } = card.facts as { cost: number; kind: string };
  return { word: at(shown.split("("), 0), cost, kind, text: line?.replace(/^[^:]+\): /, "") ?? "" };
}

/** The other lines of a card: the members of a Team, the nemesis. */
export function otherLines(card: CardInfo): string[] {
  return card.text.split("\n").filter((line) => line && !/^[^:]+\(\d+, [^)]*\): /.test(line));
}

/** Like cards once, with how many there are, the newest first. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of [...ids].reverse()) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

/** How a challenge would end by its sums as they are now. */
export function forecast(duel: Challenge, power: number): "ineffective" | "exhausted" | "defeated" {
  if (duel.outcome) return duel.outcome;
  const wall = duel.brute_force ? 0 : duel.defence;
  if (duel.attack < wall) return "ineffective";
  return duel.attack >= wall + duel.resistance || duel.where === "mission" || power === 0
    ? "defeated"
    : "exhausted";
}

/** The things at which a choice starts: place:<seat>:<place>, hand:<card>, mission:<seat>:<number>, duel:<number>, and
 * pile:<card> for all that is laid out to choose from. None: it is about nothing that lies on the table. */
export function placesOf(frame: State, me: number): (choice: Choice) => string[] {
  const view = frame.view as unknown as View;

  function standing(seat: number, card: string): string[] {
    const found = placesIn(at(view.seats, seat)).find((place) => place.card === card);
    return found ? [`place:${seat}:${found.place}`] : [];
  }
  const spot = (ref: string): string[] =>
    /^(active|reserve)-\d$/.test(ref) ? [`place:${me}:${ref}`] : standing(me, ref);

  return ({ verb, refs }) => {
    const [first, second = "", third] = refs;
    if (first === undefined) return [];
    switch (verb) {
      case "deploy":
      case "assemble":
        return [`hand:${first}`, ...spot(second)];
      case "swap":
        if (third === "hand") return [...spot(first), `hand:${second}`];
        return third === "stack" ? spot(first) : [...spot(first), ...spot(second)];
      case "replace":
        return [...standing(me, first), ...spot(second)];
      case "challenge":
        return [...standing(me, first), ...(third ? [`mission:${1 - me}:1`] : standing(1 - me, second))];
      case "super-hit":
        return third ? [`mission:${me}:1`, `hand:${second}`] : [...standing(me, first), `hand:${second}`];
      case "boost":
      case "wound":
        return [...standing(me, first), `hand:${second}`];
      case "order": {
        const at = view.challenges.findIndex(
          (duel) => !duel.resolved && duel.challenger === first && duel.target === second,
        );
        return at < 0 ? standing(me, first) : [`duel:${at}`];
      }
      case "choose":
        if (first.startsWith("mission-")) return [`mission:${me}:${first.slice(8)}`, `hand:${second}`];
        if (first.startsWith("bank-") || first === "unknown") return [];
        return view.phase === "challenge"
          ? standing(me, first)
          : second === undefined
            ? [`pile:${first}`]
            : [];
      default:
        return standing(me, first);
    }
  };
}
