/** By what the cards of Battle Scenes can be picked out. */
import type { Facet } from "../../lib/facets";
import type { CardInfo } from "../../lib/frames";
import { word } from "./model";

/** The sets as their boxes call them, in the order in which they came out. */
const SETS: Record<string, string> = {
  bsum: "Universo Marvel",
  bset: "Evolução Tática",
  bspo: "Poderes Ocultos",
  bsmi: "Múltiplas Identidades",
  bsic: "Invasão Cósmica",
  bsiv: "Iniciativa Vingadores",
  bsos: "Ofensiva Surpresa",
  bsgc: "Guerra Civil",
  bsaq: "Ascensão e Queda",
  bsds: "Despertar Sombrio",
  bsfe: "Forças Estelares",
  bsca: "Confronto Aracnídeo",
};
const RARITIES = ["common", "uncommon", "rare", "super-rare", "ultra-rare", "deck", "box", "promo"];

const listed = (card: CardInfo, fact: string): readonly string[] => (card.facts[fact] ?? []) as string[];
const one = (card: CardInfo, fact: string): readonly string[] => {
  const found = card.facts[fact] as string | number | null | undefined;
  return found ? [String(found)] : [];
};

export const FACETS: readonly Facet[] = [
  {
    id: "set",
    label: "battle_scenes-facet-set",
    of: (card) => one(card, "set"),
    name: (set, _, t) => SETS[set] ?? t(`battle_scenes-set-${set}`),
    order: [...Object.keys(SETS), "other", "designed"],
  },
  {
    id: "power",
    label: "battle_scenes-facet-power",
    of: (card) => listed(card, "powers"),
    name: (power, cards) => word(cards, "power", power),
  },
  {
    id: "affiliation",
    label: "battle_scenes-facet-affiliation",
    of: (card) => listed(card, "affiliations"),
    name: (affiliation, cards) => word(cards, "affiliation", affiliation),
  },
  {
    id: "alignment",
    label: "battle_scenes-facet-alignment",
    of: (card) => listed(card, "alignments"),
    name: (alignment, cards) => word(cards, "alignment", alignment),
  },
  {
    id: "energy",
    label: "battle_scenes-facet-energy",
    of: (card) => one(card, "energy"),
    name: (energy) => energy,
  },
  {
    id: "rarity",
    label: "battle_scenes-facet-rarity",
    of: (card) => one(card, "rarity"),
    name: (rarity, _, t) => t(`battle_scenes-rarity-${rarity}`),
    order: RARITIES,
  },
];
