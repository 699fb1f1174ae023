/** Where the page is: at which table, and what can be done there besides playing. The top bar shows it. */
import type { State } from "./frames";

export interface Item {
  icon: string;
  text: string;
  /** To be found by, in tests and styles. */
  name: string;
  run: () => void;
}

const LASTS = 6000; // milliseconds for which a phrase stands there

class Place {
  table = $state.raw<State | null>(null);
  items = $state.raw<readonly Item[]>([]);
  /** Opens what can be said, where there is somebody to say it to. */
  talk = $state.raw<(() => void) | null>(null);
  /** What each seat has just said. */
  said = $state.raw<ReadonlyMap<number, string>>(new Map());

  hear(seat: number, phrase: string): void {
    const heard = new Map(this.said).set(seat, phrase);
    this.said = heard;
    setTimeout(() => {
      if (this.said.get(seat) !== phrase) return;
      const left = new Map(this.said);
      left.delete(seat);
      this.said = left;
    }, LASTS);
  }

  leave(): void {
    [this.table, this.items, this.talk, this.said] = [null, [], null, new Map()];
  }
}

export const place = new Place();
