/** The puzzles, and how well each was solved: the browser remembers, and so does the server for whoever it knows. */
import { api } from "./api";
import type { GameName, Lang, PuzzleInfo } from "./frames";
import { read, write } from "./storage";

export const GRADES = [1, 2, 3, 4, 5] as const;
export const STARS = [1, 2, 3] as const;

class Puzzles {
  all = $state.raw<readonly PuzzleInfo[]>([]);
  failed = $state(false);
  #kept = $state.raw<Readonly<Record<string, number>>>(read("solved", {}));

  async load(lang: Lang): Promise<void> {
    try {
      [this.all, this.failed] = [await api.puzzles(lang), false];
    } catch {
      this.failed = true;
    }
  }

  of(game: GameName): readonly PuzzleInfo[] {
    return this.all.filter((puzzle) => puzzle.game === game);
  }

  get today(): PuzzleInfo | undefined {
    return this.all.find((puzzle) => puzzle.today);
  }

  /** How well it was solved; 0: not yet. */
  stars({ id, stars }: PuzzleInfo): number {
    return Math.max(stars, this.#kept[id] ?? 0);
  }

  /** Remember that a puzzle is solved. */
  solved(id: string, stars: number): void {
    if (stars <= (this.#kept[id] ?? 0)) return;
    this.#kept = { ...this.#kept, [id]: stars };
    write("solved", this.#kept);
  }

  /** The puzzle to try after that one: the next of its game that is not solved. */
  after(id: string): PuzzleInfo | undefined {
    const row = this.of(id.split("/")[0] ?? "");
    const here = row.findIndex((puzzle) => puzzle.id === id);
    return [...row.slice(here + 1), ...row.slice(0, here)].find((puzzle) => !this.stars(puzzle));
  }
}

export const puzzles = new Puzzles();
