/** Whatever moves, moves by transform and opacity: nothing else is as smooth, since it needs neither layout nor paint. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");
const SMOOTH = new Set(["transform", "opacity", "translate", "scale", "rotate", "none"]);
const styles = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => {
    const text = readFileSync(join(src, name), "utf8");
    const css = name.endsWith(".css") ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "");
    return { name, css: css.replace(/\/\*[\s\S]*?\*\//g, "") };
  });

function rough(css: string): string[] {
  const moved = [...css.matchAll(/transition:\s*([^;]+);/g)].flatMap(([, value = ""]) =>
    value.split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s/)[0] ?? ""),
  );
  const framed = [...css.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap(
    ([, body = ""]) =>
      [...body.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rules = ""]) =>
        rules
          .split(";")
          .map((rule) => rule.split(":")[0]?.trim() ?? "")
          .filter(Boolean),
      ),
  );
  return [...moved, ...framed].filter((name) => !SMOOTH.has(name) && !name.startsWith("animation-"));
}

test("things move by transform and opacity only", () => {
  const found = styles.flatMap(({ name, css }) => rough(css).map((what) => `${name}: ${what}`));
  expect(found).toEqual([]);
});

test("what does not is found", () => {
  expect(rough(".a { transition: width 1s, transform var(--fast) cubic-bezier(0, 1, 2, 3); }")).toEqual([
    "width",
  ]);
  expect(rough("@keyframes go { from { left: 0; opacity: 0; } to { left: 1px; } }")).toEqual([
    "left",
    "left",
  ]);
});
