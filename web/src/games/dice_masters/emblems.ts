/** What the dice of a character or an action look like: the colours and the charge of its arms. */
import { blazon, isFamous } from "../../art/blazon";

export interface Look {
  /** Whose arms they are. */
  name: string;
  icon: string;
  body: string;
  /** Emblem and levels: light on dark bodies, dark on light ones. */
  mark: string;
  /** The light that falls through the body. */
  shine: string;
}

/** Eight each, of no character: bone white, so that they tell at once from all others. */
const SIDEKICK: Look = {
  name: "sidekick",
  icon: "person",
  body: "#e3e8f0",
  mark: "#1d2430",
  shine: "#ffffff",
};
const known = new Map<string, Look>();

/** The look of a card's dice. An id begins with the name of its character: captain-america-natural-leader. */
export function lookOf(card: string): Look {
  if (card === SIDEKICK.name) return SIDEKICK;
  let found = known.get(card);
  if (!found) known.set(card, (found = drawn(card)));
  return found;
}

function drawn(card: string): Look {
  const words = card.split("-");
  const cuts = words.map((_, n) => words.slice(0, words.length - n).join("-"));
  const name = cuts.find((cut) => isFamous(cut, "dice_masters")) ?? card;
  const { charge, field, ink, second } = blazon(name, { game: "dice_masters" });
  return { name, icon: charge, body: field, mark: ink, shine: `color-mix(in srgb, ${second} 60%, #fff)` };
}

/** The four types of energy, wild and generic: an icon each; their badges also differ in shape. */
export const ENERGIES: Record<string, string> = {
  fist: "fist",
  bolt: "focused-lightning",
  mask: "domino-mask",
  shield: "checked-shield",
};
