# Around a match: matches of one's own, offers, phrases, clocks.

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
club-guest = Come ospite ritrovi queste partite solo in questo browser. Con un account le ritrovi su ogni dispositivo, e conservi quelle già giocate.
