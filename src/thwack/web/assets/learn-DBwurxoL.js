var e=`# Lessons in the page.

learn-title = Impara a giocare
learn-intro = Lezioni sul tavolo vero, con un insegnante accanto. Comincia dalla prima partita di un gioco, poi fai quelle brevi come preferisci.
learn-done-of = { $done } su { $all } imparate
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
    }
learn-panel = Lezione
learn-step = Passo { $n } di { $all }
learn-learnt = Imparata!
learn-why = Stavolta no.
learn-watch = Guarda che cosa succede ora.
learn-times = { $n } di { $all } fatte
learn-on = Continua
learn-next = Lezione successiva
learn-again = Di nuovo
learn-play = Gioca una partita
learn-go-on = Riprendi da dove eri
learn-path-stars = { $n } stelle su { $all }
learn-path-first = Prima partita
learn-path-some = { $n } lezioni
learn-path-all = Tutte le lezioni
learn-path-few = { $n } rompicapi
learn-path-many = { $n } rompicapi
`;export{e as default};