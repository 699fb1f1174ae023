var e=`# Lessons in the page.

learn-title = Aprende a jugar
learn-intro = Lecciones en la mesa de verdad, con un profesor al lado. Empieza por la primera partida de un juego y luego haz las lecciones cortas como quieras.
learn-done-of = { $done } de { $all } aprendidas
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
    }
learn-panel = Lección
learn-step = Paso { $n } de { $all }
learn-learnt = ¡Aprendida!
learn-why = Esta vez no.
learn-watch = Mira lo que pasa ahora.
learn-times = { $n } de { $all } hechas
learn-on = Continuar
learn-next = Lección siguiente
learn-again = Otra vez
learn-play = Jugar una partida
learn-go-on = Sigue donde lo dejaste
learn-path-stars = { $n } de { $all } estrellas
learn-path-first = Primera partida
learn-path-some = { $n } lecciones
learn-path-all = Todas las lecciones
learn-path-few = { $n } problemas
learn-path-many = { $n } problemas
`;export{e as default};