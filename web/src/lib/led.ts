/** What the dock offers in a lesson or a puzzle where there is nothing to choose: on, again, and where to go then. */
import { api } from "./api";
import type { Press } from "./dock.svelte";
import type { GameName, Lang, Lesson, LessonInfo, Puzzle, State } from "./frames";
import { learning } from "./learning.svelte";
import type { Live } from "./live.svelte";
import { notices } from "./notices.svelte";
import { puzzles } from "./puzzles.svelte";
import { router } from "./router.svelte";
import type { Translate } from "./table";
import { ui } from "./ui.svelte";

/** Begin a lesson or a puzzle. */
export async function learn(id: string): Promise<void> {
  try {
    router.go(`/room/${(await api.learn(id, ui.lang)).room}`);
  } catch (fault) {
    notices.refused(fault);
  }
}

/** Begin it, or go on where it was left; nothing as long as another one is being begun. */
let beginning = false;
export async function goTo({ id, room }: { id: string; room: string | null }): Promise<void> {
  if (room) return router.go(`/room/${room}`);
  if (beginning) return;
  beginning = true;
  await learn(id);
  beginning = false;
}

/** What a room for one of them needs: the words, and what comes after it. */
export async function prepare(id: string, lang: Lang): Promise<void> {
  const puzzle = id.includes("/puzzle-");
  void (puzzle ? puzzles : learning).load(lang);
  await Promise.all([ui.need("learn"), puzzle && ui.need("puzzle")]);
}

/** What is done is kept. */
export function remember({ lesson, puzzle }: State): void {
  if (lesson?.done) learning.learnt(lesson.id);
  if (puzzle?.state === "solved") puzzles.solved(puzzle.id, puzzle.stars);
}

/** A puzzle as a tutor tells of it: what is wanted, how far one is, and whether that was right. */
export function told(puzzle: Puzzle, t: Translate): Lesson {
  const { id, moves, made, state, lucky } = puzzle;
  const said = state === "failed" && lucky ? "lucky" : state === "asks" && made ? "on" : state;
  return {
    id,
    title: t("puzzle-win"),
    step: Math.min(moves, state === "asks" ? made + 1 : made),
    steps: moves,
    done: state === "solved",
    words: t(`puzzle-${said}`, { n: moves, left: moves - made }),
    points: [],
    expected: [],
    reads: state === "failed",
    taken: 0,
    times: 1,
  };
}

export function pressesOf({ game, lesson, puzzle, result }: State, live: Live): Press[] {
  if (puzzle) return pressesAt(puzzle, live);
  if (!lesson) return [];
  if (lesson.reads) return [{ id: "on", text: ui.t("learn-on"), act: "play", run: () => live.readOn() }];
  if (lesson.done) return [then(game, learning.after(lesson.id)), again(lesson.id), all()];
  return result ? [again(lesson.id), all()] : []; // without an end, it has become another match since
}

function pressesAt({ id, state }: Puzzle, live: Live): Press[] {
  const every: Press = {
    id: "all",
    text: ui.t("shell-puzzles-all"),
    act: "answer",
    run: () => router.go("/puzzles"),
  };
  if (state === "failed")
    return [{ id: "back", text: ui.t("puzzle-again"), act: "play", run: () => live.undo() }, every];
  if (state !== "solved") return [];
  const next = puzzles.after(id);
  const run = (): void => void (next && goTo(next));
  return next ? [{ id: "next", text: ui.t("puzzle-next"), act: "play", run }, again(id), every] : [every];
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
