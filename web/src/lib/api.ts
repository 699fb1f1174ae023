/** The HTTP side of the server. */
import type {
  Analysis,
  Belongings,
  Branch,
  CardInfo,
  DeckCheck,
  GameInfo,
  GameName,
  Imported,
  Lang,
  Leaders,
  LessonInfo,
  Me,
  NewRoom,
  OwnMatches,
  Profile,
  PuzzleInfo,
  ReplayInfo,
  RoomInfo,
  Rulebook,
  State,
  Turns,
} from "./frames";

import { embedded } from "./embedded";

/** What went wrong, in words that a person can read. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Settled once the server knows who this is: whoever has something made before that would be a stranger. */
let introduced: Promise<unknown> = Promise.resolve();

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const asked: RequestInit = {
    headers: { Accept: "application/json" },
    credentials: embedded ? "omit" : "same-origin",
  };
  if (body !== undefined) {
    asked.method = "POST";
    asked.headers = { ...asked.headers, "Content-Type": "application/json" };
    asked.body = JSON.stringify(body);
    await introduced;
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, asked);
  } catch {
    throw new Refused(0, "unreachable", "");
  }
  const said = answer.status === 204 ? null : ((await answer.json().catch(() => null)) as unknown);
  if (answer.ok) return said as T;
  const error = (said as { error?: { code?: string; text?: string } } | null)?.error;
  throw new Refused(answer.status, error?.code ?? "failed", error?.text ?? "");
}

const part = encodeURIComponent;

/** Through the eyes of a seat; one's own, or everybody's, when left out. */
function through(eyes: number | null): string {
  return eyes === null ? "" : `&seat=${eyes}`;
}

export const api = {
  me: () => {
    const found = ask<Me>("me");
    introduced = found.catch(() => {});
    return found;
  },
  introduced: () => introduced,
  rename: (name: string) => ask<Me>("me", { name }),
  register: (name: string, password: string) => ask<Me>("accounts", { name, password }),
  login: (name: string, password: string) => ask<Me>("login", { name, password }),
  password: (old: string, fresh: string) => ask<Me>("password", { old, new: fresh }),
  logout: () => ask<unknown>("logout", {}),
  logoutEverywhere: () => ask<unknown>("logout/everywhere", {}),
  games: (lang: Lang) => ask<GameInfo[]>(`games?lang=${lang}`),
  cards: (game: GameName, lang: Lang) => ask<CardInfo[]>(`games/${game}/cards?lang=${lang}`),
  rules: (game: GameName, lang: Lang) => ask<Rulebook>(`games/${game}/rules?lang=${lang}`),
  check: (game: GameName, text: string, lang: Lang) =>
    ask<DeckCheck>(`games/${game}/check?lang=${lang}`, { text }),
  ownMatches: (lang: Lang, before?: number) =>
    ask<OwnMatches>(`me/matches?lang=${lang}${before === undefined ? "" : `&before=${before}`}`),
  turns: () => ask<Turns>("me/turns"),
  person: (name: string, lang: Lang) => ask<Profile>(`people/${part(name)}?lang=${lang}`),
  show: (seen: string, listed: boolean) => ask<unknown>("me/profile", { seen, listed }),
  leaders: (game: GameName) => ask<Leaders>(`games/${game}/leaders`),
  belongings: () => ask<Belongings>("me/belongings"),
  keep: (name: string, value: string | null) => ask<unknown>(`me/belongings/${part(name)}`, { value }),
  rooms: (lang: Lang) => ask<RoomInfo[]>(`rooms?lang=${lang}`),
  open: (room: NewRoom, lang: Lang) => ask<RoomInfo>(`rooms?lang=${lang}`, room),
  lessons: (lang: Lang) => ask<LessonInfo[]>(`lessons?lang=${lang}`),
  /** A room for a lesson or a puzzle. */
  learn: (id: string, lang: Lang) =>
    ask<RoomInfo>(
      `${id.includes("/puzzle-") ? "puzzles" : "lessons"}/${id.replace("puzzle-", "")}?lang=${lang}`,
      {},
    ),
  puzzles: (lang: Lang) => ask<PuzzleInfo[]>(`puzzles?lang=${lang}`),
  join: (room: string, lang: Lang, seat?: number) =>
    ask<RoomInfo>(`rooms/${part(room)}/join?lang=${lang}`, seat === undefined ? {} : { seat }),
  move: (room: string, seat: number) => ask<RoomInfo>(`rooms/${part(room)}/move`, { seat }),
  leave: (room: string) => ask<unknown>(`rooms/${part(room)}/leave`, {}),
  takeIn: (text: string, lang: Lang) => ask<Imported>(`matches?lang=${lang}`, { text }),
  replay: (match: string, lang: Lang, eyes: number | null = null) =>
    ask<ReplayInfo>(`matches/${part(match)}/replay?lang=${lang}${through(eyes)}`),
  analysis: (match: string, since: number, lang: Lang) =>
    ask<Analysis>(`matches/${part(match)}/analysis?since=${since}&lang=${lang}`),
  branch: (match: string, branch: Branch, lang: Lang) =>
    ask<RoomInfo>(`matches/${part(match)}/branch?lang=${lang}`, branch),
  at: (match: string, ply: number, lang: Lang, eyes: number | null = null) =>
    ask<State>(`matches/${part(match)}/at/${ply}?lang=${lang}${through(eyes)}`),
};
