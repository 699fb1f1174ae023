/** The view of Dice Masters, and which choices start at which thing on the table. */
import type { CardInfo, Choice, State } from "../../lib/frames";

/** What a face shows; which parts there are says of what sort it is. */
export interface Shows {
  energy?: string;
  amount?: number;
  level?: number;
  cost?: number;
  attack?: number;
  defense?: number;
  burst?: number;
  action?: boolean;
}
export interface Rolled {
  id: string;
  die: string;
  face: string | null;
  shows: Shows | null;
  marked?: boolean;
}
export interface Fielded {
  id: string;
  die: string;
  level: number;
  cost: number;
  attack: number;
  defense: number;
  damage: number;
  burst: number;
  printed: [number, number];
  attacking: boolean;
  blocked: boolean;
  blocks: number[];
  captive: string[];
  attached: string[];
  acts_as: string | null;
  controlled: boolean;
  owner: number;
}
export interface Stock {
  card: string;
  left: number;
  of: number;
}
export interface SeatView {
  team: string;
  life: number;
  most_life: number;
  loose: number;
  cards: Stock[];
  bag: string[];
  prep: string[];
  rolling: Rolled[];
  reserve: Rolled[];
  field: Fielded[];
  used: string[];
}
export interface Draft {
  limit: number;
  pool: string[];
  picked: { card: string; dice: number }[][];
  basic_actions: string[];
}
export interface Option {
  key: string;
  dice?: string[];
  to?: string[];
  cards?: string[];
  globals?: string[];
  seats?: number[];
  way?: [string, boolean][];
  loose?: number;
  amount?: number;
}
export interface View {
  mode: string;
  seat: number | null;
  active: number;
  turn: number;
  step: string;
  basic_actions: Stock[];
  draft: Draft | null;
  paying: { card: string; cost: number } | null;
  options: Option[];
  seats: [SeatView, SeatView];
}

export function viewOf(state: State): View {
  return state.view as View;
}

/** The choices that start at each thing; `rest` are those that start at none. */
export interface Points {
  dice: Map<string, Choice[]>;
  to: Map<string, Choice[]>;
  cards: Map<string, Choice[]>;
  globals: Map<string, Choice[]>;
  seats: Map<number, Choice[]>;
  rest: Choice[];
  options: Map<string, Option>;
}

export function pointsOf(state: State): Points {
  const found: Points = {
    dice: new Map(),
    to: new Map(),
    cards: new Map(),
    globals: new Map(),
    seats: new Map(),
    rest: [],
    options: new Map(viewOf(state).options.map((option) => [option.key, option])),
  };
  for (const choice of state.choices) {
    const option = found.options.get(choice.key);
    const before = count(found);
    file(found.dice, option?.dice, choice);
    file(found.to, option?.to, choice);
    file(found.cards, option?.cards, choice);
    file(found.globals, option?.globals, choice);
    file(found.seats, option?.seats, choice);
    if (count(found) === before) found.rest.push(choice);
  }
  return found;
}

function file<K>(shelf: Map<K, Choice[]>, things: readonly K[] | undefined, choice: Choice): void {
  for (const thing of things ?? []) shelf.set(thing, [...(shelf.get(thing) ?? []), choice]);
}

function count(points: Points): number {
  let sum = 0;
  for (const shelf of [points.dice, points.to, points.cards, points.globals, points.seats])
    for (const choices of shelf.values()) sum += choices.length;
  return sum;
}

/** Energy first, sort by sort, then characters, then actions: as one lays dice out before buying. */
export function sorted(dice: readonly Rolled[]): Rolled[] {
  const rank = (one: Rolled): string => {
    const face = one.shows;
    if (!face) return "9";
    if (face.energy) return `0 ${face.energy} ${9 - (face.amount ?? 0)} ${one.die}`;
    return face.action ? `2 ${one.die}` : `1 ${one.die} ${face.level}`;
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
  const mine = view.seats[view.active]!.field;
  const theirs = view.seats[1 - view.active]!.field;
  return mine.flatMap((attacker, index) =>
    attacker.attacking ? [{ attacker, blockers: theirs.filter((die) => die.blocks.includes(index)) }] : [],
  );
}

/** Those who wait in the field: neither attack nor block. */
export function waiting(view: View, seat: number): Fielded[] {
  return view.seats[seat]!.field.filter((die) => !die.attacking && !(seat !== view.active && die.blocks.length));
}

export function energyOf(seat: SeatView): number {
  return seat.loose + seat.reserve.reduce((sum, die) => sum + (die.shows?.amount ?? 0), 0);
}

/** A face as content files write it: mask-2, 0/1/2*, action-1. */
export function readFace(text: string, level: number): Shows {
  const numbers = /^(\d+)\/(\d+)\/(\d+)(\**)$/.exec(text);
  if (numbers) {
    const [, cost, attack, defense, burst] = numbers;
    return { level, cost: +cost!, attack: +attack!, defense: +defense!, burst: burst!.length };
  }
  const [word, amount] = text.split("-");
  return word === "action" ? { action: true, burst: +amount! } : { energy: word!, amount: +(amount ?? 1) };
}

/** The six faces of a card's die. */
export function facesOf(card: CardInfo | undefined): Shows[] {
  let level = 0;
  const faces = (card?.facts["faces"] ?? []) as string[];
  return faces.map((text) => readFace(text, text.includes("/") ? (level += 1) : 0));
}

/** DM-5.2: The dice that were rolled between two views. */
export function rolledSince(before: View, now: View): string[] {
  const found: string[] = [];
  const fresh = before.turn !== now.turn;
  now.seats.forEach((seat, index) => {
    const old = before.seats[index]!;
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
