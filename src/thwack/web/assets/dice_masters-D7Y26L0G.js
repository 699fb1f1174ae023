var e=`# The table of Dice Masters.

dice_masters-bag = Bolsa
dice_masters-prep = Preparación
dice_masters-used = Usados
dice_masters-pile = { $pile }: { $n } { $n ->
    [one] dado
   *[other] dados
    }
dice_masters-empty = Vacío
dice_masters-reserve = Zona de reserva
dice_masters-rolling = Tirada
dice_masters-basics = Acciones básicas
dice_masters-basic-action = Acción básica
dice_masters-global = Global
dice_masters-cards-of = Cartas de { $who }
dice_masters-life-of = { $who }: { $n } de { $most } puntos de vida
dice_masters-player = Jugador { $n }
dice_masters-reroll =
    { $n ->
        [one] Volver a tirar { $n } dado
       *[other] Volver a tirar { $n } dados
    }
dice_masters-turn = Turno { $n }
dice_masters-step-draft = Draft
dice_masters-step-clear = Preparación
dice_masters-step-roll = Tirada
dice_masters-step-main = Principal
dice_masters-step-attack = Ataque
dice_masters-step-block = Bloqueo
dice_masters-step-actions = Acciones
dice_masters-step-damage = Daño
dice_masters-step-clean-up = Reorganización
dice_masters-energy = { $n } { $n ->
    [one] energía
   *[other] energías
    }
dice_masters-energy-fist = puño
dice_masters-energy-bolt = rayo
dice_masters-energy-mask = antifaz
dice_masters-energy-shield = escudo
dice_masters-energy-wild = comodín
dice_masters-energy-generic = genérica
dice_masters-loose = 1 energía genérica sin dado
dice_masters-face-energy = { $n } { $energy }
dice_masters-face-action = acción{ $n ->
    [0] {""}
    [one] , 1 estallido
   *[other] , { $n } estallidos
    }
dice_masters-face-character = nivel { $level }, coste { $cost }, ataque { $attack }, defensa { $defense }{ $n ->
    [0] {""}
    [one] , 1 estallido
   *[other] , { $n } estallidos
    }
dice_masters-fighter = nivel { $level }, ataque { $attack }, defensa { $defense }
dice_masters-damage = Daño
dice_masters-damaged = { $n } de daño
dice_masters-attacking = atacando
dice_masters-versus = contra
dice_masters-acts-as = como { $card }
dice_masters-controlled = Controlado
dice_masters-price = Coste { $n }
dice_masters-price-typed = Coste { $n }, { $energy }
dice_masters-dice-left = quedan { $n } de { $of } dados
dice_masters-dice-of = { $n } de { $most } dados
dice_masters-most-dice = Como máximo { $n } { $n ->
    [one] dado
   *[other] dados
    } por equipo
dice_masters-faces = Caras del dado
dice_masters-sidekick-note = Ocho para cada uno, desde el principio
dice_masters-paying = Toca los dados con los que pagar
dice_masters-your-picks = Tus elecciones
dice_masters-their-picks = Elecciones del oponente
dice_masters-pool = Para elegir
dice_masters-avengers = Vengadores
dice_masters-x-men = Patrulla-X
dice_masters-fantastic-four = Cuatro Fantásticos
dice_masters-villains = Villanos
dice_masters-pay-for = Pagar { $card }
dice_masters-pay = Pagar
dice_masters-paid-of = { $n } de { $of } de energía elegida
dice_masters-life-then = { $n } después de este ataque
dice_masters-takes = recibe
dice_masters-to-life = de daño a la vida
dice_masters-your-field = Tu campo
dice_masters-their-field = Campo rival

## Beside the rules

dice_masters-figure-energy = Puño, rayo, antifaz, escudo, comodín y energía genérica de valor 2.
dice_masters-figure-card = Una carta: coste y tipo de energía, texto y las caras de su dado.
`;export{e as default};