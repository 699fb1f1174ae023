/** What things are called, for those who hear the table instead of seeing it. */
import { sideName } from "../../lib/names";
import type { State, TextPart } from "../../lib/frames";
import { at } from "../../lib/given";
import type { Catalogue, Translate } from "../../lib/table";
import { viewOf, type Face, type Fielded } from "./model";

/** The name of a card without its subtitle. */
export function titleOf(cards: Catalogue, ref: string): string {
  return mainTitle(cards.name(ref));
}

/** A name without its subtitle. */
export function mainTitle(name: string): string {
  return at(name.split(": "), 0);
}

/** The part of a name after its title; "" if there is none. */
export function subtitleOf(name: string): string {
  return name.split(": ").slice(1).join(": ");
}

/** A player by the name of the team, or the person. */
export function playerName(state: State, seat: number, t: Translate): string {
  const team = at(viewOf(state).seats, seat).team;
  return sideName(state, seat, team) || state.seats[seat]?.name || t("dice_masters-player", { n: seat + 1 });
}

const ENERGY_TEXTS: Record<string, string> = {
  fist: "dice_masters-energy-fist",
  bolt: "dice_masters-energy-bolt",
  mask: "dice_masters-energy-mask",
  shield: "dice_masters-energy-shield",
  wild: "dice_masters-energy-wild",
  generic: "dice_masters-energy-generic",
};

export function energyName(energy: string, t: Translate): string {
  return t(ENERGY_TEXTS[energy] ?? "dice_masters-energy-generic");
}

/** The letter of a type of energy, beside its icon. */
export function energyLetter(energy: string, t: Translate): string {
  return energy === "wild" ? "?" : energy === "generic" ? "" : energyName(energy, t).charAt(0).toUpperCase();
}

/** A face in words. */
export function faceText(shows: Face | null, t: Translate): string {
  if (!shows) return "";
  if (shows.kind === "energy")
    return t("dice_masters-face-energy", { n: shows.amount, energy: energyName(shows.energy, t) });
  if (shows.kind === "action") return t("dice_masters-face-action", { n: shows.burst });
  const { level, cost, attack, defense, burst } = shows;
  return t("dice_masters-face-character", { level, cost, attack, defense, n: burst });
}

/** A character in the field in words. */
export function fighterText(die: Fielded, t: Translate): string {
  const parts = [t("dice_masters-fighter", { level: die.level, attack: die.attack, defense: die.defense })];
  if (die.damage) parts.push(t("dice_masters-damaged", { n: die.damage }));
  if (die.attacking) parts.push(t("dice_masters-attacking"));
  return parts.join(", ");
}

const STEP_TEXTS: Record<string, string> = {
  draft: "dice_masters-step-draft",
  clear: "dice_masters-step-clear",
  roll: "dice_masters-step-roll",
  main: "dice_masters-step-main",
  attack: "dice_masters-step-attack",
  block: "dice_masters-step-block",
  actions: "dice_masters-step-actions",
  damage: "dice_masters-step-damage",
  "clean-up": "dice_masters-step-clean-up",
};

export function stepName(step: string, t: Translate): string {
  return t(STEP_TEXTS[step] ?? "dice_masters-step-main");
}

/** The parts of a card's text: its own, and its Global ability; the errata are told with its own. */
export function linesOf(parts: readonly TextPart[]): { own: string[]; global: string } {
  return {
    own: parts.filter((part) => part.kind !== "global").map((part) => part.text),
    global: parts.find((part) => part.kind === "global")?.text ?? "",
  };
}
