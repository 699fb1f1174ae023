import { expect, test } from "vitest";
import { legal, mentioning, startingWith, usable, whyId } from "../src/lib/table";
import { card, cards, choice, keys, state } from "./kit";

test("the catalogue knows cards by id and by ref, whatever follows behind #", () => {
  const found = cards(card("feint", {}, ["alice/feint"]), card("dash", {}, ["alice/feint", "dash"]));
  expect(found.byRef("alice/feint#1")?.id).toBe("feint"); // the first that goes by it
  expect(found.byRef("dash")?.id).toBe("dash");
  expect(found.name("nobody")).toBe("nobody");
});

test("what is legal names its choices, and nothing else is marked", () => {
  expect(legal([choice("move:a:1"), choice("pass")])).toBe("move:a:1 pass");
  expect(legal([])).toBeUndefined();
});

test("choices are found by verb and by what they begin with", () => {
  const frame = state({ choices: ["move:a:1", "move:b:1", "attack:a:b"].map(choice) });
  expect(keys(startingWith(frame, "move", "a"))).toEqual(["move:a:1"]);
  expect(keys(startingWith(frame, null, "a"))).toEqual(["move:a:1", "attack:a:b"]);
  expect(keys(mentioning(frame, "b"))).toEqual(["move:b:1", "attack:a:b"]);
});

test("a thing glows, or says why not, or is only there to be looked at", () => {
  const frame = state({ why_not: { feint: "It is not your turn." } });
  expect(usable(frame, "dash", [choice("play:dash")])).toEqual({
    "data-ref": "dash",
    "data-legal": "play:dash",
  });
  expect(usable(frame, "feint", [])).toEqual({
    "data-ref": "feint",
    "aria-disabled": "true",
    "aria-describedby": whyId("feint"),
  });
  expect(usable(frame, "dash", [])).toEqual({ "data-ref": "dash" });
});

test("ids of reasons are valid and differ where refs differ", () => {
  expect(whyId("a:b")).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(whyId("a:b")).not.toBe(whyId("a/b"));
});
