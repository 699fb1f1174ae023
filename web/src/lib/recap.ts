/** What happened while nobody looked: said in one short panel to whoever comes back. */
import type { Line } from "./frames";
import { notices } from "./notices.svelte";
import { read, write } from "./storage";
import { ui } from "./ui.svelte";

const MOST = 3; // lines that are said; the log has them all
const MATCHES = 20; // whose lines are remembered
const SECONDS = 15;

type Seen = Record<string, number>;

export class Recap {
  #match = "";
  #log: readonly Line[] = [];
  /** How many lines there were when they went; null as long as somebody looks. */
  #left: number | null = null;

  constructor() {
    document.addEventListener("visibilitychange", this.#turn);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#turn);
  }

  /** The line is broken, or the page is out of sight. */
  leave(): void {
    this.#left ??= this.#log.length;
  }

  /** The log as it is now; a match that was open in this browser before goes on where it was left. */
  follow(match: string, log: readonly Line[]): void {
    if (match !== this.#match) {
      this.#match = match;
      this.#left = read<Seen>("seen", {})[match] ?? null;
    }
    this.#log = log;
    if (!document.hidden) this.#back();
  }

  #turn = (): void => {
    if (document.hidden) this.leave();
    else this.#back();
  };

  #back(): void {
    const fresh = this.#left === null ? [] : this.#log.slice(this.#left);
    this.#left = null;
    this.#remember();
    const lines = fresh
      .slice(-MOST)
      .map((line) => line.text)
      .join(" ");
    if (lines)
      notices.say(
        ui.t(fresh.length > MOST ? "shell-recap-more" : "shell-recap", { n: fresh.length, lines }),
        "info",
        SECONDS,
      );
  }

  #remember(): void {
    const { [this.#match]: _, ...others } = read<Seen>("seen", {});
    write(
      "seen",
      Object.fromEntries([...Object.entries(others), [this.#match, this.#log.length]].slice(-MATCHES)),
    );
  }
}
