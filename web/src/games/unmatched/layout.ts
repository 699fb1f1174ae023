/** Where the spaces of a board are drawn, and how large. */
import type { Board, Space } from "./model";

const WIDTH = 1000;

/** Measures in units of the drawing. */
export interface Layout {
  width: number;
  height: number;
  /** The room that spaces have from one to the next, and how large each is drawn. */
  room: number;
  r: number;
  /** How large what stands on a space is drawn, compared with a space of the usual size. */
  scale: number;
  /** On a small map lines are drawn thicker and letters larger, for what they are to the eye. */
  bold: number;
}

/** For a place on the screen of that size, in pixels. */
export function layoutOf(board: Board, width: number, height: number): Layout {
  const shape = Math.min(1.75, Math.max(0.92, width / Math.max(height, 1)));
  const tall = WIDTH / shape;
  let room = 200;
  board.spaces.forEach((a, i) => {
    for (const b of board.spaces.slice(0, i))
      room = Math.min(room, Math.hypot((a.x - b.x) * WIDTH, (a.y - b.y) * tall));
  });
  const r = Math.min(46, room * 0.44);
  const bold = Math.min(2, Math.max(1, 620 / Math.max(width, 1)));
  return { width: WIDTH, height: tall, room, r, scale: r / 40, bold };
}

/** The middle of a space. */
export function middleOf(layout: Layout, space: Space): { x: number; y: number } {
  return { x: space.x * layout.width, y: space.y * layout.height };
}
