/** How far a turn is: its steps by name, or actions that are left. A game tells it in games/<game>/turn.ts. */
import type { State } from "./frames";
import type { Translate } from "./table";

export interface Turn {
  /** What each pip stands for. */
  steps: readonly string[];
  /** The step that is on; pips before it are done. */
  at: number;
  /** What is said of all pips together. */
  label: string;
}

type TurnOf = (state: State, t: Translate) => Turn | null;

const known = import.meta.glob<TurnOf>("../games/*/turn.ts", { eager: true, import: "turnOf" });

export function turnOf(state: State, t: Translate): Turn | null {
  return known[`../games/${state.game}/turn.ts`]?.(state, t) ?? null;
}
