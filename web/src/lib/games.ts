/** The parts of the page that belong to one game, loaded when it is first looked at. */
import type { Component } from "svelte";
import { loadType } from "../art/type";
import type { Facet } from "./facets";
import type { GameName } from "./frames";
import { loadIcons } from "./icons.svelte";
import type { CardProps, Catalogue, TableProps, Translate } from "./table";

const tables = import.meta.glob<{ default: Component<TableProps> }>("../games/*/Table.svelte");
const faces = import.meta.glob<{ default: Component<CardProps> }>("../games/*/Card.svelte");

const figures = import.meta.glob<{ default: Component<FigureProps> }>("../games/*/Figures.svelte");

/** Props of web/src/games/<game>/Figures.svelte: the pictures beside a section of the rulebook. */
export interface FigureProps {
  section: string;
  cards: Catalogue;
  t: Translate;
}

/** How wide cards lie on a shelf, where a game wants it otherwise: games/<game>/shelf.ts. */
const shelves = import.meta.glob<string>("../games/*/shelf.ts", { eager: true, import: "COLUMNS" });

/** By what the cards of a game can be picked out besides: games/<game>/facets.ts. */
const facets = import.meta.glob<readonly Facet[]>("../games/*/facets.ts", { eager: true, import: "FACETS" });

/** The games that have a table of their own. */
export const DRAWN: readonly GameName[] = Object.keys(tables).map((path) => path.split("/").at(-2) ?? "");

export function shelfOf(game: GameName): string | undefined {
  return shelves[`../games/${game}/shelf.ts`];
}

export function facetsOf(game: GameName): readonly Facet[] {
  return facets[`../games/${game}/facets.ts`] ?? [];
}

const AGAIN = 1500;

/** Load until it is there: a line may be down for a while. */
async function surely<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

/** The table of a game, or the plain one that shows whatever the view says. */
export async function tableOf(game: GameName): Promise<Component<TableProps>> {
  const load = tables[`../games/${game}/Table.svelte`] ?? (() => import("../shell/PlainTable.svelte"));
  const [part] = await surely(() => Promise.all([load(), loadIcons(game), loadType(game)]));
  return part.default;
}

export async function faceOf(game: GameName): Promise<Component<CardProps> | null> {
  const load = faces[`../games/${game}/Card.svelte`];
  if (!load) return null;
  const [part] = await surely(() => Promise.all([load(), loadIcons(game)]));
  return part.default;
}

export async function figuresOf(game: GameName): Promise<Component<FigureProps> | null> {
  const load = figures[`../games/${game}/Figures.svelte`];
  if (!load) return null;
  const [part] = await surely(() => Promise.all([load(), loadIcons(game)]));
  return part.default;
}
