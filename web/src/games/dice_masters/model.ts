/** The view of Dice Masters, and which choices start at which thing on the table. */
import { at } from "../../lib/given";
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
  /** Who would take the damage that this answers. */
  hit?: string[];
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
  const view = viewOf(state);
  const found: Points = {
    dice: new Map(),
    to: new Map(),
    cards: new Map(),
    globals: new Map(),
    seats: new Map(),
    rest: [],
    options: new Map(view.options.map((option) => [option.key, option])),
  };
  const seen = inSight(view);
  for (const choice of state.choices) {
    const option = found.options.get(choice.key);
    const filed = [
      file(found.dice, option?.dice, choice, seen),
      file(found.to, option?.to, choice, seen),
      file(found.cards, option?.cards, choice, seen),
      file(found.globals, option?.globals, choice, seen),
      file(found.seats, option?.seats, choice),
    ];
    if (!filed.includes(true)) found.rest.push(choice);
  }
  return found;
}

/** The dice and cards that lie one by one on the table; others can be chosen by their names only. */
function inSight(view: View): ReadonlySet<string> {
  const dice = view.seats.flatMap((seat) =>
    [...seat.rolling, ...seat.reserve, ...seat.field].map((die) => die.id),
  );
  const cards = [...view.basic_actions, ...view.seats.flatMap((seat) => seat.cards)].map(
    (stock) => stock.card,
  );
  return new Set([...dice, ...cards, ...(view.draft?.pool ?? [])]);
}

/** File a choice under the things it starts at that are in sight; whether there is any. */
function file<K extends string | number>(
  shelf: Map<K, Choice[]>,
  things: readonly K[] | undefined,
  choice: Choice,
  seen?: ReadonlySet<string>,
): boolean {
  let filed = false;
  for (const thing of things ?? []) {
    if (seen && !seen.has(String(thing))) continue;
    const known = shelf.get(thing);
    if (known) known.push(choice);
    else shelf.set(thing, [choice]);
    filed = true;
  }
  return filed;
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

export function energyOf(seat: SeatView): number {
  return seat.loose + seat.reserve.reduce((sum, die) => sum + (die.shows?.amount ?? 0), 0);
}

/** A face as content files write it: mask-2, 0/1/2*, action-1. */
export function readFace(text: string, level: number): Shows {
  const numbers = /^(\d+)\/(\d+)\/(\d+)(\**)$/.exec(text);
  if (numbers) {
    const [, cost, attack, defense, burst = ""] = numbers;
    return {
      level,
      cost: Number(cost),
      attack: Number(attack),
      defense: Number(defense),
      burst: burst.length,
    };
  }
  const [word = "", amount] = text.split("-");
  return word === "action"
    ? { action: true, burst: Number(amount) }
    : { energy: word, amount: Number(amount ?? 1) };
}

/** The six faces of a card's die. */
export function facesOf(card: CardInfo | undefined): Shows[] {
  let level = 0;
  const faces = (card?.facts["faces"] ?? []) as string[];
  return faces.map((text) => readFace(text, text.includes("/") ? (level += 1) : 0));
}

/** What a roll of a card's die can show, and on how many of its six faces each. */
export function oddsOf(card: CardInfo | undefined): { shows: Shows; faces: number }[] {
  const found = new Map<string, { shows: Shows; faces: number }>();
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
