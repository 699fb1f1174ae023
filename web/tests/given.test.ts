import { expect, test } from "vitest";
import { around, at, given } from "../src/lib/given";

test("what is there is given, even if it is nothing much", () => {
  expect(given(0, "a number")).toBe(0);
  expect(given("", "a text")).toBe("");
  expect(at(["a", "b"], 1)).toBe("b");
});

test("what is missing is named", () => {
  expect(() => given(undefined, "the board")).toThrow("the board is missing");
  expect(() => at(["a", "b"], 2)).toThrow("item 2 of 2 is missing");
  expect(() => around([], 0)).toThrow("missing");
});

test("a list that is counted around has an item for every number", () => {
  expect([0, 1, 2, 3, 4].map((n) => around(["a", "b", "c"], n)).join("")).toBe("abcab");
});
