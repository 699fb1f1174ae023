var e=`# The table of Battle Scenes

battle_scenes-energy = Energia Iniziale
battle_scenes-shield = Scudo
battle_scenes-energy-now = energia { $n } di { $of }
battle_scenes-shield-now = scudo { $n } di { $of }
battle_scenes-stage = stadio { $n }
battle_scenes-alter-ego = Alter ego: { $name }
battle_scenes-type-character = personaggio
battle_scenes-type-ev = personaggio EV
battle_scenes-type-support = supporto
battle_scenes-type-scenario = scenario
battle_scenes-type-ability = abilità
battle_scenes-timing-anticipate = anticipare
battle_scenes-timing-unforeseen = imprevista
battle_scenes-cost = costo in stadi: { $n }
battle_scenes-cost-none = nessun costo in stadi
battle_scenes-points = { $n } di { $of } punti
battle_scenes-hand = Mano
battle_scenes-deck = Mazzo
battle_scenes-resources = Risorse
battle_scenes-prizes = Premi
battle_scenes-aside = Da parte
battle_scenes-hand-of = Mano di { $name }: { $n }
battle_scenes-deck-of = Mazzo di { $name }, dalla cima
battle_scenes-resources-of = Risorse di { $name }
battle_scenes-prizes-of = Premi di { $name }
battle_scenes-aside-of = Carte messe da parte da { $name }
battle_scenes-scene-of = Scena di { $name }
battle_scenes-carries = { $name } porta { $n }
battle_scenes-nobody = Nessuno in scena
battle_scenes-new = in scena da questo turno: non agisce ancora
battle_scenes-acted = ha già agito in questo turno
battle_scenes-capacitate = Capacitare
battle_scenes-surrender = Arresa
battle_scenes-choose-card = Scegli una carta
battle_scenes-would-lose = perderebbe { $n } di { $of } carte
battle_scenes-acted-short = Ha agito
battle_scenes-new-short = Nuovo
battle_scenes-ko = K.O.!
battle_scenes-damage = Danni
battle_scenes-of-carried = di { $n } su { $name }
battle_scenes-turn = Turno { $n }
battle_scenes-phase-countdown = Conteggio
battle_scenes-phase-draw = Pesca
battle_scenes-phase-preparation = Preparazione
battle_scenes-phase-adjustment = Assestamento
battle_scenes-phase-anticipation = Anticipazione
battle_scenes-phase-attack = Attacco

## Beside the rules

battle_scenes-figure-card = Una carta: Energia Iniziale, scudo, poteri, testo e azione.
`;export{e as default};