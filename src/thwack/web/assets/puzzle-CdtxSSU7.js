var e=`# Puzzles in the page.

puzzle-title = Problemas
puzzle-intro = Posiciones de partidas reales. Una sola primera decisión gana en este turno con seguridad, tenga, tire o responda lo que sea el otro bando. Encuéntrala.
puzzle-today = Problema del día
puzzle-sides = Juegas con { $me } contra { $other }.
puzzle-goal = Gana en este turno con { $n } decisiones.
puzzle-hard = Dificultad { $n } de 5
puzzle-solve = Resolverlo
puzzle-solved-stars = Resuelto { $stars }
puzzle-solved-of = { $done } de { $all } resueltos
puzzle-grade = Dificultad { $n }
puzzle-moves = en { $n }
puzzle-called = Problema { $n }: { $me } contra { $other }, ganar en { $moves } decisiones{ $stars ->
    [0] {""}
   *[other] , resuelto con { $stars } de 3 estrellas
    }
puzzle-win = Gana en este turno
puzzle-asks = Una decisión gana con seguridad, con { $n } decisiones en total. Encuéntrala en la mesa.
puzzle-on = ¡Bien! Ahora sigue: { $left ->
    [one] queda una decisión
   *[other] quedan { $left } decisiones
    }.
puzzle-plays = Mira la respuesta.
puzzle-failed = Esa no: no gana con seguridad en tan pocas decisiones. Ya ves lo que sigue.
puzzle-lucky = Esta vez ha ganado, pero solo por suerte: depende de lo oculto o de los dados. Busca lo que gana siempre.
puzzle-solved = ¡Resuelto! Nada podía impedirlo.
puzzle-again = Intentarlo otra vez
puzzle-next = Siguiente problema
`;export{e as default};