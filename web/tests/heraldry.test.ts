/** Everybody has a face: readable, their own, and the same in every game. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blazon, type Blazon, isFamous } from "../src/art/blazon";
import { DIVISIONS, divisionOf } from "../src/art/divisions";
import { bearer, slugOf } from "../src/art/names";
import { ANY, CHIEFS, POOLS } from "../src/art/roll/common";
import { MARVELS } from "../src/art/roll/marvels";
import { SCENES } from "../src/art/roll/scenes";
import { TALES } from "../src/art/roll/tales";
import { POWERS, WORDS } from "../src/art/roll/words";
import { contrast, shade } from "../src/art/tinctures";
import { shrunk } from "../shrink";

const games = join(import.meta.dirname, "../../src/thwack/games");
const collection = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
  icons: Record<string, unknown>;
  aliases: Record<string, unknown>;
};
const ROLL = { ...TALES, ...MARVELS, ...SCENES };

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".toml"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The cards of Battle Scenes: id, type and first power, read as plainly as they are written. */
const scenes = filesIn(join(games, "battle_scenes/cards/content/sets")).flatMap((file) =>
  file.split("[[card]]").flatMap((card) => {
    const id = /^id = "(.+)"/m.exec(card)?.[1];
    const first = (name: string): string | undefined =>
      new RegExp(`^${name} = \\["([^"]+)`, "m").exec(card)?.[1];
    const about = {
      game: "battle_scenes",
      kind: /^type = "(.+)"/m.exec(card)?.[1],
      power: first("powers") ?? /^power = "(.+)"/m.exec(card)?.[1],
      affiliation: first("affiliations"),
      side: first("alignments"),
    };
    return id ? [{ id, about }] : [];
  }),
);

const key = ({ shape, division, field, second, charge, ink, chief }: Blazon): string =>
  [shape, division, field, second, charge, ink, chief].join("|");

describe("the roll of arms", () => {
  test("has more than two hundred bearers, no two of whom bear the same", () => {
    const names = Object.keys(ROLL).filter(
      (name) => !["raptor", "the-genie", "william-shakespeare"].includes(name),
    );
    expect(names.length).toBeGreaterThan(200);
    expect(new Set(names.map((name) => key(blazon(name)))).size).toBe(names.length);
  });

  test("names charges that the collection of icons has", () => {
    const charges = [
      ...Object.values(ROLL).flatMap(([, , , , charge, , chief]) => (chief ? [charge, chief] : [charge])),
      ...Object.values(WORDS),
      ...[POOLS, POWERS].flatMap((pools) => Object.values(pools).flat()),
      ...ANY,
      ...CHIEFS,
    ];
    expect(charges.filter((name) => !(name in collection.icons) && !(name in collection.aliases))).toEqual(
      [],
    );
  });

  test("paints charges that can be told from the field", () => {
    const faint = Object.entries(ROLL).filter(([, [, , field, , , ink]]) => contrast(field, ink) < 2.4);
    expect(faint.map(([name]) => name)).toEqual([]);
  });

  test("has every hero of Unmatched whose file is there", () => {
    const folder = join(games, "unmatched/cards/content/heroes");
    const heroes = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(".toml", "")) : [];
    expect(heroes.length).toBeGreaterThan(11);
    expect(heroes.filter((hero) => !isFamous(hero, "unmatched"))).toEqual([]);
  });
});

describe("one character", () => {
  test.each([
    ["Homem-Aranha", "spider-man"],
    ["homem-aranha-v3", "spider-man"],
    ["Dr. Watson", "dr-watson"],
    ["Capitão América", "captain-america"],
    ["Jekyll & Hyde", "jekyll-and-hyde"],
  ])("%s is %s", (name, slug) => expect(bearer(name)).toBe(slug));

  test("looks the same whatever else is known of it", () => {
    const plain = blazon("captain-america");
    expect(
      blazon("capitao-america-v2", { game: "battle_scenes", kind: "character", power: "agility" }),
    ).toEqual(plain);
    expect(blazon("Captain America", { game: "mission_arena", side: "good" })).toEqual(plain);
  });

  test("is told from its namesake in another game", () => {
    expect(blazon("medusa", { game: "battle_scenes" })).not.toEqual(blazon("medusa", { game: "unmatched" }));
  });
});

describe("everybody else", () => {
  test("gets arms that differ: of all cards of Battle Scenes at most one in two hundred looks like another", () => {
    const characters = new Map(scenes.map(({ id, about }) => [slugOf(id), about]));
    const faces = [...characters].filter(([slug]) => !isFamous(slug, "battle_scenes"));
    expect(faces.length).toBeGreaterThan(500);
    const distinct = new Set(faces.map(([slug, about]) => key(blazon(slug, about)))).size;
    expect(faces.length - distinct).toBeLessThan(faces.length / 200);
  });

  test("bears charges that can be told from both colours", () => {
    const faint = scenes.filter(({ id, about }) => {
      const { field, second, ink } = blazon(id, about);
      return !isFamous(id, "battle_scenes") && Math.min(contrast(ink, field), contrast(ink, second)) < 2.4;
    });
    expect(faint.map(({ id }) => id)).toEqual([]);
  });
});

test("every division is a closed path within reach of the field", () => {
  for (const division of DIVISIONS)
    expect(divisionOf(division).d, division).toMatch(/^M[-\d.\sMLHVCQTAZlhvcqtaz]+Z$/);
});

test("colours are made lighter and darker", () => {
  expect(shade("#808080", 1)).toBe("#ffffff");
  expect(shade("#808080", -0.5)).toBe("#404040");
});

test.each([
  ["M10.4 10.4L20.6 20.6z", "m10 10l11 11z"],
  ["m0.4 0.4h.4h.4h.4v1.4z", "m0 0h1 1v2z"],
  ["M0 0a5 5 0 0110 10", "m0 0a5 5 0 0 1 10 10"],
  ["M0 0c1.2.2 3.4-.4 5 5", "m0 0c1 0 3 0 5 5"],
])("outlines are written on the grid: %s", (path, told) => expect(shrunk(path)).toBe(told));
