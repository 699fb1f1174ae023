import { expect, test } from "vitest";
import { commitment, judge, seedIn, seedOf } from "../src/lib/fairness";

const SECRET = "ab".repeat(32);

test("a seed follows from a secret as the engine reckons it", async () => {
  expect(await seedOf(SECRET)).toBe(3306993344187257323n);
});

test("a seed is read from a record without losing digits", () => {
  expect(seedIn('{"setup": {}, "seed": 3306993344187257323, "choices": []}')).toBe(3306993344187257323n);
  expect(seedIn('{"scene": {}}')).toBeNull();
});

test("a match is fair if secret and seed are those that were promised", async () => {
  const promised = await commitment(SECRET);
  const record = '{"seed": 3306993344187257323}';
  expect(await judge(promised, SECRET, record)).toBe("fair");
  expect(await judge(promised, "cd".repeat(32), record)).toBe("broken");
  expect(await judge(promised, SECRET, '{"seed": 3306993344187257324}')).toBe("broken");
});
