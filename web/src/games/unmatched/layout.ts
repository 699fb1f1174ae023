/** Where the spaces of a board are drawn, and how large. */
import type { Board, Space } from "./model";

/** Measures in pixels. */
export interface Layout {
  width: number;
  height: number;
  /** The room that spaces have from one to the next, and how large each is drawn. */
  room: number;
  r: number;
  /** Whether the board lies on its side, as on a phone. */
  turned: boolean;
  /** Where the board's own measures begin, and how far they reach. */
  from: { x: number; y: number };
  span: { x: number; y: number };
}

const LARGEST = 46;
/** How much of the room between two spaces a space takes: pieces are larger than spaces and need the rest. */
const SHARE = 0.33;

/** For a place on the screen of that size. A board is turned by a quarter where that gives it more room. */
export function layoutOf(board: Board, width: number, height: number): Layout {
  const [w, h] = [Math.max(width, 240), Math.max(height, 200)];
  const flat = laid(board, w, h, false);
  if (w > h) return flat;
  const turned = laid(board, w, h, true);
  return turned.room > flat.room * 1.04 ? turned : flat;
}

function laid(board: Board, width: number, height: number, turned: boolean): Layout {
  const xs = board.spaces.map((space) => space.x);
  const ys = board.spaces.map((space) => space.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const span = { x: Math.max(Math.max(...xs) - left, 0.01), y: Math.max(Math.max(...ys) - top, 0.01) };
  const layout = { width, height, turned, from: { x: left, y: top }, span, room: Infinity, r: 0 };
  board.spaces.forEach((a, i) => {
    const { x, y } = middleOf(layout, a);
    for (const b of board.spaces.slice(0, i)) {
      const other = middleOf(layout, b);
      layout.room = Math.min(layout.room, Math.hypot(x - other.x, y - other.y));
    }
  });
  layout.room = Math.min(layout.room, 200);
  layout.r = Math.min(LARGEST, layout.room * SHARE);
  return layout;
}

/** The middle of a space. Along the edges there is room for a piece and the frame of the sheet. */
export function middleOf(
  layout: Pick<Layout, "width" | "height" | "turned" | "from" | "span">,
  space: Space,
): { x: number; y: number } {
  const { width, height, turned, from, span } = layout;
  const edge = Math.max(30, Math.min(76, Math.min(width, height) * 0.105));
  const [u, v] = [(space.x - from.x) / span.x, (space.y - from.y) / span.y];
  const [a, b] = turned ? [1 - v, u] : [u, v];
  return { x: edge + a * (width - 2 * edge), y: edge + b * (height - 2 * edge) };
}
