/** Who moved walks along the lines, from where it stood in the state before. */
import { tick } from "svelte";
import { given } from "../../lib/given";
import { timed } from "../../lib/timing";
import { middleOf, type Layout } from "./layout";
import type { Board, Piece, Token } from "./model";
import { path } from "./ways";

export class Walking {
  readonly #groups = new Map<string, SVGGElement>();
  #before: ReadonlyMap<string, string | null> = new Map();

  /** For the component that is being set up. */
  constructor(things: () => { board: Board; layout: Layout; pieces: Piece[]; tokens: Token[] }) {
    $effect(() => {
      const { board, pieces, tokens } = things();
      const moving = [...pieces, ...tokens];
      const old = this.#before;
      this.#before = new Map(moving.map((thing) => [thing.slug, thing.space]));
      void tick().then(() => {
        for (const { slug, seat, space } of moving) {
          const from = old.get(slug);
          if (!from || !space || from === space) continue;
          const foes = pieces.flatMap((one) => (one.seat !== seat && one.space ? [one.space] : []));
          this.#travel(slug, board, things().layout, from, space, new Set(foes));
        }
      });
    });
  }

  /** Attached to what is to walk. */
  readonly kept = (slug: string) => (group: SVGGElement) => {
    this.#groups.set(slug, group);
    return () => this.#groups.delete(slug);
  };

  #travel(
    slug: string,
    board: Board,
    layout: Layout,
    from: string,
    to: string,
    blocked: ReadonlySet<string>,
  ): void {
    const group = this.#groups.get(slug);
    const [end, start] = [board.byId.get(to), board.byId.get(from)];
    if (!group || !end || !start || !timed(1)) return;
    const way = path(board, from, to, blocked);
    if (!way) {
      const duration = timed(400);
      group.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
      return;
    }
    const goal = middleOf(layout, end);
    const steps = way.map((id) => {
      const { x, y } = middleOf(layout, given(board.byId.get(id), `space ${id}`));
      return { transform: `translate(${x - goal.x}px, ${y - goal.y}px)` };
    });
    const duration = timed(180 + 130 * (way.length - 1));
    group.animate(steps, { duration, easing: "ease-in-out" });
  }
}
