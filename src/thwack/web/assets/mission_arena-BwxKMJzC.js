var e=`# The table of Mission Arena

mission_arena-attack = Attack
mission_arena-defence = Defence
mission_arena-resistance = Resistance
mission_arena-nemesis = Nemesis
mission_arena-mission-points =
    { $n ->
        [one] { $n } mission point
       *[other] { $n } mission points
    }
mission_arena-points = mission points so far: { $n }
mission_arena-wounds =
    { $n ->
        [one] { $n } wound point
       *[other] { $n } wound points
    }
mission_arena-power =
    { $n ->
        [one] { $n } power point
       *[other] { $n } power points
    }, { $engaged } engaged
mission_arena-active-place = Active place { $n }
mission_arena-reserve-place = Reserve place { $n }
mission_arena-face-down = a face-down card
mission_arena-empty = empty
mission_arena-barred = Duty Call: cannot act this turn
mission_arena-in-use = in use
mission_arena-part-printed = printed
mission_arena-part-partner = partner
mission_arena-part-bonus = bonus
mission_arena-part-boost = Boost
mission_arena-part-super-hit = Super Hit
mission_arena-part-weak-point = weak point
mission_arena-duel = { $one } challenges { $other }
mission_arena-sums = Attack { $attack } against Defence { $defence }, { $both } with Resistance
mission_arena-would-ineffective = Would be ineffective
mission_arena-would-exhausted = Would exhaust the target
mission_arena-would-defeated = Would defeat the target
mission_arena-was-ineffective = Ineffective
mission_arena-was-exhausted = Target exhausted
mission_arena-was-defeated = Target defeated
mission_arena-short-ineffective = Holds
mission_arena-short-exhausted = Exhausted
mission_arena-short-defeated = Defeated
mission_arena-missing = { $n } short
mission_arena-missions = Missions
mission_arena-activated = activated
mission_arena-hand = Hand
mission_arena-deck = Deck
mission_arena-discard = Discard
mission_arena-bank = Power Bank
mission_arena-hand-of = Hand of { $name }: { $n }
mission_arena-discard-of = Discard pile of { $name }
mission_arena-squads-of = Squads of { $name }
mission_arena-turn = Turn { $n } of { $of }
mission_arena-duty = Duty Call: { $name }
mission_arena-choose-card = Choose a card

## Beside the rules

mission_arena-figure-card = A card: Attack, Defence, Resistance, special ability and mission points.
`;export{e as default};