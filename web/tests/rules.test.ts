import { describe, expect, it } from "vitest";
import { has, pieces } from "../src/lib/rules.svelte";

describe("the text of a rule", () => {
  it("has ids and code apart", () => {
    expect(pieces("See BS-R12, U-9.17 (`first`).")).toEqual([
      { kind: "text", text: "See " },
      { kind: "id", text: "BS-R12" },
      { kind: "text", text: ", " },
      { kind: "id", text: "U-9.17" },
      { kind: "text", text: " (" },
      { kind: "code", text: "first" },
      { kind: "text", text: ")." },
    ]);
  });

  it("is found without accents, by all words", () => {
    expect(has("U-3.3 Os espaços de uma zona", "ESPACOS zona")).toBe(true);
    expect(has("U-3.3 Os espaços de uma zona", "u-3.3")).toBe(true);
    expect(has("U-3.3 Os espaços de uma zona", "espaço carta")).toBe(false);
  });
});
