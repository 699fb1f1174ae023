var e=`# Puzzles in the page.

puzzle-title = Enigmas
puzzle-intro = Posições de partidas reais. Uma única escolha garante a vitória neste turno, sejam quais forem a mão, os dados e a resposta do outro lado. Encontre-a.
puzzle-today = Enigma do dia
puzzle-sides = Você joga com { $me } contra { $other }.
puzzle-goal = Vença neste turno com { $n } escolhas.
puzzle-hard = Dificuldade { $n } de 5
puzzle-solve = Resolver
puzzle-solved-stars = Resolvido { $stars }
puzzle-solved-of = { $done } de { $all } resolvidos
puzzle-grade = Dificuldade { $n }
puzzle-moves = em { $n }
puzzle-called = Enigma { $n }: { $me } contra { $other }, vencer em { $moves } escolhas{ $stars ->
    [0] {""}
   *[other] , resolvido com { $stars } de 3 estrelas
    }
puzzle-win = Vença neste turno
puzzle-asks = Uma escolha garante a vitória, com { $n } ao todo. Encontre-a na mesa.
puzzle-on = Certo! Agora continue: { $left ->
    [one] falta uma escolha
   *[other] faltam { $left } escolhas
    }.
puzzle-plays = Agora respondem.
puzzle-failed = Essa não: ela não garante a vitória em tão poucas escolhas. Veja o que vem depois.
puzzle-lucky = Desta vez venceu, mas só por sorte: depende do que está oculto ou dos dados. Procure o que vence sempre.
puzzle-solved = Resolvido! Nada podia impedir isso.
puzzle-again = Tentar de novo
puzzle-next = Próximo enigma
`;export{e as default};