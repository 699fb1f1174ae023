/** Notices of the browser's own, for whoever has asked for them: somebody waits for a choice, and no page is looked at. */
import { read, write } from "./storage";

const KEPT = "notify";

class Notify {
  on = $state(read(KEPT, false));
  /** What the browser has decided, or that it knows no notices. */
  allowed = $state<NotificationPermission | "unknown">(
    "Notification" in window ? Notification.permission : "unknown",
  );

  get active(): boolean {
    return this.on && this.allowed === "granted";
  }

  /** Somebody has pressed the button: ask the browser, if it was never asked. */
  async switch(on: boolean): Promise<void> {
    if (this.allowed === "unknown") return;
    if (on && Notification.permission === "default") await Notification.requestPermission();
    this.allowed = Notification.permission;
    this.on = on && this.allowed === "granted";
    write(KEPT, this.on);
  }

  /** Tell of a room where it is one's turn; once for each turn, and only to whoever looks elsewhere. */
  tell(room: string, text: string): void {
    if (!this.active || !document.hidden) return;
    const notice = new Notification("Thwack", { body: text, tag: room });
    notice.onclick = () => {
      window.focus();
      if (location.pathname !== `/room/${room}`) location.assign(`/room/${room}`);
      notice.close();
    };
  }
}

export const notify = new Notify();
