import { describe, expect, test } from "vitest";
import { Aims } from "../src/games/unmatched/aims";
import { drawingOf } from "../src/games/unmatched/cardart";
import { layoutOf, middleOf } from "../src/games/unmatched/layout";
import {
  labelOf,
  lastCombat,
  piecesOf,
  sortChoices,
  type Board,
  type Sorted,
  type Piece,
  type Space,
} from "../src/games/unmatched/model";
import { blowOf } from "../src/games/unmatched/preview";
import { sceneryOf } from "../src/games/unmatched/scenery";
import { themeOf } from "../src/games/unmatched/themes";
import { signOf } from "../src/games/unmatched/tokens";
import { outline, ring, slice } from "../src/games/unmatched/shapes";
import { path, walk } from "../src/games/unmatched/ways";
import { PATTERNS, patternOf } from "../src/games/unmatched/zones";
import type { SeatView, View } from "../src/games/unmatched/view";
import type { Line } from "../src/lib/frames";
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
    return {
      ...none,
      fighters: new Map(),
      spaces: new Map(),
      lines: [],
      seats: new Map(),
      plain: [],
      ...over,
    };
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

  test("who is pointed at shows where it can go; until somebody is, nothing is shown", () => {
    const aims = new Aims(two, null);
    expect([...aims.reach(aims.shows("jabberwock"))].join("")).toBe("bc");
    expect([...aims.reach(aims.shows("nobody"))].join("")).toBe("");
    expect([...new Aims(sorted({ goes: new Map([to("alice", "ab")]) }), null).reach(null)].join("")).toBe(
      "ab",
    );
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
  const piece = { space: "S01", tail: null, health: 1, most: 1, number: 0, hero: false };
  const seat = {
    hero: "alice",
    fighters: {
      alice: { ...piece, hero: true },
      "card-1": { ...piece, number: 1 },
      "card-2": { ...piece, number: 2 },
    },
    state: { size: "big" },
    tokens: {},
    lines: {},
  } as unknown as SeatView;
  const known = cards(card("alice"), { ...card("guard", {}, ["card-1", "card-2"]), name: "Guard" });
  const found = piecesOf({ seats: [seat] } as unknown as View, known);
  expect(found.map((one) => one.name)).toEqual(["alice", "Guard 1", "Guard 2"]);
  expect(found.map((one) => one.kind)).toEqual(["alice", "Guard", "Guard"]);
  expect(found.map((one) => one.size)).toEqual([1.18, 1, 1]);
});

describe("the layout of a map", () => {
  const land = (width: number, height: number, names = "abcdefgh") => layoutOf(row(names), width, height);

  test("fills its place, and is turned where that gives it more room", () => {
    expect([land(1000, 600).width, land(1000, 600).turned]).toEqual([1000, false]);
    expect(land(380, 700).turned).toBe(true);
    expect(land(380, 700).room).toBeGreaterThan(70);
  });

  test("leaves pieces room: spaces take a third of the way to the next", () => {
    const many = land(1000, 800, "abcdefghijklmnop");
    expect(3 * many.r).toBeLessThan(many.room);
    expect(land(4000, 3000, "ab").r).toBe(46);
  });

  test("lays spaces within the sheet, whatever part of it the board uses", () => {
    const board = row("abc");
    const layout = layoutOf(board, 1000, 600);
    const [first, middle, last] = board.spaces.map((space) => middleOf(layout, space).x);
    expect(middle).toBe(500);
    expect(first).toBeGreaterThan(25);
    expect(last).toBe(1000 - (first ?? 0));
  });
});

describe("the scenery of a board", () => {
  const board = row("abcdefgh");
  const layout = layoutOf(board, 1000, 600);

  test("is the same every time, and another for another board", () => {
    expect(sceneryOf("sarpedon", board, layout)).toEqual(sceneryOf("sarpedon", board, layout));
    expect(sceneryOf("soho", board, layout).woodcuts).not.toEqual(
      sceneryOf("sarpedon", board, layout).woodcuts,
    );
  });

  test("leaves spaces and roads free", () => {
    const { woodcuts, landmarks } = sceneryOf("sarpedon", board, layout);
    expect(woodcuts.length).toBeGreaterThan(5);
    for (const space of board.spaces) {
      const { x, y } = middleOf(layout, space);
      for (const cut of woodcuts) expect(Math.hypot(cut.x - x, cut.y - y)).toBeGreaterThan(layout.r * 1.7);
      for (const mark of landmarks) expect(Math.hypot(mark.x - x, mark.y - y)).toBeGreaterThan(mark.size / 2);
    }
  });

  test("is made for boards that nobody listed", () =>
    expect(themeOf("a-new-board").landmarks.length).toBeGreaterThan(2));
});

test("an attack is foretold by the cards its fighter may use", () => {
  const facts = (type: string, value: number | null, banner: string[]) => ({ type, value, banner });
  const hand = cards(
    card("h/a", facts("attack", 2, ["hero"])),
    card("h/b", facts("versatile", 5, [])),
    card("h/c", facts("attack", 9, ["mate"])),
    card("h/d", facts("defense", 8, [])),
  );
  const seat = { hero: "h", hand: ["a", "b", "c", "d"] } as unknown as SeatView;
  const blow = (arms: string) => blowOf({ arms } as Piece, seat, hand);
  expect(blow("hero")).toEqual({ least: 2, most: 5 });
  expect(blow("mate")).toEqual({ least: 5, most: 9 });
  expect(blowOf({ arms: "hero" } as Piece, { ...seat, hand: ["d"] }, hand)).toBeNull();
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

test("a ring of health is whole, empty or a part", () => {
  expect(ring(2, 10)).toBe(ring(1, 10));
  expect(ring(-1, 10)).toBe(ring(0, 10));
  expect(ring(0.2, 10)).toContain(" 0 0 1 ");
  expect(ring(0.9, 10)).toContain(" 0 1 1 ");
});

test("zones of a board differ by pattern, and a pattern has one id", () => {
  const zones = PATTERNS.map((_, i) => `zone-${i}`);
  const found = zones.map((zone) => patternOf(zones, zone));
  expect(new Set(found.map((pattern) => pattern.path)).size).toBe(PATTERNS.length);
  expect(new Set(found.map((pattern) => pattern.id)).size).toBe(PATTERNS.length);
});

test("labels leave out what all ids begin with", () => expect(labelOf("S07")).toBe("07"));

test("cards show what a word of theirs names, others something that suits their type", () => {
  expect(drawingOf("the-holy-grail", "defense")).toBe("holy-grail");
  expect(drawingOf("zzz", "attack")).toBe(drawingOf("zzz", "attack"));
  expect(signOf("fog")).toBe("fluffy-cloud");
  expect(signOf("thing-nobody-drew")).toMatch(/^[a-z-]+$/);
});
