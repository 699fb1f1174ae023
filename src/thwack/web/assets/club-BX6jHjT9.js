var e=`# Around a match: matches of one's own, offers, phrases, clocks.

## Matches of one's own

club-matches = Le mie partite
club-continue = Continua
club-all = Tutte le mie partite
club-all-more = Tutte le mie partite (altre { $count })
club-running = In corso
club-past = Concluse
club-none-running = Nessuna partita in corso.
club-older = Partite precedenti
club-waits = In attesa di giocatori
club-turn-of = Tocca a { $name }
club-won = Vittoria
club-lost = Sconfitta
club-stopped = Iniziata con una versione precedente: non può continuare
club-my-page = La mia pagina
club-leaders = Classifica
club-share = Condividi
club-no-deck = Questo link non contiene nessun mazzo leggibile.
club-whole = Apri in Thwack
club-import = Apri una partita da un file
club-imported-fair = La sorte di questa partita è verificata: nessuno l’ha scelta.
club-imported-unproved = La partita è qui, ma il file non prova che sia stata leale.
club-guest = Come ospite ritrovi queste partite solo in questo browser. Con un account le ritrovi su ogni dispositivo, e conservi quelle già giocate.

## Talking, offers and answers, tables that wait

club-host = Aperto da { $name }
club-talk = Di’ qualcosa
club-talk-why = Al tavolo ognuno lo legge nella propria lingua. Gli spettatori non lo vedono.
club-mute = Silenzia { $name }
club-unmute = Senti di nuovo { $name }
club-muted = silenziato
club-say-hello = Ciao!
club-say-luck = Buona fortuna!
club-say-nice = Bella mossa!
club-say-thanks = Grazie!
club-say-oops = Ops …
club-say-moment = Un momento, ci penso.
club-say-close = C’è mancato poco!
club-say-bye = Bella partita!
club-say-cheer = Evviva!
club-say-heart = Adoro!
club-say-wow = Accidenti!
club-say-clever = Geniale!
club-say-yawn = Ci sei ancora?
club-say-respect = Rispetto!
club-offer-draw = Proponi la patta
club-offer-pause = Proponi una pausa
club-offer-rematch = Proponi la rivincita
club-asks-draw = { $name } propone la patta.
club-asks-pause = { $name } vorrebbe fare una pausa.
club-asks-resume = { $name } vorrebbe riprendere.
club-asks-rematch = { $name } propone la rivincita.
club-offered-undo = Hai chiesto di annullare la tua scelta.
club-offered-draw = Hai proposto la patta.
club-offered-pause = Hai proposto una pausa.
club-offered-resume = Hai chiesto di riprendere.
club-offered-rematch = Rivincita proposta …
club-agreed = Hai accettato. Si aspettano gli altri.
club-withdraw = Ritira
club-accept = Accetta la rivincita
club-watch-rematch = Guarda la rivincita
club-paused = La partita è in pausa.
club-resume = Riprendi
club-invites = { $name } ti invita a { $game }
club-your-side = Questo posto è tuo, se vuoi.
club-choose-side = Scegli il tuo posto.
club-sit-here = Siediti qui
club-swap = Gioca da questo lato
club-leave = Lascia il tavolo
club-cancel-table = Chiudi il tavolo

## Clocks, and who has left

club-clock = Orologio
club-clock-none = Senza orologio
club-clock-move = { $time } a mossa
club-clock-bank = { $time } + { $plus } a mossa
club-clock-days = { $count ->
    [one] 1 giorno a mossa
   *[other] { $count } giorni a mossa
    }
club-minutes = { $count } min
club-seconds = { $count } s
club-days-hours = { $days } g { $hours } h
club-time-of = { $name }: restano { $time }
club-away = { $name } è assente. Se continua così, potrai reclamare la vittoria tra
club-left = { $name } ha lasciato il tavolo.
club-or-wait = Puoi anche aspettare.
club-claim-win = Reclama la vittoria
club-claim-program = Fai giocare il computer
club-notify = Avvisami quando tocca a me
club-notify-off = Non avvisarmi più
club-notify-why = Il browser mostra un avviso se Thwack è aperto in una scheda che non stai guardando.
club-notify-denied = Il browser blocca le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
`;export{e as default};