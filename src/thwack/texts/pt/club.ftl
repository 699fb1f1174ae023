# Around a match: matches of one's own, offers, phrases, clocks.

## Matches of one's own

club-matches = Minhas partidas
club-continue = Continuar
club-all = Todas as minhas partidas
club-all-more = Todas as minhas partidas (mais { $count })
club-running = Em andamento
club-past = Encerradas
club-none-running = Nenhuma partida em andamento.
club-older = Partidas mais antigas
club-waits = Esperando jogadores
club-turn-of = Vez de { $name }
club-won = Vitória
club-lost = Derrota
club-stopped = Começou em uma versão anterior: não pode continuar
club-guest = Como convidado, você só encontra estas partidas neste navegador. Com uma conta, elas acompanham você em qualquer aparelho, e as que você já jogou continuam suas.
