// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { spoken } from "../src/lib/spoken";

function table(html: string): Element {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

test("things are told zone by zone, each once, without what is only drawn", () => {
  const found = spoken(
    table(`
      <section aria-label="Hand">
        <button><span class="sr">Hulk, Attack 4</span><span aria-hidden="true">drawn</span></button>
        <button aria-label="Thor"><i data-ref="thor">inside</i></button>
      </section>
      <button hidden>no</button>
      <button>Go\u00adon <svg role="img" aria-label="2 power"></svg></button>`),
  );
  expect(found).toEqual([
    { title: "Hand", things: ["Hulk, Attack 4", "Thor"] },
    { title: "", things: ["Goon 2 power"] },
  ]);
});
