/** The drawings of icons: those of the shell at once, those of a game with its table. */
import parts from "virtual:icons";
import shell from "virtual:icons/shell";
import type { GameName } from "./frames";

const drawn = new Map<string, string>(Object.entries(shell));
const UNKNOWN = '<path fill="currentColor" d="M64 64h384v384H64zm48 48v288h288V112z"/>';

export function body(name: string): string {
  const found = drawn.get(name);
  if (!found && import.meta.env.DEV) console.warn(`no icon called ${name}`);
  return found ?? UNKNOWN;
}

export async function loadIcons(game: GameName): Promise<void> {
  const load = parts[game];
  if (!load) return;
  for (const part of await load())
    for (const [name, drawing] of Object.entries(part.default)) drawn.set(name, drawing);
}
