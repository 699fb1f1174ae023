var e=`# The table of Dice Masters.

dice_masters-bag = Bolsa
dice_masters-prep = Preparação
dice_masters-used = Usados
dice_masters-pile = { $pile }: { $n } { $n ->
    [one] dado
   *[other] dados
    }
dice_masters-empty = Vazio
dice_masters-reserve = Reserva
dice_masters-rolling = Jogada
dice_masters-basics = Ações básicas
dice_masters-basic-action = Ação básica
dice_masters-global = Global
dice_masters-cards-of = Cartas de { $who }
dice_masters-life-of = { $who }: { $n } de { $most } pontos de vida
dice_masters-player = Jogador { $n }
dice_masters-reroll =
    { $n ->
        [one] Rolar { $n } dado de novo
       *[other] Rolar { $n } dados de novo
    }
dice_masters-turn = Turno { $n }
dice_masters-step-draft = Draft
dice_masters-step-clear = Remover e pegar
dice_masters-step-roll = Jogar
dice_masters-step-main = Principal
dice_masters-step-attack = Ataque
dice_masters-step-block = Bloqueio
dice_masters-step-actions = Ações
dice_masters-step-damage = Dano
dice_masters-step-clean-up = Limpeza
dice_masters-energy = { $n } { $n ->
    [one] energia
   *[other] energias
    }
dice_masters-energy-fist = punho
dice_masters-energy-bolt = raio
dice_masters-energy-mask = máscara
dice_masters-energy-shield = escudo
dice_masters-energy-wild = coringa
dice_masters-energy-generic = genérica
dice_masters-loose = 1 energia genérica sem dado
dice_masters-face-energy = { $n } { $energy }
dice_masters-face-action = ação{ $n ->
    [0] {""}
    [one] , 1 explosão
   *[other] , { $n } explosões
    }
dice_masters-face-character = nível { $level }, custo { $cost }, ataque { $attack }, defesa { $defense }{ $n ->
    [0] {""}
    [one] , 1 explosão
   *[other] , { $n } explosões
    }
dice_masters-fighter = nível { $level }, ataque { $attack }, defesa { $defense }
dice_masters-damage = Dano
dice_masters-damaged = { $n } de dano
dice_masters-attacking = atacando
dice_masters-versus = contra
dice_masters-acts-as = como { $card }
dice_masters-controlled = Controlado
dice_masters-price = Custo { $n }
dice_masters-price-typed = Custo { $n }, { $energy }
dice_masters-dice-left = restam { $n } de { $of } dados
dice_masters-dice-of = { $n } de { $most } dados
dice_masters-most-dice = No máximo { $n } { $n ->
    [one] dado
   *[other] dados
    } por equipe
dice_masters-faces = Faces do dado
dice_masters-sidekick-note = Oito para cada um, desde o início
dice_masters-paying = Toque nos dados com que pagar
dice_masters-your-picks = Suas escolhas
dice_masters-their-picks = Escolhas do oponente
dice_masters-pool = Para escolher
dice_masters-avengers = Vingadores
dice_masters-x-men = X-Men
dice_masters-fantastic-four = Quarteto Fantástico
dice_masters-villains = Vilões
dice_masters-pay-for = Pagar por { $card }
dice_masters-pay = Pagar
dice_masters-paid-of = { $n } de { $of } de energia escolhida
dice_masters-life-then = { $n } depois deste ataque
dice_masters-takes = sofre
dice_masters-to-life = de dano à vida
dice_masters-your-field = Seu campo
dice_masters-their-field = Campo do oponente

## Beside the rules

dice_masters-figure-energy = Punho, raio, máscara, escudo, coringa e energia genérica de valor 2.
dice_masters-figure-card = Uma carta: custo e tipo de energia, texto e as faces do seu dado.
`;export{e as default};