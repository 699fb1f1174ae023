/** Settings of the person at the page, and the texts in the chosen language. */
import type { Lang } from "./frames";
import { browserLanguage, LANGUAGES, loadTexts, TAGS, translator } from "./l10n";
import { read, write } from "./storage";
import type { Args, Translate } from "./table";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** How long movements take, as a share of the usual time. */
export const SPEEDS = { none: 0, quick: 0.5, usual: 1, slow: 1.7 } as const;
export type Speed = keyof typeof SPEEDS;

interface Settings {
  lang: Lang | null;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  keys: boolean;
  /** Questions with a single answer are answered by the page. */
  auto: boolean;
  /** From 0, which is silence, to 1. */
  volume: number;
}

const USUAL: Settings = {
  lang: null,
  theme: "auto",
  speed: "usual",
  confirm: false,
  keys: true,
  auto: true,
  volume: 0.5,
};

class Ui {
  #settings = $state<Settings>({ ...USUAL, ...read<Partial<Settings>>("settings", {}) });
  #shown = $state<Lang>("en"); // the language whose texts are there
  #loads = $state(0);
  #areas = new Set<string>(["shell", "club"]);
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #systemDark = $state(this.#dark.matches);
  #room = matchMedia("(min-width: 1100px)");
  /** Whether there is room for a rail beside the table. */
  wide = $state(this.#room.matches);

  #translate: Translate = $derived.by(() => {
    void this.#loads;
    const say = translator(this.#shown);
    return (id: string, args?: Args) => say(id, args);
  });

  constructor() {
    this.#dark.addEventListener("change", () => (this.#systemDark = this.#dark.matches));
    this.#room.addEventListener("change", () => (this.wide = this.#room.matches));
  }

  /** A sentence in the chosen language; a new function whenever the language changes. */
  get t(): Translate {
    return this.#translate;
  }

  get lang(): Lang {
    return this.#shown;
  }

  get tag(): string {
    return TAGS[this.#shown];
  }

  get theme(): Theme {
    return this.#settings.theme;
  }

  get dark(): boolean {
    return this.#settings.theme === "dark" || (this.#settings.theme === "auto" && this.#systemDark);
  }

  get speed(): Speed {
    return this.#settings.speed;
  }

  get confirm(): boolean {
    return this.#settings.confirm;
  }

  get auto(): boolean {
    return this.#settings.auto && !this.#settings.confirm;
  }

  get volume(): number {
    return this.#settings.volume;
  }

  get keys(): boolean {
    return this.#settings.keys;
  }

  set<K extends keyof Settings>(name: K, value: Settings[K]): void {
    this.#settings[name] = value;
    write("settings", this.#settings);
    if (name === "lang") void this.speak(value as Lang);
  }

  /** Settings have come from elsewhere: from the account of whoever has signed in. */
  adopt(): void {
    this.#settings = { ...USUAL, ...read<Partial<Settings>>("settings", {}) };
    const lang = this.#settings.lang;
    if (lang && lang !== this.#shown && LANGUAGES.includes(lang)) void this.speak(lang);
  }

  /** Show the page in that language, once its texts are there. */
  async speak(lang: Lang): Promise<void> {
    await loadTexts(lang, [...this.#areas]);
    this.#shown = lang;
    this.#loads += 1;
  }

  async start(): Promise<void> {
    const kept = this.#settings.lang;
    await this.speak(kept && LANGUAGES.includes(kept) ? kept : browserLanguage());
  }

  /** Have the texts of one more area. */
  async need(area: string): Promise<void> {
    if (this.#areas.has(area)) return;
    await loadTexts(this.#shown, [area]);
    this.#areas.add(area);
    this.#loads += 1;
  }
}

export const ui = new Ui();
