var e=`# Lessons in the page.

learn-title = Aprenda a jogar
learn-intro = Lições na mesa de verdade, com um professor ao lado. Comece pela primeira partida de um jogo; depois faça as lições curtas como quiser.
learn-done-of = { $done } de { $all } aprendidas
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
    }
learn-panel = Lição
learn-step = Passo { $n } de { $all }
learn-learnt = Aprendida!
learn-why = Desta vez não.
learn-watch = Veja o que acontece agora.
learn-times = { $n } de { $all } feitas
learn-on = Continuar
learn-next = Próxima lição
learn-again = De novo
learn-play = Jogar uma partida
learn-go-on = Continue de onde parou
learn-path-stars = { $n } de { $all } estrelas
learn-path-first = Primeira partida
learn-path-some = { $n } lições
learn-path-all = Todas as lições
learn-path-few = { $n } enigmas
learn-path-many = { $n } enigmas
`;export{e as default};