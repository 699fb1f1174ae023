var e=`# Puzzles in the page.

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
`;export{e as default};