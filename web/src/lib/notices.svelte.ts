import { Refused } from "./api";
import { ui } from "./ui.svelte";

/** Short messages: errors are alerts, everything else is said politely. */
export interface Notice {
  id: number;
  text: string;
  kind: "error" | "info";
}

class Notices {
  all = $state<Notice[]>([]);
  #next = 0;

  say(text: string, kind: Notice["kind"] = "info", seconds = kind === "error" ? 8 : 4): void {
    if (!text) return;
    const id = ++this.#next;
    this.all = [...this.all.filter((notice) => notice.text !== text), { id, text, kind }].slice(-3);
    setTimeout(() => this.drop(id), seconds * 1000);
  }

  /** Put an address where it can be pasted from; where that is not allowed, show it. */
  async copied(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      this.say(ui.t("shell-copied"));
    } catch {
      this.say(address);
    }
  }

  /** What the server would not do, in its words. */
  refused(fault: unknown): void {
    this.say(fault instanceof Refused && fault.message ? fault.message : ui.t("shell-error"), "error");
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
