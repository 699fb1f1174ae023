/** A combat as it is shown: of the one under way, or of the last one, read from the log. */
import type { CardInfo } from "../../lib/frames";
import type { Catalogue } from "../../lib/table";
import { cardOf, seatOf, type PastCombat, type Piece } from "./model";
import type { CombatView, SideView, View } from "./view";

export interface Side {
  role: "attack" | "defense";
  fighter: Piece | undefined;
  hero: string;
  card: CardInfo | undefined;
  /** A card lies there face down. */
  down: boolean;
  boost: CardInfo | undefined;
  boostDown: boolean;
  value: number | null;
  wins: boolean;
}
export interface Clash {
  attack: Side;
  defense: Side;
  moment: CombatView["moment"];
  damage: number | null;
  foretold: number | null;
  /** The printed value of the attack card, if its player had to tell it. */
  told: number | null;
}

interface Table {
  view: View;
  pieces: readonly Piece[];
  cards: Catalogue;
}

function now(side: SideView, role: Side["role"], wins: boolean, { view, pieces, cards }: Table): Side {
  const hero = view.seats[side.seat]?.hero ?? "";
  const card = side.card ? cardOf(cards, hero, side.card) : undefined;
  const boost = side.boost ? cardOf(cards, hero, side.boost) : undefined;
  return {
    role,
    fighter: pieces.find((piece) => piece.slug === side.fighter),
    hero,
    card,
    down: side.played && !card,
    boost,
    boostDown: side.boosted_face_down && !boost,
    value: side.value,
    wins,
  };
}

function then(slug: string, role: Side["role"], past: PastCombat, { view, pieces, cards }: Table): Side {
  const seat = seatOf(view, slug);
  const [card, boost] = (past.cards.get(seat) ?? []).map((ref) => cards.byRef(ref));
  return {
    role,
    fighter: pieces.find((piece) => piece.slug === slug),
    hero: view.seats[seat]?.hero ?? "",
    card,
    down: false,
    boost,
    boostDown: false,
    value: role === "attack" ? past.attack : past.defense,
    wins: (role === "attack") === past.hurt > 0,
  };
}

export function clashOf(combat: CombatView | null, past: PastCombat | null, table: Table): Clash | null {
  if (combat) {
    const { moment, damage, predicted, told, winner } = combat;
    return {
      attack: now(combat.attack, "attack", winner === "attack", table),
      defense: now(combat.defense, "defense", winner === "defense", table),
      moment,
      damage,
      foretold: predicted,
      told,
    };
  }
  if (!past) return null;
  return {
    attack: then(past.attacker, "attack", past, table),
    defense: then(past.target, "defense", past, table),
    moment: "after",
    damage: past.hurt,
    foretold: null,
    told: null,
  };
}
