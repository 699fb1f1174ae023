/** What the dock offers in a lesson where there is nothing to choose: read on, and where to go when it is over. */
import { api } from "./api";
import type { Press } from "./dock.svelte";
import type { GameName, LessonInfo, State } from "./frames";
import { learning } from "./learning.svelte";
import type { Live } from "./live.svelte";
import { notices } from "./notices.svelte";
import { router } from "./router.svelte";
import { ui } from "./ui.svelte";

/** Begin a lesson. */
export async function learn(id: string): Promise<void> {
  try {
    router.go(`/room/${(await api.learn(id, ui.lang)).room}`);
  } catch (fault) {
    notices.refused(fault);
  }
}

export function pressesOf({ game, lesson, result }: State, live: Live): Press[] {
  if (!lesson) return [];
  if (lesson.reads) return [{ id: "on", text: ui.t("learn-on"), act: "play", run: () => live.readOn() }];
  if (lesson.done) return [then(game, learning.after(lesson.id)), again(lesson.id), all()];
  return result ? [again(lesson.id), all()] : []; // without an end, it has become another match since
}

function then(game: GameName, next: LessonInfo | undefined): Press {
  if (!next)
    return { id: "play", text: ui.t("learn-play"), act: "attack", run: () => router.go(`/play/${game}`) };
  const run = (): void => void learn(next.id);
  return { id: "next", text: ui.t("learn-next"), note: next.title, act: "play", run };
}

function again(id: string): Press {
  return { id: "again", text: ui.t("learn-again"), act: "play", run: () => void learn(id) };
}

function all(): Press {
  return { id: "all", text: ui.t("shell-learn-all"), act: "answer", run: () => router.go("/learn") };
}
