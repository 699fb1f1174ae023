# Quello che il server dice da sé. Quello che dicono carte, scelte e registro viene dai giochi.

server-level = Livello { $n }
server-open-seat = Posto libero
server-waiting = In attesa che qualcuno occupi il posto libero. Condividi il link di questa pagina.

server-line-undone = { $who } annulla l'ultima scelta.
server-line-resigned = { $who } si arrende.

server-error-stale = A quella domanda si è già risposto. Ecco come stanno le cose adesso.
server-error-illegal = Questo non si può scegliere adesso.
server-error-not-yours = La decisione non spetta a te.
server-error-over = La partita è finita.
server-error-waiting = La partita comincia quando tutti i posti sono occupati.
server-error-spectator = Stai guardando: solo chi siede al tavolo può farlo.
server-error-too-fast = Troppo in una volta. Aspetta un momento e riprova.
server-error-too-large = È troppo grande.
server-error-bad-frame = Il server non ha capito.
server-error-bad-request = Il server non ha capito la richiesta.
server-error-hello-first = Il primo messaggio deve essere un saluto.
server-error-rated = Nelle partite classificate non ci sono suggerimenti.
server-error-nothing-asked = Nessuno ti ha chiesto di acconsentire.
server-error-undo-nothing = Non c'è niente di tuo da annullare.
server-error-undo-learnt = Con quella scelta si è scoperto qualcosa, quindi resta.
server-error-undo-others = Qualcun altro ha scelto dopo, quindi resta.
server-error-undo-over = La partita è finita.
server-error-undo-waiting = La partita non è ancora cominciata.
server-error-not-found = Qui non c'è niente con quel nome.
server-error-forbidden = Non spetta a te vederlo.
server-error-origin = Questa pagina non può parlare con il server.
server-error-full = Quel posto è occupato.
server-error-taken = Quel nome è già preso.
server-error-wrong-password = Quel nome e quella password non vanno insieme.
server-error-no-cookie = Il server non ti conosce ancora. Ricarica la pagina.
server-error-method = Qui non si può fare.
server-error-seats-needed = Questa preparazione richiede un altro numero di posti.
server-error-not-over = La rivincita viene dopo la partita.
server-error-level = Un avversario ha un livello da 1 a 5.
server-error-hot-seat-rated = Una partita su un solo schermo non può essere classificata.
server-error-content = Questa partita è cominciata con altre carte e non può continuare con queste.
server-error-broken = Qualcosa è andato storto sul server.
server-error-bad-name = Un nome ha bisogno di almeno una lettera o una cifra.

server-title = { $game }: { $sides }
server-versus = { $one } contro { $other }

server-game-unmatched = Unmatched
server-game-dice_masters = Dice Masters
server-game-battle_scenes = Battle Scenes
server-game-mission_arena = Mission Arena
server-blurb-unmatched = Eroi leggendari si sfidano su un piccolo tabellone. Muovi, attacca, trama e bluffa con le carte in mano.
server-blurb-dice_masters = Compra dadi, tirali e manda in campo i tuoi eroi e criminali.
server-blurb-battle_scenes = Eroi e criminali, ognuno con le sue azioni, lottano per la scena e i suoi premi.
server-blurb-mission_arena = Due squadre mandano campioni alle sfide e gareggiano per compiere le loro missioni.

server-option-heroes = Eroi
server-option-board = Tabellone
server-option-mode = Modalità
server-option-seats = Giocatori
server-option-occupied_place = Combattenti collocati su spazi occupati
server-option-simultaneous = Effetti simultanei
server-option-teams = Squadre
server-option-basic_actions = Azioni base
server-option-life = Vita
server-option-errata = Testi delle carte
server-option-globals_order = Abilità globali
server-option-both_at_zero = Entrambi a zero vita
server-option-decks = Mazzi
server-option-first = Chi comincia
server-option-abilities = Abilità speciali
server-option-weak_points = Punti deboli

server-value-duel = Duello
server-value-free-for-all = Tutti contro tutti
server-value-teams = Squadre
server-value-not-offered = Non vengono offerti
server-value-fails = L'effetto fallisce
server-value-active-first = Prima quelli del giocatore attivo
server-value-active-last = Per ultimi quelli del giocatore attivo
server-value-first-game = Prima partita
server-value-basic = Base
server-value-tournament = Torneo
server-value-draft = Draft
server-value-printed = Come stampati
server-value-errata = Con errata
server-value-every-action = Dopo ogni azione
server-value-active-wins = Vince il giocatore attivo
server-value-draw = Pareggio
server-value-random = A sorte
server-value-seat = Posto { $n }
server-value-on = Sì
server-value-off = No
server-value-A = Variante A
server-value-B = Variante B

server-kind-sidekick = Spalla
server-log-started = Thwack è su { $url }
