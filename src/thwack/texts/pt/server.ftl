# O que o servidor diz por si. O que cartas, escolhas e registro dizem vem dos jogos.

server-guest = Visitante { $number }
server-level = Nível { $n }
server-tutor = Treinador
server-open-seat = Lugar livre
server-somebody = Alguém
server-waiting = Esperando alguém ocupar o lugar livre. Compartilhe o link desta página.
server-invited = Você foi convidado para esta mesa.
server-paused = A partida está em pausa.
server-drawn = Empate de comum acordo.

server-line-anew = Esta partida continua uma anterior. Tudo o que estava oculto foi distribuído de novo.
server-line-undone = { $who } desfaz a última escolha.
server-line-resigned = { $who } desiste.
server-line-drawn = { $who } propôs empate, e a proposta foi aceita.
server-line-paused = { $who } propôs uma pausa, e a proposta foi aceita.
server-line-resumed = A partida continua.
server-line-time = O tempo de { $who } acabou.
server-line-left = Vitória de { $who }: o outro lado deixou a mesa.
server-line-program = { $who } assume o lugar de quem saiu da mesa.

server-error-stale = Essa pergunta já foi respondida. É assim que as coisas estão agora.
server-error-illegal = Isso não pode ser escolhido agora.
server-error-not-yours = A decisão não é sua.
server-error-over = A partida acabou.
server-error-waiting = A partida começa quando todos os lugares estiverem ocupados.
server-error-spectator = Você está assistindo: só quem está à mesa pode fazer isso.
server-error-too-fast = Muita coisa de uma vez. Espere um momento e tente de novo.
server-error-too-large = Isso é grande demais.
server-error-slow-body = O pedido não chegou a tempo. Envie-o de novo.
server-error-same-luck = Esta mesa continua com a sorte de uma partida já encerrada, por isso mais ninguém pode se sentar aqui. Abra, a partir dessa partida, uma mesa com um lugar livre.
server-error-damaged = Esta partida não pode ser lida: o que foi guardado dela está danificado.
server-error-storage = O servidor não consegue guardar nada neste momento, por isso sua escolha não foi feita. Nada se perdeu; tente de novo daqui a pouco.
server-error-bad-frame = O servidor não entendeu isso.
server-error-bad-request = O servidor não entendeu esse pedido.
server-error-hello-first = A primeira mensagem deve ser uma saudação.
server-error-rated = Não há dicas em partidas que valem classificação.
server-error-lesson = Isso não faz parte de uma lição.
server-error-practice-alone = O treino é só contra o computador e nunca vale classificação: com outras pessoas à mesa, peça a elas para desfazer.
server-error-untried = Tente primeiro: depois de duas tentativas erradas mostramos a solução.
server-error-lesson-changed = Esta lição mudou desde que você a começou. Comece de novo.
server-error-nothing-asked = Ninguém pediu a sua concordância.
server-error-nobody-to-ask = Não há ninguém nesta mesa a quem perguntar.
server-error-nobody-to-mute = Não há ninguém ali para silenciar.
server-error-paused = A partida está em pausa.
server-error-not-paused = A partida não está em pausa.
server-error-clock = Esse relógio não existe: escolha um dos oferecidos.
server-error-nobody-left = Ninguém está fora há tempo suficiente.
server-error-cancelled = Esta mesa não existe mais: quem a abriu saiu.
server-error-begun = A partida já começou.
server-error-shared-seat = Dois lugares desta mesa são jogados juntos, por isso não dá para trocar de lugar aqui.
server-error-undo-paused = A partida está em pausa.
server-error-undo-nothing = Não há nada seu para desfazer.
server-error-undo-learnt = Algo foi revelado com essa escolha, então ela vale.
server-error-undo-others = Outra pessoa já escolheu depois, então ela vale.
server-error-undo-over = A partida acabou.
server-error-undo-waiting = A partida ainda não começou.
server-error-undo-lesson = Uma lição só anda para a frente. Para rever alguma coisa, comece de novo.
server-error-not-found = Não há nada aqui com esse nome.
server-error-record-kind = Este arquivo não é o registro de uma partida do Thwack, com regras, preparação, semente e escolhas.
server-error-record-unfinished = A partida deste arquivo não terminou.
server-error-no-profile = Esta página não existe, ou você não pode vê-la.
server-error-rated-seat = Numa partida que vale classificação, o lugar de uma conta não passa para outra pessoa: entre com a mesma conta no outro aparelho.
server-error-forbidden = Isso não é seu para ver.
server-error-private = Nesta mesa os jogadores não querem público. Quando a partida acabar, você poderá vê-la.
server-error-origin = Esta página não pode falar com o servidor.
server-error-full = Esse lugar está ocupado.
server-error-taken = Esse nome já tem dono.
server-error-wrong-password = Esse nome e essa senha não combinam.
server-error-common-password = Essa senha é uma das primeiras que um estranho tenta. Escolha outra.
server-error-old-password = Essa não é a sua senha atual.
server-error-too-many-guesses = Houve tentativas demais nesta conta. Espere alguns minutos ou use um navegador em que você já entrou antes.
server-error-no-cookie = O servidor ainda não conhece você. Recarregue a página.
server-error-method = Isso não pode ser feito aqui.
server-error-seats-needed = Esta preparação pede outro número de lugares.
server-error-not-over = A revanche vem depois da partida.
server-error-unfinished = Isso só depois da partida: até lá, revelaria o que está oculto.
server-error-level = O nível de um adversário vai de 1 a 5.
server-error-bot = Aqui ninguém oferece um robô com esse nome.
server-error-hot-seat-rated = Uma partida numa só tela não pode valer classificação.
server-error-content = Esta partida começou com outras cartas e não pode continuar com estas.
server-error-rules = Esta partida começou com outra versão das regras e não pode continuar com estas.
server-error-broken = Algo deu errado no servidor.
server-error-bad-name = Um nome precisa de pelo menos uma letra ou um algarismo.
server-error-too-many-things = Sua conta já guarda o máximo possível. Remova um deck primeiro.

server-title = { $game }: { $sides }
server-versus = { $one } contra { $other }

server-value-on = Sim
server-value-off = Não

server-kind-sidekick = Ajudante
server-log-started = O Thwack está em { $url }

## O que há de errado com uma preparação, um deck ou uma equipe

server-problem-mode = 
    { $mode ->
    [first-game] primeira partida
    [basic] básico
    [tournament] torneio
    [duel] duelo
    [free-for-all] todos contra todos
    [teams] equipes
   *[other] { $mode }
    }
server-problem-other = Isso não pode ser jogado.
server-problem-or = { $one } ou { $other }
server-problem-and = { $one } e { $other }
server-problem-also = { $one }; { $other }
server-problem-at = { $place }: { $what }
server-problem-line = linha { $number }
server-problem-among-cards = cartas
server-problem-among-basics = ações básicas
server-problem-more = mais { $count }
server-problem-did-you-mean = { $what }; você quis dizer { $meant }?
server-problem-choose-from = { $what }; escolha entre { $words }
server-problem-cannot-be = { $option } não pode ser { $given }
server-problem-no-option = { $game } não tem a opção de preparação { $option }
server-problem-name-missing = falta o nome (escreva name: { $example })
server-problem-deck-named = o deck já se chama "{ $name }" (deixe só um nome)
server-problem-unreadable-deck = não dá para ler "{ $words }" (escreva uma linha como `3 { $card }` ou `name: ...`)
server-problem-deck-key = um deck não tem { $key }, só name e cards
server-problem-name-text = name deve ser um texto, não { $given }
server-problem-copies-number = as cópias de { $card } devem ser um número inteiro, não { $given }
server-problem-cards-table = cards deve ser uma tabela como { $example }, não { $given }
server-problem-ambiguous = "{ $written }" pode ser { $cards } (escreva um destes ids)
server-problem-no-card = não existe a carta "{ $written }"
server-problem-no-card-near = não existe a carta "{ $written }" (você quis dizer { $meant }?)
server-problem-no-version = "{ $written }" não diz a versão (escreva { $cards })
server-problem-not-offered = { $card } é conhecida, mas ainda não é oferecida
server-problem-no-copy = { $card } está na lista sem nenhuma cópia (tire-a)
server-problem-deck-size = tem { $has ->
    [0] 0 cartas
    [one] { $has } carta
   *[other] { $has } cartas
    }, e um deck tem exatamente { $size } ({ $rule })
server-problem-unique-item = { $cards } { $kinds ->
    [one] está lá
   *[other] juntas estão lá
    } { $total } vezes, e de um Item Único só há 1 (BS-3.3)
server-problem-copies = { $cards } { $kinds ->
    [one] está lá
   *[other] juntas estão lá
    } { $total } vezes, e pode haver no máximo { $most } (BS-3.2)
server-problem-copies-of-name = { $name } está lá { $total } vezes ({ $cards }), e pode haver no máximo { $most } de um mesmo nome (MA-0.1)
server-problem-two-decks = decks deve ser uma lista de dois, como { $example }, não { $given }
server-problem-deck-kind = um deck é um pronto, o texto de um arquivo de deck ou uma tabela, não { $given }
server-problem-deck-of-seat = o deck do lugar { $seat } não pode ser jogado: { $faults }
server-problem-named-deck-of-seat = o deck do lugar { $seat }, { $name }, não pode ser jogado: { $faults }
server-problem-no-preset-deck = não existe o deck pronto { $given }
server-problem-team-key = uma equipe não tem { $key }, só name, cards e basic_actions
server-problem-dice-number = os dados de { $card } devem ser um número inteiro, não { $given }
server-problem-basics-list = basic_actions deve ser uma lista como { $example }, não { $given }
server-problem-team-named = a equipe já se chama "{ $name }" (deixe só um nome)
server-problem-unreadable-team = não dá para ler "{ $words }" (escreva uma linha como `4 hulk-jade-giant`, `name: ...` ou `basic: smash, power-bolt`)
server-problem-card-twice = { $card } já está lá, { $place } (junte os dados)
server-problem-basic-missing = falta uma ação básica (escreva basic: smash, power-bolt)
server-problem-ambiguous-card = "{ $written }" pode ser { $cards } (escreva uma delas)
server-problem-sidekicks = todo jogador tem 8 Parceiros, que não entram em nenhuma equipe (DM-T.2)
server-problem-no-single-card = "{ $written }" não é uma só carta (escolha entre { $cards })
server-problem-no-teams = no modo { server-problem-mode } não se trazem equipes (DM-T.7)
server-problem-basic-among-cards = { $card } é uma ação básica e não tem lugar entre as cartas (DM-T.6)
server-problem-team-dice = tem { $has } dados, e no modo { server-problem-mode } uma equipe tem no máximo { $most } ({ $rule })
server-problem-team-cards = tem { $has } cartas, e no modo { server-problem-mode } uma equipe tem no máximo { $most } ({ $rule })
server-problem-team-empty = não tem cartas (escreva uma linha como `4 hulk-jade-giant`)
server-problem-same-title = { $cards } são { $count ->
    [2] ambas
   *[other] todas
    } { $name }: só uma carta de cada título (DM-T.4)
server-problem-no-dice = { $card } não tem dados, e cada carta tem pelo menos 1 (DM-T.5)
server-problem-too-many-dice = { $card } tem { $dice } dados, e seu limite é { $most } (DM-T.5)
server-problem-no-basic-action = { $card } não é uma ação básica: seu lugar é entre as cartas, com dados (DM-T.6)
server-problem-basic-twice = a ação básica { $card } está lá mais de uma vez (DM-T.3)
server-problem-basic-count = { $has ->
    [0] não tem nenhuma ação básica
    [one] tem { $has } ação básica
   *[other] tem { $has } ações básicas
    }, e no modo { server-problem-mode } uma equipe { $wanted ->
    [0] não traz nenhuma
   *[other] traz { $wanted }
    } ({ $rule })
server-problem-unfinished = { $card } ainda não pode ser jogada
server-problem-life = a vida no modo { server-problem-mode } é um número inteiro de { $least } a { $most }, não { $given }
server-problem-no-basic = a ação básica { $given } não está em oferta
server-problem-middle-count = no modo { server-problem-mode } ficam { $numbers } ações básicas no meio, não { $has }
server-problem-middle-often = a ação básica { $card } pode estar no meio { $most ->
    [1] uma vez
   *[other] duas vezes
    } no modo { server-problem-mode }, não mais
server-problem-draft-teams = num draft as equipes são escolhidas, então nenhuma pode ser dada
server-problem-two-teams = teams deve ser uma lista de dois, como { $example }, não { $given }
server-problem-team-kind = uma equipe é uma pronta, o texto de um arquivo de equipe ou uma tabela, não { $given }
server-problem-team-of-seat = a equipe do lugar { $seat } não pode jogar no modo { server-problem-mode }: { $faults }
server-problem-named-team-of-seat = a equipe do lugar { $seat }, { $name }, não pode jogar no modo { server-problem-mode }: { $faults }
server-problem-no-preset-team = não existe a equipe pronta { $given }
server-problem-heroes-list = heroes deve ser uma lista como ['king-arthur', 'medusa'], não { $given }
server-problem-no-mode = não existe o modo { $given }
server-problem-seats-number = seats é o número de jogadores, 2, 3 ou 4, não { $given }
server-problem-no-hero = o herói { $given } não está em oferta
server-problem-no-board = não existe o tabuleiro { $given }
server-problem-board-starts = o modo { server-problem-mode } pede um tabuleiro com quatro espaços de início, e { $board } tem dois
server-problem-hero-count = o modo { server-problem-mode } pede { $numbers } heróis, não { $has }
server-problem-player-count = o modo { server-problem-mode } com { $heroes } heróis não pode ter { $people } jogadores
