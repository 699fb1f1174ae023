var e=`# Pagine delle persone: punteggi, risultati, classifica.

people-rated-matches =
    { $count ->
        [one] { $count } partita classificata
       *[other] { $count } partite classificate
    }
people-between = molto probabilmente tra { $low } e { $high }
people-graph = Il punteggio dopo ogni partita: da { $first } a { $last }; minimo { $low }, massimo { $high }.
people-yardstick = Linee tratteggiate: dove starebbero i livelli del computer. Il livello 3 è dove cominciano tutti; le distanze vengono da migliaia di partite tra loro.
people-yardstick-list = I livelli del computer servono da confronto. Il livello 3 è dove cominciano tutti; le distanze vengono da migliaia di partite tra loro.
people-by-side = Per eroe, squadra o mazzo
people-by-opponent = Per avversario
people-won = Vinte
people-drawn = Patte
people-lost = Perse
people-others = Ospiti e pagine private
people-all = Mostra tutti ({ $count })
people-nothing = Ancora niente da mostrare: nessuna partita è finita.
people-showing = Che cosa vedono gli altri
people-who-sees = Chi può vedere questa pagina
people-seen-me = Solo io
people-seen-met = Chi ha giocato con me
people-seen-all = Tutti
people-listed = Voglio comparire in classifica
people-listed-why = Il tuo nome e i tuoi punteggi compaiono in un elenco che vedono tutti, anche se la tua pagina è privata.
people-at-tables = A un tavolo classificato chi gioca vede sempre il punteggio dell’altro.
people-leaders-why = Chi è qui ha accettato di comparire. Un punteggio con il punto interrogativo si basa su poche partite e non ha ancora un posto. Contano le partite tra due account per cui si è scelto «Classificata».
people-nobody = Nessuno ha ancora accettato di comparire.
people-place = Posto
people-name = Nome
people-rating = Punteggio
people-matches = Partite
`;export{e as default};