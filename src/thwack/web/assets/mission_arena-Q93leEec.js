var e=`# The table of Mission Arena

mission_arena-attack = Ataque
mission_arena-defence = Defesa
mission_arena-resistance = Resistência
mission_arena-nemesis = Nêmesis
mission_arena-mission-points =
    { $n ->
        [one] { $n } ponto de missão
       *[other] { $n } pontos de missão
    }
mission_arena-points = pontos de missão até agora: { $n }
mission_arena-wounds =
    { $n ->
        [one] { $n } ponto de ferimento
       *[other] { $n } pontos de ferimento
    }
mission_arena-power =
    { $n ->
        [one] { $n } ponto de poder
       *[other] { $n } pontos de poder
    }, engajados: { $engaged }
mission_arena-active-place = Posição Ativa { $n }
mission_arena-reserve-place = Posição de Reserva { $n }
mission_arena-face-down = uma carta virada para baixo
mission_arena-empty = vazia
mission_arena-barred = Duty Call: não pode agir neste turno
mission_arena-in-use = em uso
mission_arena-part-printed = impresso
mission_arena-part-partner = parceiro
mission_arena-part-bonus = bônus
mission_arena-part-boost = Boost
mission_arena-part-super-hit = Super Hit
mission_arena-part-weak-point = ponto fraco
mission_arena-duel = { $one } desafia { $other }
mission_arena-sums = Ataque { $attack } contra Defesa { $defence }, { $both } com Resistência
mission_arena-would-ineffective = Seria ineficaz
mission_arena-would-exhausted = Deixaria o alvo exausto
mission_arena-would-defeated = Derrotaria o alvo
mission_arena-was-ineffective = Ineficaz
mission_arena-was-exhausted = Alvo exausto
mission_arena-was-defeated = Alvo derrotado
mission_arena-short-ineffective = Resiste
mission_arena-short-exhausted = Exausto
mission_arena-short-defeated = Derrotado
mission_arena-missing = faltam { $n }
mission_arena-missions = Missões
mission_arena-activated = ativada
mission_arena-hand = Mão
mission_arena-deck = Baralho
mission_arena-discard = Descarte
mission_arena-bank = Banco de Poder
mission_arena-hand-of = Mão de { $name }: { $n }
mission_arena-discard-of = Descarte de { $name }
mission_arena-squads-of = Esquadrões de { $name }
mission_arena-turn = Turno { $n } de { $of }
mission_arena-duty = Duty Call: { $name }
mission_arena-choose-card = Escolha uma carta

## Beside the rules

mission_arena-figure-card = Uma carta: Ataque, Defesa, Resistência, capacidade especial e pontos de missão.
`;export{e as default};