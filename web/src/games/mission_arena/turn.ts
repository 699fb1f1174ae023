/** The phases of a turn in which somebody chooses. */
import type { State } from "../../lib/frames";
import type { Translate } from "../../lib/table";
import type { Turn } from "../../lib/turn";
import type { View } from "./view";

const PHASES: readonly View["phase"][] = [
  "replacement",
  "power-up",
  "mission",
  "abilities",
  "challenge",
  "boost",
  "super-hit",
  "resolution",
  "check-point",
];

export function turnOf(state: State, t: Translate): Turn | null {
  const { phase } = state.view as unknown as View;
  const at = PHASES.indexOf(phase === "mission-resolution" ? "resolution" : phase);
  if (at < 0) return null;
  const label = t("shell-step-of", { n: at + 1, of: PHASES.length });
  return { steps: PHASES.map((_, i) => t("shell-step-of", { n: i + 1, of: PHASES.length })), at, label };
}
