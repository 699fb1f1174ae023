import { expect, test } from "vitest";
import { isTaken, pathOf } from "../src/lib/path";

const taken = (learnt: boolean[], solved: number): string[] =>
  pathOf(learnt, solved)
    .filter(isTaken)
    .map(({ id }) => id);

test("each step has its star, in whatever order they are taken", () => {
  const none = [false, false, false, false, false, false];
  expect(taken(none, 0)).toEqual([]);
  expect(taken([true, ...none.slice(1)], 4)).toEqual(["first"]);
  expect(taken([false, true, true, true, false, false], 5)).toEqual(["some", "few"]);
  expect(
    taken(
      none.map(() => true),
      15,
    ),
  ).toEqual(["first", "some", "all", "few", "many"]);
});

test("what is done beyond a step is not counted twice", () => {
  expect(pathOf([true, true, true, true, true, true], 40).map(({ have, need }) => have - need)).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect(pathOf([true, false], 0)[1]).toEqual({ id: "some", have: 0, need: 1 });
});
