/** A table on the server, as the page follows it: states come in, choices go out, none twice and none lost. */
import { at } from "./given";
import { api } from "./api";
import type { Candidate, FromPage, FromServer, Lang, Line, Offer, State, Why } from "./frames";
import type { Phrase } from "./offering";
import { place } from "./place.svelte";
import { Recap } from "./recap";

const PATIENCE = 25_000; // a silent line is asked for a sign of life
const WAITS = [100, 250, 500, 1000, 2000, 4000];
const SIGNED_OUT = 4401; // the session has ended: the answer that brings another cookie may still be on its way
const SETTLING = 1000;

type Numbered = Extract<FromPage, { seq: number }>;

type Answer = Extract<Numbered, { question: number }>;
function isAnswer(frame: Numbered): frame is Answer {
  return frame.t === "choose" || frame.t === "read";
}

/** A name for this page as long as it is open: repeats of what it sent are known by it. */
function anyName(): string {
  return Array.from({ length: 3 }, () => Math.random().toString(36).slice(2, 10)).join("");
}

export class Live {
  state = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  error = $state.raw<{ code: string; text: string; at: number } | null>(null);
  hint = $state.raw<{ question: number; candidates: Candidate[]; why: string } | null>(null);
  /** Why the last choice does not lead on in this lesson. */
  why = $state.raw<Why | null>(null);
  pending = $state.raw<Numbered | null>(null);
  gone = $state(false); // the server has closed the room to us

  #socket: WebSocket | null = null;
  #seq = 0;
  #client = anyName();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #recap = new Recap();
  #next: { verbs: ReadonlySet<string>; step: number | undefined; keys: readonly string[] } | null = null; // not yet sent

  constructor(
    readonly room: string,
    private lang: Lang,
  ) {
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    void api.introduced().then(() => this.#connect());
  }

  close(): void {
    this.#closed = true;
    this.#recap.close();
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    this.#socket?.close();
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    [this.lang, this.why] = [lang, null];
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ t: "lang", lang });
    else this.log = []; // all of it comes anew, in that language
  }

  /**
   * Make these choices one after the other, as long as the same kind of question comes back; the rest is dropped as
   * soon as anything else is asked, or somebody else, or the tutor has something to say before it.
   */
  chooseAll(keys: readonly string[]): void {
    const [first, ...others] = keys;
    if (!this.state || this.pending || first === undefined) return;
    const verbs = new Set(this.state.choices.map((choice) => choice.verb));
    this.choose(first);
    this.#next = { verbs, step: this.state.lesson?.step, keys: others };
  }

  #goOn(state: State): void {
    const next = this.#next;
    const [key, ...others] = next?.keys ?? [];
    this.#next = null;
    if (!next || key === undefined || this.pending) return;
    const alike = state.choices.every((choice) => next.verbs.has(choice.verb));
    if (!alike || state.lesson?.step !== next.step) return;
    if (!state.choices.some((choice) => choice.key === key)) return;
    this.choose(key);
    this.#next = { ...next, keys: others };
  }

  choose(key: string): void {
    const state = this.state;
    this.#next = null;
    if (!state || this.pending || !state.choices.some((choice) => choice.key === key)) return;
    this.#number((seq) => ({ t: "choose", seq, question: state.question, key }));
  }

  /** What the tutor had to say is read. */
  readOn(): void {
    const question = this.state?.question ?? 0;
    this.#number((seq) => ({ t: "read", seq, question }));
  }

  undo(): void {
    this.#number((seq) => ({ t: "undo", seq }));
  }

  offer(what: Extract<FromPage, { t: "offer" }>["what"]): void {
    this.#number((seq) => ({ t: "offer", seq, what }));
  }

  answer(what: Offer["what"], agree: boolean): void {
    this.#number((seq) => ({ t: "answer", seq, what, agree }));
  }

  mute(seat: number, mute: boolean): void {
    this.#number((seq) => ({ t: "mute", seq, seat, mute }));
  }

  say(phrase: Phrase): void {
    this.#send({ t: "say", phrase });
  }

  resign(): void {
    this.#number((seq) => ({ t: "resign", seq }));
  }

  /** Others have left: the win, or a program in their place. */
  claim(what: "win" | "program", level = 3): void {
    this.#number((seq) => ({ t: "claim", seq, what, level }));
  }

  askHint(): void {
    if (this.state) this.#send({ t: "hint", question: this.state.question });
  }

  #number(frame: (seq: number) => Numbered): void {
    if (this.pending) return;
    this.pending = frame(++this.#seq);
    [this.error, this.why] = [null, null];
    this.#send(this.pending);
  }

  /** Whether that answers what is asked on this page: nothing else can be chosen until the next question is here. */
  #answers(frame: Numbered): boolean {
    return isAnswer(frame) && frame.question === this.state?.question;
  }

  #send(frame: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/rooms/${encodeURIComponent(this.room)}/socket`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#send({ t: "hello", lang: this.lang, lines: this.log.length, client: this.#client });
      if (this.pending) this.#send(this.pending); // the same number: the server drops what it has already
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#listen(), PATIENCE / 5);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#tries = 0;
      this.connection = "open";
      this.#take(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#again(event.code);
    };
  }

  #again(code: number): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    if (this.#closed) return;
    if (code === 4404 || code === 4403) {
      this.gone = true;
      return;
    }
    this.connection = this.state ? "lost" : "connecting";
    this.#recap.leave();
    const usual = at(WAITS, Math.min(this.#tries, WAITS.length - 1)) * (0.8 + 0.4 * Math.random());
    const wait = code === SIGNED_OUT ? SETTLING : usual;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #listen(): void {
    const silent = Date.now() - this.#heard;
    if (silent > PATIENCE * 1.5) this.#drop();
    else if (silent > PATIENCE * 0.6) this.#send({ t: "ping" });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#again(0);
  }

  #online = (): void => {
    this.#tries = 0;
    if (this.connection !== "open" || !this.#socket) this.#connect();
  };

  #offline = (): void => {
    if (this.#socket) this.#drop();
  };

  #take(frame: FromServer): void {
    switch (frame.t) {
      case "state":
        this.#show(frame);
        break;
      case "ack":
        if (this.pending?.seq === frame.seq && !this.#answers(this.pending)) this.pending = null;
        break;
      case "error":
        if (frame.seq === null || this.pending?.seq === frame.seq) this.pending = null;
        this.#next = null;
        this.error = { code: frame.code, text: frame.text, at: Date.now() };
        break;
      case "why":
        if (this.pending?.seq === frame.seq) this.pending = null;
        [this.#next, this.why] = [null, frame];
        break;
      case "hint":
        if (frame.question === this.state?.question) this.hint = frame;
        break;
      case "said":
        place.hear(frame.seat, frame.phrase);
        break;
      case "pong":
        break;
    }
  }

  /**
   * The newest state; lines are put where they belong. One line brings states in order and former lines are not heard
   * any more, so its version is not compared: another server counts from another number.
   */
  #show(state: State): void {
    if (state.from > this.log.length) {
      this.log = [];
      this.#drop(); // something was missed: begin anew, from the first line
      return;
    }
    this.log = [...this.log.slice(0, state.from), ...state.lines];
    const pending = this.pending;
    this.state = state;
    if (pending && isAnswer(pending) && !this.#answers(pending)) this.pending = null;
    if (this.hint?.question !== state.question) this.hint = null;
    if (this.why?.question !== state.question) this.why = null;
    this.#goOn(state);
    if (state.own.length < 2) this.#recap.follow(state.match, this.log); // at one screen nobody is away
  }
}
