var e=`# Puzzles in the page.

puzzle-title = Problemas
puzzle-intro = Posiciones de partidas reales. Una sola elección asegura la victoria este turno, sean cuales sean la mano, los dados y la respuesta del rival. Encuéntrala.
puzzle-today = Problema del día
puzzle-sides = Juegas con { $me } contra { $other }.
puzzle-goal = Gana en este turno con { $n } elecciones.
puzzle-hard = Dificultad { $n } de 5
puzzle-solve = Resolverlo
puzzle-solved-stars = Resuelto { $stars }
puzzle-solved-of = { $done } de { $all } resueltos
puzzle-grade = Dificultad { $n }
puzzle-moves = en { $n }
puzzle-called = Problema { $n }: { $me } contra { $other }, ganar en { $moves } elecciones{ $stars ->
    [0] {""}
   *[other] , resuelto con { $stars } de 3 estrellas
    }
puzzle-win = Gana en este turno
puzzle-asks = Una elección asegura la victoria, con { $n } en total. Encuéntrala en la mesa.
puzzle-on = ¡Bien! Ahora sigue: { $left ->
    [one] queda una elección
   *[other] quedan { $left } elecciones
    }.
puzzle-plays = Mira cómo responden.
puzzle-failed = Esa no: no asegura la victoria en tan pocas elecciones. Mira lo que sigue.
puzzle-lucky = Esta vez ha ganado, pero solo por suerte: depende de lo oculto o de los dados. Busca lo que gana siempre.
puzzle-solved = ¡Resuelto! Nada podía impedirlo.
puzzle-again = Intentarlo otra vez
puzzle-next = Siguiente problema
`;export{e as default};