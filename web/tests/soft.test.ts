import { expect, test } from "vitest";
import { soft } from "../src/lib/soft";

const shown = (text: string): string => soft(text).replaceAll("\u00ad", "-");

test("long words may be broken between syllables", () => {
  expect(shown("Engrenagens")).toBe("Engre-na-gens");
  expect(shown("Motoqueiro Fantasma")).toBe("Moto-queiro Fantasma");
  expect(shown("Sonderkommando")).toBe("Son-der-kom-mando");
  expect(shown("Inseguimento")).toBe("Inse-gui-mento");
});

test("in a sentence only the longest words are", () => {
  const text = "Discarding the target, or its neighbour, whoever was Metropolitanus.";
  expect(shown(text)).toBe("Discarding the target, or its neighbour, whoever was Metro-po-li-ta-nus.");
});

test("short words stay whole, and nothing is lost", () => {
  expect(shown("Iron Man +2")).toBe("Iron Man +2");
  expect(soft("Camouflaged Klyntar").replaceAll("\u00ad", "")).toBe("Camouflaged Klyntar");
});
