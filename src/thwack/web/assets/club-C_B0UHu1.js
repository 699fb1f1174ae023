var e=`# Around a match: matches of one's own, offers, phrases, clocks.

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
club-my-page = Minha página
club-leaders = Classificação
club-share = Compartilhar
club-no-deck = Este link não traz nenhum deck legível.
club-whole = Abrir no Thwack
club-import = Abrir uma partida de um arquivo
club-imported-fair = A sorte desta partida foi conferida: ninguém a escolheu.
club-imported-unproved = A partida está aqui, mas o arquivo não prova que foi justa.
club-guest = Como convidado, você só encontra estas partidas neste navegador. Com uma conta, elas acompanham você em qualquer aparelho, e as que você já jogou continuam suas.

## Talking, offers and answers, tables that wait

club-host = Quem abriu: { $name }
club-talk = Dizer algo
club-talk-why = Cada um na mesa lê isto no próprio idioma. Quem assiste não vê.
club-mute = Silenciar { $name }
club-unmute = Voltar a ouvir { $name }
club-muted = silenciado
club-say-hello = Olá!
club-say-luck = Boa sorte!
club-say-nice = Boa jogada!
club-say-thanks = Obrigado!
club-say-oops = Ops …
club-say-moment = Um momento, estou pensando.
club-say-close = Essa foi por pouco!
club-say-bye = Bom jogo!
club-say-cheer = Eba!
club-say-heart = Adorei!
club-say-wow = Uau!
club-say-clever = Que esperteza!
club-say-yawn = Ainda está aí?
club-say-respect = Respeito!
club-offer-draw = Propor empate
club-offer-pause = Propor uma pausa
club-offer-rematch = Propor revanche
club-asks-draw = { $name } propõe empate.
club-asks-pause = { $name } gostaria de fazer uma pausa.
club-asks-resume = { $name } gostaria de continuar.
club-asks-rematch = { $name } propõe uma revanche.
club-offered-undo = Você pediu para desfazer sua escolha.
club-offered-draw = Você propôs empate.
club-offered-pause = Você propôs uma pausa.
club-offered-resume = Você pediu para continuar.
club-offered-rematch = Revanche proposta …
club-agreed = Você aceitou. Falta a resposta dos outros.
club-withdraw = Retirar
club-accept = Aceitar a revanche
club-watch-rematch = Assistir à revanche
club-paused = A partida está em pausa.
club-resume = Continuar
club-invites = { $name } convida você para { $game }
club-your-side = Este lugar é seu, se quiser.
club-choose-side = Escolha o seu lugar.
club-sit-here = Sentar aqui
club-swap = Jogar deste lado
club-leave = Sair da mesa
club-cancel-table = Fechar a mesa

## Clocks, and who has left

club-clock = Relógio
club-clock-none = Sem relógio
club-clock-move = { $time } por jogada
club-clock-bank = { $time } + { $plus } por jogada
club-clock-days = { $count ->
    [one] 1 dia por jogada
   *[other] { $count } dias por jogada
    }
club-minutes = { $count } min
club-seconds = { $count } s
club-days-hours = { $days } d { $hours } h
club-time-of = { $name }: faltam { $time }
club-away = { $name } está ausente. Se continuar assim, você pode reivindicar a vitória em
club-left = { $name } saiu da mesa.
club-or-wait = Você também pode esperar.
club-claim-win = Reivindicar a vitória
club-claim-program = Pôr o computador no lugar
club-notify = Avise quando for a minha vez
club-notify-off = Não avisar mais
club-notify-why = O navegador mostra um aviso enquanto o Thwack está aberto em uma aba que você não está vendo.
club-notify-denied = O navegador bloqueia as notificações desta página. Você pode mudar isso nas configurações.
`;export{e as default};