// What a seat sees of a match, from src/thwack/games/unmatched/view_types.py; do not edit:
//   python -m thwack.server.showing.typescript unmatched > web/src/games/unmatched/view.ts

/** A fighter, by its slug in its seat's `fighters`. */
export interface FighterView {
  space: string | null;
  tail: string | null;
  health: number;
  most: number;
  number: number;
  hero: boolean;
}
/** A token, by its slug in its seat's `tokens`. */
export interface TokenView {
  name: string;
  space: string | null;
  out: boolean;
}
/** A player's pieces and cards. Cards go by their slugs, which with the hero's make `hero/card`. */
export interface SeatView {
  hero: string;
  copy: number;
  team: number;
  out: boolean;
  hand: string[];
  hand_size: number;
  deck: (string | null)[];
  discard: string[];
  in_play: string[];
  fighters: Record<string, FighterView>;
  state: Record<string, number | string>;
  tokens: Record<string, TokenView>;
  lines: Record<string, string[][]>;
  zones: Record<string, (string | null)[]>;
}
/** One side of a combat. */
export interface SideView {
  fighter: string;
  seat: number;
  played: boolean;
  card: string | null;
  boosted_face_down: boolean;
  boost: string | null;
  value: number | null;
}
/** The combat under way. */
export interface CombatView {
  attack: SideView;
  defense: SideView;
  moment: "immediately" | "during" | "after" | null;
  outlook: number | null;
  damage: number | null;
  winner: "attack" | "defense" | null;
  predicted: number | null;
  told: number | null;
}
/** An effect that holds for the rest of the turn. */
export interface LastingView {
  seat: number;
  card: string | null;
}
/** Who has won, and why. */
export interface ResultView {
  winners: number[];
  reason: string;
}
/** All that a seat may know of a match of Unmatched. */
export interface View {
  game: "unmatched";
  version: number;
  mode: "duel" | "free-for-all" | "teams";
  board: string;
  seat: number | null;
  active: number;
  turn: number;
  actions: number;
  actor: number | null;
  seats: SeatView[];
  combat: CombatView | null;
  lasting: LastingView[];
  result: ResultView | null;
}
