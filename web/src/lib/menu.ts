/** What the menu of the top bar offers at a table: what there is to see, and what one may ask of the others. */
import type { State } from "./frames";
import type { Live } from "./live.svelte";
import { hasCompany, offerOf } from "./offering";
import type { Item } from "./place.svelte";
import { DRAWN } from "./signs";
import type { Translate } from "./table";

type Run = Record<
  "log" | "board-text" | "rulebook" | "watch-link" | "phrases" | "resign" | "learn-all",
  () => void
>;

export function menuOf(now: State | null, live: Live, t: Translate, run: Run): Item[] {
  const running = now !== null && !now.result;
  const company = now !== null && hasCompany(now);
  const found: Item[] = [
    { name: "log", icon: "scroll-unfurled", text: t("shell-log"), run: run.log },
    { name: "board-text", icon: "book-cover", text: t("shell-board-text"), run: run["board-text"] },
    { name: "rulebook", icon: "book-cover", text: t("shell-rulebook"), run: run.rulebook },
  ];
  if (running && now.watch !== null)
    found.push({ name: "watch-link", icon: "spyglass", text: t("shell-watch-link"), run: run["watch-link"] });
  if (company) found.push({ name: "phrases", icon: DRAWN.talk, text: t("club-talk"), run: run.phrases });
  if (company && running && !offerOf(now, "draw"))
    found.push({
      name: "offer-draw",
      icon: DRAWN.draw,
      text: t("club-offer-draw"),
      run: () => live.offer("draw"),
    });
  if (company && running && !now.paused && !offerOf(now, "pause"))
    found.push({
      name: "offer-pause",
      icon: DRAWN.pause,
      text: t("club-offer-pause"),
      run: () => live.offer("pause"),
    });
  if (now?.lesson || now?.puzzle)
    found.push({
      name: "learn-all",
      icon: "graduate-cap",
      text: t(now.puzzle ? "shell-puzzles-all" : "shell-learn-all"),
      run: run["learn-all"],
    });
  else if (running && now.own.length)
    found.push({ name: "resign", icon: "flying-flag", text: t("shell-resign"), run: run.resign });
  return found;
}
