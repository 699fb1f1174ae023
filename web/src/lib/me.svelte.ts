/** Who plays at this page: a guest from the first visit on, or somebody with an account. */
import { api } from "./api";
import { belongings } from "./belongings";
import type { Me } from "./frames";

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
    if (this.account) await belongings.arrive().catch(() => {});
  }

  async rename(name: string): Promise<void> {
    this.#me = await api.rename(name);
  }

  async register(name: string, password: string): Promise<void> {
    this.#me = await api.register(name, password);
    belongings.bring();
  }

  async login(name: string, password: string): Promise<void> {
    this.#me = await api.login(name, password);
    await belongings.join().catch(() => {});
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.#me = await api.password(old, fresh);
  }

  async logout(): Promise<void> {
    await api.logout();
    belongings.leave();
    await this.load();
  }

  async logoutEverywhere(): Promise<void> {
    await api.logoutEverywhere();
    belongings.leave();
    await this.load();
  }
}

export const me = new Myself();
