/** Drawings for what people say and offer. They lie on leaves (see icons.ts): few tables need them at once. */
export const DRAWN = {
  talk: "chat-bubble",
  draw: "shaking-hands",
  pause: "coffee-cup",
  hear: "speaker",
  mute: "speaker-off",
  cheer: "party-popper",
  heart: "hearts",
  wow: "surprised",
  clever: "brain",
  yawn: "sleepy",
  respect: "shaking-hands",
} as const;
