# Around a match: matches of one's own, offers, phrases, clocks.

## Matches of one's own

club-matches = Mis partidas
club-continue = Continuar
club-all = Todas mis partidas
club-all-more = Todas mis partidas ({ $count } más)
club-running = En curso
club-past = Terminadas
club-none-running = No hay ninguna partida en curso.
club-older = Partidas anteriores
club-waits = Esperando jugadores
club-turn-of = Turno de { $name }
club-won = Victoria
club-lost = Derrota
club-stopped = Empezó con una versión anterior: no puede continuar
club-guest = Como invitado solo encuentras estas partidas en este navegador. Con una cuenta las tendrás en todos tus dispositivos, y conservarás las que ya has jugado.
