/** The steps of a turn in which somebody chooses. */
import type { State } from "../../lib/frames";
import type { Translate } from "../../lib/table";
import type { Turn } from "../../lib/turn";
import { viewOf } from "./model";
import { stepName } from "./words";

const STEPS = ["roll", "main", "attack", "block", "actions", "damage"] as const;

export function turnOf(state: State, t: Translate): Turn | null {
  const { step, draft } = viewOf(state);
  if (draft) return null;
  const names = STEPS.map((one) => stepName(one, t));
  return {
    steps: names,
    at: step === "clear" ? 0 : step === "clean-up" ? STEPS.length : STEPS.findIndex((one) => one === step),
    label: `${t("dice_masters-steps")}: ${stepName(step, t)}`,
  };
}
