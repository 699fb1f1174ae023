var e=`# The table of Battle Scenes

battle_scenes-energy = Energía Inicial
battle_scenes-shield = Escudo
battle_scenes-energy-now = energía { $n } de { $of }
battle_scenes-shield-now = escudo { $n } de { $of }
battle_scenes-stage = etapa { $n }
battle_scenes-alter-ego = Alter ego: { $name }
battle_scenes-type-character = personaje
battle_scenes-type-ev = personaje EV
battle_scenes-type-support = apoyo
battle_scenes-type-scenario = escenario
battle_scenes-type-ability = habilidad
battle_scenes-timing-anticipate = anticipar
battle_scenes-timing-unforeseen = imprevista
battle_scenes-cost = coste en etapas: { $n }
battle_scenes-cost-none = sin coste en etapas
battle_scenes-points = { $n } de { $of } puntos
battle_scenes-hand = Mano
battle_scenes-deck = Mazo
battle_scenes-resources = Recursos
battle_scenes-prizes = Premios
battle_scenes-aside = Apartadas
battle_scenes-hand-of = Mano de { $name }: { $n }
battle_scenes-deck-of = Mazo de { $name }, desde arriba
battle_scenes-resources-of = Recursos de { $name }
battle_scenes-prizes-of = Premios de { $name }
battle_scenes-aside-of = Cartas apartadas por { $name }
battle_scenes-scene-of = Escena de { $name }
battle_scenes-carries = { $name } lleva { $n }
battle_scenes-nobody = Nadie en escena
battle_scenes-new = en escena desde este turno: aún no actúa
battle_scenes-acted = ya ha actuado este turno
battle_scenes-capacitate = Capacitar
battle_scenes-surrender = Rendir
battle_scenes-choose-card = Elige una carta
battle_scenes-would-lose = perdería { $n } de { $of } cartas
battle_scenes-acted-short = Ya actuó
battle_scenes-new-short = Nuevo
battle_scenes-ko = ¡K.O.!
battle_scenes-damage = Daño
battle_scenes-of-carried = de { $n } en { $name }
battle_scenes-turn = Turno { $n }
battle_scenes-phase-countdown = Cuenta atrás
battle_scenes-phase-draw = Robo
battle_scenes-phase-preparation = Preparación
battle_scenes-phase-adjustment = Ajuste
battle_scenes-phase-anticipation = Anticipación
battle_scenes-phase-attack = Ataque

## Beside the rules

battle_scenes-figure-card = Una carta: Energía Inicial, escudo, poderes, texto y acción.
`;export{e as default};