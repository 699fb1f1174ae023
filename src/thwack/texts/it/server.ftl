# Quello che il server dice da sé. Quello che dicono carte, scelte e registro viene dai giochi.

server-guest = Ospite { $number }
server-level = Livello { $n }
server-tutor = Allenatore
server-open-seat = Posto libero
server-somebody = Qualcuno
server-waiting = In attesa che qualcuno occupi il posto libero. Condividi il link di questa pagina.
server-invited = Sei stato invitato a questo tavolo.
server-paused = La partita è in pausa.
server-drawn = Patta di comune accordo.

server-line-anew = Questa partita prosegue da una precedente. Tutto ciò che era nascosto è stato ridistribuito.
server-line-undone = { $who } annulla l'ultima scelta.
server-line-resigned = { $who } si arrende.
server-line-drawn = { $who } ha proposto la patta, che è stata accettata.
server-line-paused = { $who } ha proposto una pausa, che è stata accettata.
server-line-resumed = La partita riprende.
server-line-time = Il tempo di { $who } è scaduto.
server-line-left = Vince { $who }: l’altra parte ha lasciato il tavolo.
server-line-program = { $who } prende il posto di chi se n’è andato.

server-error-stale = A quella domanda si è già risposto. Ecco come stanno le cose adesso.
server-error-illegal = Questo non si può scegliere adesso.
server-error-not-yours = La decisione non spetta a te.
server-error-over = La partita è finita.
server-error-waiting = La partita comincia quando tutti i posti sono occupati.
server-error-spectator = Stai guardando: solo chi siede al tavolo può farlo.
server-error-too-fast = Troppo in una volta. Aspetta un momento e riprova.
server-error-too-large = È troppo grande.
server-error-slow-body = La richiesta non è arrivata in tempo. Inviala di nuovo.
server-error-same-luck = Questo tavolo prosegue con la sorte di una partita già finita, perciò nessun altro può sedersi qui. Apri da quella partita un tavolo con un posto libero.
server-error-damaged = Questa partita non può essere letta: ciò che ne è stato salvato è danneggiato.
server-error-storage = Il server non può salvare nulla in questo momento, perciò la tua scelta non è stata fatta. Nulla è andato perso; riprova tra poco.
server-error-bad-frame = Il server non ha capito.
server-error-bad-request = Il server non ha capito la richiesta.
server-error-hello-first = Il primo messaggio deve essere un saluto.
server-error-rated = Nelle partite classificate non ci sono suggerimenti.
server-error-lesson = Questo non fa parte di una lezione.
server-error-practice-alone = L'allenamento è solo contro il computer e non vale mai punti: con altre persone al tavolo, chiedi loro di annullare.
server-error-untried = Prima prova tu: dopo due tentativi sbagliati ti mostriamo la soluzione.
server-error-lesson-changed = Questa lezione è cambiata da quando l'hai iniziata. Ricominciala.
server-error-nothing-asked = Nessuno ti ha chiesto di acconsentire.
server-error-nobody-to-ask = A questo tavolo non c’è nessuno a cui chiedere.
server-error-nobody-to-mute = Lì non c’è nessuno da silenziare.
server-error-paused = La partita è in pausa.
server-error-not-paused = La partita non è in pausa.
server-error-clock = Un orologio così non è possibile: scegline uno tra quelli proposti.
server-error-nobody-left = Nessuno è assente da abbastanza tempo.
server-error-cancelled = Questo tavolo non c’è più: chi l’ha aperto se n’è andato.
server-error-begun = La partita è già iniziata.
server-error-shared-seat = Due posti di questo tavolo si giocano insieme, quindi qui non si può cambiare posto.
server-error-undo-paused = La partita è in pausa.
server-error-undo-nothing = Non c'è niente di tuo da annullare.
server-error-undo-learnt = Con quella scelta si è scoperto qualcosa, quindi resta.
server-error-undo-others = Qualcun altro ha scelto dopo, quindi resta.
server-error-undo-over = La partita è finita.
server-error-undo-waiting = La partita non è ancora cominciata.
server-error-undo-lesson = Una lezione va solo avanti. Per rivedere qualcosa, ricominciala.
server-error-not-found = Qui non c'è niente con quel nome.
server-error-record-kind = Questo file non è la registrazione di una partita di Thwack, con regole, preparazione, seme e scelte.
server-error-record-unfinished = La partita in questo file non è finita.
server-error-no-profile = Questa pagina non esiste, oppure non puoi vederla.
server-error-rated-seat = In una partita classificata il posto di un account non può passare a un altro: accedi lì con lo stesso account.
server-error-forbidden = Non spetta a te vederlo.
server-error-private = A questo tavolo i giocatori non vogliono pubblico. A partita finita potrai guardarla.
server-error-origin = Questa pagina non può parlare con il server.
server-error-full = Quel posto è occupato.
server-error-taken = Quel nome è già preso.
server-error-wrong-password = Quel nome e quella password non vanno insieme.
server-error-common-password = Questa password è tra le prime che un estraneo prova. Scegline un’altra.
server-error-old-password = Questa non è la tua password attuale.
server-error-too-many-guesses = Ci sono stati troppi tentativi su questo account. Aspetta qualche minuto o usa un browser da cui hai già effettuato l’accesso.
server-error-no-cookie = Il server non ti conosce ancora. Ricarica la pagina.
server-error-method = Qui non si può fare.
server-error-seats-needed = Questa preparazione richiede un altro numero di posti.
server-error-not-over = La rivincita viene dopo la partita.
server-error-unfinished = Questo viene dopo la partita: prima rivelerebbe ciò che è nascosto.
server-error-level = Un avversario ha un livello da 1 a 5.
server-error-bot = Qui nessuno offre un bot con questo nome.
server-error-hot-seat-rated = Una partita su un solo schermo non può essere classificata.
server-error-content = Questa partita è cominciata con altre carte e non può continuare con queste.
server-error-rules = Questa partita è cominciata con un'altra versione delle regole e non può continuare con queste.
server-error-broken = Qualcosa è andato storto sul server.
server-error-bad-name = Un nome ha bisogno di almeno una lettera o una cifra.
server-error-too-many-things = Il tuo account conserva già il massimo. Elimina prima un mazzo.

server-title = { $game }: { $sides }
server-versus = { $one } contro { $other }

server-value-on = Sì
server-value-off = No

server-kind-sidekick = Spalla
server-log-started = Thwack è su { $url }

## Che cosa non va in una preparazione, un mazzo o una squadra

server-problem-mode = 
    { $mode ->
    [first-game] prima partita
    [basic] base
    [tournament] torneo
    [duel] duello
    [free-for-all] tutti contro tutti
    [teams] squadre
   *[other] { $mode }
    }
server-problem-other = Questo non si può giocare.
server-problem-or = { $one } o { $other }
server-problem-and = { $one } e { $other }
server-problem-also = { $one }; { $other }
server-problem-at = { $place }: { $what }
server-problem-line = riga { $number }
server-problem-among-cards = carte
server-problem-among-basics = azioni base
server-problem-more = altre { $count }
server-problem-did-you-mean = { $what }; intendevi { $meant }?
server-problem-choose-from = { $what }; scegli tra { $words }
server-problem-cannot-be = { $option } non può essere { $given }
server-problem-no-option = { $game } non ha l'opzione di preparazione { $option }
server-problem-name-missing = manca il nome (scrivi name: { $example })
server-problem-deck-named = il mazzo si chiama già "{ $name }" (lascia un solo nome)
server-problem-unreadable-deck = "{ $words }" non si può leggere (scrivi una riga come `3 { $card }` o `name: ...`)
server-problem-deck-key = un mazzo non ha { $key }, solo name e cards
server-problem-name-text = name dev'essere un testo, non { $given }
server-problem-copies-number = le copie di { $card } devono essere un numero intero, non { $given }
server-problem-cards-table = cards dev'essere una tabella come { $example }, non { $given }
server-problem-ambiguous = "{ $written }" potrebbe essere { $cards } (scrivi uno di questi id)
server-problem-no-card = non esiste la carta "{ $written }"
server-problem-no-card-near = non esiste la carta "{ $written }" (intendevi { $meant }?)
server-problem-no-version = "{ $written }" non dice la versione (scrivi { $cards })
server-problem-not-offered = { $card } è nota, ma non è ancora offerta
server-problem-no-copy = { $card } è nell'elenco senza nessuna copia (toglila)
server-problem-deck-size = ha { $has ->
    [one] { $has } carta
   *[other] { $has } carte
    }, e un mazzo ne ha esattamente { $size } ({ $rule })
server-problem-unique-item = { $cards } { $kinds ->
    [one] c'è
   *[other] insieme ci sono
    } { $total } volte, e di un Oggetto Unico ce n'è solo 1 (BS-3.3)
server-problem-copies = { $cards } { $kinds ->
    [one] c'è
   *[other] insieme ci sono
    } { $total } volte, e possono essercene al massimo { $most } (BS-3.2)
server-problem-copies-of-name = { $name } c'è { $total } volte ({ $cards }), e possono essercene al massimo { $most } con lo stesso nome (MA-0.1)
server-problem-two-decks = decks dev'essere un elenco di due, come { $example }, non { $given }
server-problem-deck-kind = un mazzo è uno già pronto, il testo di un file di mazzo o una tabella, non { $given }
server-problem-deck-of-seat = il mazzo del posto { $seat } non si può giocare: { $faults }
server-problem-named-deck-of-seat = il mazzo del posto { $seat }, { $name }, non si può giocare: { $faults }
server-problem-no-preset-deck = non esiste il mazzo pronto { $given }
server-problem-team-key = una squadra non ha { $key }, solo name, cards e basic_actions
server-problem-dice-number = i dadi di { $card } devono essere un numero intero, non { $given }
server-problem-basics-list = basic_actions dev'essere un elenco come { $example }, non { $given }
server-problem-team-named = la squadra si chiama già "{ $name }" (lascia un solo nome)
server-problem-unreadable-team = "{ $words }" non si può leggere (scrivi una riga come `4 hulk-jade-giant`, `name: ...` o `basic: smash, power-bolt`)
server-problem-card-twice = { $card } c'è già, { $place } (metti insieme i suoi dadi)
server-problem-basic-missing = manca un'azione base (scrivi basic: smash, power-bolt)
server-problem-ambiguous-card = "{ $written }" potrebbe essere { $cards } (scrivine una)
server-problem-sidekicks = ogni giocatore ha 8 Spalle, che non stanno in nessuna squadra (DM-T.2)
server-problem-no-single-card = "{ $written }" non è una sola carta (scegli tra { $cards })
server-problem-no-teams = nella modalità { server-problem-mode } non si portano squadre (DM-T.7)
server-problem-basic-among-cards = { $card } è un'azione base e non ha posto tra le carte (DM-T.6)
server-problem-team-dice = ha { $has } dadi, e nella modalità { server-problem-mode } una squadra ne ha al massimo { $most } ({ $rule })
server-problem-team-cards = ha { $has } carte, e nella modalità { server-problem-mode } una squadra ne ha al massimo { $most } ({ $rule })
server-problem-team-empty = non ha carte (scrivi una riga come `4 hulk-jade-giant`)
server-problem-same-title = { $cards } sono { $count ->
    [2] entrambe
   *[other] tutte
    } { $name }: una sola carta per titolo (DM-T.4)
server-problem-no-dice = { $card } non ha dadi, e ogni carta ne ha almeno 1 (DM-T.5)
server-problem-too-many-dice = { $card } ha { $dice } dadi, e il suo limite è { $most } (DM-T.5)
server-problem-no-basic-action = { $card } non è un'azione base: va tra le carte, con i dadi (DM-T.6)
server-problem-basic-twice = l'azione base { $card } c'è più di una volta (DM-T.3)
server-problem-basic-count = ha { $has ->
    [one] { $has } azione base
   *[other] { $has } azioni base
    }, e nella modalità { server-problem-mode } una squadra ne porta { $wanted } ({ $rule })
server-problem-unfinished = { $card } non si può ancora giocare
server-problem-life = la vita nella modalità { server-problem-mode } è un numero intero da { $least } a { $most }, non { $given }
server-problem-no-basic = l'azione base { $given } non è offerta
server-problem-middle-count = nella modalità { server-problem-mode } al centro ci sono { $numbers } azioni base, non { $has }
server-problem-middle-often = l'azione base { $card } può essere al centro { $most ->
    [1] una volta
   *[other] due volte
    } nella modalità { server-problem-mode }, non di più
server-problem-draft-teams = in un draft le squadre si scelgono, quindi non se ne può dare nessuna
server-problem-two-teams = teams dev'essere un elenco di due, come { $example }, non { $given }
server-problem-team-kind = una squadra è una già pronta, il testo di un file di squadra o una tabella, non { $given }
server-problem-team-of-seat = la squadra del posto { $seat } non può giocare nella modalità { server-problem-mode }: { $faults }
server-problem-named-team-of-seat = la squadra del posto { $seat }, { $name }, non può giocare nella modalità { server-problem-mode }: { $faults }
server-problem-no-preset-team = non esiste la squadra pronta { $given }
server-problem-heroes-list = heroes dev'essere un elenco come ['king-arthur', 'medusa'], non { $given }
server-problem-no-mode = non esiste la modalità { $given }
server-problem-seats-number = seats è il numero di giocatori, 2, 3 o 4, non { $given }
server-problem-no-hero = l'eroe { $given } non è offerto
server-problem-no-board = non esiste il tabellone { $given }
server-problem-board-starts = la modalità { server-problem-mode } richiede un tabellone con quattro spazi di partenza, e { $board } ne ha due
server-problem-hero-count = la modalità { server-problem-mode } richiede { $numbers } eroi, non { $has }
server-problem-player-count = la modalità { server-problem-mode } con { $heroes } eroi non può avere { $people } giocatori
