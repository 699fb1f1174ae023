/** Decks as links, there and back; what is no deck is none. */
import { describe, expect, test } from "vitest";
import { packed, unpacked } from "../src/lib/passing";
import { drawQr } from "../src/lib/qr";

const DECK = `name: Açaí & 4 × Fera\n${Array.from({ length: 40 }, (_, i) => `${(i % 4) + 1} card-${i}`).join("\n")}\n`;

describe("a deck as a link", () => {
  test("comes back as it was", async () => {
    const hash = await packed(DECK);
    expect(hash).toMatch(/^deck=[\w-]+$/);
    expect(hash.length).toBeLessThan(DECK.length);
    expect(await unpacked(hash)).toBe(DECK);
    expect(await unpacked(await packed(""))).toBe("");
  });

  test("is nothing where it cannot be read", async () => {
    const hash = await packed(DECK);
    for (const wrong of ["", "3", "deck=", "deck=%%%", "deck=AAAA", hash.slice(0, 40), `${hash}!`])
      expect(await unpacked(wrong)).toBeNull();
  });

  test("is nothing where it is far too much", async () => {
    const bomb = await packed("4 card\n".repeat(500_000));
    expect(bomb.length).toBeLessThan(50_000);
    expect(await unpacked(bomb)).toBeNull();
  });
});

describe("a QR code", () => {
  test("has its three corners, and a quiet edge", () => {
    const code = drawQr("https://thwack.example/room/abc");
    if (!code) throw new Error("it is short enough");
    const corner = "M4 4h1v1h-1z";
    expect(code.path.startsWith(corner)).toBe(true);
    expect(code.path).toContain(`M${code.size - 5} 4h`);
    expect(code.path).toContain(`M4 ${code.size - 5}h`);
    expect(code.path).not.toMatch(/M[0-3] /);
  });

  test("is not drawn of what is too long for one", () => {
    expect(drawQr("x".repeat(2953))).not.toBeNull();
    expect(drawQr("x".repeat(2954))).toBeNull();
  });
});
