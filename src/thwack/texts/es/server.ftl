# Lo que el servidor dice por sí mismo. Lo que dicen cartas, elecciones y registro viene de los juegos.

server-guest = Invitado { $number }
server-level = Nivel { $n }
server-tutor = Entrenador
server-open-seat = Sitio libre
server-somebody = Alguien
server-waiting = Esperando a que alguien ocupe el sitio libre. Comparte el enlace de esta página.
server-invited = Te han invitado a esta mesa.
server-paused = La partida está en pausa.
server-drawn = Tablas de común acuerdo.

server-line-anew = Esta partida continúa una anterior. Todo lo oculto se ha repartido de nuevo.
server-line-undone = { $who } deshace la última elección.
server-line-resigned = { $who } se rinde.
server-line-drawn = { $who } ha propuesto tablas y se han aceptado.
server-line-paused = { $who } ha propuesto una pausa y se ha aceptado.
server-line-resumed = La partida continúa.
server-line-time = A { $who } se le ha acabado el tiempo.
server-line-left = Gana { $who }: el otro bando ha dejado la mesa.
server-line-program = { $who } ocupa el sitio de quien se ha ido.

server-error-stale = Esa pregunta ya tiene respuesta. Así están las cosas ahora.
server-error-illegal = Eso no se puede elegir ahora.
server-error-not-yours = La decisión no es tuya.
server-error-over = La partida ha terminado.
server-error-waiting = La partida empieza cuando todos los sitios estén ocupados.
server-error-spectator = Estás mirando: solo quienes están a la mesa pueden hacer eso.
server-error-too-fast = Demasiado a la vez. Espera un momento e inténtalo de nuevo.
server-error-too-large = Eso es demasiado grande.
server-error-slow-body = La petición no llegó a tiempo. Vuelve a enviarla.
server-error-same-luck = Esta mesa continúa con la suerte de una partida ya terminada, así que nadie más puede sentarse aquí. Abre desde esa partida una mesa con un asiento libre.
server-error-damaged = Esta partida no se puede leer: lo que se guardó de ella está dañado.
server-error-storage = El servidor no puede guardar nada en este momento, así que tu decisión no se ha hecho. No se ha perdido nada; inténtalo de nuevo en un momento.
server-error-bad-frame = El servidor no ha entendido eso.
server-error-bad-request = El servidor no ha entendido esa petición.
server-error-hello-first = El primer mensaje debe ser un saludo.
server-error-rated = No hay pistas en las partidas clasificatorias.
server-error-lesson = Eso no forma parte de una lección.
server-error-practice-alone = La práctica es solo contra el ordenador y nunca puntúa: con otras personas en la mesa, pídeles deshacer.
server-error-untried = Inténtalo primero: tras dos intentos fallidos verás la solución.
server-error-lesson-changed = Esta lección ha cambiado desde que la empezaste. Empiézala de nuevo.
server-error-nothing-asked = Nadie te ha pedido que aceptes nada.
server-error-nobody-to-ask = En esta mesa no hay nadie a quien preguntar.
server-error-nobody-to-mute = Ahí no hay nadie a quien silenciar.
server-error-paused = La partida está en pausa.
server-error-not-paused = La partida no está en pausa.
server-error-clock = No hay ningún reloj así: elige uno de los que se ofrecen.
server-error-nobody-left = Nadie lleva fuera el tiempo suficiente.
server-error-cancelled = Esta mesa ya no existe: quien la abrió se ha ido.
server-error-begun = La partida ya ha empezado.
server-error-shared-seat = Dos asientos de esta mesa van juntos, así que aquí no se puede cambiar de sitio.
server-error-undo-paused = La partida está en pausa.
server-error-undo-nothing = No hay nada tuyo que deshacer.
server-error-undo-learnt = Con esa elección se reveló algo, así que queda.
server-error-undo-others = Otra persona ha elegido después, así que queda.
server-error-undo-over = La partida ha terminado.
server-error-undo-waiting = La partida aún no ha empezado.
server-error-undo-lesson = Una lección solo avanza. Para volver a ver algo, empiézala de nuevo.
server-error-not-found = Aquí no hay nada con ese nombre.
server-error-record-kind = Este archivo no es el registro de una partida de Thwack, con reglas, preparación, semilla y elecciones.
server-error-record-unfinished = La partida de este archivo no ha terminado.
server-error-no-profile = Esta página no existe, o no puedes verla.
server-error-rated-seat = En una partida clasificatoria, el sitio de una cuenta no puede pasar a otra persona: entra allí con la misma cuenta.
server-error-forbidden = Eso no te corresponde verlo.
server-error-private = En esta mesa los jugadores no quieren público. Cuando termine la partida, podrás verla.
server-error-origin = Esta página no puede hablar con el servidor.
server-error-full = Ese sitio está ocupado.
server-error-taken = Ese nombre ya tiene dueño.
server-error-wrong-password = Ese nombre y esa contraseña no van juntos.
server-error-common-password = Esa contraseña es de las primeras que prueba un extraño. Elige otra.
server-error-old-password = Esa no es tu contraseña actual.
server-error-too-many-guesses = Ha habido demasiados intentos en esta cuenta. Espera unos minutos o usa un navegador en el que ya hayas entrado.
server-error-no-cookie = El servidor aún no te conoce. Recarga la página.
server-error-method = Eso no se puede hacer aquí.
server-error-seats-needed = Esta preparación pide otro número de sitios.
server-error-not-over = La revancha viene después de la partida.
server-error-unfinished = Eso viene después de la partida: hasta entonces revelaría lo que está oculto.
server-error-level = Un rival tiene un nivel del 1 al 5.
server-error-bot = Aquí nadie ofrece un bot con ese nombre.
server-error-hot-seat-rated = Una partida en una sola pantalla no puede ser clasificatoria.
server-error-content = Esta partida empezó con otras cartas y no puede seguir con estas.
server-error-rules = Esta partida empezó con otra versión de las reglas y no puede seguir con estas.
server-error-broken = Algo ha fallado en el servidor.
server-error-bad-name = Un nombre necesita al menos una letra o una cifra.
server-error-too-many-things = Tu cuenta ya guarda todo lo que puede. Borra antes un mazo.

server-title = { $game }: { $sides }
server-versus = { $one } contra { $other }

server-value-on = Sí
server-value-off = No

server-kind-sidekick = Compañero
server-log-started = Thwack está en { $url }

## Qué tiene de malo una preparación, un mazo o un equipo

server-problem-mode = 
    { $mode ->
    [first-game] primera partida
    [basic] básico
    [tournament] torneo
    [duel] duelo
    [free-for-all] todos contra todos
    [teams] equipos
   *[other] { $mode }
    }
server-problem-other = Esto no se puede jugar.
server-problem-or = { $one } o { $other }
server-problem-and = { $one } y { $other }
server-problem-also = { $one }; { $other }
server-problem-at = { $place }: { $what }
server-problem-line = línea { $number }
server-problem-among-cards = cartas
server-problem-among-basics = acciones básicas
server-problem-more = { $count } más
server-problem-did-you-mean = { $what }; ¿querías decir { $meant }?
server-problem-choose-from = { $what }; elige entre { $words }
server-problem-cannot-be = { $option } no puede ser { $given }
server-problem-no-option = { $game } no tiene la opción de preparación { $option }
server-problem-name-missing = falta el nombre (escribe name: { $example })
server-problem-deck-named = el mazo ya se llama "{ $name }" (deja solo un nombre)
server-problem-unreadable-deck = no se entiende "{ $words }" (escribe una línea como `3 { $card }` o `name: ...`)
server-problem-deck-key = un mazo no tiene { $key }, solo name y cards
server-problem-name-text = name debe ser un texto, no { $given }
server-problem-copies-number = las copias de { $card } deben ser un número entero, no { $given }
server-problem-cards-table = cards debe ser una tabla como { $example }, no { $given }
server-problem-ambiguous = "{ $written }" puede ser { $cards } (escribe uno de estos ids)
server-problem-no-card = no existe la carta "{ $written }"
server-problem-no-card-near = no existe la carta "{ $written }" (¿querías decir { $meant }?)
server-problem-no-version = "{ $written }" no dice la versión (escribe { $cards })
server-problem-not-offered = { $card } se conoce, pero todavía no se ofrece
server-problem-no-copy = { $card } está en la lista sin ninguna copia (quítala)
server-problem-deck-size = tiene { $has ->
    [one] { $has } carta
   *[other] { $has } cartas
    }, y un mazo tiene exactamente { $size } ({ $rule })
server-problem-unique-item = { $cards } { $kinds ->
    [one] está
   *[other] juntas están
    } { $total } veces, y de un Objeto Único solo hay 1 (BS-3.3)
server-problem-copies = { $cards } { $kinds ->
    [one] está
   *[other] juntas están
    } { $total } veces, y puede haber como máximo { $most } (BS-3.2)
server-problem-copies-of-name = { $name } está { $total } veces ({ $cards }), y puede haber como máximo { $most } de un mismo nombre (MA-0.1)
server-problem-two-decks = decks debe ser una lista de dos, como { $example }, no { $given }
server-problem-deck-kind = un mazo es uno ya hecho, el texto de un archivo de mazo o una tabla, no { $given }
server-problem-deck-of-seat = el mazo del sitio { $seat } no se puede jugar: { $faults }
server-problem-named-deck-of-seat = el mazo del sitio { $seat }, { $name }, no se puede jugar: { $faults }
server-problem-no-preset-deck = no existe el mazo ya hecho { $given }
server-problem-team-key = un equipo no tiene { $key }, solo name, cards y basic_actions
server-problem-dice-number = los dados de { $card } deben ser un número entero, no { $given }
server-problem-basics-list = basic_actions debe ser una lista como { $example }, no { $given }
server-problem-team-named = el equipo ya se llama "{ $name }" (deja solo un nombre)
server-problem-unreadable-team = no se entiende "{ $words }" (escribe una línea como `4 hulk-jade-giant`, `name: ...` o `basic: smash, power-bolt`)
server-problem-card-twice = { $card } ya está, { $place } (junta sus dados)
server-problem-basic-missing = falta una acción básica (escribe basic: smash, power-bolt)
server-problem-ambiguous-card = "{ $written }" puede ser { $cards } (escribe una de ellas)
server-problem-sidekicks = cada jugador tiene 8 Comparsas, que no figuran en ningún equipo (DM-T.2)
server-problem-no-single-card = "{ $written }" no es una sola carta (elige entre { $cards })
server-problem-no-teams = en el modo { server-problem-mode } no se traen equipos (DM-T.7)
server-problem-basic-among-cards = { $card } es una acción básica y no va entre las cartas (DM-T.6)
server-problem-team-dice = tiene { $has } dados, y en el modo { server-problem-mode } un equipo tiene como máximo { $most } ({ $rule })
server-problem-team-cards = tiene { $has } cartas, y en el modo { server-problem-mode } un equipo tiene como máximo { $most } ({ $rule })
server-problem-team-empty = no tiene cartas (escribe una línea como `4 hulk-jade-giant`)
server-problem-same-title = { $cards } son { $count ->
    [2] ambas
   *[other] todas
    } { $name }: solo una carta de cada título (DM-T.4)
server-problem-no-dice = { $card } no tiene dados, y cada carta tiene al menos 1 (DM-T.5)
server-problem-too-many-dice = { $card } tiene { $dice } dados, y su límite es { $most } (DM-T.5)
server-problem-no-basic-action = { $card } no es una acción básica: va entre las cartas, con dados (DM-T.6)
server-problem-basic-twice = la acción básica { $card } está más de una vez (DM-T.3)
server-problem-basic-count = tiene { $has ->
    [one] { $has } acción básica
   *[other] { $has } acciones básicas
    }, y en el modo { server-problem-mode } un equipo trae { $wanted } ({ $rule })
server-problem-unfinished = { $card } todavía no se puede jugar
server-problem-life = la vida en el modo { server-problem-mode } es un número entero de { $least } a { $most }, no { $given }
server-problem-no-basic = no se ofrece la acción básica { $given }
server-problem-middle-count = en el modo { server-problem-mode } hay { $numbers } acciones básicas en el centro, no { $has }
server-problem-middle-often = la acción básica { $card } puede estar en el centro { $most ->
    [1] una vez
   *[other] dos veces
    } en el modo { server-problem-mode }, no más
server-problem-draft-teams = en un draft los equipos se eligen, así que no se puede dar ninguno
server-problem-two-teams = teams debe ser una lista de dos, como { $example }, no { $given }
server-problem-team-kind = un equipo es uno ya hecho, el texto de un archivo de equipo o una tabla, no { $given }
server-problem-team-of-seat = el equipo del sitio { $seat } no puede jugar en el modo { server-problem-mode }: { $faults }
server-problem-named-team-of-seat = el equipo del sitio { $seat }, { $name }, no puede jugar en el modo { server-problem-mode }: { $faults }
server-problem-no-preset-team = no existe el equipo ya hecho { $given }
server-problem-heroes-list = heroes debe ser una lista como ['king-arthur', 'medusa'], no { $given }
server-problem-no-mode = no existe el modo { $given }
server-problem-seats-number = seats es el número de jugadores, 2, 3 o 4, no { $given }
server-problem-no-hero = no se ofrece el héroe { $given }
server-problem-no-board = no existe el tablero { $given }
server-problem-board-starts = el modo { server-problem-mode } pide un tablero con cuatro espacios de inicio, y { $board } tiene dos
server-problem-hero-count = el modo { server-problem-mode } pide { $numbers } héroes, no { $has }
server-problem-player-count = el modo { server-problem-mode } con { $heroes } héroes no puede tener { $people } jugadores
