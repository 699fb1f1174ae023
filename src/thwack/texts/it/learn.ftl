# Lessons in the page.

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

puzzle-title = Rompicapi
puzzle-intro = Posizioni di partite vere. Una sola prima scelta vince di sicuro in questo turno, qualunque cosa l'altra parte abbia, tiri o risponda. Trovala.
puzzle-today = Rompicapo del giorno
puzzle-sides = Giochi con { $me } contro { $other }.
puzzle-goal = Vinci in questo turno con { $n } scelte.
puzzle-hard = Difficoltà { $n } di 5
puzzle-solve = Risolvilo
puzzle-solved-stars = Risolto { $stars }
puzzle-solved-of = { $done } di { $all } risolti
puzzle-grade = Difficoltà { $n }
puzzle-moves = in { $n }
puzzle-called = Rompicapo { $n }: { $me } contro { $other }, vincere in { $moves } scelte{ $stars ->
    [0] {""}
   *[other] , risolto con { $stars } stelle su 3
    }
puzzle-win = Vinci in questo turno
puzzle-asks = Una scelta vince di sicuro, con { $n } scelte in tutto. Trovala sul tavolo.
puzzle-on = Giusto! Ora continua: { $left ->
    [one] resta una scelta
   *[other] restano { $left } scelte
    }.
puzzle-plays = Guarda la risposta.
puzzle-failed = Non questa: non vince di sicuro in così poche scelte. Ecco che cosa ne segue.
puzzle-lucky = Stavolta ha vinto, ma solo per fortuna: dipende da ciò che è nascosto o dai dadi. Cerca ciò che vince sempre.
puzzle-solved = Risolto! Niente poteva impedirlo.
puzzle-again = Riprova
puzzle-next = Prossimo rompicapo
