var e=`# The page around the tables.

## Everywhere

shell-home = Início
shell-navigation = Navegação
shell-skip = Ir direto para a mesa
shell-games = Jogos
shell-close = Fechar
shell-cancel = Cancelar
shell-confirm = Confirmar
shell-save = Salvar
shell-saved = Salvo
shell-error = Isso não funcionou. Tente de novo.
shell-unreachable = Não foi possível falar com o servidor.
shell-not-found = Não há nada aqui
shell-credits = Ícones dos autores de game-icons.net (CC BY 3.0). Um projeto de fãs, sem arte das editoras.
shell-icon-authors = Quem desenhou os ícones: { $authors }.

## Home page

shell-tagline = Duelos de heróis, na sua mesa
shell-intro = Jogos de mesa, jogados conforme as regras. Escolha um e jogue: sem conta, sem instalar nada.
shell-play-now = Jogar agora
shell-with-friend = Com um amigo
shell-play-now-why = Começa já: { $game } contra o computador, nível 2.
shell-browse = Todas as cartas
shell-build-deck = Montar um deck
shell-build-team = Montar uma equipe
shell-open-tables = Mesas abertas
shell-no-tables = Ninguém está esperando agora. Abra a sua própria mesa.
shell-sit-down = Sentar à mesa
shell-watch = Assistir

## Setting a match up

shell-play = Jogar
shell-make-table = Abrir a mesa
shell-opponent = Contra quem
shell-opponent-level = O computador
shell-opponent-link = Um amigo, por link
shell-opponent-open = Qualquer pessoa
shell-opponent-hot = Mesma tela
shell-opponent-link-why = Você recebe um link para enviar. A partida começa quando seu amigo se sentar à mesa.
shell-opponent-open-why = Sua mesa aparece na página inicial, e quem quiser pode se sentar.
shell-opponent-hot-why = Vocês passam o aparelho um para o outro. As mãos ficam escondidas nesse meio-tempo.
shell-level = Força
shell-bot = Robô
shell-level-word =
    { $level ->
        [1] Iniciante
        [2] Casual
        [3] De clube
        [4] Forte
       *[5] O mais forte
    }
shell-level-name = Computador, nível { $level }
shell-players = Jogadores
shell-your-side = O seu lado
shell-their-side = O adversário
shell-other-side = O outro jogador
shell-side-of = Jogador { $number }
shell-health = vida
shell-move = movimento
shell-ranged = à distância
shell-melee = corpo a corpo
shell-random = Por sorteio
shell-usual = O de sempre
shell-own-deck = Montado por você
shell-more-options = Mais opções
shell-your-seat = O seu lugar
shell-rated = Vale classificação, entre duas contas: sem dicas e sem desfazer livre

## In the room

shell-connecting = Arrumando a mesa …
shell-reconnecting = Conexão perdida. Tentando de novo …
shell-recap = Enquanto você esteve fora: { $lines }
shell-recap-more = Enquanto você esteve fora ({ $n } linhas no registro), por último: { $lines }
shell-room-gone = Esta mesa não existe mais, ou não é para você.
shell-waiting = Esperando alguém se sentar
shell-link-explain = Envie este link para quem vai jogar com você:
shell-copy-link = Copiar link
shell-copied = Copiado
shell-hidden = virada para baixo
shell-table = Mesa
shell-seats = Jogadores
shell-seat-free = Lugar livre
shell-seat-open = Esperando alguém
shell-seat-number = Jogador { $number }
shell-computer = Computador
shell-you = você
shell-online = on-line
shell-offline = ausente
shell-winner = Vencedor
shell-to-move = A escolher
shell-your-turn = Sua vez
shell-thinking = Pensando …
shell-choose-one = Escolha uma opção
shell-filter =
    { $count ->
        [one] Filtrar { $count } opção
       *[other] Filtrar { $count } opções
    }
shell-filter-none = Nenhuma opção tem essas palavras.
shell-choices = Opções
shell-more = Mais
shell-less = Menos
shell-undo = Desfazer
shell-undo-ask = Pedir para desfazer
shell-undo-asked = { $name } gostaria de voltar atrás na última escolha.
shell-agree = Aceitar
shell-decline = Recusar
shell-hint = Dica
shell-hint-chance = Nº { $place }: { $percent } %
shell-resign = Desistir
shell-resign-sure = Quer mesmo desistir desta partida?
shell-menu = Menu
shell-rail = Detalhes e registro
shell-dock = Ações
shell-inspector = Detalhes
shell-inspector-empty = Aponte para uma carta, um dado ou um combatente para ler aqui.
shell-all-choices = Todas as opções
shell-choose-of = Escolha uma de { $count }
shell-choose-on-table = Escolha na mesa
shell-step-of = Etapa { $n } de { $of }
shell-left =
    { $count ->
        [one] { $count } ação restante
       *[other] { $count } ações restantes
    }
shell-forced = Só uma resposta: feita por você
shell-forced-line = Respondido por você
shell-their-turn = Vez dos outros
shell-to-newest = Mostrar o mais recente
shell-log = Registro
shell-jump = Ver este momento (escolha { $ply })
shell-back-to-now = Voltar ao presente
shell-pass-device = Passe o aparelho para { $name }
shell-pass-ready = Estou pronto

## The end

shell-result = Resultado
shell-you-won = Você venceu!
shell-you-lost = Você perdeu
shell-draw = Empate
shell-over = A partida acabou
shell-how-it-went = Como foi a partida
shell-tally-damage = Dano causado
shell-tally-used = Cartas e dados usados
shell-tally-points = Pontos
shell-course-damage = Dano causado, turno a turno
shell-course-points = Pontos, turno a turno
shell-judge = Ver os momentos decisivos
shell-look-at-table = Olhar a mesa
shell-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
shell-rematch = Revanche
shell-replay = Replay
shell-new-match = Nova partida

## Replay

shell-no-replay = Não é possível rever esta partida.
shell-position = Posição
shell-position-of = { $ply } de { $last }
shell-turn-back = Um turno atrás
shell-turn-on = Um turno adiante
shell-step-back = Uma escolha atrás
shell-step-on = Uma escolha adiante
shell-next-hit = Próximo golpe
shell-play-on = Reproduzir
shell-pause = Pausar
shell-slower = Mais devagar
shell-faster = Mais rápido
shell-pace = Velocidade { $pace }
shell-eyes = Visto por
shell-eyes-all = Todos

## Depois da partida

shell-analysis = Análise
shell-analysis-progress = Pensando: { $known } de { $plies } escolhas
shell-chance = Chance de vitória
shell-chance-of = { $name }: { $percent }\xA0% de chance
shell-chance-summary = Chance de vitória de { $name } ao longo de { $plies } escolhas: de { $first }\xA0% no começo a { $last }\xA0% no fim, no pior momento { $low }\xA0%, no melhor { $high }\xA0%.
shell-accuracy = Precisão
shell-given-away = Desperdiçado
shell-luck = Sorte
shell-luck-why = O que mudou as chances sem a escolha de ninguém: dados, cartas compradas e o que não se podia ver.
shell-board-text = Tabuleiro em texto
shell-card-page = Página da carta
shell-copies = { $count }× no baralho
shell-in-decks = Em { $count } baralhos
shell-deck-of = O baralho de { $name }
shell-all-languages = Em todos os idiomas
shell-rulings = Esclarecimentos e termos
shell-kind-extra = Carta extra
shell-pictures = Suas próprias imagens
shell-pictures-why = Uma pasta com imagens que levam o nome dos personagens, como captain-america.webp. Elas ficam neste navegador e não são enviadas a lugar nenhum.
shell-pictures-count = { $count } imagens em uso
shell-pictures-forget = Remover
shell-worst = Escolhas mais caras
shell-worst-why = Toque em uma das escolhas mais caras para ver o que era melhor. As chances são a estimativa de um computador forte que vê só o que o jogador podia ver.
shell-worst-none = Nenhuma escolha custou caro. Bem jogado!
shell-worst-at = Escolha { $ply }: { $name } perde { $percent }\xA0%
shell-worst-chosen = Escolhido: { $text } ({ $percent }\xA0%)
shell-worst-better = Melhor: { $text } ({ $percent }\xA0%)
shell-branch = Jogar a partir daqui
shell-branch-why = Uma nova partida começa nesta posição, depois de { $ply } escolhas, com as mesmas cartas e a mesma sorte. A antiga fica como estava.
shell-branch-anew = Uma nova partida começa nesta posição, depois de { $ply } escolhas. Como a outra pessoa pode conhecer a partida antiga, tudo o que está oculto é distribuído de novo, inclusive as mãos. A partida antiga fica como estava.
shell-branch-seat = Você joga com

## Assistir

shell-watchers = Quem pode assistir
shell-watchers-now = Quem tiver o link, na hora
shell-watchers-behind =
    { $count ->
        [one] Quem tiver o link, { $count } escolha atrás
       *[other] Quem tiver o link, { $count } escolhas atrás
    }
shell-watchers-none = Ninguém
shell-watching = Você está assistindo
shell-watching-behind =
    { $count ->
        [one] Você está assistindo, { $count } escolha atrás
       *[other] Você está assistindo, { $count } escolhas atrás
    }
shell-watch-link = Copiar link para assistir
shell-watched-behind =
    { $count ->
        [one] Outros podem assistir a esta partida, { $count } escolha atrás.
       *[other] Outros podem assistir a esta partida, { $count } escolhas atrás.
    }
shell-watched-none = Ninguém mais pode assistir a esta partida.

## Cards, decks and teams

shell-cards-of = { $game }: todas as cartas
shell-search = Buscar nomes e textos
shell-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
shell-kind = Tipo
shell-all-kinds = Todos os tipos
shell-side = Lado
shell-all-sides = Todos os lados
shell-more-filters =
    { $count ->
        [0] Filtros
       *[other] Filtros ({ $count })
    }
shell-no-filters = Sem filtros
shell-deck = Deck
shell-team = Equipe
shell-name = Nome
shell-nameless = Sem nome
shell-export = Exportar
shell-import = Importar
shell-legal = Pronto para jogar
shell-not-legal =
    { $count ->
        [one] Falta algo ou há um erro:
       *[other] Há { $count } faltas ou erros:
    }
shell-play-with-it = Salvar e jogar
shell-total-cards =
    { $count ->
        [one] { $count } carta, { $kinds } diferentes
       *[other] { $count } cartas, { $kinds } diferentes
    }
shell-total-dice =
    { $count ->
        [one] { $count } dado em { $kinds } cartas
       *[other] { $count } dados em { $kinds } cartas
    }
shell-curve = Cartas por custo: { $list }
shell-one-more = Mais um(a) { $name }
shell-one-less = Menos um(a) { $name }
shell-put-in = Incluir
shell-take-out = Tirar
shell-as-text = Como texto
shell-saved-decks = Salvos
shell-start-from = Começar a partir de
shell-delete = Apagar { $name }

## Account

shell-account = Conta
shell-guest = Visitante
shell-your-name = Como os outros chamam você
shell-account-why = A conta é opcional: ela guarda seu nome, suas partidas, seus decks e suas configurações em qualquer aparelho.
shell-user-name = Nome de usuário
shell-password = Senha (pelo menos 8 caracteres)
shell-sign-in = Entrar
shell-sign-out = Sair
shell-signed-in = Você entrou como { $name }.
shell-signed-out = Você saiu.
shell-register = Criar conta
shell-has-account = tem conta
shell-sign-out-everywhere = Sair de todos os aparelhos
shell-sign-out-everywhere-why = Sair de todos os aparelhos encerra as suas sessões neste e em todos os outros.
shell-change-password = Mudar a senha
shell-old-password = Senha atual
shell-new-password = Nova senha (pelo menos 8 caracteres)
shell-password-changed = Sua senha foi mudada, e as sessões em todos os outros aparelhos foram encerradas.
shell-signed-out-everywhere = Você saiu de todos os aparelhos.

## Settings

shell-settings = Configurações
shell-language = Idioma
shell-theme = Cores
shell-theme-switch = Claro ou escuro
shell-theme-auto = Como no sistema
shell-theme-light = Claras
shell-theme-dark = Escuras
shell-speed = Animação
shell-speed-none = Nenhuma
shell-speed-quick = Rápida
shell-speed-usual = Normal
shell-speed-slow = Lenta
shell-volume = Som
shell-volume-off = desligado
shell-auto = Responder quando só há uma resposta
shell-auto-why = Uma pergunta com uma única resposta é respondida por você após um instante, sempre o mesmo, para que ninguém descubra nada com isso.
shell-full-control = Controle total
shell-full-control-why = Cada escolha precisa ser confirmada antes de valer.
shell-single-keys = As teclas escolhem na hora
shell-single-keys-why = Números e letras fazem as escolhas marcadas com eles.

## Help

shell-help = Ajuda
shell-help-glow = Tudo o que brilha pode ser escolhido: toque nele ou use os botões do canto inferior direito. Toque em qualquer outra coisa sua para saber por que ela não pode ser usada agora.
shell-help-zoom = Passe o mouse sobre uma carta, dê foco a ela ou segure-a para ler tudo.
shell-keys = Teclas na mesa
shell-keys-replay = Teclas no replay
shell-key-choose = Fazer a escolha marcada com esse número ou letra
shell-key-arrows = Ir para a próxima coisa que pode ser escolhida
shell-key-enter = Escolher o que está em foco
shell-key-zoom = Ler a carta em foco
shell-key-escape = Fechar o que estiver aberto
shell-key-filter = Filtrar as opções
shell-key-undo = Desfazer
shell-key-hint = Pedir uma dica
shell-key-log = Mostrar ou esconder o registro numa tela pequena
shell-key-help = Esta página
shell-key-step = Uma escolha atrás ou adiante
shell-key-turn = Um turno atrás ou adiante
shell-key-hit = Próximo golpe
shell-key-play = Reproduzir ou pausar
shell-key-speed = Mais rápido ou mais devagar
shell-key-analysis = Mostrar ou esconder a análise
shell-key-worst = Próxima escolha cara, ou a anterior

## Types of cards

shell-kind-attack = Ataque
shell-kind-defense = Defesa
shell-kind-versatile = Versátil
shell-kind-scheme = Tática
shell-kind-fighter = Lutador
shell-kind-hero = Herói
shell-kind-board = Tabuleiro
shell-kind-character = Personagem
shell-kind-action = Ação
shell-kind-basic-action = Ação básica
shell-kind-sidekick = Parceiro
shell-kind-ev = Personagem EV
shell-kind-support = Suporte
shell-kind-scenario = Cenário
shell-kind-ability = Habilidade
shell-kind-protagonist = Protagonista

shell-source-anew = Esta partida continua uma anterior, depois de { $ply } escolhas. Tudo o que está oculto é distribuído de novo.
shell-fair = A sorte foi justa?
shell-fair-why = Antes da partida, o servidor escolheu um segredo e mostrou a impressão digital dele (SHA-256). Todo embaralhamento e toda rolagem decorrem do segredo, que é mostrado quando a partida acaba.
shell-fair-promise = Prometido antes da partida
shell-fair-secret = O segredo
shell-fair-check = Conferir aqui
shell-fair-record = Baixar o registro
shell-fair-fair = Justa: o segredo é o que foi prometido, e a partida foi distribuída por ele.
shell-fair-broken = Não foi justa: o segredo ou a semente não é o que foi prometido.
shell-fair-unable = Este navegador não consegue conferir aqui. Baixe o registro e execute: thwack verify ARQUIVO

## Lessons

shell-learn = Aprender
shell-learn-all = Todas as lições
shell-practice = Treino: desfazer à vontade
shell-practice-mark = Treino
shell-puzzles-all = Todos os enigmas

## The rulebook

shell-rulebook = Livro de regras
shell-rule = Regra { $id }
shell-rule-in-book = { $id } no livro de regras
shell-why-happened = Por que isso aconteceu?
shell-rules-search = Buscar: palavras, ou um número como 9.17
shell-rules-contents = Sumário
shell-rules-found = { $count ->
    [one] 1 regra
   *[other] { $count } regras
}
shell-rules-none = Nenhuma regra tem isso.
shell-quick = Referência rápida
shell-print = Imprimir
shell-help-rules = § ao lado de uma pergunta, palavra ou motivo abre a regra; o símbolo de uma linha do registro diz por que ela aconteceu.
`;export{e as default};