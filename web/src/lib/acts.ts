/** What choices do, told by their verbs: so that moving, playing, attacking, paying and answering look different. */
import type { Choice } from "./frames";

export const ACTS = ["move", "play", "attack", "pay", "answer"] as const;
export type Act = (typeof ACTS)[number];

const BY_VERB: Record<string, Act> = {
  // Unmatched
  move: "move",
  place: "move",
  maneuver: "move",
  attack: "attack",
  defend: "answer",
  boost: "play",
  scheme: "play",
  decline: "answer",
  // Dice Masters
  buy: "play",
  field: "play",
  use: "play",
  global: "play",
  reroll: "play",
  block: "answer",
  pay: "pay",
  // Battle Scenes
  act: "attack",
  target: "attack",
  bank: "pay",
  discard: "pay",
  load: "play",
  unload: "pay",
  surrender: "pay",
  capacitate: "play",
  mulligan: "answer",
  keep: "answer",
  pass: "answer",
  // Mission Arena
  challenge: "attack",
  "super-hit": "attack",
  deploy: "move",
  swap: "move",
  replace: "move",
  assemble: "move",
  power: "pay",
  wound: "pay",
  order: "attack",
  activate: "play",
};

/** The sign that stands for an act besides its colour: the name of an icon. */
export const SIGNS: Record<Act, string> = {
  move: "boot-prints",
  play: "card-play",
  attack: "crossed-swords",
  pay: "two-coins",
  answer: "shield",
};

export function actOf(choice: Choice): Act {
  return BY_VERB[choice.verb] ?? "play";
}

/** What a thing glows as that several choices are about: the act that the most of them are, the first of equals. */
export function actOfAll(choices: readonly Choice[]): Act | undefined {
  const counts = new Map<Act, number>();
  for (const choice of choices) counts.set(actOf(choice), (counts.get(actOf(choice)) ?? 0) + 1);
  let best: Act | undefined;
  for (const [act, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = act;
  return best;
}
