import { expect, test } from "vitest";
import * as scenes from "../src/games/battle_scenes/model";
import type { Unit } from "../src/games/battle_scenes/view";
import * as arena from "../src/games/mission_arena/model";
import { card, cards } from "./kit";

test("Battle Scenes counts like cards in the order in which they lie, hidden ones too", () => {
  expect(scenes.counted(["b", null, "a", "b", null])).toEqual([
    { id: "b", count: 2 },
    { id: null, count: 2 },
    { id: "a", count: 1 },
  ]);
});

test("Mission Arena shows the newest of like cards first", () => {
  expect(arena.counted(["a", "b", "a", "c"])).toEqual([
    { id: "c", count: 1 },
    { id: "a", count: 2 },
    { id: "b", count: 1 },
  ]);
});

test("words are those of the catalogue, or the slug itself", () => {
  const known = cards({ ...card("power/flight"), name: "Voo" });
  expect(scenes.word(known, "power", "flight")).toBe("Voo");
  expect(scenes.word(known, "power", "magic")).toBe("magic");
});

test("Battle Scenes: the action of a card by name and text, and the rest of its texts", () => {
  const facts = { action: { slug: "strike", power: "strength", cost: 2, timing: ["attack"] } };
  const parts = [
    { kind: "rule", text: "It cannot be moved." },
    { kind: "action", text: "Strike" },
    { kind: "effect", text: "Two damage." },
  ];
  const hulk = { ...card("hulk", facts), parts };
  const unit = { card: "thor" } as Unit;
  expect(scenes.actionOn(hulk)).toMatchObject({
    name: "Strike",
    text: "Two damage.",
    slug: "strike",
    cost: 2,
  });
  expect(scenes.rulesOf(hulk)).toEqual(["It cannot be moved."]);
  expect(scenes.actionOn(card("thor"))).toBeNull();
  expect(scenes.actionOf("strike", unit, cards(card("thor"), hulk))?.name).toBe("Strike"); // lent by another
  expect(scenes.actionOf("gaze", unit, cards(card("thor"), hulk))).toBeNull();
});

test("Mission Arena: the ability of a card, if it has one", () => {
  const parts = [{ kind: "ability", text: "Swap two places." }];
  const found = arena.abilityOf({ ...card("loki", { word: "Switch", cost: 2, kind: "any" }), parts });
  expect(found).toEqual({ word: "Switch", cost: 2, kind: "any", text: "Swap two places." });
  expect(arena.abilityOf(card("thor", { word: null }))).toBeNull();
});
