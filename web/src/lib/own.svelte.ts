/** One's own matches: those that go on, those that are over, and where other people wait for one. */
import { api } from "./api";
import type { Lang, OwnMatch } from "./frames";
import { notify } from "./notify.svelte";
import { router } from "./router.svelte";
import { ui } from "./ui.svelte";

const ELSEWHERE = 10_000; // milliseconds between two looks, as long as a match with others goes on
const AT_A_TABLE = 30_000;

class Own {
  running = $state.raw<readonly OwnMatch[]>([]);
  past = $state.raw<readonly OwnMatch[]>([]);
  more = $state(false);
  /** The rooms where other people wait for one. */
  mine = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many of them are not the table that is open. */
  get calls(): number {
    const [page, room] = router.parts;
    return this.mine.filter((one) => page !== "room" || one !== room).length;
  }

  /** What stands before the title of a page. */
  get mark(): string {
    return this.calls ? `(${this.calls}) ` : "";
  }

  async load(lang: Lang): Promise<void> {
    const found = await api.ownMatches(lang);
    [this.running, this.past, this.more] = [found.running, found.past, found.more];
  }

  /** Older ones, below those that are there. */
  async older(lang: Lang): Promise<void> {
    const last = this.past.at(-1);
    if (!last) return;
    const found = await api.ownMatches(lang, last.since);
    [this.past, this.more] = [[...this.past, ...found.past], found.more];
  }

  /** See who waits, and go on doing so as long as there is anybody who might. */
  watch(): () => void {
    clearTimeout(this.#timer);
    void this.#look();
    return () => clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const found = await api.turns().catch(() => null);
    if (found) {
      for (const room of found.mine)
        if (!this.mine.includes(room)) notify.tell(room, ui.t("shell-your-turn"));
      this.mine = found.mine;
    }
    clearTimeout(this.#timer);
    const seated = router.parts[0] === "room";
    if (found && found.running <= (seated ? 1 : 0)) return; // nobody but those at the open table
    this.#timer = setTimeout(() => void this.#look(), seated ? AT_A_TABLE : ELSEWHERE);
  }
}

export const own = new Own();
