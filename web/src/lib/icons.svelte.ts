/**
 * The drawings of icons: those of the shell at once, those of a game with its table, and those that only a few of many
 * need (the arms of this hero, what is on that card) when they are first drawn.
 */
import parts from "virtual:icons";
import shell from "virtual:icons/shell";
import type { GameName } from "./frames";

const drawn = new Map<string, string>(Object.entries(shell));
const UNKNOWN = "M64 64h384v384H64zm48 48v288h288V112z";
const AGAIN = 1500;

/** Some drawings that come together. */
class Leaf {
  came = $state(false);
  #asked = false;
  readonly #load: () => Promise<{ default: Record<string, string> }>;

  constructor(load: () => Promise<{ default: Record<string, string> }>) {
    this.#load = load;
  }

  /** Have it loaded, if nobody has yet; again where a line is down for a while. */
  want(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#load().then(
      (part) => (keep(part.default), (this.came = true)),
      () => setTimeout(() => ((this.#asked = false), this.want()), AGAIN),
    );
  }
}

const leafOf = new Map<string, Leaf>();

function keep(drawings: Record<string, string>): void {
  for (const [name, drawing] of Object.entries(drawings)) drawn.set(name, drawing);
}

/** The outline of a name; empty where it has still to come, and whoever draws it will draw again. */
export function outline(name: string): string {
  const found = drawn.get(name);
  if (found !== undefined) return found;
  const leaf = leafOf.get(name);
  if (leaf && !leaf.came) {
    leaf.want();
    return "";
  }
  if (import.meta.env.DEV) console.warn(`no icon called ${name}`);
  return drawn.get(name) ?? UNKNOWN;
}

export async function loadIcons(game: GameName): Promise<void> {
  const load = parts[game];
  if (!load) return;
  const [own, { default: leaves }] = await Promise.all([load(), import("virtual:icons/leaves")]);
  for (const part of own) keep(part.default);
  if (leafOf.size) return;
  for (const [names, turn] of leaves) {
    const leaf = new Leaf(turn);
    for (const name of names.split(" ")) leafOf.set(name, leaf);
  }
}
