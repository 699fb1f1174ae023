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

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
