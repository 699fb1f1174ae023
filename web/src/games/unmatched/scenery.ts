/**
 * The land of a board, made from its spaces: every board has some, and always the same.
 *
 * Land lies around the spaces and along the ways between them; what is left is sea, wood or town. Small woodcuts
 * stand where nobody walks, by the zone they are in; a few large ones where there is most room.
 */
import { hash } from "../../art/blazon";
import { around, given } from "../../lib/given";
import { middleOf, type Layout } from "./layout";
import type { Board } from "./model";
import { motifOf, themeOf, type Motif, type Theme } from "./themes";

export interface Woodcut {
  x: number;
  y: number;
  size: number;
  motif: Motif;
}
export interface Landmark {
  x: number;
  y: number;
  size: number;
  icon: string;
}
export interface Scenery {
  theme: Theme;
  /** All ways, straight: drawn broad they are the land, drawn narrow they are roads. */
  ways: string;
  /** The same, bent a little as roads are. */
  roads: string;
  zones: { name: string; path: string }[];
  woodcuts: Woodcut[];
  landmarks: Landmark[];
  grass: string;
  waves: string;
  /** How broad the land is along a way. */
  land: number;
}

interface Point {
  x: number;
  y: number;
}

/** Numbers between 0 and 1 that hang on a name alone (mulberry32). */
export function chances(name: string): () => number {
  let seed = hash(name);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function toLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

const n = (value: number): string => value.toFixed(1);
const move = ({ x, y }: Point): string => `M${n(x)} ${n(y)}`;

function bent(a: Point, b: Point, left: boolean): string {
  const by = left ? 0.06 : -0.06;
  const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * by, y: (a.y + b.y) / 2 + (b.x - a.x) * by };
  return `${move(a)}Q${n(middle.x)} ${n(middle.y)} ${n(b.x)} ${n(b.y)}`;
}

/** What is known of every place of the sheet: how far the next space and the next way are. */
class Survey {
  readonly spots: ReadonlyMap<string, Point>;
  readonly lines: readonly { a: string; b: string; from: Point; to: Point }[];

  constructor(
    readonly board: Board,
    readonly layout: Layout,
  ) {
    this.spots = new Map(board.spaces.map((space) => [space.id, middleOf(layout, space)]));
    this.lines = board.spaces.flatMap((space) =>
      space.next
        .filter((other) => other > space.id && this.spots.has(other))
        .map((other) => ({ a: space.id, b: other, from: this.spot(space.id), to: this.spot(other) })),
    );
  }

  spot(id: string): Point {
    return given(this.spots.get(id), `space ${id}`);
  }

  nearest(p: Point): { id: string; far: number; way: number } {
    let [id, far] = ["", Infinity];
    for (const [one, spot] of this.spots) {
      const away = Math.hypot(p.x - spot.x, p.y - spot.y);
      if (away < far) [id, far] = [one, away];
    }
    return { id, far, way: Math.min(far, ...this.lines.map(({ from, to }) => toLine(p, from, to))) };
  }
}

function zonePaths(survey: Survey): Scenery["zones"] {
  const { board, lines } = survey;
  return board.zones.map((name) => {
    const inside = new Set(
      board.spaces.filter((space) => space.zones.includes(name)).map((space) => space.id),
    );
    const ways = lines
      .filter(({ a, b }) => inside.has(a) && inside.has(b))
      .map(({ from, to }) => `${move(from)}L${n(to.x)} ${n(to.y)}`);
    return { name, path: [...ways, ...[...inside].map((id) => `${move(survey.spot(id))}l.1 0`)].join("") };
  });
}

function scattered(
  survey: Survey,
  land: number,
  chance: () => number,
): Pick<Scenery, "woodcuts" | "grass" | "waves"> {
  const { layout, board } = survey;
  const { width, height, r } = layout;
  const woodcuts: Woodcut[] = [];
  const [grass, waves]: [string[], string[]] = [[], []];
  const most = Math.round((width * height) / 9000);
  for (let i = 0; i < most * 16; i++) {
    const p = { x: 22 + chance() * (width - 44), y: 26 + chance() * (height - 48) };
    const size = r * (0.52 + chance() * 0.2);
    const { id, far, way } = survey.nearest(p);
    const near = woodcuts.some((one) => Math.hypot(one.x - p.x, one.y - p.y) < r * 1.5);
    if (way > land * 0.5 + 24 && waves.length < most * 1.5)
      waves.push(`${move(p)}q${n(size / 5)} ${n(-size / 4)} ${n(size / 2.5)} 0t${n(size / 2.5)} 0`);
    else if (far > r * 1.75 && way > r * 0.85 && way < land * 0.42 && !near && woodcuts.length < most)
      woodcuts.push({ ...p, size, motif: motifOf(board.byId.get(id)?.zones[0] ?? "") });
    else if (far > r * 1.3 && way > r * 0.45 && way < land * 0.42 && !near && grass.length < most * 2)
      grass.push(`${move(p)}l1.5-4m2 4l.5-5m3 5l-.5-3.6`);
  }
  return { woodcuts: woodcuts.sort((a, b) => a.y - b.y), grass: grass.join(""), waves: waves.join("") };
}

/** The places with most room around them, for what is large. */
function landmarks(survey: Survey, theme: Theme, chance: () => number): Landmark[] {
  const { width, height, r } = survey.layout;
  const found: Landmark[] = [];
  const free: { p: Point; room: number }[] = [];
  for (let i = 0; i < 240; i++) {
    const p = { x: 40 + chance() * (width - 80), y: 40 + chance() * (height - 80) };
    free.push({ p, room: survey.nearest(p).way });
  }
  free.sort((a, b) => b.room - a.room);
  for (const { p, room } of free) {
    const size = Math.min(92, room * 1.25);
    if (size < r * 1.5 || found.length === theme.landmarks.length) break;
    const inside =
      p.x > size * 0.6 && p.x < width - size * 0.6 && p.y > size * 0.6 && p.y < height - size * 0.6;
    if (!inside || found.some((one) => Math.hypot(one.x - p.x, one.y - p.y) < (one.size + size) * 0.95))
      continue;
    found.push({ ...p, size, icon: around(theme.landmarks, found.length) });
  }
  return found;
}

/** Land that was surveyed: boards of some sizes, the newest last. */
const surveyed = new Map<string, Scenery>();
const KEPT = 6;

export function sceneryOf(id: string, board: Board, layout: Layout): Scenery {
  const key = `${id} ${layout.width} ${layout.height} ${layout.turned}`;
  let found = surveyed.get(key);
  if (!found) {
    surveyed.set(key, (found = survey(id, board, layout)));
    for (const oldest of [...surveyed.keys()].slice(0, -KEPT)) surveyed.delete(oldest);
  }
  return found;
}

function survey(id: string, board: Board, layout: Layout): Scenery {
  const sheet = new Survey(board, layout);
  const chance = chances(id);
  const theme = themeOf(id);
  const land = layout.r * 4.45;
  return {
    theme,
    land,
    ways: sheet.lines.map(({ from, to }) => `${move(from)}L${n(to.x)} ${n(to.y)}`).join(""),
    roads: sheet.lines.map(({ a, b, from, to }) => bent(from, to, hash(a + b) % 2 === 0)).join(""),
    zones: zonePaths(sheet),
    ...scattered(sheet, land, chance),
    landmarks: landmarks(sheet, theme, chance),
  };
}
