var e=`# The table of Dice Masters.

dice_masters-bag = Sacchetto
dice_masters-prep = Preparazione
dice_masters-used = Usati
dice_masters-pile = { $pile }: { $n } { $n ->
    [one] dado
   *[other] dadi
    }
dice_masters-empty = Vuoto
dice_masters-reserve = Riserva
dice_masters-rolling = Tiro
dice_masters-basics = Azioni base
dice_masters-basic-action = Azione base
dice_masters-global = Globale
dice_masters-cards-of = Carte di { $who }
dice_masters-life-of = { $who }: { $n } punti vita su { $most }
dice_masters-player = Giocatore { $n }
dice_masters-reroll =
    { $n ->
        [one] Rilancia { $n } dado
       *[other] Rilancia { $n } dadi
    }
dice_masters-turn = Turno { $n }
dice_masters-step-draft = Draft
dice_masters-step-clear = Pulizia e pesca
dice_masters-step-roll = Tiro
dice_masters-step-main = Principale
dice_masters-step-attack = Attacco
dice_masters-step-block = Blocco
dice_masters-step-actions = Azioni
dice_masters-step-damage = Danni
dice_masters-step-clean-up = Riordino
dice_masters-energy = { $n } { $n ->
    [one] energia
   *[other] energie
    }
dice_masters-energy-fist = pugno
dice_masters-energy-bolt = fulmine
dice_masters-energy-mask = maschera
dice_masters-energy-shield = scudo
dice_masters-energy-wild = jolly
dice_masters-energy-generic = generica
dice_masters-loose = 1 energia generica senza dado
dice_masters-face-energy = { $n } { $energy }
dice_masters-face-action = azione{ $n ->
    [0] {""}
    [one] , 1 esplosione
   *[other] , { $n } esplosioni
    }
dice_masters-face-character = livello { $level }, costo { $cost }, attacco { $attack }, difesa { $defense }{ $n ->
    [0] {""}
    [one] , 1 esplosione
   *[other] , { $n } esplosioni
    }
dice_masters-fighter = livello { $level }, attacco { $attack }, difesa { $defense }
dice_masters-damage = Danni
dice_masters-damaged = { $n } { $n ->
    [one] danno
   *[other] danni
    }
dice_masters-attacking = in attacco
dice_masters-versus = contro
dice_masters-acts-as = come { $card }
dice_masters-controlled = Controllato
dice_masters-price = Costo { $n }
dice_masters-price-typed = Costo { $n }, { $energy }
dice_masters-dice-left = { $n } dadi su { $of } rimasti
dice_masters-dice-of = { $n } dadi su { $most }
dice_masters-most-dice = Al massimo { $n } { $n ->
    [one] dado
   *[other] dadi
    } per squadra
dice_masters-faces = Facce del dado
dice_masters-sidekick-note = Otto a testa, fin dall'inizio
dice_masters-paying = Tocca i dadi con cui pagare
dice_masters-your-picks = Le tue scelte
dice_masters-their-picks = Scelte dell'avversario
dice_masters-pool = Da scegliere
dice_masters-avengers = Vendicatori
dice_masters-x-men = X-Men
dice_masters-fantastic-four = Fantastici Quattro
dice_masters-villains = Cattivi
dice_masters-pay-for = Paga { $card }
dice_masters-pay = Paga
dice_masters-paid-of = { $n } di { $of } di energia scelta
dice_masters-life-then = { $n } dopo questo attacco
dice_masters-takes = subisce
dice_masters-to-life = danni alla vita
dice_masters-your-field = Il tuo campo
dice_masters-their-field = Campo avversario

## Beside the rules

dice_masters-figure-energy = Pugno, fulmine, maschera, scudo, jolly ed energia generica di valore 2.
dice_masters-figure-card = Una carta: costo e tipo di energia, testo e facce del suo dado.
`;export{e as default};