/**
 * Decks, teams, settings and progress: a guest has them in the browser, an account on the server as well. Whoever
 * signs up takes all of it along; whoever signs in adds the guest's decks to those of the account.
 */
import { api } from "./api";
import type { Saved } from "./decks";
import { names, onWrite, put, read } from "./storage";
import { ui } from "./ui.svelte";

const KEPT = /^(settings|level|watch|(decks|lessons)(\.\w+)?)$/;
const NAME = /^[a-z][a-z0-9_.]{0,59}$/;

const isKept = (name: string): boolean => KEPT.test(name) && NAME.test(name);

/** The decks of both; where two bear the same name and differ, both are kept. */
export function together(own: readonly Saved[], guests: readonly Saved[]): Saved[] {
  const found = [...own];
  for (const deck of guests) {
    if (found.some((one) => one.name === deck.name && one.text === deck.text)) continue;
    let [name, number] = [deck.name, 2];
    while (found.some((one) => one.name === name)) name = `${deck.name} (${number++})`;
    found.push({ ...deck, name });
  }
  return found;
}

function send(name: string, value: unknown): void {
  if (isKept(name)) void api.keep(name, JSON.stringify(value)).catch(() => {}); // it is kept here anyway
}

/** What the account has takes the place of what is here. */
async function fetched(): Promise<Record<string, unknown>> {
  const { kept } = await api.belongings();
  const found: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(kept))
    if (isKept(name)) {
      try {
        found[name] = JSON.parse(text) as unknown;
      } catch {
        // what cannot be read is left as it is
      }
    }
  return found;
}

function adopt(found: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(found)) put(name, value);
  ui.adopt();
  onWrite(send);
}

export const belongings = {
  /** Somebody with an account opens the page. */
  async arrive(): Promise<void> {
    adopt(await fetched());
  },

  /** A guest has signed up: all that is here is the account's from now on. */
  bring(): void {
    for (const name of names()) send(name, read<unknown>(name, null));
    onWrite(send);
  },

  /** A guest has signed in to an account that may have things already. */
  async join(): Promise<void> {
    const found = await fetched();
    for (const name of names().filter(isKept)) {
      const here = read<unknown>(name, null);
      if (name.startsWith("decks.")) {
        const both = together((found[name] ?? []) as Saved[], here as Saved[]);
        if (both.length !== ((found[name] ?? []) as Saved[]).length) send(name, both);
        found[name] = both;
      } else if (!(name in found)) send(name, here);
    }
    adopt(found);
  },

  /** Somebody has signed out: the next at this browser does not get their decks. */
  leave(): void {
    onWrite(() => {});
    for (const name of names()) if (/^(decks|lessons)(\.|$)/.test(name)) put(name, undefined);
  },
};
