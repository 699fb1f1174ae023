// What travels between the server and the page. The source of truth is src/thwack/server/frames.py (msgspec structs,
// unknown fields refused); this file is written from it (python -m thwack.server.frames > web/src/lib/frames.ts).

// ---- things both sides speak of -------------------------------------------------------------------------------
export type Lang = "en" | "pt" | "es" | "it";
export type GameName = "unmatched" | "dice_masters" | "battle_scenes" | "mission_arena";
export interface Choice { key: string; verb: string; refs: string[]; text: string }      // text in the socket's language
export interface Mention { ref: string; name: string }                                    // `name` occurs in the line's text
export interface Line { n: number; ply: number; kind: string; text: string; refs: Mention[] }  // n counts lines; ply: choices made when it happened
export interface Seat { name: string; kind: "person" | "level" | "open"; level: number | null; online: boolean; you: boolean }
export interface Result { winners: number[]; reason: string; text: string }
export interface Undo { can: boolean; why: string; asked_by: number | null }              // why: sentence in the language when can is false
export interface Candidate { key: string; text: string; chance: number }

// ---- from the page ----------------------------------------------------------------------------------------------
export type FromPage =
  | { t: "hello"; lang: Lang; lines: number }              // first frame; lines: how many lines of the log it has already
  | { t: "choose"; seq: number; question: number; key: string }   // seq: the client's own counter, repeats are dropped
  | { t: "undo"; seq: number }                             // take the last choice back, or ask the others to agree
  | { t: "answer_undo"; seq: number; agree: boolean }
  | { t: "resign"; seq: number }
  | { t: "hint"; question: number }
  | { t: "lang"; lang: Lang }
  | { t: "rematch"; seq: number }                          // sides swapped
  | { t: "ping" };

// ---- from the server --------------------------------------------------------------------------------------------
export interface State {
  t: "state";
  room: string; match: string; game: GameName; rated: boolean; setup: Record<string, unknown>;
  version: number;            // grows with every change; a page forgets an older state that comes late
  ply: number;                // choices made so far
  question: number;           // number of the open question (== version of the match when it was put)
  seat: number | null;        // through whose eyes; null: spectator
  own: number[];              // seats this connection plays (two in a hot seat)
  actor: number | null;       // who must choose; null: over, or waiting for people
  prompt: string;             // whose turn, phase, which decision, caused by which card: one or two sentences
  view: Record<string, any>;  // match.view(seat)
  choices: Choice[];          // empty unless seat is the actor
  why_not: Record<string, string>;   // ref of a thing of one's own that cannot be used now -> the engine's reason
  lines: Line[];              // what is new in the log (or all of it, from 0, when `from` is 0)
  from: number;               // n of lines[0]; the page cuts its log there and appends
  seats: Seat[];
  undo: Undo;
  thinking: boolean;          // an opponent program is at it
  result: Result | null;
  rematch: string | null;     // the room of the rematch, when there is one
}
export type FromServer =
  | State
  | { t: "ack"; seq: number; version: number }             // after the commit, before the state
  | { t: "error"; code: string; text: string; seq: number | null }   // stale, illegal, not_yours, too_fast, bad_frame, rated ...; a state follows
  | { t: "hint"; question: number; candidates: Candidate[] }
  | { t: "pong" };

// ---- HTTP (JSON, under /api; errors are {"error": {"code", "text"}} ) ----------------------------------------------
// GET  /api/health                             {status, version, matches, sockets}
// GET  /api/me                                 Me {id, name, account: boolean}; a guest is made and gets a cookie
// POST /api/me {name}                          rename a guest
// POST /api/accounts {name, password}; POST /api/login {name, password}; POST /api/logout
// GET  /api/games?lang=                        GameInfo[]
// GET  /api/games/{game}/cards?lang=           CardInfo[]  (all cards on offer, and what else can be zoomed: fighters, heroes, dice)
// POST /api/games/{game}/check {text}          {ok, problems: string[], text}   a deck or team as text: every broken limit
// GET  /api/rooms                              RoomInfo[]  open tables
// POST /api/rooms NewRoom                      RoomInfo
// GET  /api/rooms/{room}                       RoomInfo
// POST /api/rooms/{room}/join {seat?: number}  RoomInfo
// GET  /api/matches/{match}/replay?lang=&seat= ReplayInfo; 403 while it is under way for what a seat may not know
// GET  /api/matches/{match}/at/{ply}?lang=     State (choices empty), as the asker may see it; everything once it is over
// GET  /api/matches/{match}/record             the record, once it is over
// WS   /api/rooms/{room}/socket
export interface Side { id: string; name: string; note: string }                           // hero, team or deck
export interface Option { name: string; label: string; kind: "sides" | "choice" | "flag" | "number"; default: unknown; values: Side[]; many: boolean }
export interface GameInfo { game: GameName; name: string; blurb: string; seats: number[]; options: Option[] }
export interface CardInfo { id: string; refs: string[]; name: string; kind: string; side: string | null; facts: Record<string, any>; text: string; reminders: { term: string; text: string }[] }
export interface NewRoom {
  game: GameName;
  setup: Record<string, unknown>;          // as thwack.new takes it; what is left out is the default
  seats: { kind: "me" | "open" | "level"; level?: number }[];   // "me" twice is a hot seat
  listed: boolean;                         // an open table that others see
  rated: boolean;
}
export interface RoomInfo { room: string; match: string; game: GameName; title: string; seats: Seat[]; state: "waiting" | "playing" | "over"; listed: boolean; rated: boolean }
export interface ReplayInfo { match: string; game: GameName; plies: number; turns: number[]; lines: Line[]; seats: Seat[]; result: Result | null }
