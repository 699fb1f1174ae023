var e=`# The table of Dice Masters.

dice_masters-bag = Bag
dice_masters-prep = Prep
dice_masters-used = Used
dice_masters-pile = { $pile }: { $n } { $n ->
    [one] die
   *[other] dice
    }
dice_masters-empty = Empty
dice_masters-reserve = Reserve pool
dice_masters-rolling = Roll
dice_masters-basics = Basic actions
dice_masters-basic-action = Basic action
dice_masters-global = Global
dice_masters-cards-of = Cards of { $who }
dice_masters-life-of = { $who }: { $n } of { $most } life
dice_masters-player = Player { $n }
dice_masters-reroll =
    { $n ->
        [one] Reroll { $n } die
       *[other] Reroll { $n } dice
    }
dice_masters-turn = Turn { $n }
dice_masters-step-draft = Draft
dice_masters-step-clear = Clear and draw
dice_masters-step-roll = Roll
dice_masters-step-main = Main
dice_masters-step-attack = Attack
dice_masters-step-block = Block
dice_masters-step-actions = Actions
dice_masters-step-damage = Damage
dice_masters-step-clean-up = Clean up
dice_masters-energy = { $n } energy
dice_masters-energy-fist = fist
dice_masters-energy-bolt = bolt
dice_masters-energy-mask = mask
dice_masters-energy-shield = shield
dice_masters-energy-wild = wild
dice_masters-energy-generic = generic
dice_masters-loose = 1 generic energy without a die
dice_masters-face-energy = { $n } { $energy }
dice_masters-face-action = action{ $n ->
    [0] {""}
    [one] , 1 burst
   *[other] , { $n } bursts
    }
dice_masters-face-character = level { $level }, cost { $cost }, attack { $attack }, defense { $defense }{ $n ->
    [0] {""}
    [one] , 1 burst
   *[other] , { $n } bursts
    }
dice_masters-fighter = level { $level }, attack { $attack }, defense { $defense }
dice_masters-damage = Damage
dice_masters-damaged = { $n } damage
dice_masters-attacking = attacking
dice_masters-versus = against
dice_masters-acts-as = as { $card }
dice_masters-controlled = Controlled
dice_masters-price = Cost { $n }
dice_masters-price-typed = Cost { $n }, { $energy }
dice_masters-dice-left = { $n } of { $of } dice left
dice_masters-dice-of = { $n } of { $most } dice
dice_masters-most-dice = At most { $n } { $n ->
    [one] die
   *[other] dice
    } in a team
dice_masters-faces = Faces of the die
dice_masters-sidekick-note = Eight each, from the start
dice_masters-paying = Tap the dice to pay with
dice_masters-your-picks = Your picks
dice_masters-their-picks = Opponent's picks
dice_masters-pool = To pick from
dice_masters-avengers = Avengers
dice_masters-x-men = X-Men
dice_masters-fantastic-four = Fantastic Four
dice_masters-villains = Villains
dice_masters-pay-for = Pay for { $card }
dice_masters-pay = Pay
dice_masters-paid-of = { $n } of { $of } energy tapped
dice_masters-life-then = { $n } after this attack
dice_masters-takes = takes
dice_masters-to-life = to life
dice_masters-your-field = Your field
dice_masters-their-field = Their field

## Beside the rules

dice_masters-figure-energy = Fist, bolt, mask, shield, wild, and generic energy worth 2.
dice_masters-figure-card = A card: cost and energy type, text, and the faces of its die.
`;export{e as default};