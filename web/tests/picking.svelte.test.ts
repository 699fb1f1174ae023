// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../src/lib/frames";
import { Picking, Things } from "../src/games/parts/picking.svelte";
import { choice, keys, state } from "./kit";

function things(...all: string[]): Things {
  return asked(1, ...all);
}

function asked(question: number, ...all: string[]): Things {
  return new Things(state({ question, choices: all.map(choice) }));
}

const at = document.body;
const pick = vi.fn<(choices: readonly Choice[], at: Element) => void>();
const zoom = vi.fn<(ref: string, at: Element) => void>();
const picked = (): string[][] => pick.mock.calls.map(([choices]) => keys(choices));

function picking(found: Things): Picking {
  return new Picking(
    () => found,
    () => ({ pick, zoom }),
  );
}

beforeEach(() => vi.clearAllMocks());

test("choices are filed under every thing they start at, once each; the rest is about nothing", () => {
  const found = things("load:card:hero", "load:card:foe", "swap:hero:hero", "pass");
  expect(keys(found.at("card"))).toEqual(["load:card:hero", "load:card:foe"]);
  expect(keys(found.at("hero"))).toEqual(["load:card:hero", "swap:hero:hero"]);
  expect(keys(found.shared("card", "foe"))).toEqual(["load:card:foe"]);
  expect(keys(found.rest)).toEqual(["pass"]);
  expect(found.at("nobody")).toEqual([]);
});

test("a thing with one choice is chosen with one tap", () => {
  picking(things("load:card:hero", "bank:other")).tap("other", at);
  expect(picked()).toEqual([["bank:other"]]);
});

test("where a second thing tells which is meant, the first tap picks and the second chooses", () => {
  const hand = picking(things("load:card:hero", "load:card:foe", "load:gem:foe"));
  hand.tap("card", at);
  expect(hand.picked).toBe("card");
  expect(picked()).toEqual([]);
  expect(keys(hand.of("foe"))).toEqual(["load:card:foe"]); // and not the gem's
  expect(keys(hand.of("card"))).toEqual(["load:card:hero", "load:card:foe"]);
  hand.tap("foe", at);
  expect(picked()).toEqual([["load:card:foe"]]);
  expect(hand.picked).toBeNull();
});

test("a second tap on the same thing offers all its choices", () => {
  const hand = picking(things("load:card:hero", "load:card:foe"));
  hand.tap("card", at);
  hand.tap("card", at);
  expect(picked()).toEqual([["load:card:hero", "load:card:foe"]]);
});

test("a tap on what has nothing to do with the first begins anew", () => {
  const hand = picking(things("load:card:hero", "load:card:foe", "load:gem:hero", "load:gem:foe"));
  hand.tap("card", at);
  hand.tap("gem", at);
  expect(hand.picked).toBe("gem");
  expect(picked()).toEqual([]);
});

test("if some choice needs no second thing, all are offered at once", () => {
  const hand = picking(things("load:card:hero", "bank:card"));
  hand.tap("card", at);
  expect(picked()).toEqual([["load:card:hero", "bank:card"]]);
});

test("a new question begins anew; another look at the same one does not", () => {
  let now = $state.raw(asked(1, "load:card:hero", "load:card:foe"));
  const hand = new Picking(
    () => now,
    () => ({ pick, zoom }),
  );
  const end = $effect.root(() => {
    $effect(() => void hand.picked); // as a table would
  });
  flushSync();
  hand.tap("card", at);
  expect(hand.picked).toBe("card");
  now = asked(1, "load:card:hero", "load:card:foe");
  expect(hand.picked).toBe("card");
  now = asked(2, "load:card:hero", "load:card:foe", "pass");
  expect(hand.picked).toBeNull();
  end();
});

test("an empty place has no choices", () => {
  expect(picking(things("pass")).of(null)).toEqual([]);
  expect(picking(things("pass")).at(null)).toEqual([]);
});

test("what has a place of its own stands beside a thing with other uses, and nowhere else", () => {
  const found = new Things(
    state({ choices: ["play:card", "discard:card", "discard:other"].map(choice) }),
    (one) => one.verb === "discard",
  );
  expect(keys(found.at("card"))).toEqual(["play:card"]);
  expect(keys(found.at("card!"))).toEqual(["discard:card"]);
  expect(keys(found.at("other"))).toEqual(["discard:other"]);
});
