import { describe, expect, test } from "vitest";
import { aimedAt, forecast } from "../src/games/battle_scenes/forecast";
import type { Unit } from "../src/games/battle_scenes/view";
import type { Choice } from "../src/lib/frames";

const loki = { ref: "loki-v1", shield_left: 1, loaded: ["a", "b", "c"] } as unknown as Unit;

describe("what a hit would leave of a character", () => {
  test("the shield takes its share, and each point of the rest a card", () => {
    expect(forecast(loki, 3, false)).toEqual({ damage: 3, shield: 1, lost: 2, left: 1, out: false });
    expect(forecast(loki, 1, false)).toMatchObject({ shield: 1, lost: 0, out: false });
  });
  test("BS-R1: who would carry no card any more would be knocked out", () => {
    expect(forecast(loki, 9, false)).toMatchObject({ lost: 3, left: 0, out: true });
    expect(forecast(loki, 3, true)).toMatchObject({ shield: 0, lost: 3, out: true });
  });
  test("only choices that aim at it and tell how strong they are have a forecast", () => {
    const aim = (thing: string, facts: Choice["things"]["facts"], verb = "target"): Choice => ({
      key: thing,
      verb,
      refs: [],
      text: "",
      things: { start: [thing], goal: [], facts },
    });
    expect(aimedAt(loki, [aim("unit:loki-v1", { damage: 2 })])?.lost).toBe(1);
    expect(aimedAt(loki, [aim("unit:loki-v1", { damage: 2, piercing: true })])?.lost).toBe(2);
    expect(aimedAt(loki, [aim("unit:thor-v1", { damage: 2 })])).toBeNull();
    expect(aimedAt(loki, [aim("unit:loki-v1", {}), aim("unit:loki-v1", { damage: 2 }, "act")])).toBeNull();
  });
});
