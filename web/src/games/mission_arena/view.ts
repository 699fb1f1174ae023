// What a seat sees of a match, from src/thwack/games/mission_arena/view_types.py; do not edit:
//   python -m thwack.server.showing.typescript mission_arena > web/src/games/mission_arena/view.ts

/** MA-2.1: The card that Duty Call revealed in this turn, and the name that is barred by it. */
export interface Duty {
  card: string;
  name: string;
}
/** A part of the Attack or Defence of a challenge. */
export interface Summand {
  of: "printed" | "partner" | "bonus" | "boost" | "super-hit" | "weak-point";
  n: number;
}
/** MA-7.2, MA-10.1: A challenge with its sums, those that were compared once it is resolved. An Attack of `wall` exhausts, one of `limit` defeats. `outlook` is what comes of it as the sums are now, `outcome` what came of it. */
export interface Challenge {
  from: "active-1" | "active-2" | "active-3" | "reserve-1" | "reserve-2";
  partner_from: "active-1" | "active-2" | "active-3" | "reserve-1" | "reserve-2" | null;
  to: "active-1" | "active-2" | "active-3" | "reserve-1" | "reserve-2" | "mission-1";
  challenger: string;
  partner: string | null;
  target: string;
  where: "active" | "reserve" | "mission";
  attack: number;
  attack_parts: Summand[];
  defence: number;
  defence_parts: Summand[];
  resistance: number;
  wall: number;
  limit: number;
  brute_force: boolean;
  resolved: boolean;
  outlook: "ineffective" | "exhausted" | "defeated";
  outcome: "ineffective" | "exhausted" | "defeated" | null;
}
/** A mission, and whether it counts in this turn. */
export interface Mission {
  card: string;
  activated: boolean;
}
/** A place of a squad: who stands there, and the power points that belong to it (MA-R2). The values of who stands there are those of now, without Boost and Super Hit; none for who is not seen. `power_cards` are those that these eyes know. `marks` are the abilities at work; `used`: one was used this turn; `barred`: by Duty Call. */
export interface Place {
  place: "active-1" | "active-2" | "active-3" | "reserve-1" | "reserve-2";
  card: string | null;
  face_down: boolean;
  wounds: string[];
  power: number;
  engaged: number;
  power_cards: string[];
  attack: number | null;
  defence: number | null;
  resistance: number | null;
  marks: ("group_attack" | "trap_attack" | "brute_force" | "attack_mission" | "double_hit" | "bonus_attack" | "counter_attack" | "bonus_defence" | "switch" | "new_mission" | "power_bank" | "recycle")[];
  barred: boolean;
  used: boolean;
}
/** One player's cards; of the hand those that these eyes know. */
export interface Seat {
  name: string;
  points: number;
  hand: string[];
  hand_size: number;
  deck_size: number;
  discard: string[];
  missions: Mission[];
  bank: number;
  active: Place[];
  reserve: Place[];
}
/** Who won and why. */
export interface Ending {
  winners: number[];
  reason: string;
}
/** All that a seat may know of a match; `seat` is null for a spectator. */
export interface View {
  game: "mission_arena";
  version: number;
  seat: number | null;
  active: number;
  first: number | null;
  turn: number;
  turns: number;
  phase: "deploy" | "cool-down" | "duty-call" | "replacement" | "power-up" | "mission" | "abilities" | "challenge" | "boost" | "super-hit" | "resolution" | "mission-resolution" | "check-point";
  actor: number | null;
  abilities: boolean;
  weak_points: string;
  duty: Duty | null;
  challenges: Challenge[];
  seats: Seat[];
  result: Ending | null;
}
