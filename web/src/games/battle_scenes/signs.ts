/** Icons and colours of Battle Scenes. Every colour comes with an icon and a name. */
export const POWER_ICONS: Record<string, string> = {
  agility: "acrobatic",
  "ranged-attack": "bullseye",
  "energy-attack": "laser-blast",
  elasticity: "spring",
  genius: "brain",
  blades: "wolverine-claws",
  magic: "magic-swirl",
  "cosmic-power": "star-swirl",
  regeneration: "healing",
  "super-strength": "biceps",
  telekinesis: "psychic-waves",
  telepathy: "third-eye",
  flight: "feathered-wing",
};

export const POWER_HUES: Record<string, number> = {
  agility: 96,
  "ranged-attack": 28,
  "energy-attack": 48,
  elasticity: 176,
  genius: 210,
  blades: 0,
  magic: 284,
  "cosmic-power": 258,
  regeneration: 138,
  "super-strength": 14,
  telekinesis: 320,
  telepathy: 300,
  flight: 196,
};

export const TYPE_ICONS: Record<string, string> = {
  character: "person",
  ev: "upgrade",
  support: "jet-fighter",
  scenario: "theater-curtains",
  ability: "spell-book",
};

export const ALIGNMENT_ICONS: Record<string, string> = { hero: "winged-shield", villain: "domino-mask" };
export const TIMING_ICONS: Record<string, string> = { anticipate: "hazard-sign", unforeseen: "stopwatch" };

/** The icon in the middle of a card. */
export function emblem(type: string, powers: readonly string[]): string {
  if (type === "scenario") return "mountains";
  return POWER_ICONS[powers[0] ?? ""] ?? TYPE_ICONS[type] ?? "person";
}

/** The colour of a card's frame: a hue and how strong it is. */
export function tone(type: string, powers: readonly string[], alignments: readonly string[]): string {
  if (type === "ability") return powers[0] ? `${POWER_HUES[powers[0]] ?? 0} 55%` : "30 8%";
  if (type === "scenario") return "150 32%";
  if (type === "support") return "205 18%";
  if (alignments.length > 1) return "270 34%";
  return alignments[0] === "hero" ? "214 52%" : alignments[0] === "villain" ? "352 50%" : "40 14%";
}
