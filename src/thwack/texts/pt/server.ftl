# O que o servidor diz por si. O que cartas, escolhas e registro dizem vem dos jogos.

server-level = Nível { $n }
server-open-seat = Lugar livre
server-waiting = Esperando alguém ocupar o lugar livre. Compartilhe o link desta página.

server-line-undone = { $who } desfaz a última escolha.
server-line-resigned = { $who } desiste.

server-error-stale = Essa pergunta já foi respondida. É assim que as coisas estão agora.
server-error-illegal = Isso não pode ser escolhido agora.
server-error-not-yours = A decisão não é sua.
server-error-over = A partida acabou.
server-error-waiting = A partida começa quando todos os lugares estiverem ocupados.
server-error-spectator = Você está assistindo: só quem está à mesa pode fazer isso.
server-error-too-fast = Muita coisa de uma vez. Espere um momento e tente de novo.
server-error-too-large = Isso é grande demais.
server-error-bad-frame = O servidor não entendeu isso.
server-error-bad-request = O servidor não entendeu esse pedido.
server-error-hello-first = A primeira mensagem deve ser uma saudação.
server-error-rated = Não há dicas em partidas que valem classificação.
server-error-nothing-asked = Ninguém pediu a sua concordância.
server-error-undo-nothing = Não há nada seu para desfazer.
server-error-undo-learnt = Algo foi revelado com essa escolha, então ela vale.
server-error-undo-others = Outra pessoa já escolheu depois, então ela vale.
server-error-undo-over = A partida acabou.
server-error-undo-waiting = A partida ainda não começou.
server-error-not-found = Não há nada aqui com esse nome.
server-error-forbidden = Isso não é seu para ver.
server-error-origin = Esta página não pode falar com o servidor.
server-error-full = Esse lugar está ocupado.
server-error-taken = Esse nome já tem dono.
server-error-wrong-password = Esse nome e essa senha não combinam.
server-error-no-cookie = O servidor ainda não conhece você. Recarregue a página.
server-error-method = Isso não pode ser feito aqui.
server-error-seats-needed = Esta preparação pede outro número de lugares.
server-error-not-over = A revanche vem depois da partida.
server-error-level = O nível de um adversário vai de 1 a 5.
server-error-hot-seat-rated = Uma partida numa só tela não pode valer classificação.
server-error-content = Esta partida começou com outras cartas e não pode continuar com estas.
server-error-broken = Algo deu errado no servidor.
server-error-bad-name = Um nome precisa de pelo menos uma letra ou um algarismo.

server-title = { $game }: { $sides }
server-versus = { $one } contra { $other }

server-game-unmatched = Unmatched
server-game-dice_masters = Dice Masters
server-game-battle_scenes = Battle Scenes
server-game-mission_arena = Mission Arena
server-blurb-unmatched = Heróis lendários duelam num pequeno tabuleiro. Mova, ataque, trame e blefe com as cartas da mão.
server-blurb-dice_masters = Compre dados, role-os e mande seus heróis e vilões ao campo.
server-blurb-battle_scenes = Heróis e vilões, cada um com suas ações, lutam pela cena e seus prêmios.
server-blurb-mission_arena = Dois esquadrões enviam campeões a desafios e correm para cumprir suas missões.

server-option-heroes = Heróis
server-option-board = Tabuleiro
server-option-mode = Modo
server-option-seats = Jogadores
server-option-occupied_place = Lutadores colocados em espaços ocupados
server-option-simultaneous = Efeitos ao mesmo tempo
server-option-teams = Times
server-option-basic_actions = Ações básicas
server-option-life = Vida
server-option-errata = Textos das cartas
server-option-globals_order = Habilidades globais
server-option-both_at_zero = Ambos com zero de vida
server-option-decks = Baralhos
server-option-first = Quem começa
server-option-abilities = Habilidades especiais
server-option-weak_points = Pontos fracos

server-value-duel = Duelo
server-value-free-for-all = Todos contra todos
server-value-teams = Equipes
server-value-not-offered = Não são oferecidos
server-value-fails = O efeito falha
server-value-active-first = Primeiro os de quem joga
server-value-active-last = Por último os de quem joga
server-value-first-game = Primeira partida
server-value-basic = Básico
server-value-tournament = Torneio
server-value-draft = Draft
server-value-printed = Como impressos
server-value-errata = Com errata
server-value-every-action = Depois de cada ação
server-value-active-wins = Vence quem joga o turno
server-value-draw = Empate
server-value-random = Por sorteio
server-value-seat = Lugar { $n }
server-value-on = Sim
server-value-off = Não
server-value-A = Variante A
server-value-B = Variante B

server-kind-sidekick = Ajudante
server-log-started = O Thwack está em { $url }
