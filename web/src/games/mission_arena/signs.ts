/** Icons and colours of Mission Arena. Every colour comes with an icon and a name. */
export const SKILL_ICONS: Record<string, string> = {
  scientific: "microscope",
  mystic: "pentacle",
  cosmic: "ringed-planet",
  technological: "gears",
  combat: "fist",
};

export const ALIGNMENT_ICONS: Record<string, string> = {
  good: "sun",
  neutral: "yin-yang",
  evil: "daemon-skull",
};
export const ALIGNMENT_TONES: Record<string, string> = {
  good: "214 52%",
  neutral: "40 12%",
  evil: "352 50%",
};

export const ABILITY_ICONS: Record<string, string> = {
  group_attack: "minions",
  trap_attack: "wolf-trap",
  brute_force: "punch",
  attack_mission: "targeted",
  double_hit: "crossed-slashes",
  bonus_attack: "sword-brandish",
  counter_attack: "return-arrow",
  bonus_defence: "shield-reflect",
  switch: "cycle",
  new_mission: "card-exchange",
  power_bank: "battery-pack",
  recycle: "recycle",
};

export const KIND_HUES: Record<string, number> = { offensive: 10, defensive: 205, support: 130 };
export const OUTCOME_ICONS: Record<string, string> = {
  ineffective: "shield",
  exhausted: "broken-heart",
  defeated: "skull-crossed-bones",
};
