// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { curveOf, dropDeck, readDeck, saveDeck, savedDecks, writeDeck } from "../src/lib/decks";

beforeEach(() => localStorage.clear());

test("a deck is read as people write it", () => {
  const deck = readDeck(
    "Name:  Mine \r\n\r\n2x Beast\n 1 Beast\n3 Iron   Man\nbasic: smash,, gearing-up ,\nhello\n",
  );
  expect(deck.name).toBe("Mine");
  expect([...deck.cards]).toEqual([
    ["Beast", 3],
    ["Iron Man", 3],
  ]);
  expect(deck.basic).toEqual(["smash", "gearing-up"]);
});

test("what is written can be read again", () => {
  const deck = readDeck("name: Mine\n2 beast\n1 storm\nbasic: smash, thrown-car\n");
  expect(readDeck(writeDeck(deck))).toEqual(deck);
  expect(writeDeck(readDeck(""))).toBe("\n");
});

test("cards of which none are left are not written", () => {
  expect(writeDeck({ name: "", cards: new Map([["beast", 0]]), basic: [] })).toBe("\n");
});

test("saved decks are kept by name and game, the newest last", () => {
  saveDeck("dice_masters", { name: "a", text: "1 x", ok: true });
  saveDeck("dice_masters", { name: "b", text: "1 y", ok: true });
  saveDeck("dice_masters", { name: "a", text: "2 x", ok: false });
  expect(savedDecks("dice_masters").map((deck) => [deck.name, deck.text])).toEqual([
    ["b", "1 y"],
    ["a", "2 x"],
  ]);
  expect(savedDecks("battle_scenes")).toEqual([]);
  dropDeck("dice_masters", "b");
  expect(savedDecks("dice_masters").map((deck) => deck.name)).toEqual(["a"]);
});

test("a curve has a bar for every cost up to the highest, and none above nine", () => {
  const dear = { cost: 12, count: 1 };
  expect(
    curveOf([
      { cost: 1, count: 2 },
      { cost: 3, count: 1 },
      { cost: 1, count: 1 },
    ]),
  ).toEqual([0, 3, 0, 1]);
  expect(curveOf([dear, { cost: 9, count: 2 }]).length).toBe(10);
  expect(curveOf([dear, { cost: 9, count: 2 }]).at(-1)).toBe(3);
  expect(curveOf([])).toEqual([]);
});
