import { expect, test } from "vitest";
import { verdicts } from "../src/lib/judging";

const moment = (ply: number, seat: number, best: number, chance = best) => ({ ply, seat, best, chance });

test("who always finds the best choice is exact, and whoever gives much away is not", () => {
  const [one, other] = verdicts([moment(0, 0, 0.5), moment(1, 1, 0.5, 0.1), moment(2, 0, 0.9)], [0, 1]);
  expect(one).toMatchObject({ accuracy: 100, lost: 0 });
  expect(other?.lost).toBe(40);
  expect(other?.accuracy).toBeLessThan(20);
});

test("what changes between two choices is luck, and it is the other side's misfortune", () => {
  const [one, other] = verdicts([moment(0, 0, 0.5), moment(1, 1, 0.2), moment(2, 0, 0.9)], [0, 1]);
  expect(one?.luck).toBe(40); // from 50 to 80 by the dice, and to 90 by a card drawn
  expect(other?.luck).toBe(-40);
});

test("a choice that gives something away is no bad luck", () => {
  const [one] = verdicts([moment(0, 0, 0.6, 0.4), moment(1, 1, 0.6)], [0, 1]);
  expect(one).toMatchObject({ lost: 20, luck: 0 });
});
