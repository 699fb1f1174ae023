/** A turn is two actions, more where a card gives them. */
import type { State } from "../../lib/frames";
import type { Translate } from "../../lib/table";
import type { Turn } from "../../lib/turn";
import { viewOf } from "./model";

const USUAL = 2;

export function turnOf(state: State, t: Translate): Turn | null {
  const { actions, turn } = viewOf(state);
  if (!turn) return null;
  const all = Math.max(USUAL, actions);
  return {
    steps: Array.from({ length: all }, (_, i) => String(i + 1)),
    at: all - actions,
    label: t("shell-left", { count: actions }),
  };
}
