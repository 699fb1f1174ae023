/** What the table of Unmatched reads out of a state: pieces, cards and what can be done with them. */
import { at } from "../../lib/given";
import type { CardInfo, Choice, Line, State } from "../../lib/frames";
import type { Catalogue, Translate } from "../../lib/table";
import type { SeatView, View } from "./view";

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
  /** What it is called, and its number where there are several. */
  name: string;
  /** What like sidekicks are called together. */
  kind: string;
  seat: number;
  hero: boolean;
  health: number;
  most: number;
  ranged: boolean;
  space: string | null;
  /** The second space of a large fighter. */
  tail: string | null;
  /** Whose arms it bears. */
  arms: string;
  number: string;
  size: number;
  note: string;
}

/** A token as it is drawn. */
export interface Token {
  slug: string;
  /** What it is, in the engine's word: fog. */
  kind: string;
  name: string;
  seat: number;
  space: string | null;
}

/** A piece that stands on the line between two spaces. */
export interface Patrol {
  /** What it is, in the engine's word: foot-soldier. */
  kind: string;
  name: string;
  seat: number;
  ends: readonly [string, string];
}

export function viewOf(state: State): View {
  return state.view as unknown as View;
}

/** Boards that were read: always the same one, so that its land is drawn once and not for every position. */
const boards = new WeakMap<CardInfo, Board>();

export function boardOf(cards: Catalogue, id: string): Board | null {
  const info = cards.byRef(`board/${id}`);
  if (!info) return null;
  let found = boards.get(info);
  if (!found) {
    const spaces = info.facts["spaces"] as Space[];
    const zones = info.facts["zones"] as string[];
    found = { name: info.name, spaces, zones, byId: new Map(spaces.map((space) => [space.id, space])) };
    boards.set(info, found);
  }
  return found;
}

/** What all ids of spaces begin with, which the map leaves out: S of S07. */
export function labelOf(space: string): string {
  return space.replace(/^[A-Za-z]+/, "");
}

export function piecesOf(view: View, cards: Catalogue): Piece[] {
  return view.seats.flatMap((seat, number) =>
    Object.entries(seat.fighters).map(([slug, fighter]) => {
      const info = cards.byRef(slug);
      const kind = info?.name ?? slug;
      const name = fighter.number ? `${kind} ${fighter.number}` : kind;
      const size = fighter.hero ? seat.state["size"] : undefined;
      return {
        slug,
        name: copied(seat, name),
        kind,
        seat: number,
        hero: fighter.hero,
        health: fighter.health,
        most: fighter.most,
        ranged: info?.facts["ranged"] === true,
        space: fighter.space,
        tail: fighter.tail,
        arms: info?.id ?? slug,
        number: fighter.number ? String(fighter.number) : "",
        size: size === "big" ? 1.18 : size === "small" ? 0.8 : 1,
        note: fighter.hero
          ? stateNotes(seat, cards)
              .map((note) => `${note.label} ${note.value}`)
              .join(", ")
          : "",
      };
    }),
  );
}

/** A name with which of like heroes it is of, if it is not of the first: Medusa (2). */
export function copied(seat: SeatView, name: string): string {
  return seat.copy > 1 ? `${name} (${seat.copy})` : name;
}

export function tokensOf(view: View, cards: Catalogue): Token[] {
  return view.seats.flatMap((seat, number) => {
    const tokens = Object.entries(seat.tokens);
    return tokens.map(([slug, token], i) => ({
      slug,
      kind: token.name,
      name: copied(seat, `${word(seat, cards, token.name)} ${tokens.length > 1 ? i + 1 : ""}`.trim()),
      seat: number,
      space: token.space,
    }));
  });
}

export function patrolsOf(view: View, cards: Catalogue): Patrol[] {
  return view.seats.flatMap((seat, number) =>
    Object.entries(seat.lines).flatMap(([kind, lines]) =>
      lines.map(([one = "", other = ""]) => ({
        kind,
        name: copied(seat, word(seat, cards, kind)),
        seat: number,
        ends: [one, other] as const,
      })),
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
  return Object.entries(seat.state).map(([name, value]) => ({
    name,
    label: word(seat, cards, name),
    value: typeof value === "string" ? word(seat, cards, value) : String(value),
  }));
}

/** Schemes that stay in play, and cards whose effects hold for the rest of the turn. */
export function lastingNotes(
  view: View,
  seat: number,
  cards: Catalogue,
  t: Translate,
): { name: string; label: string; value: string }[] {
  const row = view.seats[seat];
  if (!row) return [];
  const staying = row.in_play.filter((slug) => cardOf(cards, row.hero, slug)?.facts["type"] === "scheme");
  const turn = view.lasting.flatMap((one) => (one.seat === seat && one.card ? [one.card] : []));
  const note = (label: string) => (slug: string, index: number) => ({
    name: `${label}-${slug}-${index}`,
    label: t(label),
    value: cardOf(cards, row.hero, slug)?.name ?? slug,
  });
  return [...staying.map(note("unmatched-in-play")), ...turn.map(note("unmatched-this-turn"))];
}

/** A card with its hero; one that another hero gave away has it already. */
export function fullRef(hero: string, slug: string): string {
  return slug.includes("/") ? slug : `${hero}/${slug}`;
}

export function cardOf(cards: Catalogue, hero: string, slug: string): CardInfo | undefined {
  return cards.byRef(fullRef(hero, slug));
}

/** A pile that can be looked through: of everybody, or a zone of a hero's own. */
export type PileName = "discard" | "hand" | `zone:${string}`;

/** The cards of a pile that can be seen, as hero/card, in the order to be shown. */
export function pileOf(row: SeatView, pile: PileName): string[] {
  if (pile === "discard") return [...row.discard].reverse().map((slug) => `${row.hero}/${slug}`);
  if (pile === "hand") return row.hand.map((slug) => fullRef(row.hero, slug));
  return (row.zones[pile.slice("zone:".length)] ?? []).filter((slug) => slug !== null);
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
  /** Lines that can be chosen, by their two spaces. */
  lines: { ends: readonly [string, string]; choice: Choice }[];
  seats: Map<number, Choice>;
  plain: Choice[];
}

/** A thing that a choice is about, taken apart: its kind, whose it is if it is a card, and its name. */
interface Thing {
  kind: string;
  seat: number;
  name: string;
}

function thingOf(told: string): Thing {
  const [kind = "", ...names] = told.split(":");
  return { kind, seat: Number(names[0]), name: names.at(-1) ?? "" };
}

export function sortChoices(state: State): Sorted {
  const view = viewOf(state);
  const found: Sorted = {
    goes: new Map(),
    attacks: new Map(),
    hand: new Map(),
    offered: [],
    fighters: new Map(),
    spaces: new Map(),
    lines: [],
    seats: new Map(),
    plain: [],
  };
  for (const choice of state.choices) {
    const start = choice.things.start.map(thingOf);
    const [goal] = choice.things.goal.map(thingOf);
    const [first] = start;
    const mine = start.find((thing) => thing.kind === "hand" && thing.seat === state.seat);
    if (!first || (first.kind === "token" && !goal)) found.plain.push(choice);
    else if (goal?.kind === "space" && first.kind === "space")
      found.lines.push({ ends: [first.name, goal.name], choice });
    else if (goal?.kind === "space") under(found.goes, first.name).set(goal.name, choice);
    else if (goal && first.kind === "fighter") under(found.attacks, first.name).set(goal.name, choice);
    else if (mine) found.hand.set(mine.name, [...(found.hand.get(mine.name) ?? []), choice]);
    else if (first.kind === "hand" || first.kind === "deck")
      found.offered.push({ hero: at(view.seats, first.seat).hero, card: first.name, choice });
    else if (first.kind === "zone") {
      const [hero = "", card = ""] = first.name.split("/");
      found.offered.push({ hero, card, choice });
    } else
      for (const thing of start)
        if (thing.kind === "seat") found.seats.set(thing.seat, choice);
        else (thing.kind === "space" ? found.spaces : found.fighters).set(thing.name, choice);
  }
  return found;
}

function under<K, V>(map: Map<string, Map<K, V>>, key: string): Map<K, V> {
  let found = map.get(key);
  if (!found) map.set(key, (found = new Map<K, V>()));
  return found;
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

export function lastCombat(lines: readonly Line[]): PastCombat | null {
  const start = lines.findLastIndex((line) => line.kind === "attacked");
  const first = lines[start];
  const clash = lines.findIndex((line, i) => i > start && line.kind === "clashed");
  const sums = lines[clash];
  if (!first || !sums) return null;
  const { who: attacker, target } = first.data as { who: string; target: string };
  const { n: attack, m: defense } = sums.data as { n: number; m: number };
  const hit = lines[clash + 1];
  const { who: struck, n: hurt } = (hit?.kind === "hurt" ? hit.data : {}) as { who?: string; n?: number };
  const found: PastCombat = {
    n: first.n,
    attacker,
    target,
    cards: new Map(),
    attack,
    defense,
    hurt: struck === target ? (hurt ?? 0) : 0,
  };
  for (const line of lines.slice(start, clash)) {
    if (line.kind !== "revealed") continue;
    const { who: seat, card } = line.data as { who: number; card: string | null };
    if (card) found.cards.set(seat, [...(found.cards.get(seat) ?? []), card]);
  }
  return found;
}

/** The seat whose fighter this is. */
export function seatOf(view: View, fighter: string): number {
  return view.seats.findIndex((seat) => fighter in seat.fighters);
}
