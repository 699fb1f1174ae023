var e=`# Puzzles in the page.

puzzle-title = Rompicapi
puzzle-intro = Posizioni di partite vere. Una sola scelta assicura la vittoria in questo turno, quali che siano la mano, i dadi e le risposte altrui. Trovala.
puzzle-today = Rompicapo del giorno
puzzle-sides = Giochi con { $me } contro { $other }.
puzzle-goal = Vinci in questo turno con { $n } scelte.
puzzle-hard = Difficoltà { $n } su 5
puzzle-solve = Risolvilo
puzzle-solved-stars = Risolto { $stars }
puzzle-solved-of = { $done } su { $all } risolti
puzzle-grade = Difficoltà { $n }
puzzle-moves = in { $n }
puzzle-called = Rompicapo { $n }: { $me } contro { $other }, vincere in { $moves } scelte{ $stars ->
    [0] {""}
   *[other] , risolto con { $stars } stelle su 3
    }
puzzle-win = Vinci in questo turno
puzzle-asks = Una scelta assicura la vittoria, con { $n } in tutto. Trovala sul tavolo.
puzzle-on = Giusto! Ora continua: { $left ->
    [one] resta una scelta
   *[other] restano { $left } scelte
    }.
puzzle-plays = Ora rispondono loro.
puzzle-failed = Questa no: non assicura la vittoria in così poche scelte. Ecco che cosa segue.
puzzle-lucky = Stavolta ha vinto, ma solo per fortuna: dipende da ciò che è nascosto o dai dadi. Cerca ciò che vince sempre.
puzzle-solved = Risolto! Niente poteva impedirlo.
puzzle-again = Riprova
puzzle-next = Prossimo rompicapo
`;export{e as default};