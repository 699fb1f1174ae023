// What a seat sees of a match, from src/thwack/games/dice_masters/view_types.py; do not edit:
//   python -m thwack.server.showing.typescript dice_masters > web/src/games/dice_masters/view.ts

/** A card, the dice left on it, and how many it had. */
export interface Stock {
  card: string;
  left: number;
  of: number;
}
/** A card that was drafted, with its dice. */
export interface Pick {
  card: string;
  dice: number;
}
/** What is left in a draft, and who has picked what; `limit` is how many dice a player may have. */
export interface Draft {
  limit: number;
  pool: string[];
  picked: Pick[][];
  basic_actions: string[];
}
/** What the payment under way is for, and how much it is. */
export interface Payment {
  card: string;
  cost: number;
}
/** DM-1.8: A face that shows energy. */
export interface EnergyFace {
  kind: "energy";
  energy: "fist" | "bolt" | "mask" | "shield" | "generic" | "wild";
  amount: number;
}
/** DM-1.8: A face that shows a character: level, fielding cost, A, D, and how many bursts. */
export interface CharacterFace {
  kind: "character";
  level: number;
  cost: number;
  attack: number;
  defense: number;
  burst: number;
}
/** DM-1.8: A face that shows an action, and how many bursts. */
export interface ActionFace {
  kind: "action";
  burst: number;
}
/** A die that lies rolled, or is just being rolled: then it shows no face. `marked`: it is rerolled. */
export interface Rolled {
  id: string;
  die: string;
  face: string | null;
  shows: EnergyFace | CharacterFace | ActionFace | null;
  marked?: boolean;
}
/** A character in the field, with its numbers as they are now; `printed` are A and D of its face. `blocks` are the attackers it blocks, as indices into the other field; `hits` is what it would deal to the other player as things stand. */
export interface Fielded {
  id: string;
  die: string;
  level: number;
  cost: number;
  attack: number;
  defense: number;
  damage: number;
  burst: number;
  printed: number[];
  attacking: boolean;
  hits: number;
  blocked: boolean;
  blocks: number[];
  captive: string[];
  attached: string[];
  acts_as: string | null;
  controlled: boolean;
  owner: number;
}
/** One player's life, cards and zones. `energy` is all there is to pay with, `loose` the part of it that lies on no die. */
export interface SeatView {
  team: string;
  life: number;
  most_life: number;
  loose: number;
  energy: number;
  cards: Stock[];
  bag: string[];
  prep: string[];
  rolling: Rolled[];
  reserve: Rolled[];
  field: Fielded[];
  used: string[];
}
/** Who won, and why. */
export interface Result {
  winners: number[];
  reason: string;
}
/** All that there is to see of a match. */
export interface View {
  version: 1;
  game: "dice_masters";
  mode: "first-game" | "basic" | "tournament" | "draft";
  seat: number | null;
  active: number;
  turn: number;
  step: "draft" | "clear" | "roll" | "main" | "attack" | "block" | "actions" | "damage" | "clean-up";
  actor: number | null;
  basic_actions: Stock[];
  draft: Draft | null;
  paying: Payment | null;
  seats: SeatView[];
  result: Result | null;
}
