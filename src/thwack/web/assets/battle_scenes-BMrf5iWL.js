var e=`# The table of Battle Scenes

battle_scenes-energy = Initial Energy
battle_scenes-shield = Shield
battle_scenes-energy-now = energy { $n } of { $of }
battle_scenes-shield-now = shield { $n } of { $of }
battle_scenes-stage = stage { $n }
battle_scenes-alter-ego = Alter ego: { $name }
battle_scenes-type-character = character
battle_scenes-type-ev = EV character
battle_scenes-type-support = support
battle_scenes-type-scenario = scenario
battle_scenes-type-ability = ability
battle_scenes-timing-anticipate = anticipate
battle_scenes-timing-unforeseen = unforeseen
battle_scenes-cost = cost in stages: { $n }
battle_scenes-cost-none = no cost in stages
battle_scenes-points = { $n } of { $of } points
battle_scenes-hand = Hand
battle_scenes-deck = Deck
battle_scenes-resources = Resources
battle_scenes-prizes = Prizes
battle_scenes-aside = Set aside
battle_scenes-hand-of = Hand of { $name }: { $n }
battle_scenes-deck-of = Deck of { $name }, from the top
battle_scenes-resources-of = Resources of { $name }
battle_scenes-prizes-of = Prizes of { $name }
battle_scenes-aside-of = Cards set aside by { $name }
battle_scenes-scene-of = Scene of { $name }
battle_scenes-carries = { $name } carries { $n }
battle_scenes-nobody = Nobody in scene
battle_scenes-new = entered this turn: cannot act yet
battle_scenes-acted = has acted this turn
battle_scenes-capacitate = Capacitate
battle_scenes-surrender = Surrender
battle_scenes-choose-card = Choose a card
battle_scenes-would-lose = would lose { $n } of { $of } cards
battle_scenes-acted-short = Has acted
battle_scenes-new-short = New
battle_scenes-ko = K.O.!
battle_scenes-damage = Damage
battle_scenes-of-carried = of { $n } on { $name }
battle_scenes-turn = Turn { $n }
battle_scenes-phase-countdown = Countdown
battle_scenes-phase-draw = Draw
battle_scenes-phase-preparation = Preparation
battle_scenes-phase-adjustment = Adjustment
battle_scenes-phase-anticipation = Anticipation
battle_scenes-phase-attack = Attack

## Beside the rules

battle_scenes-figure-card = A card: Initial Energy, shield, powers, text and action.
`;export{e as default};