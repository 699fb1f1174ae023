/** The phases of a turn, for the banner. */
import type { State } from "../../lib/frames";
import type { Translate } from "../../lib/table";
import type { Turn } from "../../lib/turn";
import type { View } from "./view";

const PHASES = ["countdown", "draw", "preparation", "adjustment", "anticipation", "attack"] as const;

export function turnOf(state: State, t: Translate): Turn | null {
  const { phase, turn } = state.view as View;
  if (phase === "exchange" || phase === "bank") return null;
  const name = (one: string): string => t(`battle_scenes-phase-${one}`);
  return {
    steps: PHASES.map(name),
    at: PHASES.indexOf(phase),
    label: `${t("battle_scenes-turn", { n: turn })}: ${name(phase)}`,
  };
}
