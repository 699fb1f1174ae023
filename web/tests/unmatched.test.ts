import { describe, expect, test } from "vitest";
import { Aims } from "../src/games/unmatched/aims";
import { emblemOf } from "../src/games/unmatched/emblems";
import { layoutOf, middleOf } from "../src/games/unmatched/layout";
import {
  labelOf,
  lastCombat,
  piecesOf,
  sortChoices,
  type Board,
  type Sorted,
  type Space,
} from "../src/games/unmatched/model";
import { arc, outline, slice } from "../src/games/unmatched/shapes";
import { path, walk } from "../src/games/unmatched/ways";
import { PATTERNS, patternOf } from "../src/games/unmatched/zones";
import type { SeatView, View } from "../src/games/unmatched/view";
import type { Line } from "../src/lib/frames";
import { at } from "../src/lib/given";
import { about, card, cards, choice, keys, state } from "./kit";

/** A board in a row, a-b-c-..., with passages at these spaces. */
function row(names: string, passages = ""): Board {
  const spaces = [...names].map((id, i): Space => ({
    id,
    x: (i + 1) / (names.length + 1),
    y: 0.5,
    zones: ["red"],
    next: [names[i - 1], names[i + 1]].filter((one) => one !== undefined),
    passage: passages.includes(id),
    start: null,
  }));
  return { name: "row", spaces, zones: ["red"], byId: new Map(spaces.map((space) => [space.id, space])) };
}

describe("ways along the lines", () => {
  test("the shortest one, both ends included", () => {
    expect(walk(row("abcd"), "a", "d", new Set())).toEqual(["a", "b", "c", "d"]);
    expect(walk(row("abcd"), "a", "a", new Set())).toEqual(["a"]);
  });

  test("a passage leads to every other passage", () => {
    expect(walk(row("abcdef", "bf"), "a", "f", new Set())).toEqual(["a", "b", "f"]);
  });

  test("nobody walks through those in the way, but up to one of them", () => {
    expect(walk(row("abc"), "a", "c", new Set(["b"]))).toBeNull();
    expect(walk(row("abc"), "a", "c", new Set(["c"]))).toEqual(["a", "b", "c"]);
  });

  test("whoever moved anyway is drawn walking through, unless it is too far to have walked", () => {
    expect(path(row("abc"), "a", "c", new Set(["b"]))).toEqual(["a", "b", "c"]);
    expect(path(row("abcdefghijkl"), "a", "l", new Set())).toBeNull();
  });
});

describe("what spaces and fighters stand for", () => {
  function sorted(over: Partial<Sorted>): Sorted {
    const none = { goes: new Map(), attacks: new Map(), hand: new Map(), offered: [] };
    return { ...none, fighters: new Map(), spaces: new Map(), seats: new Map(), plain: [], ...over };
  }
  const to = (thing: string, spaces: string): [string, Map<string, ReturnType<typeof choice>>] => [
    thing,
    new Map([...spaces].map((space) => [space, choice(`move:${thing}:${space}`)])),
  ];
  const two = sorted({ goes: new Map([to("alice", "ab"), to("jabberwock", "bc")]) });

  test("all goals until somebody is picked, then only that one's", () => {
    expect([...new Aims(two, null).goals.keys()].join("")).toBe("abc");
    expect(keys(new Aims(two, null).goals.get("b"))).toEqual(["move:alice:b", "move:jabberwock:b"]);
    expect(keys(new Aims(two, "alice").goals.get("b"))).toEqual(["move:alice:b"]);
  });

  test("who is pointed at shows where it can go; others show everything", () => {
    const aims = new Aims(two, null);
    expect([...aims.reach(aims.shows("jabberwock"))].join("")).toBe("bc");
    expect([...aims.reach(aims.shows("nobody"))].join("")).toBe("abc");
    expect(new Aims(two, "alice").shows("jabberwock")).toBe("alice");
  });

  test("one of several must be picked; one alone is", () => {
    const alone = new Aims(sorted({ goes: new Map([to("alice", "ab")]) }), null);
    expect([alone.begins("alice"), alone.picked("alice")]).toEqual([false, true]);
    const aims = new Aims(two, null);
    expect([aims.begins("alice"), aims.picked("alice")]).toEqual([true, false]);
  });

  test("a fighter is chosen itself, attacked, or covers a space", () => {
    const attacks = new Map([
      ["alice", new Map([["harpy", choice("attack:alice:harpy")]])],
      ["jabberwock", new Map([["harpy", choice("attack:jabberwock:harpy")]])],
    ]);
    const found = sorted({ ...two, attacks, fighters: new Map([["harpy", choice("pick:harpy")]]) });
    expect(keys(new Aims(found, null).at("harpy", "a"))).toEqual([
      "pick:harpy",
      "attack:alice:harpy",
      "attack:jabberwock:harpy",
      "move:alice:a",
    ]);
    expect(keys(new Aims(found, "jabberwock").at("harpy", "x"))).toEqual([
      "pick:harpy",
      "attack:jabberwock:harpy",
    ]);
  });

  test("who would go to a space", () => {
    expect(new Aims(two, null).goersTo("b", null)).toEqual(["alice", "jabberwock"]);
    expect(new Aims(two, null).goersTo("b", "alice")).toEqual(["alice"]);
    expect(new Aims(two, null).goersTo("a", "jabberwock")).toEqual([]);
  });
});

describe("choices are sorted by what they are about", () => {
  const view = { seats: [{ hero: "alice" }, { hero: "medusa" }] };
  const sort = (...choices: ReturnType<typeof choice>[]): Sorted =>
    sortChoices(state({ view, choices, seat: 0 }));

  test("who goes where, and who attacks whom", () => {
    const found = sort(
      about("move:1", ["fighter:alice"], ["space:S01"]),
      about("move:2", ["fighter:alice"], ["space:S02"]),
      about("place", ["token:fog-1"], ["space:S01"]),
      about("attack", ["fighter:alice"], ["fighter:harpy-1"]),
    );
    expect([...(found.goes.get("alice")?.keys() ?? [])]).toEqual(["S01", "S02"]);
    expect([...(found.goes.get("fog-1")?.keys() ?? [])]).toEqual(["S01"]);
    expect(found.attacks.get("alice")?.get("harpy-1")?.key).toBe("attack");
  });

  test("cards: in one's own hand, or offered from elsewhere", () => {
    const found = sort(
      about("play", ["hand:0:feint"]),
      about("boost", ["hand:0:feint"]),
      about("discard", ["hand:1:gaze"]),
      about("take", ["deck:0:dash"]),
    );
    expect(keys(found.hand.get("feint"))).toEqual(["play", "boost"]);
    expect(found.offered.map(({ hero, card }) => `${hero}/${card}`)).toEqual(["medusa/gaze", "alice/dash"]);
  });

  test("fighters, spaces, seats; the rest is plain", () => {
    const found = sort(
      about("him", ["fighter:merlin", "seat:1"]),
      about("there", ["space:S03"]),
      about("decline", []),
      about("remove", ["token:fog-1"]),
    );
    expect([...found.fighters.keys(), ...found.spaces.keys(), ...found.seats.keys()]).toEqual([
      "merlin",
      "S03",
      1,
    ]);
    expect(keys(found.plain)).toEqual(["decline", "remove"]);
  });
});

describe("the last combat, as the log tells it", () => {
  const told = (...lines: [kind: string, data: Record<string, unknown>][]): Line[] =>
    lines.map(([kind, data], n) => ({ n, ply: n, kind, text: "", refs: [], data }));
  const fought = told(
    ["attacked", { who: "alice", target: "harpy-1" }],
    ["revealed", { who: 0, card: "alice/feint" }],
    ["revealed", { who: 1, card: null }],
    ["clashed", { n: 4, m: 1 }],
    ["hurt", { who: "harpy-1", n: 3 }],
  );

  test("who fought, with which cards, and what came of it", () => {
    expect(lastCombat(fought)).toMatchObject({
      attacker: "alice",
      target: "harpy-1",
      attack: 4,
      defense: 1,
      hurt: 3,
    });
    expect([...(lastCombat(fought)?.cards ?? [])]).toEqual([[0, ["alice/feint"]]]);
  });

  test("who else is hurt then was not the target", () => {
    const other = [...fought.slice(0, 4), ...told(["hurt", { who: "alice", n: 2 }])];
    expect(lastCombat(other)?.hurt).toBe(0);
  });

  test("none before it is decided, and never an older one", () => {
    expect(lastCombat(fought.slice(0, 3))).toBeNull();
    expect(lastCombat([...fought, ...told(["attacked", { who: "medusa", target: "alice" }])])).toBeNull();
    expect(lastCombat([])).toBeNull();
  });
});

test("pieces: like sidekicks are numbered, and a hero's size shows", () => {
  const piece = { space: "S01", health: 1, most: 1, number: 0, hero: false };
  const seat = {
    hero: "alice",
    fighters: {
      alice: { ...piece, hero: true },
      "card-1": { ...piece, number: 1 },
      "card-2": { ...piece, number: 2 },
    },
    state: { size: "big" },
    tokens: {},
  } as unknown as SeatView;
  const known = cards(card("alice"), { ...card("guard", {}, ["card-1", "card-2"]), name: "Guard" });
  const found = piecesOf({ seats: [seat] } as unknown as View, known);
  expect(found.map((one) => one.name)).toEqual(["alice", "Guard 1", "Guard 2"]);
  expect(found.map((one) => one.kind)).toEqual(["alice", "Guard", "Guard"]);
  expect(found.map((one) => one.size)).toEqual([1.18, 1, 1]);
});

describe("the layout of a map", () => {
  test("keeps its shape within limits, whatever the screen", () => {
    const shape = (width: number, height: number): number => {
      const layout = layoutOf(row("ab"), width, height);
      return layout.width / layout.height;
    };
    expect(shape(1200, 1000)).toBeCloseTo(1.2);
    expect(shape(4000, 100)).toBeCloseTo(1.75);
    expect(shape(100, 4000)).toBeCloseTo(0.92);
    expect(shape(500, 0)).toBeCloseTo(1.75);
  });

  test("spaces never touch, and are never larger than they need be", () => {
    const many = layoutOf(row("abcdefghijklmnop"), 1000, 800);
    expect(2 * many.r).toBeLessThan(many.room);
    expect(layoutOf(row("ab"), 1000, 800).r).toBe(46);
  });

  test("spaces lie where the board says", () => {
    const board = row("abc");
    const layout = layoutOf(board, 1000, 1000);
    expect(middleOf(layout, at(board.spaces, 1))).toEqual({ x: 500, y: layout.height / 2 });
  });
});

test("every seat has an outline of its own", () => {
  expect(new Set([0, 1, 2, 3].map((seat) => outline(seat, 20))).size).toBe(4);
});

test("slices of a pie meet at their edges; one alone is the whole circle", () => {
  const end = (index: number): string | undefined =>
    slice(index, 3, 10).split(" 1 ").at(-1)?.replace("Z", "");
  expect(slice(1, 3, 10)).toContain(`L${end(0)}A`);
  expect(slice(0, 1, 10)).not.toContain("L");
});

test("a dial is drawn from empty to full, and no further", () => {
  expect(arc(2, 10)).toBe(arc(1, 10));
  expect(arc(-1, 10)).toBe(arc(0, 10));
  expect(arc(0.2, 10)).toContain(" 0 0 1 ");
  expect(arc(0.9, 10)).toContain(" 0 1 1 ");
});

test("zones of a board differ by pattern, and a pattern has one id", () => {
  const zones = PATTERNS.map((_, i) => `zone-${i}`);
  const found = zones.map((zone) => patternOf(zones, zone));
  expect(new Set(found.map((pattern) => pattern.path)).size).toBe(PATTERNS.length);
  expect(new Set(found.map((pattern) => pattern.id)).size).toBe(PATTERNS.length);
});

test("labels leave out what all ids begin with; unknown fighters keep their sign", () => {
  expect(labelOf("S07")).toBe("07");
  expect(emblemOf("somebody")).toBe(emblemOf("somebody"));
  expect(emblemOf("medusa")).toBe("medusa-head");
});
