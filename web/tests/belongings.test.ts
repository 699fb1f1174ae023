// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { together } from "../src/lib/belongings";

const deck = (name: string, text: string): { name: string; text: string; ok: boolean } => ({
  name,
  text,
  ok: true,
});

test("a guest's decks come to those of the account, and none is lost", () => {
  const own = [deck("Shields", "4 a"), deck("Claws", "4 b")];
  const guests = [deck("Shields", "4 a"), deck("Claws", "3 c"), deck("Webs", "4 d")];
  expect(together(own, guests).map((one) => `${one.name}: ${one.text}`)).toEqual([
    "Shields: 4 a",
    "Claws: 4 b",
    "Claws (2): 3 c",
    "Webs: 4 d",
  ]);
});
