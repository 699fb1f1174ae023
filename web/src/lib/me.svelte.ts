/** Who plays at this page: a guest from the first visit on, or somebody with an account. */
import { api } from "./api";
import type { Me } from "./frames";

type Kept = (typeof import("./belongings"))["belongings"];

/** What an account keeps is needed only by those who have one; where it does not come, the browser's own stays. */
async function belongings(use: (found: Kept) => Promise<void> | void): Promise<void> {
  await import("./belongings").then(({ belongings: found }) => use(found)).catch(() => {});
}

class Myself {
  #me = $state.raw<Me | null>(null);

  get id(): string {
    return this.#me?.id ?? "";
  }

  get name(): string {
    return this.#me?.name ?? "";
  }

  get account(): boolean {
    return this.#me?.account ?? false;
  }

  async load(): Promise<void> {
    this.#me = await api.me();
    if (this.account) await belongings((found) => found.arrive());
  }

  async rename(name: string): Promise<void> {
    this.#me = await api.rename(name);
  }

  async register(name: string, password: string): Promise<void> {
    this.#me = await api.register(name, password);
    await belongings((found) => found.bring());
  }

  async login(name: string, password: string): Promise<void> {
    this.#me = await api.login(name, password);
    await belongings((found) => found.join());
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.#me = await api.password(old, fresh);
  }

  async logout(): Promise<void> {
    await api.logout();
    await belongings((found) => found.leave());
    await this.load();
  }

  async logoutEverywhere(): Promise<void> {
    await api.logoutEverywhere();
    await belongings((found) => found.leave());
    await this.load();
  }
}

export const me = new Myself();
