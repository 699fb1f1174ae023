var e=`# Páginas das pessoas: classificação, resultados, líderes.

people-rated-matches =
    { $count ->
        [one] { $count } partida valendo classificação
       *[other] { $count } partidas valendo classificação
    }
people-between = muito provavelmente entre { $low } e { $high }
people-graph = A pontuação depois de cada partida: de { $first } a { $last }; mínima { $low }, máxima { $high }.
people-yardstick = Linhas tracejadas: onde ficariam os níveis do computador. O nível 3 é onde todos começam; as distâncias vêm de milhares de partidas entre eles.
people-yardstick-list = Os níveis do computador servem de comparação. O nível 3 é onde todos começam; as distâncias vêm de milhares de partidas entre eles.
people-by-side = Por herói, equipe ou deck
people-by-opponent = Por adversário
people-won = Vitórias
people-drawn = Empates
people-lost = Derrotas
people-others = Visitantes e páginas privadas
people-all = Mostrar todos ({ $count })
people-nothing = Ainda não há nada a mostrar: nenhuma partida terminou.
people-showing = O que os outros veem
people-who-sees = Quem pode ver esta página
people-seen-me = Só eu
people-seen-met = Quem já jogou comigo
people-seen-all = Todo mundo
people-listed = Quero aparecer na classificação
people-listed-why = Seu nome e suas pontuações vão para uma lista que todos veem, mesmo que sua página seja privada.
people-at-tables = Numa mesa que vale classificação, os jogadores sempre veem a pontuação uns dos outros.
people-leaders-why = Quem está aqui aceitou aparecer. Uma pontuação com ponto de interrogação se baseia em poucas partidas e ainda não tem posição. Contam as partidas entre duas contas marcadas como valendo classificação.
people-nobody = Ninguém aceitou aparecer ainda.
people-place = Posição
people-name = Nome
people-rating = Pontuação
people-matches = Partidas
`;export{e as default};