# Lo que el servidor dice por sí mismo. Lo que dicen cartas, elecciones y registro viene de los juegos.

server-level = Nivel { $n }
server-open-seat = Sitio libre
server-waiting = Esperando a que alguien ocupe el sitio libre. Comparte el enlace de esta página.

server-line-undone = { $who } deshace la última elección.
server-line-resigned = { $who } se rinde.

server-error-stale = Esa pregunta ya tiene respuesta. Así están las cosas ahora.
server-error-illegal = Eso no se puede elegir ahora.
server-error-not-yours = La decisión no es tuya.
server-error-over = La partida ha terminado.
server-error-waiting = La partida empieza cuando todos los sitios estén ocupados.
server-error-spectator = Estás mirando: solo quienes están a la mesa pueden hacer eso.
server-error-too-fast = Demasiado a la vez. Espera un momento e inténtalo de nuevo.
server-error-too-large = Eso es demasiado grande.
server-error-bad-frame = El servidor no ha entendido eso.
server-error-bad-request = El servidor no ha entendido esa petición.
server-error-hello-first = El primer mensaje debe ser un saludo.
server-error-rated = No hay pistas en las partidas clasificatorias.
server-error-nothing-asked = Nadie te ha pedido que aceptes nada.
server-error-undo-nothing = No hay nada tuyo que deshacer.
server-error-undo-learnt = Con esa elección se reveló algo, así que queda.
server-error-undo-others = Otra persona ha elegido después, así que queda.
server-error-undo-over = La partida ha terminado.
server-error-undo-waiting = La partida aún no ha empezado.
server-error-not-found = Aquí no hay nada con ese nombre.
server-error-forbidden = Eso no te corresponde verlo.
server-error-origin = Esta página no puede hablar con el servidor.
server-error-full = Ese sitio está ocupado.
server-error-taken = Ese nombre ya tiene dueño.
server-error-wrong-password = Ese nombre y esa contraseña no van juntos.
server-error-no-cookie = El servidor aún no te conoce. Recarga la página.
server-error-method = Eso no se puede hacer aquí.
server-error-seats-needed = Esta preparación pide otro número de sitios.
server-error-not-over = La revancha viene después de la partida.
server-error-level = Un rival tiene un nivel del 1 al 5.
server-error-hot-seat-rated = Una partida en una sola pantalla no puede ser clasificatoria.
server-error-content = Esta partida empezó con otras cartas y no puede seguir con estas.
server-error-broken = Algo ha fallado en el servidor.
server-error-bad-name = Un nombre necesita al menos una letra o una cifra.

server-title = { $game }: { $sides }
server-versus = { $one } contra { $other }

server-game-unmatched = Unmatched
server-game-dice_masters = Dice Masters
server-game-battle_scenes = Battle Scenes
server-game-mission_arena = Mission Arena
server-blurb-unmatched = Héroes de leyenda se baten en un pequeño tablero. Muévete, ataca, trama y farolea con las cartas de tu mano.
server-blurb-dice_masters = Compra dados, tíralos y manda a tus héroes y villanos al campo.
server-blurb-battle_scenes = Héroes y villanos, cada uno con sus acciones, luchan por la escena y sus premios.
server-blurb-mission_arena = Dos escuadras envían campeones a los desafíos y compiten por cumplir sus misiones.

server-option-heroes = Héroes
server-option-board = Tablero
server-option-mode = Modo
server-option-seats = Jugadores
server-option-occupied_place = Luchadores colocados en espacios ocupados
server-option-simultaneous = Efectos simultáneos
server-option-teams = Equipos
server-option-basic_actions = Acciones básicas
server-option-life = Vida
server-option-errata = Textos de las cartas
server-option-globals_order = Habilidades globales
server-option-both_at_zero = Ambos a cero de vida
server-option-decks = Mazos
server-option-first = Quién empieza
server-option-abilities = Habilidades especiales
server-option-weak_points = Puntos débiles

server-value-duel = Duelo
server-value-free-for-all = Todos contra todos
server-value-teams = Equipos
server-value-not-offered = No se ofrecen
server-value-fails = El efecto falla
server-value-active-first = Primero los del jugador activo
server-value-active-last = Al final los del jugador activo
server-value-first-game = Primera partida
server-value-basic = Básico
server-value-tournament = Torneo
server-value-draft = Draft
server-value-printed = Como están impresos
server-value-errata = Con erratas corregidas
server-value-every-action = Después de cada acción
server-value-active-wins = Gana el jugador activo
server-value-draw = Empate
server-value-random = Al azar
server-value-seat = Sitio { $n }
server-value-on = Sí
server-value-off = No
server-value-A = Variante A
server-value-B = Variante B

server-kind-sidekick = Compañero
server-log-started = Thwack está en { $url }
