/** What people at a table offer each other, as the page asks about it. */
import type { FromServer, Offer, State } from "./frames";
import { DRAWN } from "./signs";

/** What can be said. */
export type Phrase = Extract<FromServer, { t: "said" }>["phrase"];

/** The open offer of a kind. */
export function offerOf(state: Pick<State, "offers">, what: Offer["what"]): Offer | undefined {
  return state.offers?.find((offer) => offer.what === what);
}

/** Whether it is one's own. */
export function isOwn(state: Pick<State, "own">, offer: Offer): boolean {
  return state.own.includes(offer.seat);
}

/** Whether other people sit at the table, who can be asked and talked to. */
export function hasCompany(state: Pick<State, "seats" | "own">): boolean {
  return state.own.length > 0 && state.seats.some((seat) => seat.kind === "person" && !seat.you);
}

export const PHRASES = ["hello", "luck", "nice", "thanks", "oops", "moment", "close", "bye"] as const;
export const SIGNS = ["cheer", "heart", "wow", "clever", "yawn", "respect"] as const;

/** The drawing of a phrase that needs no words. */
export function signOf(phrase: string): string | undefined {
  const found = SIGNS.find((name) => name === phrase);
  return found && DRAWN[found];
}
