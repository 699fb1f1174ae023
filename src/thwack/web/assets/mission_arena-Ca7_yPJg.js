var e=`# The table of Mission Arena

mission_arena-attack = Attacco
mission_arena-defence = Difesa
mission_arena-resistance = Resistenza
mission_arena-nemesis = Nemesi
mission_arena-mission-points =
    { $n ->
        [one] { $n } Punto Missione
       *[other] { $n } Punti Missione
    }
mission_arena-points = Punti Missione finora: { $n }
mission_arena-wounds =
    { $n ->
        [one] { $n } Punto Ferita
       *[other] { $n } Punti Ferita
    }
mission_arena-power =
    { $n ->
        [one] { $n } Punto Potere
       *[other] { $n } Punti Potere
    }, ingaggiati: { $engaged }
mission_arena-active-place = Posto Attivo { $n }
mission_arena-reserve-place = Posto di Riserva { $n }
mission_arena-face-down = una carta coperta
mission_arena-empty = vuoto
mission_arena-barred = Duty Call: non può agire in questo turno
mission_arena-in-use = in uso
mission_arena-part-printed = stampato
mission_arena-part-partner = compagno
mission_arena-part-bonus = bonus
mission_arena-part-boost = Boost
mission_arena-part-super-hit = Super Hit
mission_arena-part-weak-point = punto debole
mission_arena-duel = { $one } sfida { $other }
mission_arena-sums = Attacco { $attack } contro Difesa { $defence }, { $both } con Resistenza
mission_arena-would-ineffective = Sarebbe inefficace
mission_arena-would-exhausted = Renderebbe esausto il bersaglio
mission_arena-would-defeated = Sconfiggerebbe il bersaglio
mission_arena-was-ineffective = Inefficace
mission_arena-was-exhausted = Bersaglio esausto
mission_arena-was-defeated = Bersaglio sconfitto
mission_arena-short-ineffective = Resiste
mission_arena-short-exhausted = Esausto
mission_arena-short-defeated = Sconfitto
mission_arena-missing = mancano { $n }
mission_arena-missions = Missioni
mission_arena-activated = attivata
mission_arena-hand = Mano
mission_arena-deck = Mazzo
mission_arena-discard = Scarti
mission_arena-bank = Power Bank
mission_arena-hand-of = Mano di { $name }: { $n }
mission_arena-discard-of = Scarti di { $name }
mission_arena-squads-of = Squadre di { $name }
mission_arena-turn = Turno { $n } di { $of }
mission_arena-duty = Duty Call: { $name }
mission_arena-choose-card = Scegli una carta

## Beside the rules

mission_arena-figure-card = Una carta: Attacco, Difesa, Resistenza, Capacità Speciale e Punti Missione.
`;export{e as default};