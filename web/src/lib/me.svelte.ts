/** Who plays at this page: a guest from the first visit on, or somebody with an account. */
import { api } from "./api";
import type { Me } from "./frames";

class Myself {
  #me = $state.raw<Me | null>(null);

  get name(): string {
    return this.#me?.name ?? "";
  }

  get account(): boolean {
    return this.#me?.account ?? false;
  }

  async load(): Promise<void> {
    this.#me = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.#me = await api.rename(name);
  }

  async register(name: string, password: string): Promise<void> {
    this.#me = await api.register(name, password);
  }

  async login(name: string, password: string): Promise<void> {
    this.#me = await api.login(name, password);
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.#me = await api.password(old, fresh);
  }

  async logout(): Promise<void> {
    await api.logout();
    await this.load();
  }

  async logoutEverywhere(): Promise<void> {
    await api.logoutEverywhere();
    await this.load();
  }
}

export const me = new Myself();
