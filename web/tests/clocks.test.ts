import { describe, expect, it } from "vitest";
import { agreed, leftOf, step, told } from "../src/lib/clocks";
import type { Times } from "../src/lib/frames";

const say = (name: string, values?: Record<string, string | number>): string =>
  [name, ...Object.values(values ?? {})].join(" ");
const BANK = { kind: "bank" as const, time: 300, plus: 5 };
const times = (more: Partial<Times> = {}): Times => ({
  clock: BANK,
  left: [300_000, 120_000],
  seat: 0,
  starts: 0,
  away: [null, null],
  claims: [],
  ...more,
});

describe("a clock", () => {
  it("counts on for the seat whose time runs, and never below nothing", () => {
    expect(leftOf(times(), 0, 1500)).toBe(298_500);
    expect(leftOf(times(), 1, 1500)).toBe(120_000);
    expect(leftOf(times(), 0, 1e9)).toBe(0);
    expect(leftOf(times({ seat: null }), 0, 1e9)).toBe(300_000);
    expect(leftOf(times({ left: [300_000, null] }), 1, 0)).toBeNull();
  });

  it("waits until the question has been sent", () => {
    expect(leftOf(times({ starts: 1000 }), 0, 900)).toBe(300_000);
    expect(leftOf(times({ starts: 1000 }), 0, 1900)).toBe(299_100);
  });

  it("is read as people read clocks", () => {
    expect(told(300_000, say)).toBe("5:00");
    expect(told(3_845_000, say)).toBe("1:04:05");
    expect(told(9_400, say)).toBe("0:09.4");
    expect(told(9_400, say, 0)).toBe("0:09");
    expect(told(0, say)).toBe("0:00");
    expect(told(187_200_000, say)).toBe("club-days-hours 2 4");
  });

  it("is looked at as often as it changes", () => {
    expect([step(9_000), step(90_000), step(3 * 86_400_000), step(null)]).toEqual([100, 250, 60_000, 60_000]);
  });

  it("is told as it was agreed on", () => {
    expect(agreed(null, say)).toBe("club-clock-none");
    expect(agreed(BANK, say)).toBe("club-clock-bank club-minutes 5 club-seconds 5");
    expect(agreed({ kind: "move", time: 60 }, say)).toBe("club-clock-move club-minutes 1");
    expect(agreed({ kind: "days", time: 259_200 }, say)).toBe("club-clock-days 3");
  });
});
