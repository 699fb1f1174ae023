/**
 * Heraldry: a face for everybody, without pictures.
 *
 * Arms are an outline, a division of the field, two colours, a charge and sometimes a second one in chief. Those of
 * the famous are in the roll, chosen by hand; all others follow from the name and from what is known of its bearer, so
 * that they are the same in every game, at every size and on every machine. Nothing here hangs on a catalogue.
 */
import { at } from "../lib/given";
import { DIVISIONS, type Division } from "./divisions";
import { bearer } from "./names";
import type { Arms } from "./roll/arms";
import { ANY, CHIEFS, POOLS } from "./roll/common";
import { MARVELS } from "./roll/marvels";
import { SCENES } from "./roll/scenes";
import { TALES } from "./roll/tales";
import { POWERS, WORDS } from "./roll/words";
import { type Shape, shapeFor } from "./shapes";
import { contrast, luminance, shade, T } from "./tinctures";

/** What is known of somebody who is not in the roll. */
export interface About {
  /** character, ability, support, scenario, action, team. */
  kind?: string | undefined;
  side?: string | undefined;
  affiliation?: string | undefined;
  /** A power, a skill or an energy. */
  power?: string | undefined;
  /** Whose game it is: two games may know two people by one name. */
  game?: string | undefined;
}

export interface Blazon {
  shape: Shape;
  division: Division;
  field: string;
  second: string;
  charge: string;
  ink: string;
  chief?: string | undefined;
}

/** FNV-1a, stirred once more so that names that differ in one letter differ everywhere. */
export function hash(text: string): number {
  let found = 2166136261;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 16777619);
  found ^= found >>> 15;
  found = Math.imul(found, 2246822507);
  return (found ^ (found >>> 13)) >>> 0;
}

function draw<X>(list: readonly X[], name: string, salt: string): X {
  return at(list, hash(salt + name) % list.length);
}

const FIELDS = [
  T.red,
  T.crimson,
  T.rust,
  T.gold,
  T.green,
  T.pine,
  T.teal,
  T.sky,
  T.blue,
  T.navy,
  T.violet,
  T.plum,
  T.rose,
  T.steel,
  T.slate,
  T.brown,
  T.black,
] as const;
const INKS = [T.white, T.lemon, T.white, T.sand, T.black] as const;
const OUTLINES: readonly Shape[] = ["heater", "hexagon", "scalloped", "cartouche", "ogee", "teardrop"];

function famous(name: string): Blazon | undefined {
  const arms: Arms | undefined = MARVELS[name] ?? TALES[name] ?? SCENES[name];
  if (!arms) return undefined;
  const [shape, division, field, second, charge, ink, chief] = arms;
  return { shape, division, field, second, charge, ink, chief };
}

/** The second colour: another one that can be told from the first, or a shade of it. */
function secondFor(name: string, field: string): string {
  if (hash(`shade${name}`) % 3 === 0) return shade(field, luminance(field) > 0.18 ? -0.34 : 0.2);
  const others = FIELDS.filter((one) => contrast(one, field) > 1.25 && contrast(one, field) < 2.6);
  return draw(others, name, "second");
}

/** The charge that a name tells, if it does, and those to draw one from. Each game loads the drawings of its own. */
function chargesFor(name: string, { game, power = "" }: About): [string | undefined, readonly string[]] {
  if (game !== "battle_scenes") return [undefined, POOLS[power] ?? ANY];
  const words = name.split("-").map((word) => WORDS[word]);
  return [words.find(Boolean), POWERS[power] ?? ANY];
}

function drawn(name: string, about: About): Blazon {
  const [named, pool] = chargesFor(name, about);
  const field = draw(FIELDS, name, "field");
  const second = secondFor(name, field);
  const worst = (ink: string): number => Math.min(contrast(ink, field), contrast(ink, second));
  const readable = INKS.filter((ink) => worst(ink) >= 3);
  const best = [...INKS].sort((a, b) => worst(b) - worst(a));
  const charge = named ?? draw(pool, name, "charge");
  const chief = hash(`chief${name}`) % 3 === 0 ? draw(CHIEFS, name, "small") : undefined;
  return {
    shape: shapeFor(about.kind, about.affiliation, about.side) ?? draw(OUTLINES, name, "shape"),
    division: draw(DIVISIONS, name, "division"),
    field,
    second,
    charge,
    ink: readable.length ? draw(readable, name, "ink") : at(best, 0),
    chief: chief === charge ? undefined : chief,
  };
}

const known = new Map<string, Blazon>();

/** The arms of somebody, by name, slug or id. */
export function blazon(name: string, about: About = {}): Blazon {
  const who = bearer(name, about.game);
  const key = [who, about.game, about.kind, about.affiliation, about.side, about.power].join("|");
  let found = known.get(key);
  if (!found) known.set(key, (found = famous(who) ?? drawn(who, about)));
  return found;
}

/** Whether somebody's arms were chosen by hand. */
export function isFamous(name: string, game = ""): boolean {
  return famous(bearer(name, game)) !== undefined;
}
