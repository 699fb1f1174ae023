/** What happened while nobody looked: said in one short panel to whoever comes back. */
import type { Line } from "./frames";
import { notices } from "./notices.svelte";
import { read, write } from "./storage";
import { ui } from "./ui.svelte";

const MOST = 3; // lines that are said; the log has them all
const MATCHES = 20; // whose lines are remembered
const SECONDS = 15;
const SOON = 1500; // milliseconds until it is written down: what browsers keep is slow to write, so not at every line

type Seen = Record<string, number>;

export class Recap {
  #match = "";
  #log: readonly Line[] = [];
  /** How many lines there were when they went; null as long as somebody looks. */
  #left: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener("visibilitychange", this.#turn);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#turn);
    this.#write();
  }

  /** The line is broken, or the page is out of sight. */
  leave(): void {
    this.#left ??= this.#log.length;
    this.#write();
  }

  /** The log as it is now; a match that was open in this browser before goes on where it was left. */
  follow(match: string, log: readonly Line[]): void {
    if (match !== this.#match) {
      this.#write();
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
    this.#timer ??= setTimeout(() => this.#write(), SOON);
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

  /** Write down how far they have read, if that is still to be done. */
  #write(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { [this.#match]: _, ...others } = read<Seen>("seen", {});
    write(
      "seen",
      Object.fromEntries([...Object.entries(others), [this.#match, this.#log.length]].slice(-MATCHES)),
    );
  }
}
