/** Where the page is: at which table, and what can be done there besides playing. The top bar shows it. */
import type { State } from "./frames";

export interface Item {
  icon: string;
  text: string;
  /** To be found by, in tests and styles. */
  name: string;
  run: () => void;
}

class Place {
  table = $state.raw<State | null>(null);
  items = $state.raw<readonly Item[]>([]);

  leave(): void {
    [this.table, this.items] = [null, []];
  }
}

export const place = new Place();
