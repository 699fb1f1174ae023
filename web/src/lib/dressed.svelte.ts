/** The root of the page says in which language, light, pace and world it is drawn. */
import { place } from "./place.svelte";
import { SPEEDS, ui } from "./ui.svelte";

/**
 * Keep it so. Whatever is written to the root, even once more the same, has the whole page styled anew: so each on
 * its own, and only when it is another one.
 */
export function dress(): void {
  const root = document.documentElement;
  const world = $derived(place.table?.game);
  $effect(() => void (root.lang = ui.tag));
  $effect(() => void (root.dataset["theme"] = ui.dark ? "dark" : "light"));
  $effect(() => {
    root.style.setProperty("--speed", String(SPEEDS[ui.speed]));
    root.classList.toggle("still", ui.speed === "none");
  });
  $effect(() => {
    if (world) root.dataset["world"] = world;
    else delete root.dataset["world"];
  });
}
