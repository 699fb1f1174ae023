/** The steps of a turn, for the banner. */
import type { State } from "../../lib/frames";
import type { Translate } from "../../lib/table";
import type { Turn } from "../../lib/turn";
import { viewOf } from "./model";
import { stepName } from "./words";

const STEPS = ["roll", "main", "attack", "block", "actions", "damage"];

export function turnOf(state: State, t: Translate): Turn | null {
  const { step, turn, draft } = viewOf(state);
  if (draft) return null;
  return {
    steps: STEPS.map((one) => stepName(one, t)),
    at: step === "clear" ? 0 : step === "clean-up" ? STEPS.length : STEPS.indexOf(step),
    label: `${t("dice_masters-turn", { n: turn })}: ${stepName(step, t)}`,
  };
}
