/** The drawings of icons: those of the shell at once, those of a game with its table. */
import shell from "virtual:icons/shell";
import type { GameName } from "./frames";

const drawn = new Map<string, string>(Object.entries(shell));
const UNKNOWN = '<path fill="currentColor" d="M64 64h384v384H64zm48 48v288h288V112z"/>';

const parts: Record<GameName, () => Promise<{ default: Record<string, string> }>> = {
  unmatched: () => import("virtual:icons/unmatched"),
  dice_masters: () => import("virtual:icons/dice_masters"),
  battle_scenes: () => import("virtual:icons/battle_scenes"),
  mission_arena: () => import("virtual:icons/mission_arena"),
};

export function body(name: string): string {
  const found = drawn.get(name);
  if (!found && import.meta.env.DEV) console.warn(`no icon called ${name}`);
  return found ?? UNKNOWN;
}

export async function loadIcons(game: GameName): Promise<void> {
  for (const [name, drawing] of Object.entries((await parts[game]()).default)) drawn.set(name, drawing);
}
