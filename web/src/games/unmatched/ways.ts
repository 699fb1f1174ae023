/** Ways along the lines, to be drawn: where somebody can go at all is what the choices say. */
import type { Board } from "./model";

/** A shortest way along the lines, around whoever is in the way if there is one; null: it did not walk. */
export function path(board: Board, from: string, to: string, blocked: ReadonlySet<string>): string[] | null {
  return walk(board, from, to, blocked) ?? walk(board, from, to, new Set());
}

/** The same, and null where there is none around those in the way. */
export function walk(board: Board, from: string, to: string, blocked: ReadonlySet<string>): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  const edge = [from];
  const passages = board.spaces.filter((space) => space.passage).map((space) => space.id);
  for (let here = edge.shift(); here !== undefined; here = edge.shift()) {
    if (here === to) break;
    const space = board.byId.get(here);
    for (const next of [...(space?.next ?? []), ...(space?.passage ? passages : [])]) {
      if (before.has(next) || (blocked.has(next) && next !== to)) continue;
      before.set(next, here);
      edge.push(next);
    }
  }
  if (!before.has(to)) return null;
  const found = [to];
  for (let at = before.get(to); at; at = before.get(at)) found.unshift(at);
  return found.length > 10 ? null : found;
}
