import { expect, test } from "vitest";
import { ago } from "../src/lib/since";

const NOW = 1_800_000_000_000;

test.each([
  [20, "now"],
  [60, "1 minute ago"],
  [59 * 60, "59 minutes ago"],
  [3600 * 5, "5 hours ago"],
  [86_400, "yesterday"],
  [86_400 * 15, "2 weeks ago"],
  [86_400 * 800, "2 years ago"],
])("%i seconds ago", (seconds, told) => {
  expect(ago(NOW - seconds * 1000, NOW, "en")).toBe(told);
});

test("a clock that runs behind does not speak of the future", () => {
  expect(ago(NOW + 5000, NOW, "en")).toBe("now");
  expect(ago(NOW - 120_000, NOW, "pt-BR")).toBe("há 2 minutos");
});
