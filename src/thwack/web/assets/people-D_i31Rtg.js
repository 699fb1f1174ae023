var e=`# Páginas de las personas: puntuaciones, resultados, clasificación.

people-rated-matches =
    { $count ->
        [one] { $count } partida clasificatoria
       *[other] { $count } partidas clasificatorias
    }
people-between = muy probablemente entre { $low } y { $high }
people-graph = La puntuación después de cada partida: de { $first } a { $last }; mínima { $low }, máxima { $high }.
people-yardstick = Líneas discontinuas: dónde estarían los niveles del ordenador. El nivel 3 es donde empieza todo el mundo; las distancias salen de miles de partidas entre ellos.
people-yardstick-list = Los niveles del ordenador sirven de comparación. El nivel 3 es donde empieza todo el mundo; las distancias salen de miles de partidas entre ellos.
people-by-side = Por héroe, equipo o mazo
people-by-opponent = Por rival
people-won = Ganadas
people-drawn = Empatadas
people-lost = Perdidas
people-others = Invitados y páginas privadas
people-all = Mostrar todos ({ $count })
people-nothing = Todavía no hay nada que mostrar: no ha terminado ninguna partida.
people-showing = Lo que ven los demás
people-who-sees = Quién puede ver esta página
people-seen-me = Solo yo
people-seen-met = Quienes han jugado conmigo
people-seen-all = Todo el mundo
people-listed = Quiero aparecer en la clasificación
people-listed-why = Tu nombre y tus puntuaciones estarán en una lista que ve todo el mundo, aunque tu página sea privada.
people-at-tables = En una mesa clasificatoria, quienes juegan siempre ven la puntuación del otro.
people-leaders-why = Quienes están aquí han aceptado aparecer. Una puntuación con signo de interrogación se basa en pocas partidas y aún no tiene puesto. Cuentan las partidas entre dos cuentas para las que se eligió «Clasificatoria».
people-nobody = Todavía nadie ha aceptado aparecer.
people-place = Puesto
people-name = Nombre
people-rating = Puntuación
people-matches = Partidas
`;export{e as default};