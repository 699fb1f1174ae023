/** The lessons, and which of them are learnt: the browser remembers, and so does the server for whoever it knows. */
import { api } from "./api";
import type { GameName, Lang, LessonInfo } from "./frames";
import { read, write } from "./storage";

class Learning {
  all = $state.raw<readonly LessonInfo[]>([]);
  failed = $state(false);
  #kept = $state.raw<readonly string[]>(read("learnt", []));

  async load(lang: Lang): Promise<void> {
    try {
      [this.all, this.failed] = [await api.lessons(lang), false];
    } catch {
      this.failed = true;
    }
  }

  of(game: GameName): readonly LessonInfo[] {
    return this.all.filter((lesson) => lesson.game === game);
  }

  done(lesson: LessonInfo): boolean {
    return lesson.done || this.#kept.includes(lesson.id);
  }

  /** Remember that a lesson is learnt. */
  learnt(id: string): void {
    if (this.#kept.includes(id)) return;
    this.#kept = [...this.#kept, id];
    write("learnt", this.#kept);
  }

  /** The lesson to take after that one: the next of its game that is not learnt yet. */
  after(id: string): LessonInfo | undefined {
    const row = this.of(id.split("/")[0] ?? "");
    const here = row.findIndex((lesson) => lesson.id === id);
    return [...row.slice(here + 1), ...row.slice(0, here)].find((lesson) => !this.done(lesson));
  }
}

export const learning = new Learning();
