/** What the table of Unmatched reads out of a state: pieces, cards and what can be done with them. */
import { at } from "../../lib/given";
import type { CardInfo, Choice, Line, State } from "../../lib/frames";
import type { Catalogue } from "../../lib/table";
import { emblemOf } from "./emblems";

export interface FighterView {
  space: string | null;
  health: number;
}
export interface SeatView {
  hero: string;
  team: number;
  hand: string[];
  hand_size: number;
  deck: (string | null)[];
  discard: string[];
  in_play: string[];
  fighters: Record<string, FighterView>;
  state: Record<string, string | number | (string | null)[]>;
}
export interface SideView {
  fighter: string;
  played: boolean;
  card: string | null;
  boosted_face_down: boolean;
  boost: string | null;
  value: number | null;
}
export interface CombatView {
  attack: SideView;
  defense: SideView;
  moment: string | null;
  damage: number | null;
  predicted: number | null;
}
export interface View {
  mode: string;
  board: string;
  active: number;
  turn: number;
  actions: number;
  actor: number | null;
  seats: SeatView[];
  combat: CombatView | null;
  result: { winners: number[]; reason: string } | null;
}

export interface Space {
  id: string;
  x: number;
  y: number;
  zones: string[];
  next: string[];
  passage: boolean;
  start: number | null;
}
export interface Board {
  name: string;
  spaces: Space[];
  zones: string[];
  byId: Map<string, Space>;
}

/** A fighter as it is drawn. */
export interface Piece {
  slug: string;
  name: string;
  seat: number;
  hero: boolean;
  health: number;
  most: number;
  ranged: boolean;
  space: string | null;
  emblem: string;
  number: string;
  size: number;
  note: string;
}

/** A token as it is drawn. */
export interface Token {
  slug: string;
  name: string;
  seat: number;
  space: string | null;
}

export function viewOf(state: State): View {
  return state.view as unknown as View;
}

export function boardOf(cards: Catalogue, id: string): Board | null {
  const found = cards.byRef(`board/${id}`);
  if (!found) return null;
  const spaces = found.facts["spaces"] as Space[];
  const zones = found.facts["zones"] as string[];
  return { name: found.name, spaces, zones, byId: new Map(spaces.map((space) => [space.id, space])) };
}

/** What all ids of spaces begin with, which the map leaves out: S of S07. */
export function labelOf(space: string): string {
  return space.replace(/^[A-Za-z]+/, "");
}

export function piecesOf(view: View, cards: Catalogue): Piece[] {
  return view.seats.flatMap((seat, number) =>
    Object.entries(seat.fighters).map(([slug, fighter]) => {
      const info = cards.byRef(slug);
      const count = /-(\d+)$/.exec(slug)?.[1] ?? "";
      const hero = info?.facts["hero"] === true;
      const several = Number(info?.facts["count"] ?? 1) > 1;
      return {
        slug,
        name: (info?.name ?? slug) + (several ? ` ${count}` : ""),
        seat: number,
        hero,
        health: fighter.health,
        most: Number(info?.facts["health"] ?? fighter.health),
        ranged: info?.facts["ranged"] === true,
        space: fighter.space,
        emblem: emblemOf(info?.id ?? slug),
        number: several ? count : "",
        size: hero && seat.state["size"] === "big" ? 1.18 : hero && seat.state["size"] === "small" ? 0.8 : 1,
        note: hero
          ? stateNotes(seat, cards)
              .map((note) => `${note.label} ${note.value}`)
              .join(", ")
          : "",
      };
    }),
  );
}

export function tokensOf(view: View, cards: Catalogue): Token[] {
  return view.seats.flatMap((seat, number) =>
    Object.entries(seat.state).flatMap(([name, where]) =>
      Array.isArray(where)
        ? where.map((space, i) => ({
            slug: where.length > 1 ? `${name}-${i + 1}` : name,
            name: `${word(seat, cards, name)} ${where.length > 1 ? i + 1 : ""}`.trim(),
            seat: number,
            space,
          }))
        : [],
    ),
  );
}

/** What a resource, a state or a token of a hero is called. */
export function word(seat: SeatView, cards: Catalogue, name: string): string {
  const words = heroOf(seat, cards)?.facts["words"] as Record<string, string> | undefined;
  return words?.[name] ?? name;
}

export function heroOf(seat: SeatView, cards: Catalogue): CardInfo | undefined {
  return Object.keys(seat.fighters)
    .map((slug) => cards.byRef(slug))
    .find((info) => info?.facts["hero"] === true);
}

/** A hero's state and resources in words: size BIG, Rage 2. */
export function stateNotes(
  seat: SeatView,
  cards: Catalogue,
): { name: string; label: string; value: string }[] {
  return Object.entries(seat.state).flatMap(([name, value]) =>
    Array.isArray(value)
      ? []
      : [
          {
            name,
            label: word(seat, cards, name),
            value: typeof value === "string" ? word(seat, cards, value) : String(value),
          },
        ],
  );
}

export function cardOf(cards: Catalogue, hero: string, slug: string): CardInfo | undefined {
  return cards.byRef(`${hero}/${slug}`);
}

/** The open choices, by what on the table they are about. */
export interface Sorted {
  /** Who or what can go where: thing, then space. */
  goes: Map<string, Map<string, Choice>>;
  /** Who can attack whom: attacker, then target. */
  attacks: Map<string, Map<string, Choice>>;
  hand: Map<string, Choice[]>;
  /** Cards that lie elsewhere: looked at in a deck, or in another hand. */
  offered: { hero: string; card: string; choice: Choice }[];
  fighters: Map<string, Choice>;
  spaces: Map<string, Choice>;
  seats: Map<number, Choice>;
  plain: Choice[];
}

export function sortChoices(state: State, cards: Catalogue, board: Board | null): Sorted {
  const view = viewOf(state);
  const found: Sorted = {
    goes: new Map(),
    attacks: new Map(),
    hand: new Map(),
    offered: [],
    fighters: new Map(),
    spaces: new Map(),
    seats: new Map(),
    plain: [],
  };
  const mine = state.seat === null ? undefined : view.seats[state.seat];
  for (const choice of state.choices) {
    const [first, second] = choice.refs;
    if (first === undefined) found.plain.push(choice);
    else if ((choice.verb === "move" || choice.verb === "place") && second)
      under(found.goes, first).set(second, choice);
    else if (choice.verb === "attack" && second) under(found.attacks, first).set(second, choice);
    else if (mine?.hand.includes(first) && !(first in state.why_not))
      found.hand.set(first, [...(found.hand.get(first) ?? []), choice]);
    else sortPick(found, choice, first, view, cards, board, state.seat);
  }
  return found;
}

function sortPick(
  found: Sorted,
  choice: Choice,
  ref: string,
  view: View,
  cards: Catalogue,
  board: Board | null,
  seat: number | null,
): void {
  const owner = cardOwner(ref, view, cards, seat);
  const hero = view.seats.findIndex((one) => one.hero === ref);
  if (owner !== null) found.offered.push({ hero: at(view.seats, owner).hero, card: ref, choice });
  else if (view.seats.some((one) => ref in one.fighters) || hero >= 0) {
    if (view.seats.some((one) => ref in one.fighters)) found.fighters.set(ref, choice);
    if (hero >= 0) found.seats.set(hero, choice);
  } else if (board?.byId.has(ref)) found.spaces.set(ref, choice);
  else found.plain.push(choice);
}

/** Whose card a choice is about when it is not in one's own hand: one that is seen in another hand, else one's own. */
function cardOwner(ref: string, view: View, cards: Catalogue, seat: number | null): number | null {
  const seen = view.seats.findIndex((one, number) => number !== seat && one.hand.includes(ref));
  if (seen >= 0) return seen;
  const order = seat === null ? [] : [seat, ...view.seats.keys()];
  return order.find((number) => cardOf(cards, at(view.seats, number).hero, ref)) ?? null;
}

function under<K, V>(map: Map<string, Map<K, V>>, key: string): Map<K, V> {
  let found = map.get(key);
  if (!found) map.set(key, (found = new Map<K, V>()));
  return found;
}

/** A shortest way along the lines, around whoever is in the way if there is one; null: it did not walk. */
export function path(board: Board, from: string, to: string, blocked: ReadonlySet<string>): string[] | null {
  return walk(board, from, to, blocked) ?? walk(board, from, to, new Set());
}

/** The same, and null where there is none around those in the way. */
export function walk(board: Board, from: string, to: string, blocked: ReadonlySet<string>): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  const edge = [from];
  const passages = board.spaces.filter((space) => space.passage).map((space) => space.id);
  for (let here = edge.shift(); here !== undefined; here = edge.shift()) {
    if (here === to) break;
    const space = board.byId.get(here);
    for (const next of [...(space?.next ?? []), ...(space?.passage ? passages : [])]) {
      if (before.has(next) || (blocked.has(next) && next !== to)) continue;
      before.set(next, here);
      edge.push(next);
    }
  }
  if (!before.has(to)) return null;
  const found = [to];
  for (let at = before.get(to); at; at = before.get(at)) found.unshift(at);
  return found.length > 10 ? null : found;
}

/** The combat that was over when nobody was asked any more, read from the log. */
export interface PastCombat {
  n: number;
  attacker: string;
  target: string;
  cards: Map<number, string[]>; // revealed, by seat
  attack: number;
  defense: number;
  hurt: number;
}

export function lastCombat(lines: readonly Line[], view: View): PastCombat | null {
  const start = lines.findLastIndex((line) => line.kind === "attacked");
  const first = lines[start];
  const clash = lines.findIndex((line, i) => i > start && line.kind === "clashed");
  const sums = lines[clash];
  if (!first || !sums) return null;
  const [attacker, target] = first.refs.map((mention) => mention.ref);
  if (attacker === undefined || target === undefined) return null;
  const [attack = 0, defense = 0] = numbers(sums.text);
  const hit = lines[clash + 1];
  const found: PastCombat = {
    n: first.n,
    attacker,
    target,
    cards: new Map(),
    attack,
    defense,
    hurt: hit?.kind === "hurt" && hit.refs[0]?.ref === target ? (numbers(hit.text).at(-1) ?? 0) : 0,
  };
  for (const line of lines.slice(start, clash)) {
    if (line.kind !== "revealed") continue;
    const card = line.refs.find((mention) => mention.ref.includes("/"))?.ref;
    const seat = view.seats.findIndex((one) => card?.startsWith(`${one.hero}/`));
    if (card && seat >= 0) found.cards.set(seat, [...(found.cards.get(seat) ?? []), card]);
  }
  return found;
}

function numbers(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** The seat whose fighter this is. */
export function seatOf(view: View, fighter: string): number {
  return view.seats.findIndex((seat) => fighter in seat.fighters);
}
