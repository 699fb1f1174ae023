import { describe, expect, test } from "vitest";
import {
  energiesOf,
  lanesOf,
  lifeThen,
  oddsOf,
  piled,
  pointsOf,
  rolledSince,
  sorted,
  waiting,
  type Face,
  type Fielded,
  type Rolled,
  type SeatView,
  type View,
} from "../src/games/dice_masters/model";
import { exact, fitting, plainest, tap, toCome, waysOf, type Tapped } from "../src/games/dice_masters/paying";
import { fitting as fit } from "../src/games/dice_masters/fit";
import { lookOf } from "../src/games/dice_masters/emblems";
import type { Choice } from "../src/lib/frames";
import { mainTitle, subtitleOf } from "../src/games/dice_masters/words";
import { about, card, keys } from "./kit";

const energy = (of: "mask" | "fist", amount: number): Face => ({ kind: "energy", energy: of, amount });
const character = (level: number): Face => ({
  kind: "character",
  level,
  cost: 0,
  attack: 1,
  defense: 1,
  burst: 0,
});

function rolled(id: string, die: string, face: string, shows: Rolled["shows"] = null): Rolled {
  return { id, die, face, shows };
}

function fielded(id: string, over: Partial<Fielded> = {}): Fielded {
  return { id, die: id, level: 1, attacking: false, blocks: [], ...over } as Fielded;
}

function seat(over: Partial<SeatView> = {}): SeatView {
  return { rolling: [], reserve: [], field: [], loose: 0, ...over } as SeatView;
}

function view(mine: SeatView, theirs: SeatView, over: Partial<View> = {}): View {
  return { active: 0, turn: 1, seats: [mine, theirs], ...over } as View;
}

describe("paying by tapping dice", () => {
  // Two like dice that show two masks, one with a fist, and a die that no way takes.
  const reserve = [
    rolled("a", "beast", "mask-2"),
    rolled("b", "beast", "mask-2"),
    rolled("c", "hulk", "fist-1"),
    rolled("d", "storm", "bolt-1"),
  ];
  const way = (key: string, ...dice: [string, boolean][]): Choice => {
    const made = about(key, []);
    return { ...made, things: { ...made.things, facts: { way: dice } } };
  };
  const ways = waysOf(
    [way("pay:whole", ["a", false]), way("pay:both", ["b", true], ["c", false]), about("pass", [])],
    reserve,
  );
  const told = (tapped: Tapped): string[] => keys(fitting(ways, tapped, reserve).map((one) => one.choice));
  const met = (tapped: Tapped): string[] => keys(exact(ways, tapped, reserve).map((one) => one.choice));

  test("only payments are ways to pay, also those with loose energy alone", () => {
    expect(ways.map((one) => one.choice.key)).toEqual(["pay:whole", "pay:both"]);
    const made = about("pay:loose", []);
    const loose = { ...made, things: { ...made.things, facts: { way: [], loose: 2 } } };
    expect(waysOf([loose], reserve).map((one) => [one.loose, one.needs.size])).toEqual([[2, 0]]);
  });

  test("before the first tap every way fits and none is met", () => {
    expect(told(new Map())).toEqual(["pay:whole", "pay:both"]);
    expect(met(new Map())).toEqual([]);
  });

  test("like dice are as good as each other", () => {
    for (const id of ["a", "b"]) expect(met(tap(ways, new Map(), reserve, id))).toEqual(["pay:whole"]);
  });

  test("a die is tapped whole, then in part, then not at all", () => {
    const whole = tap(ways, new Map(), reserve, "a");
    const part = tap(ways, whole, reserve, "a");
    expect([whole.get("a"), part.get("a")]).toEqual([false, true]);
    expect(tap(ways, part, reserve, "a").size).toBe(0);
  });

  test("what was tapped before decides how much of the next die is taken", () => {
    const fist = tap(ways, new Map(), reserve, "c");
    const both = tap(ways, fist, reserve, "b");
    expect(both.get("b")).toBe(true); // with the fist only a part of it is needed
    expect(met(both)).toEqual(["pay:both"]);
  });

  test("a die that no way takes with the others stays where it is", () => {
    expect(tap(ways, new Map(), reserve, "d").size).toBe(0);
    const paid = tap(ways, tap(ways, new Map(), reserve, "c"), reserve, "b");
    expect([...tap(ways, paid, reserve, "a").keys()]).toEqual(["c", "b"]);
  });

  test("the dock offers the plainest way: no wild energy if it can be, then few dice; it marks what would come", () => {
    const lot = [...reserve, rolled("w", "sidekick", "wild")];
    const [wild, two, one] = waysOf(
      [
        way("pay:wild", ["w", false]),
        way("pay:two", ["c", false], ["d", false]),
        way("pay:one", ["b", false]),
      ],
      lot,
    );
    expect(plainest([wild, two, one].filter((found) => found !== undefined))?.choice.key).toBe("pay:one");
    expect(two && toCome(two, new Map(), lot)).toEqual(["c", "d"]);
    expect(two && toCome(two, new Map([["c", false]]), lot)).toEqual(["d"]);
    expect(one && toCome(one, new Map(), lot)).toEqual(["a"]); // whichever of like dice lies first
    expect(plainest([])).toBeUndefined();
  });
});

describe("dice take the size that fits into a box", () => {
  const bounds = { least: 30, most: 100, gap: 10 };
  test("few are as large as can be, more are smaller, in rows", () => {
    expect(fit(3, 600, 200, bounds)).toEqual({ size: 100, columns: 3 });
    const many = fit(14, 600, 200, bounds);
    expect(many.columns * (many.size + 10) - 10).toBeLessThanOrEqual(600);
    expect(Math.ceil(14 / many.columns) * (many.size * 1.08 + 10) - 10).toBeLessThanOrEqual(200);
    expect(many.size).toBeGreaterThan(60);
  });
  test("they are never too small to be tapped, and nothing asks for no room", () => {
    expect(fit(500, 100, 50, bounds).size).toBe(30);
    expect(fit(0, 600, 200, bounds).size).toBe(100);
  });
  test("what stands below them has its room", () => {
    expect(fit(1, 600, 100, { ...bounds, label: 40 }).size).toBe(55);
    expect(fit(6, 300, 240, bounds).columns).toBe(3);
    expect(fit(6, 300, 240, { ...bounds, width: 120 }).columns).toBe(2);
  });
});

test("energy is summed by sort, and what lies on no die is generic", () => {
  const reserve = [
    rolled("1", "hulk", "fist-2", energy("fist", 2)),
    rolled("2", "hulk", "fist-1", energy("fist", 1)),
    rolled("3", "hulk", "level-1", character(1)),
  ];
  expect(energiesOf(seat({ reserve, loose: 2 }))).toEqual([
    ["fist", 3],
    ["generic", 2],
  ]);
});

test("what an attack would leave of a life: as the server reckons the hits, only of who is attacked", () => {
  const field = [fielded("hulk", { attacking: true, hits: 6 }), fielded("idle", { hits: 3 })];
  const found = view(seat({ field, life: 9 }), seat({ life: 10 }));
  expect([lifeThen(found, 0), lifeThen(found, 1)]).toEqual([9, 4]);
  expect(lifeThen(view(seat({ field }), seat({ life: 4 })), 1)).toBe(0);
});

test("dice lie in the order in which one pays: energy by sort, the most first, then characters, then actions", () => {
  const dice = [
    rolled("1", "smash", "action", { kind: "action", burst: 1 }),
    rolled("2", "hulk", "level-2", character(2)),
    rolled("3", "hulk", "level-1", character(1)),
    rolled("4", "beast", "mask-1", energy("mask", 1)),
    rolled("5", "beast", "mask-2", energy("mask", 2)),
    rolled("6", "hulk", "fist-1", energy("fist", 1)),
    rolled("7", "hulk", "?"),
  ];
  expect(
    sorted(dice)
      .map((die) => die.id)
      .join(""),
  ).toBe("6543217");
  expect(dice[0]?.id).toBe("1"); // what was given is left alone
});

test("equal dice of a pile are counted together", () => {
  expect(piled(["a", "b", "a"])).toEqual([
    { die: "a", count: 2 },
    { die: "b", count: 1 },
  ]);
});

test("lanes show who blocks whom; the others wait", () => {
  const attackers = [
    fielded("idle"),
    fielded("hulk", { attacking: true }),
    fielded("thor", { attacking: true }),
  ];
  const blockers = [fielded("wall", { blocks: [1] }), fielded("both", { blocks: [1, 2] }), fielded("free")];
  const found = view(seat({ field: attackers }), seat({ field: blockers }));
  expect(lanesOf(found).map((lane) => [lane.attacker.id, lane.blockers.map((die) => die.id)])).toEqual([
    ["hulk", ["wall", "both"]],
    ["thor", ["both"]],
  ]);
  expect(waiting(found, 0).map((die) => die.id)).toEqual(["idle"]);
  expect(waiting(found, 1).map((die) => die.id)).toEqual(["free"]);
});

describe("which dice were rolled since", () => {
  const before = view(
    seat({
      rolling: [rolled("a", "x", "1"), { ...rolled("b", "x", "1"), marked: true }],
      reserve: [rolled("c", "x", "1")],
    }),
    seat(),
  );

  test("those whose face changed, or that were marked; not those that only moved", () => {
    const now = view(
      seat({ reserve: [rolled("a", "x", "1"), rolled("b", "x", "1"), rolled("c", "x", "2")] }),
      seat(),
    );
    expect(rolledSince(before, now)).toEqual(["b"]);
    const turned = view(seat({ reserve: [rolled("a", "x", "2")] }), seat());
    expect(rolledSince(before, turned)).toEqual(["a"]);
  });

  test("all that roll in a new turn, and whatever comes from nowhere", () => {
    expect(
      rolledSince(before, view(seat({ rolling: [rolled("a", "x", "1")] }), seat(), { turn: 2 })),
    ).toEqual(["a"]);
    expect(rolledSince(before, view(seat({ rolling: [rolled("n", "x", "1")] }), seat()))).toEqual(["n"]);
  });

  test("nothing, if nothing changed", () => {
    expect(rolledSince(before, before)).toEqual([]);
  });
});

test("odds count like faces; a card that is not known has none", () => {
  const faces = [energy("mask", 1), energy("mask", 1), character(1), energy("mask", 2)];
  expect(oddsOf(card("x", { faces })).map((one) => one.faces)).toEqual([2, 1, 1]);
  expect(oddsOf(undefined)).toEqual([]);
});

test("choices start at dice, cards, Global abilities and seats; those at dice in piles, and at nothing, are the rest", () => {
  const found = pointsOf([
    about("block", ["die:a"], ["die:b"]),
    about("buy", ["card:smash"]),
    about("use", ["global:smash"]),
    about("him", ["seat:1", "die:a"]),
    about("prep", ["pile:x"]),
    about("pass", []),
  ]);
  expect(keys(found.dice.get("a"))).toEqual(["block", "him"]);
  expect(keys(found.to.get("b"))).toEqual(["block"]);
  expect([keys(found.cards.get("smash")), keys(found.globals.get("smash"))]).toEqual([["buy"], ["use"]]);
  expect(keys(found.seats.get("1"))).toEqual(["him"]);
  expect(keys(found.rest)).toEqual(["prep", "pass"]);
});

test("names: title and subtitle", () => {
  expect([mainTitle("Hulk: Jade Giant"), subtitleOf("Hulk: Jade Giant")]).toEqual(["Hulk", "Jade Giant"]);
  expect([mainTitle("Hulk"), subtitleOf("Hulk")]).toEqual(["Hulk", ""]);
});

test("dice of a card always look the same, also of one that was made at home", () => {
  expect(lookOf("smash-of-mine")).toEqual(lookOf("smash")); // whatever begins with the name
  expect(lookOf("captain-america-natural-leader")).toEqual(lookOf("captain-america"));
  const home = lookOf("my-own-hero");
  expect(home).toEqual(lookOf("my-own-hero"));
  expect(home.icon).not.toBe("");
});
