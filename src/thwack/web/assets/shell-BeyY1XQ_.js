var e=`# The page around the tables.

## Everywhere

shell-home = Pagina iniziale
shell-navigation = Navigazione
shell-skip = Vai direttamente al tavolo
shell-games = Giochi
shell-close = Chiudi
shell-cancel = Annulla
shell-confirm = Conferma
shell-save = Salva
shell-saved = Salvato
shell-error = Non ha funzionato. Riprova.
shell-unreachable = Il server non è raggiungibile.
shell-not-found = Qui non c’è nulla
shell-credits = Icone degli autori di game-icons.net (CC BY 3.0). Un progetto di appassionati, senza illustrazioni degli editori.
shell-icon-authors = Chi ha disegnato le icone: { $authors }.

## Home page

shell-tagline = Duelli di eroi, al tuo tavolo
shell-intro = Giochi da tavolo, giocati secondo il regolamento. Scegline uno e gioca: niente account, niente da installare.
shell-play-now = Gioca subito
shell-with-friend = Con un amico
shell-play-now-why = Si comincia subito: { $game } contro il computer, livello 2.
shell-browse = Tutte le carte
shell-build-deck = Crea un mazzo
shell-build-team = Crea una squadra
shell-open-tables = Tavoli aperti
shell-no-tables = Al momento nessuno aspetta. Apri un tavolo tuo.
shell-sit-down = Siediti
shell-watch = Guarda

## Setting a match up

shell-play = Gioca
shell-make-table = Apri il tavolo
shell-opponent = Contro chi
shell-opponent-level = Il computer
shell-opponent-link = Un amico, tramite link
shell-opponent-open = Chiunque
shell-opponent-hot = Stesso schermo
shell-opponent-link-why = Ricevi un link da mandare. La partita inizia quando il tuo amico si siede al tavolo.
shell-opponent-open-why = Il tuo tavolo compare nella pagina iniziale e chi vuole può sedersi.
shell-opponent-hot-why = Vi passate il dispositivo. Nel frattempo le mani restano nascoste.
shell-level = Livello
shell-bot = Bot
shell-level-word =
    { $level ->
        [1] Principiante
        [2] Amatore
        [3] Da circolo
        [4] Forte
       *[5] Il più forte
    }
shell-level-name = Computer, livello { $level }
shell-players = Giocatori
shell-your-side = La tua parte
shell-their-side = L’avversario
shell-other-side = L’altro giocatore
shell-side-of = Giocatore { $number }
shell-health = salute
shell-move = movimento
shell-ranged = a distanza
shell-melee = corpo a corpo
shell-random = A sorte
shell-usual = Come di solito
shell-own-deck = Creato da te
shell-more-options = Altre opzioni
shell-your-seat = Il tuo posto
shell-rated = Classificata, tra due account: niente suggerimenti né annullamenti liberi

## In the room

shell-connecting = Si apparecchia il tavolo …
shell-reconnecting = Connessione persa. Nuovo tentativo …
shell-recap = Mentre non c’eri: { $lines }
shell-recap-more = Mentre non c’eri ({ $n } righe nella cronaca), alla fine: { $lines }
shell-room-gone = Questo tavolo non esiste più, oppure non è per te.
shell-waiting = In attesa che qualcuno si sieda
shell-link-explain = Invia questo link a chi giocherà con te:
shell-copy-link = Copia il link
shell-copied = Copiato
shell-hidden = coperta
shell-table = Tavolo
shell-seats = Giocatori
shell-seat-free = Posto libero
shell-seat-open = In attesa di qualcuno
shell-seat-number = Giocatore { $number }
shell-computer = Computer
shell-you = tu
shell-online = in linea
shell-offline = assente
shell-winner = Vincitore
shell-to-move = Deve scegliere
shell-your-turn = Tocca a te
shell-thinking = Sta pensando …
shell-choose-one = Scegli un’opzione
shell-filter =
    { $count ->
        [one] Filtra { $count } scelta
       *[other] Filtra { $count } scelte
    }
shell-filter-none = Nessuna scelta contiene queste parole.
shell-choices = Scelte
shell-more = Di più
shell-less = Di meno
shell-undo = Annulla mossa
shell-undo-ask = Chiedi di annullare
shell-undo-asked = { $name } vorrebbe annullare l’ultima scelta.
shell-agree = Accetta
shell-decline = Rifiuta
shell-hint = Suggerimento
shell-hint-chance = N. { $place }: { $percent } %
shell-resign = Arrenditi
shell-resign-sure = Vuoi davvero arrenderti in questa partita?
shell-menu = Menu
shell-rail = Dettagli e registro
shell-dock = Azioni
shell-inspector = Dettagli
shell-inspector-empty = Indica una carta, un dado o un combattente per leggerlo qui.
shell-all-choices = Tutte le scelte
shell-choose-of = Scegli fra { $count }
shell-choose-on-table = Scegli sul tavolo
shell-step-of = Fase { $n } di { $of }
shell-left =
    { $count ->
        [one] { $count } azione rimasta
       *[other] { $count } azioni rimaste
    }
shell-forced = Una sola risposta: data per te
shell-forced-line = Risposto per te
shell-their-turn = Turno degli altri
shell-to-newest = Mostra l’ultima mossa
shell-log = Cronaca
shell-jump = Guarda questo momento (scelta { $ply })
shell-back-to-now = Torna al presente
shell-pass-device = Passa il dispositivo a { $name }
shell-pass-ready = Eccomi

## The end

shell-result = Risultato
shell-you-won = Hai vinto!
shell-you-lost = Hai perso
shell-draw = Pareggio
shell-over = La partita è finita
shell-how-it-went = Com’è andata
shell-tally-damage = Danni inflitti
shell-tally-used = Carte e dadi usati
shell-tally-points = Punti
shell-course-damage = Danni inflitti, turno per turno
shell-course-points = Punti, turno per turno
shell-judge = Vedi i momenti decisivi
shell-look-at-table = Guarda il tavolo
shell-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
shell-rematch = Rivincita
shell-replay = Replay
shell-new-match = Nuova partita

## Replay

shell-no-replay = Questa partita non si può rivedere.
shell-position = Posizione
shell-position-of = { $ply } di { $last }
shell-turn-back = Un turno indietro
shell-turn-on = Un turno avanti
shell-step-back = Una scelta indietro
shell-step-on = Una scelta avanti
shell-next-hit = Prossimo colpo
shell-play-on = Riproduci
shell-pause = Pausa
shell-slower = Più lento
shell-faster = Più veloce
shell-pace = Velocità { $pace }
shell-eyes = Visto da
shell-eyes-all = Tutti

## Dopo la partita

shell-analysis = Analisi
shell-analysis-progress = Sto riflettendo: { $known } scelte su { $plies }
shell-chance = Probabilità di vittoria
shell-chance-of = { $name }: { $percent }\xA0% di vittoria
shell-chance-summary = Probabilità di vittoria di { $name } lungo { $plies } scelte: dal { $first }\xA0% all’inizio al { $last }\xA0% alla fine, nel momento peggiore { $low }\xA0%, nel migliore { $high }\xA0%.
shell-accuracy = Precisione
shell-given-away = Sprecato
shell-luck = Fortuna
shell-luck-why = Ciò che ha cambiato le probabilità senza la scelta di nessuno: dadi, carte pescate e ciò che non si poteva vedere.
shell-board-text = Tavolo in parole
shell-card-page = Pagina della carta
shell-copies = { $count }× nel mazzo
shell-in-decks = In { $count } mazzi
shell-deck-of = Il mazzo di { $name }
shell-all-languages = In tutte le lingue
shell-rulings = Chiarimenti e termini
shell-kind-extra = Carta extra
shell-pictures = Immagini tue
shell-pictures-why = Una cartella di immagini con i nomi dei personaggi, come captain-america.webp. Restano in questo browser e non vengono inviate da nessuna parte.
shell-pictures-count = { $count } immagini in uso
shell-pictures-forget = Rimuovile
shell-worst = Scelte più costose
shell-worst-why = Tocca una delle scelte più costose per vedere che cosa era meglio. Le probabilità sono la stima di un computer forte che vede solo ciò che il giocatore poteva vedere.
shell-worst-none = Nessuna scelta è costata cara. Ben giocato!
shell-worst-at = Scelta { $ply }: { $name } perde il { $percent }\xA0%
shell-worst-chosen = Scelto: { $text } ({ $percent }\xA0%)
shell-worst-better = Meglio: { $text } ({ $percent }\xA0%)
shell-branch = Gioca da qui
shell-branch-why = Una nuova partita comincia da questa posizione, dopo { $ply } scelte, con le stesse carte e la stessa sorte. La vecchia resta com’era.
shell-branch-anew = Una nuova partita comincia da questa posizione, dopo { $ply } scelte. L'altra persona può conoscere la vecchia partita, perciò tutto ciò che è nascosto viene ridistribuito, anche le mani. La vecchia partita resta com'era.
shell-branch-seat = Giochi con

## Guardare

shell-watchers = Chi può guardare
shell-watchers-now = Chi ha il link, subito
shell-watchers-behind =
    { $count ->
        [one] Chi ha il link, { $count } scelta indietro
       *[other] Chi ha il link, { $count } scelte indietro
    }
shell-watchers-none = Nessuno
shell-watching = Stai guardando
shell-watching-behind =
    { $count ->
        [one] Stai guardando, { $count } scelta indietro
       *[other] Stai guardando, { $count } scelte indietro
    }
shell-watch-link = Copia il link per guardare
shell-watched-behind =
    { $count ->
        [one] Altri possono guardare questa partita, { $count } scelta indietro.
       *[other] Altri possono guardare questa partita, { $count } scelte indietro.
    }
shell-watched-none = Nessun altro può guardare questa partita.

## Cards, decks and teams

shell-cards-of = { $game }: tutte le carte
shell-search = Cerca nomi e testi
shell-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
shell-kind = Tipo
shell-all-kinds = Tutti i tipi
shell-side = Fazione
shell-all-sides = Tutte le fazioni
shell-more-filters =
    { $count ->
        [0] Filtri
       *[other] Filtri ({ $count })
    }
shell-no-filters = Nessun filtro
shell-deck = Mazzo
shell-team = Squadra
shell-name = Nome
shell-nameless = Senza nome
shell-export = Esporta
shell-import = Importa
shell-legal = Pronto per giocare
shell-not-legal =
    { $count ->
        [one] Manca qualcosa o c’è un errore:
       *[other] Ci sono { $count } mancanze o errori:
    }
shell-play-with-it = Salva e gioca
shell-total-cards =
    { $count ->
        [one] { $count } carta, { $kinds } diverse
       *[other] { $count } carte, { $kinds } diverse
    }
shell-total-dice =
    { $count ->
        [one] { $count } dado su { $kinds } carte
       *[other] { $count } dadi su { $kinds } carte
    }
shell-curve = Carte per costo: { $list }
shell-one-more = Aggiungi { $name }
shell-one-less = Togli { $name }
shell-put-in = Aggiungi
shell-take-out = Togli
shell-as-text = Come testo
shell-saved-decks = Salvati
shell-start-from = Parti da
shell-delete = Elimina { $name }

## Account

shell-account = Account
shell-guest = Ospite
shell-your-name = Come ti chiamano gli altri
shell-account-why = L’account è facoltativo: conserva nome, partite, mazzi e impostazioni su ogni dispositivo.
shell-user-name = Nome utente
shell-password = Password (almeno 8 caratteri)
shell-sign-in = Accedi
shell-sign-out = Esci
shell-signed-in = Hai effettuato l’accesso come { $name }.
shell-signed-out = Sei uscito.
shell-register = Crea account
shell-has-account = ha un account
shell-sign-out-everywhere = Esci da tutti i dispositivi
shell-sign-out-everywhere-why = Uscire da tutti i dispositivi chiude le tue sessioni su questo e su tutti gli altri.
shell-change-password = Cambia password
shell-old-password = Password attuale
shell-new-password = Nuova password (almeno 8 caratteri)
shell-password-changed = La password è stata cambiata e le sessioni su tutti gli altri dispositivi sono state chiuse.
shell-signed-out-everywhere = Sei uscito da tutti i dispositivi.

## Settings

shell-settings = Impostazioni
shell-language = Lingua
shell-theme = Colori
shell-theme-switch = Chiaro o scuro
shell-theme-auto = Come il sistema
shell-theme-light = Chiari
shell-theme-dark = Scuri
shell-speed = Animazioni
shell-speed-none = Nessuna
shell-speed-quick = Veloci
shell-speed-usual = Normali
shell-speed-slow = Lente
shell-volume = Suono
shell-volume-off = spento
shell-auto = Rispondere quando c’è una sola risposta
shell-auto-why = A una domanda con una sola risposta si risponde per te dopo un momento, sempre uguale, così nessuno ne ricava nulla.
shell-full-control = Controllo totale
shell-full-control-why = Ogni scelta va confermata prima di valere.
shell-single-keys = I tasti scelgono subito
shell-single-keys-why = Numeri e lettere fanno le scelte contrassegnate con essi.

## Help

shell-help = Aiuto
shell-help-glow = Tutto ciò che brilla può essere scelto: toccalo o usa i pulsanti nell’angolo in basso a destra. Tocca qualsiasi altra tua cosa per sapere perché ora non può essere usata.
shell-help-zoom = Passa il mouse su una carta, mettila a fuoco o tienila premuta per leggerla tutta.
shell-keys = Tasti al tavolo
shell-keys-replay = Tasti nel replay
shell-key-choose = Fai la scelta contrassegnata da quel numero o lettera
shell-key-arrows = Vai alla prossima cosa che si può scegliere
shell-key-enter = Scegli ciò che è a fuoco
shell-key-zoom = Leggi la carta a fuoco
shell-key-escape = Chiudi ciò che è aperto
shell-key-filter = Filtra le scelte
shell-key-undo = Annulla mossa
shell-key-hint = Chiedi un suggerimento
shell-key-log = Mostra o nascondi la cronaca su uno schermo piccolo
shell-key-help = Questa pagina
shell-key-step = Una scelta indietro o avanti
shell-key-turn = Un turno indietro o avanti
shell-key-hit = Prossimo colpo
shell-key-play = Riproduci o metti in pausa
shell-key-speed = Più veloce o più lento
shell-key-analysis = Mostra o nascondi l’analisi
shell-key-worst = Prossima scelta costosa, o la precedente

## Types of cards

shell-kind-attack = Attacco
shell-kind-defense = Difesa
shell-kind-versatile = Versatile
shell-kind-scheme = Stratagemma
shell-kind-fighter = Combattente
shell-kind-hero = Eroe
shell-kind-board = Tabellone
shell-kind-character = Personaggio
shell-kind-action = Azione
shell-kind-basic-action = Azione base
shell-kind-sidekick = Spalla
shell-kind-ev = Personaggio EV
shell-kind-support = Supporto
shell-kind-scenario = Scenario
shell-kind-ability = Abilità
shell-kind-protagonist = Protagonista

shell-source-anew = Questa partita prosegue da una precedente, dopo { $ply } scelte. Tutto ciò che è nascosto viene ridistribuito.
shell-fair = La sorte è stata leale?
shell-fair-why = Prima della partita il server ha scelto un segreto e ne ha mostrato l'impronta (SHA-256). Ogni mescolata e ogni lancio derivano dal segreto, che viene mostrato a partita finita.
shell-fair-promise = Promesso prima della partita
shell-fair-secret = Il segreto
shell-fair-check = Verifica qui
shell-fair-record = Scarica la registrazione
shell-fair-fair = Leale: il segreto è quello promesso, e la partita è stata distribuita con esso.
shell-fair-broken = Non leale: il segreto o il seme non è quello promesso.
shell-fair-unable = Questo browser non può verificarlo qui. Scarica la registrazione ed esegui: thwack verify FILE

## Lessons

shell-learn = Impara
shell-learn-all = Tutte le lezioni
shell-practice = Allenamento: annulli a piacere
shell-practice-mark = Allenamento
shell-puzzles-all = Tutti i rompicapi

## The rulebook

shell-rulebook = Regolamento
shell-rule = Regola { $id }
shell-rule-in-book = { $id } nel regolamento
shell-why-happened = Perché è successo?
shell-rules-search = Cerca: parole, o un numero come 9.17
shell-rules-contents = Indice
shell-rules-found = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
shell-rules-none = Nessuna regola contiene questo.
shell-quick = Guida rapida
shell-print = Stampa
shell-help-rules = § accanto a una domanda, a una parola o a un motivo ne apre la regola; il segno di una riga del registro dice perché è successo.
`;export{e as default};