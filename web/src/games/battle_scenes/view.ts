// What a seat sees of a match, from src/thwack/games/battle_scenes/view_types.py; do not edit:
//   python -m thwack.server.showing.typescript battle_scenes > web/src/games/battle_scenes/view.ts

/** The scenario in scene, and whose it is. */
export interface Scenario {
  card: string;
  owner: number;
}
/** The action under way: its user by ref (by card, if it has left), the card with the action, the X that was paid, and its targets by ref. */
export interface Using {
  unit: string;
  card: string;
  x: number;
  targets: string[];
}
/** A character or support in scene, all of it open. `ref` is what choices call it: the id of its card, with more where several have that. `energy` is how many cards it may carry, `loaded` what it carries, `acted` how many actions it used this turn, `again` whether it may use another one after that, `basic` whether it has had its basic capacitation (BS-5.3.1). A support has no `stage`. */
export interface Unit {
  ref: string;
  card: string;
  type: "character" | "ev" | "support";
  stage: number | null;
  energy: number;
  shield: number;
  shield_used: number;
  shield_left: number;
  loaded: string[];
  since: "now" | "earlier";
  entering: boolean;
  acted: number;
  again: boolean;
  basic: boolean;
  powers: string[];
  alignments: ("hero" | "villain")[];
  affiliations: string[];
}
/** One player's cards: of hand, deck and what is set aside those that these eyes know. */
export interface Seat {
  name: string;
  points: number;
  hand: string[];
  hand_size: number;
  deck: (string | null)[];
  resources: string[];
  prizes: string[];
  aside: (string | null)[];
  scene: Unit[];
}
/** Who won and why. */
export interface Ending {
  winners: number[];
  reason: string;
}
/** All that a seat may know of a match; `seat` is null for a spectator. `goal` is how many points win. */
export interface View {
  game: "battle_scenes";
  version: number;
  seat: number | null;
  active: number;
  first: number;
  turn: number;
  phase: "exchange" | "bank" | "countdown" | "draw" | "preparation" | "adjustment" | "anticipation" | "attack";
  goal: number;
  actor: number | null;
  scenario: Scenario | null;
  using: Using | null;
  seats: Seat[];
  result: Ending | null;
}
