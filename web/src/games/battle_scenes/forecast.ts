/** BS-R1: What a hit would leave of a character; the server says how strong it would be before the shield. */
import type { Choice } from "../../lib/frames";
import type { Unit } from "./view";

export interface Forecast {
  damage: number;
  /** How much of it the shield takes. */
  shield: number;
  /** Cards that it would have to unload, and those that it would still carry. */
  lost: number;
  left: number;
  out: boolean;
}

export function forecast(unit: Unit, damage: number, piercing: boolean): Forecast {
  const shield = piercing ? 0 : Math.min(unit.shield_left, damage);
  const lost = Math.min(unit.loaded.length, damage - shield);
  const left = unit.loaded.length - lost;
  return { damage, shield, lost, left, out: left === 0 && lost > 0 };
}

/** The forecast of the choices that aim at a character, if they tell how strong the hit would be. */
export function aimedAt(unit: Unit, choices: readonly Choice[]): Forecast | null {
  for (const { verb, things } of choices) {
    const { damage, piercing = false } = things.facts as { damage?: number; piercing?: boolean };
    if (verb === "target" && damage !== undefined && things.start.includes(`unit:${unit.ref}`))
      return forecast(unit, damage, piercing);
  }
  return null;
}
