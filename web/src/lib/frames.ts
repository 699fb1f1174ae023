// What travels between the server and the page, from frames.py and bodies.py in src/thwack/server/showing;
// do not edit:
//   python -m thwack.server.showing.typescript > web/src/lib/frames.ts

export type Lang = "en" | "pt" | "es" | "it";
export type GameName = string; // whatever games there are: the server lists them

/** What a choice is about: the things it starts at and those it goes to, as the view names them. */
export interface Things { start: string[]; goal: string[]; facts: Record<string, any> }
/** Something that can be chosen; the text is in the socket's language. */
export interface Choice { key: string; verb: string; refs: string[]; text: string; things: Things }
/** A thing that a line of the log names; the name occurs in the line's text. */
export interface Mention { ref: string; name: string }
/** A line of the log: its number, and how many choices were made when it happened. */
export interface Line {
  n: number;
  ply: number;
  kind: string;
  text: string;
  refs: Mention[];
  data: Record<string, any>;
}
/** How strong somebody is, whether enough is known for it, and what this match did to it, once over. */
export interface Rating { now: number; sure: boolean; gained: number | null }
/** Who sits there. */
export interface Seat {
  name: string;
  kind: "person" | "level" | "bot" | "tutor" | "open";
  level: number | null;
  online: boolean;
  you: boolean;
  account: boolean;
  muted?: boolean;
  rating?: Rating | null;
}
/** How it ended, and a sentence that says so. */
export interface Result { winners: number[]; reason: string; text: string }
/** Whether one's last choice can be taken back; if not, why not, and whether the others can be asked. */
export interface Undo { can: boolean; why: string; ask: boolean }
/** Something that a seat has offered to the others, who have not answered yet. */
export interface Offer {
  what: "undo" | "draw" | "pause" | "resume" | "rematch";
  seat: number;
  agreed: boolean;
}
/** What was agreed on for the time of each seat: seconds for a move, a bank for all of them, or days for a move; `plus` seconds are added to a bank after every move. */
export interface Clock { kind: "move" | "bank" | "days"; time: number; plus?: number }
/** What a clock shows, in milliseconds as of when it was sent: the page counts on from there. */
export interface Times {
  clock: Clock;
  left: (number | null)[];
  seat: number | null;
  starts: number;
  away: (number | null)[];
  claims: ("win" | "program")[];
}
/** SHA-256 of a secret from which all luck of the match follows; the secret itself when it is over. */
export interface Proof { commitment: string; secret: string | null }
/** A match that this one goes on from: after how many choices, and whether with the same luck. */
export interface Source { match: string; ply: number; same_luck: boolean }
/** How far a lesson is, what its tutor says, and what it points at; at the end the closing words. */
export interface Lesson {
  id: string;
  title: string;
  step: number;
  steps: number;
  done: boolean;
  words: string;
  points: string[];
  expected: string[];
  reads: boolean;
  taken: number;
  times: number;
}
/** How far somebody is with a puzzle. */
export interface Puzzle {
  id: string;
  grade: number;
  moves: number;
  made: number;
  state: "asks" | "plays" | "failed" | "solved";
  lucky: boolean;
  misses: number;
  stars: number;
}
/** A choice as an opponent program sees it: its chance of winning, from 0 to 1. */
export interface Candidate { key: string; text: string; chance: number }
/** Something told of a side in a word or number: its health, how hard it is to play. */
export interface Trait { name: string; label: string; value: string }
/** What can stand in a set-up option: a hero, a team, a deck, a board, a mode. */
export interface Side { id: string; name: string; note: string; traits?: Trait[] }
/** Sides that belong together, such as the heroes of a box. */
export interface Group { name: string; year: number | null; sides: string[] }
/** A set-up option. With `many` its value is a list with one of the values for each seat. */
export interface Option {
  name: string;
  label: string;
  kind: "sides" | "choice" | "flag" | "number";
  default: any;
  values: Side[];
  many: boolean;
  first: boolean;
  groups?: Group[];
}
/** What people put together before they play, and how its cards are sorted (`kernel/about.py`). */
export interface Builder { what: "deck" | "team"; cost: string; once: string[]; leave_out: string[] }
/** A game, how many can play it, and its set-up options, as it says of itself (`kernel/about.py`). */
export interface GameInfo {
  game: string;
  name: string;
  blurb: string;
  seats: number[];
  cards: boolean;
  secrets: boolean;
  no_sides: Record<string, any>;
  crowd: Record<string, any>;
  options: Option[];
  builder: Builder | null;
  bots: string[];
  rules?: boolean;
}
/** What a word on a card means, and the id of the rule about it; empty if none is known. */
export interface Reminder { term: string; text: string; rule?: string }
/** A part of a card's text, and what kind of part it is. */
export interface TextPart { kind: string; text: string }
/** A card, or what else can be looked at closely: a hero, a fighter, a die. */
export interface CardInfo {
  id: string;
  refs: string[];
  name: string;
  kind: string;
  side: string | null;
  facts: Record<string, any>;
  text: string;
  parts: TextPart[];
  reminders: Reminder[];
  rules?: string[];
}
/** What stands under a heading: a rule by its id, or text, an item, a table, something as it stands. */
export interface RuleBlock {
  kind: "rule" | "item" | "text" | "code" | "table";
  text: string;
  id: string;
  source: string;
  rows: string[][];
  lang: string;
}
/** A heading with what stands under it; ids are the same in all languages. */
export interface RuleSection { id: string; level: number; title: string; blocks: RuleBlock[] }
/** The rule behind a kind of line in the log, and what the numbers in its data are called. */
export interface EventRule { rule: string; numbers: Record<string, string> }
/** A heading of the quick reference: each row a word or nothing, a sentence, and its rule or nothing. */
export interface QuickPart { title: string; rows: [string, string, string][] }
/** The rules of a game in a language, which rule stands behind what, and all of it on one sheet. */
export interface Rulebook {
  game: string;
  lang: string;
  title: string;
  sections: RuleSection[];
  events: Record<string, EventRule>;
  quick: QuickPart[];
}
/** Who is asking. */
export interface Me { id: string; name: string; account: boolean }
/** Who is to sit there; "me" twice is a hot seat. */
export interface NewSeat { kind: "me" | "open" | "level" | "bot"; level?: number | null; bot?: string | null }
/** A room to be made. What the set-up leaves out is the default. */
export interface NewRoom {
  game: string;
  setup: Record<string, any>;
  seats: NewSeat[];
  listed: boolean;
  rated: boolean;
  watch?: number | null;
  clock?: Clock | null;
  practice?: boolean;
}
/** With this somebody can sit down at one's own seat elsewhere. */
export interface SeatToken { seat: number; token: string }
/** A room, and who is in it. */
export interface RoomInfo {
  room: string;
  match: string;
  game: string;
  title: string;
  seats: Seat[];
  state: "waiting" | "playing" | "over";
  listed: boolean;
  rated: boolean;
  watch: number | null;
  source: Source | null;
  clock?: Clock | null;
}
/** A lesson, about how long it takes, and how far whoever asks is with it. */
export interface LessonInfo {
  id: string;
  game: string;
  title: string;
  blurb: string;
  minutes: number;
  steps: number;
  done: boolean;
  room: string | null;
}
/** A puzzle, and how far whoever asks is with it. */
export interface PuzzleInfo {
  id: string;
  game: string;
  plays: string[];
  seat: number;
  grade: number;
  moves: number;
  stars: number;
  room: string | null;
  today: boolean;
}
/** A match at which whoever asks has a seat. */
export interface OwnMatch {
  room: string;
  match: string;
  game: string;
  seats: Seat[];
  plays: string[];
  state: "waiting" | "playing" | "paused" | "over" | "stopped";
  rated: boolean;
  actor: number | null;
  since: number;
  winners: number[] | null;
}
/** Matches of whoever asks: those that go on, and those that are over, the newest first. */
export interface OwnMatches { running: OwnMatch[]; past: OwnMatch[]; more: boolean }
/** Matches with other people that go on: how many, and the rooms of those that wait for whoever asks. */
export interface Turns { running: number; mine: string[] }
/** What an account keeps for the page, by name: JSON as text, which the server does not read. */
export interface Belongings { kept: Record<string, string> }
/** Whether it can be played, every limit it breaks, and the text as the game would write it. */
export interface DeckCheck { ok: boolean; problems: string[]; text: string }
/** A rating after a match. Only the owner is told which match it was. */
export interface RatingPoint { at: number; rating: number; match: string | null }
/** How somebody stands in a game, and what the programs of each level would be rated. */
export interface GameRating {
  game: string;
  rating: number;
  deviation: number;
  sure: boolean;
  matches: number;
  history: RatingPoint[];
  levels: number[];
}
/** How matches ended: with a side, or against somebody. */
export interface Tally {
  kind: "side" | "person" | "level" | "bot" | "others";
  name: string;
  open: boolean;
  won: number;
  drawn: number;
  lost: number;
}
/** Results in a game, of the newest matches: by what was played, and against whom. */
export interface GameResults { game: string; sides: Tally[]; opponents: Tally[] }
/** What somebody shows, and, to the owner, to whom it is shown. */
export interface Profile {
  name: string;
  you: boolean;
  seen: "me" | "met" | "all" | null;
  listed: boolean | null;
  ratings: GameRating[];
  results: GameResults[];
}
/** Somebody on the list, with a place if enough is known. */
export interface Leader {
  place: number | null;
  name: string;
  rating: number;
  deviation: number;
  matches: number;
  you: boolean;
  open: boolean;
}
/** Those who agree to be listed, the strongest first, and what programs would be rated. */
export interface Leaders { game: string; leaders: Leader[]; levels: number[] }
/** A match to look back at: how many choices, those with which a turn begins, and the log. */
export interface ReplayInfo {
  match: string;
  game: string;
  plies: number;
  turns: number[];
  lines: Line[];
  seats: Seat[];
  plays: string[];
  result: Result | null;
}
/** A decision: who chose, and the chances of winning (0 to 1) after the choice and after the best one. */
export interface Moment { ply: number; seat: number; chance: number; best: number }
/** A decision that cost much: what was chosen, and what was better. */
export interface Mistake {
  ply: number;
  seat: number;
  chance: number;
  best: number;
  text: string;
  better: string;
}
/** What a strong player thinks of a match that is over: what is known so far, from a decision on. */
export interface Analysis {
  match: string;
  plies: number;
  known: number;
  sides: number[];
  moments: Moment[];
  worst: Mistake[];
}
/** A room in which a match that is over goes on from one of its positions. */
export interface Branch { ply: number; seats: NewSeat[] }
/** A match that has come as a file, and whether it was proved that nobody chose its luck. */
export interface Imported { match: string; fair: boolean }
/** How the server is. */
export interface Health { status: string; version: string; matches: number; sockets: number; why: string }
/** All that a page shows: sent after every change. */
export interface State {
  t: "state";
  room: string;
  match: string;
  game: string;
  rated: boolean;
  setup: Record<string, any>;
  version: number;
  ply: number;
  question: number;
  seat: number | null;
  own: number[];
  actor: number | null;
  prompt: string;
  view: Record<string, any>;
  choices: Choice[];
  why_not: Record<string, string>;
  lines: Line[];
  from: number;
  seats: Seat[];
  undo: Undo;
  thinking: boolean;
  result: Result | null;
  rematch: string | null;
  watch?: number | null;
  proof?: Proof | null;
  source?: Source | null;
  lesson?: Lesson | null;
  puzzle?: Puzzle | null;
  practice?: boolean;
  plays?: string[];
  offers?: Offer[];
  paused?: boolean;
  times?: Times | null;
  rule?: string;
  why_rules?: Record<string, string>;
}
/** That choice is kept: sent after the commit, before the state. */
export interface Ack { t: "ack"; seq: number; version: number }
/** What could not be done, and why; a state follows. */
export interface Error { t: "error"; code: string; text: string; seq: number | null }
/** That choice may be made, but it does not lead on in this lesson, and why not; nothing has changed. */
export interface Why { t: "why"; seq: number; question: number; key: string; text: string }
/** What a strong player thinks of the choices, best first. */
export interface Hint { t: "hint"; question: number; candidates: Candidate[]; why: string }
/** Somebody at the table says something. */
export interface Said {
  t: "said";
  seat: number;
  phrase: "hello" | "luck" | "nice" | "thanks" | "oops" | "moment" | "close" | "bye" | "cheer" | "heart" | "wow" | "clever" | "yawn" | "respect";
}
/** I am. */
export interface Pong { t: "pong" }

/** A frame that the page sends. */
export type FromPage =
  | { t: "hello"; lang: Lang; lines: number; client?: string }
  | { t: "choose"; seq: number; question: number; key: string }
  | { t: "undo"; seq: number }
  | { t: "offer"; seq: number; what: "draw" | "pause" | "resume" | "rematch" }
  | { t: "answer"; seq: number; what: "undo" | "draw" | "pause" | "resume" | "rematch"; agree: boolean }
  | { t: "claim"; seq: number; what: "win" | "program"; level?: number }
  | { t: "resign"; seq: number }
  | { t: "hint"; question: number }
  | { t: "lang"; lang: Lang }
  | { t: "read"; seq: number; question: number }
  | { t: "say"; phrase: "hello" | "luck" | "nice" | "thanks" | "oops" | "moment" | "close" | "bye" | "cheer" | "heart" | "wow" | "clever" | "yawn" | "respect" }
  | { t: "mute"; seq: number; seat: number; mute: boolean }
  | { t: "ping" };

/** A frame that the server sends. */
export type FromServer = State | Ack | Error | Why | Hint | Said | Pong;
