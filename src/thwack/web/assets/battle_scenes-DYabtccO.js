var e=`# The table of Battle Scenes

battle_scenes-energy = Energia Inicial
battle_scenes-shield = Escudo
battle_scenes-energy-now = energia { $n } de { $of }
battle_scenes-shield-now = escudo { $n } de { $of }
battle_scenes-stage = estágio { $n }
battle_scenes-alter-ego = Alter ego: { $name }
battle_scenes-type-character = personagem
battle_scenes-type-ev = personagem EV
battle_scenes-type-support = suporte
battle_scenes-type-scenario = cenário
battle_scenes-type-ability = habilidade
battle_scenes-timing-anticipate = antecipar
battle_scenes-timing-unforeseen = imprevista
battle_scenes-cost = custo em estágios: { $n }
battle_scenes-cost-none = sem custo em estágios
battle_scenes-points = { $n } de { $of } pontos
battle_scenes-hand = Mão
battle_scenes-deck = Deck
battle_scenes-resources = Recursos
battle_scenes-prizes = Prêmios
battle_scenes-aside = Separados
battle_scenes-hand-of = Mão de { $name }: { $n }
battle_scenes-deck-of = Deck de { $name }, a partir do topo
battle_scenes-resources-of = Recursos de { $name }
battle_scenes-prizes-of = Prêmios de { $name }
battle_scenes-aside-of = Cards separados por { $name }
battle_scenes-scene-of = Cena de { $name }
battle_scenes-carries = { $name } carrega { $n }
battle_scenes-nobody = Ninguém em cena
battle_scenes-new = em cena desde este turno: ainda não age
battle_scenes-acted = já agiu neste turno
battle_scenes-capacitate = Capacitar
battle_scenes-surrender = Render
battle_scenes-choose-card = Escolha um card
battle_scenes-would-lose = perderia { $n } de { $of } cards
battle_scenes-acted-short = Já agiu
battle_scenes-new-short = Novo
battle_scenes-ko = Nocaute!
battle_scenes-damage = Dano
battle_scenes-of-carried = de { $n } em { $name }
battle_scenes-turn = Turno { $n }
battle_scenes-phase-countdown = Contagem Regressiva
battle_scenes-phase-draw = Compra
battle_scenes-phase-preparation = Preparação
battle_scenes-phase-adjustment = Ajuste
battle_scenes-phase-anticipation = Antecipação
battle_scenes-phase-attack = Ataque

## Beside the rules

battle_scenes-figure-card = Um card: Energia Inicial, escudo, poderes, texto e ação.
`;export{e as default};