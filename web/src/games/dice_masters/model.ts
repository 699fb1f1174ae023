/** The view of Dice Masters, and which choices start at which thing on the table. */
import { at } from "../../lib/given";
import type { CardInfo, Choice, State } from "../../lib/frames";
import type { Fielded, Rolled, SeatView, View } from "./view";

export type { CharacterFace, Draft, EnergyFace, Fielded, Rolled, SeatView, Stock, View } from "./view";

/** What a face of a die shows. */
export type Face = NonNullable<Rolled["shows"]>;

export function viewOf(state: State): View {
  return state.view as View;
}

/** The choices that start at each thing, and those that go to a die; `rest` are those that start at none. */
export interface Points {
  dice: Map<string, Choice[]>;
  to: Map<string, Choice[]>;
  cards: Map<string, Choice[]>;
  globals: Map<string, Choice[]>;
  seats: Map<string, Choice[]>;
  rest: Choice[];
}

export function pointsOf(choices: readonly Choice[]): Points {
  const found: Points = {
    dice: new Map(),
    to: new Map(),
    cards: new Map(),
    globals: new Map(),
    seats: new Map(),
    rest: [],
  };
  const shelves: Record<string, Map<string, Choice[]>> = {
    die: found.dice,
    card: found.cards,
    global: found.globals,
    seat: found.seats,
  };
  for (const choice of choices) {
    const filed = choice.things.start.filter((thing) => file(shelves[kindOf(thing)], thing, choice));
    for (const thing of choice.things.goal) file(found.to, thing, choice);
    if (!filed.length) found.rest.push(choice);
  }
  return found;
}

/** A thing is a kind and a name, as games/dice_masters/pointing.py tells them: die:die-12, card:smash. */
export function thing(kind: string, name: string): string {
  return `${kind}:${name}`;
}

function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(":"));
}

/** The name of a thing, without its kind. */
export function nameOf(thing: string): string {
  return thing.slice(thing.indexOf(":") + 1);
}

/** File a choice under a thing; dice in piles have no shelf, for one cannot point at them. */
function file(shelf: Map<string, Choice[]> | undefined, thing: string, choice: Choice): boolean {
  if (!shelf) return false;
  const known = shelf.get(nameOf(thing));
  if (known) known.push(choice);
  else shelf.set(nameOf(thing), [choice]);
  return true;
}

/** Energy first, sort by sort, then characters, then actions: as one lays dice out before buying. */
export function sorted(dice: readonly Rolled[]): Rolled[] {
  const rank = (one: Rolled): string => {
    const face = one.shows;
    if (!face) return "9";
    if (face.kind === "energy") return `0 ${face.energy} ${9 - face.amount} ${one.die}`;
    return face.kind === "action" ? `2 ${one.die}` : `1 ${one.die} ${face.level}`;
  };
  return [...dice].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** Equal dice of a pile together. */
export function piled(dice: readonly string[]): { die: string; count: number }[] {
  const found = new Map<string, number>();
  for (const die of dice) found.set(die, (found.get(die) ?? 0) + 1);
  return [...found].map(([die, count]) => ({ die, count }));
}

/** An attacker with those who block it. */
export interface Lane {
  attacker: Fielded;
  blockers: Fielded[];
}

/** DM-5.4.5: Who fights whom; a blocker that blocks several stands in each of their lanes. */
export function lanesOf(view: View): Lane[] {
  const mine = at(view.seats, view.active).field;
  const theirs = at(view.seats, 1 - view.active).field;
  return mine.flatMap((attacker, index) =>
    attacker.attacking ? [{ attacker, blockers: theirs.filter((die) => die.blocks.includes(index)) }] : [],
  );
}

/** Those who wait in the field: neither attack nor block. */
export function waiting(view: View, seat: number): Fielded[] {
  const foes = at(view.seats, 1 - seat).field;
  return at(view.seats, seat).field.filter(
    (die) => !die.attacking && !die.blocks.some((index) => foes[index]?.attacking),
  );
}

/** The six faces of a card's die. */
export function facesOf(card: CardInfo | undefined): Face[] {
  return (card?.facts["faces"] ?? []) as Face[];
}

/** What a roll of a card's die can show, and on how many of its six faces each. */
export function oddsOf(card: CardInfo | undefined): { shows: Face; faces: number }[] {
  const found = new Map<string, { shows: Face; faces: number }>();
  for (const shows of facesOf(card)) {
    const like = found.get(JSON.stringify(shows));
    if (like) like.faces += 1;
    else found.set(JSON.stringify(shows), { shows, faces: 1 });
  }
  return [...found.values()];
}

/** DM-5.2: The dice that were rolled between two views. */
export function rolledSince(before: View, now: View): string[] {
  const found: string[] = [];
  const fresh = before.turn !== now.turn;
  now.seats.forEach((seat, index) => {
    const old = at(before.seats, index);
    const known = new Map(old.rolling.map((die) => [die.id, die]));
    const lay = new Set([...old.reserve, ...old.field].map((die) => die.id));
    for (const die of seat.rolling) if (fresh || !known.has(die.id)) found.push(die.id);
    for (const die of seat.reserve) {
      const was = known.get(die.id);
      if (was ? was.marked || was.face !== die.face : !lay.has(die.id)) found.push(die.id);
    }
  });
  return found;
}

/** How much of each sort of energy a reserve has; what lies on no die is generic. */
export function energiesOf(seat: SeatView): [energy: string, amount: number][] {
  const found = new Map<string, number>();
  for (const { shows } of seat.reserve)
    if (shows?.kind === "energy") found.set(shows.energy, (found.get(shows.energy) ?? 0) + shows.amount);
  if (seat.loose) found.set("generic", (found.get("generic") ?? 0) + seat.loose);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What life the attack would leave to a player as things stand; the server reckons who hits whom. */
export function lifeThen(view: View, seat: number): number {
  const { life } = at(view.seats, seat);
  if (seat === view.active) return life;
  const hits = at(view.seats, view.active).field.filter((die) => die.attacking);
  return Math.max(
    0,
    hits.reduce((left, die) => left - die.hits, life),
  );
}
