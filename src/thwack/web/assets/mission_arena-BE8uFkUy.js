var e=`# The table of Mission Arena

mission_arena-attack = Ataque
mission_arena-defence = Defensa
mission_arena-resistance = Resistencia
mission_arena-nemesis = Némesis
mission_arena-mission-points =
    { $n ->
        [one] { $n } punto de misión
       *[other] { $n } puntos de misión
    }
mission_arena-points = puntos de misión hasta ahora: { $n }
mission_arena-wounds =
    { $n ->
        [one] { $n } punto de herida
       *[other] { $n } puntos de herida
    }
mission_arena-power =
    { $n ->
        [one] { $n } punto de poder
       *[other] { $n } puntos de poder
    }, girados: { $engaged }
mission_arena-active-place = Puesto Activo { $n }
mission_arena-reserve-place = Puesto de Reserva { $n }
mission_arena-face-down = una carta boca abajo
mission_arena-empty = vacío
mission_arena-barred = Duty Call: no puede actuar este turno
mission_arena-in-use = en uso
mission_arena-part-printed = impreso
mission_arena-part-partner = compañero
mission_arena-part-bonus = bonificación
mission_arena-part-boost = Boost
mission_arena-part-super-hit = Super Hit
mission_arena-part-weak-point = punto débil
mission_arena-duel = { $one } desafía a { $other }
mission_arena-sums = Ataque { $attack } contra Defensa { $defence }, { $both } con Resistencia
mission_arena-would-ineffective = Sería ineficaz
mission_arena-would-exhausted = Agotaría al objetivo
mission_arena-would-defeated = Derrotaría al objetivo
mission_arena-was-ineffective = Ineficaz
mission_arena-was-exhausted = Objetivo exhausto
mission_arena-was-defeated = Objetivo derrotado
mission_arena-short-ineffective = Resiste
mission_arena-short-exhausted = Exhausto
mission_arena-short-defeated = Derrotado
mission_arena-missing = faltan { $n }
mission_arena-missions = Misiones
mission_arena-activated = activada
mission_arena-hand = Mano
mission_arena-deck = Mazo
mission_arena-discard = Descartes
mission_arena-bank = Banco de poder
mission_arena-hand-of = Mano de { $name }: { $n }
mission_arena-discard-of = Descartes de { $name }
mission_arena-squads-of = Escuadrones de { $name }
mission_arena-turn = Turno { $n } de { $of }
mission_arena-duty = Duty Call: { $name }
mission_arena-choose-card = Elige una carta

## Beside the rules

mission_arena-figure-card = Una carta: Ataque, Defensa, Resistencia, capacidad especial y puntos de misión.
`;export{e as default};