var e=`# The page around the tables.

## Everywhere

shell-home = Inicio
shell-navigation = Navegación
shell-skip = Ir directamente a la mesa
shell-games = Juegos
shell-close = Cerrar
shell-cancel = Cancelar
shell-confirm = Confirmar
shell-save = Guardar
shell-saved = Guardado
shell-error = No ha funcionado. Inténtalo de nuevo.
shell-unreachable = No se puede contactar con el servidor.
shell-not-found = Aquí no hay nada
shell-credits = Iconos de los autores de game-icons.net (CC BY 3.0). Un proyecto de aficionados, sin arte de las editoriales.
shell-icon-authors = Quienes dibujaron los iconos: { $authors }.

## Home page

shell-tagline = Duelos de héroes en tu mesa
shell-intro = Juegos de mesa, jugados según su reglamento. Elige uno y juega: sin cuenta y sin instalar nada.
shell-play-now = Jugar ahora
shell-with-friend = Con un amigo
shell-play-now-why = Empieza al momento: { $game } contra el ordenador, nivel 2.
shell-browse = Todas las cartas
shell-build-deck = Crear un mazo
shell-build-team = Crear un equipo
shell-open-tables = Mesas abiertas
shell-no-tables = Ahora no espera nadie. Abre tu propia mesa.
shell-sit-down = Sentarse
shell-watch = Mirar

## Setting a match up

shell-play = Jugar
shell-make-table = Abrir la mesa
shell-opponent = Contra quién
shell-opponent-level = El ordenador
shell-opponent-link = Un amigo, con enlace
shell-opponent-open = Cualquiera
shell-opponent-hot = Misma pantalla
shell-opponent-link-why = Recibes un enlace para enviar. La partida empieza cuando tu amigo se siente a la mesa.
shell-opponent-open-why = Tu mesa aparece en la página de inicio y quien quiera puede sentarse.
shell-opponent-hot-why = Os pasáis el dispositivo. Entre turno y turno las manos quedan ocultas.
shell-level = Nivel
shell-bot = Bot
shell-level-word =
    { $level ->
        [1] Principiante
        [2] Informal
        [3] De club
        [4] Fuerte
       *[5] El más fuerte
    }
shell-level-name = Ordenador, nivel { $level }
shell-players = Jugadores
shell-your-side = Tu bando
shell-their-side = El rival
shell-other-side = El otro jugador
shell-side-of = Jugador { $number }
shell-health = salud
shell-move = movimiento
shell-ranged = a distancia
shell-melee = cuerpo a cuerpo
shell-random = Al azar
shell-usual = Lo habitual
shell-own-deck = Creado por ti
shell-more-options = Más opciones
shell-your-seat = Tu asiento
shell-rated = Clasificatoria, entre dos cuentas: sin pistas ni deshacer libre

## In the room

shell-connecting = Preparando la mesa …
shell-reconnecting = Conexión perdida. Reintentando …
shell-recap = Mientras no estabas: { $lines }
shell-recap-more = Mientras no estabas ({ $n } líneas en el registro), al final: { $lines }
shell-room-gone = Esta mesa ya no existe o no es para ti.
shell-waiting = Esperando a que alguien se siente
shell-link-explain = Envía este enlace a quien vaya a jugar contigo:
shell-copy-link = Copiar enlace
shell-copied = Copiado
shell-hidden = boca abajo
shell-table = Mesa
shell-seats = Jugadores
shell-seat-free = Asiento libre
shell-seat-open = Esperando a alguien
shell-seat-number = Jugador { $number }
shell-computer = Ordenador
shell-you = tú
shell-online = en línea
shell-offline = ausente
shell-winner = Ganador
shell-to-move = Debe elegir
shell-your-turn = Te toca
shell-thinking = Pensando …
shell-choose-one = Elige una opción
shell-filter =
    { $count ->
        [one] Filtrar { $count } opción
       *[other] Filtrar { $count } opciones
    }
shell-filter-none = Ninguna opción tiene esas palabras.
shell-choices = Opciones
shell-more = Más
shell-less = Menos
shell-undo = Deshacer
shell-undo-ask = Pedir deshacer
shell-undo-asked = A { $name } le gustaría deshacer su última elección.
shell-agree = Aceptar
shell-decline = Rechazar
shell-hint = Pista
shell-hint-chance = N.º { $place }: { $percent } %
shell-resign = Rendirse
shell-resign-sure = ¿De verdad quieres rendirte en esta partida?
shell-menu = Menú
shell-rail = Detalle y registro
shell-dock = Acciones
shell-inspector = Detalle
shell-inspector-empty = Señala una carta, un dado o un luchador para leerlo aquí.
shell-all-choices = Todas las opciones
shell-choose-of = Elige una de { $count }
shell-choose-on-table = Elige en la mesa
shell-step-of = Fase { $n } de { $of }
shell-left =
    { $count ->
        [one] queda { $count } acción
       *[other] quedan { $count } acciones
    }
shell-forced = Una sola respuesta: se da por ti
shell-forced-line = Respondido por ti
shell-their-turn = Turno de los demás
shell-to-newest = Mostrar lo más reciente
shell-log = Registro
shell-jump = Ver este momento (elección { $ply })
shell-back-to-now = Volver al presente
shell-pass-device = Pasa el dispositivo a { $name }
shell-pass-ready = Ya estoy

## The end

shell-result = Resultado
shell-you-won = ¡Has ganado!
shell-you-lost = Has perdido
shell-draw = Empate
shell-over = La partida ha terminado
shell-how-it-went = Cómo fue la partida
shell-tally-damage = Daño infligido
shell-tally-used = Cartas y dados usados
shell-tally-points = Puntos
shell-course-damage = Daño infligido, turno a turno
shell-course-points = Puntos, turno a turno
shell-judge = Ver los momentos decisivos
shell-look-at-table = Mirar la mesa
shell-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
shell-rematch = Revancha
shell-replay = Repetición
shell-new-match = Nueva partida

## Replay

shell-no-replay = Esta partida no se puede ver.
shell-position = Posición
shell-position-of = { $ply } de { $last }
shell-turn-back = Un turno atrás
shell-turn-on = Un turno adelante
shell-step-back = Una elección atrás
shell-step-on = Una elección adelante
shell-next-hit = Siguiente golpe
shell-play-on = Reproducir
shell-pause = Pausa
shell-slower = Más despacio
shell-faster = Más rápido
shell-pace = Velocidad { $pace }
shell-eyes = Visto por
shell-eyes-all = Todos

## Después de la partida

shell-analysis = Análisis
shell-analysis-progress = Pensando: { $known } de { $plies } elecciones
shell-chance = Probabilidad de ganar
shell-chance-of = { $name }: { $percent }\xA0% de ganar
shell-chance-summary = Probabilidad de ganar de { $name } a lo largo de { $plies } elecciones: del { $first }\xA0% al principio al { $last }\xA0% al final, en el peor momento { $low }\xA0%, en el mejor { $high }\xA0%.
shell-accuracy = Precisión
shell-given-away = Desperdiciado
shell-luck = Suerte
shell-luck-why = Lo que cambió las probabilidades sin que nadie eligiera: dados, cartas robadas y lo que no se podía ver.
shell-board-text = Tablero en texto
shell-card-page = Página de la carta
shell-copies = { $count }× en el mazo
shell-in-decks = En { $count } mazos
shell-deck-of = El mazo de { $name }
shell-all-languages = En todos los idiomas
shell-rulings = Aclaraciones y términos
shell-kind-extra = Carta extra
shell-pictures = Tus propias imágenes
shell-pictures-why = Una carpeta con imágenes que llevan el nombre de los personajes, como captain-america.webp. Se quedan en este navegador y no se envían a ninguna parte.
shell-pictures-count = { $count } imágenes en uso
shell-pictures-forget = Quitarlas
shell-worst = Elecciones más caras
shell-worst-why = Toca una de las elecciones más caras para ver qué era mejor. Las probabilidades son la estimación de un ordenador fuerte que ve solo lo que podía ver el jugador.
shell-worst-none = Ninguna elección costó mucho. ¡Bien jugado!
shell-worst-at = Elección { $ply }: { $name } pierde { $percent }\xA0%
shell-worst-chosen = Elegido: { $text } ({ $percent }\xA0%)
shell-worst-better = Mejor: { $text } ({ $percent }\xA0%)
shell-branch = Seguir desde aquí
shell-branch-why = Una partida nueva empieza en esta posición, tras { $ply } elecciones, con las mismas cartas y la misma suerte. La antigua se queda como estaba.
shell-branch-anew = Una nueva partida empieza en esta posición, tras { $ply } decisiones. Como la otra persona puede conocer la partida antigua, todo lo oculto se reparte de nuevo, también las manos. La partida antigua queda como estaba.
shell-branch-seat = Juegas con

## Mirar

shell-watchers = Quién puede mirar
shell-watchers-now = Quien tenga el enlace, al momento
shell-watchers-behind =
    { $count ->
        [one] Quien tenga el enlace, { $count } elección por detrás
       *[other] Quien tenga el enlace, { $count } elecciones por detrás
    }
shell-watchers-none = Nadie
shell-watching = Estás mirando
shell-watching-behind =
    { $count ->
        [one] Estás mirando, { $count } elección por detrás
       *[other] Estás mirando, { $count } elecciones por detrás
    }
shell-watch-link = Copiar enlace para mirar
shell-watched-behind =
    { $count ->
        [one] Otros pueden mirar esta partida, { $count } elección por detrás.
       *[other] Otros pueden mirar esta partida, { $count } elecciones por detrás.
    }
shell-watched-none = Nadie más puede mirar esta partida.

## Cards, decks and teams

shell-cards-of = { $game }: todas las cartas
shell-search = Buscar nombres y textos
shell-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
shell-kind = Tipo
shell-all-kinds = Todos los tipos
shell-side = Bando
shell-all-sides = Todos los bandos
shell-more-filters =
    { $count ->
        [0] Filtros
       *[other] Filtros ({ $count })
    }
shell-no-filters = Sin filtros
shell-deck = Mazo
shell-team = Equipo
shell-name = Nombre
shell-nameless = Sin nombre
shell-export = Exportar
shell-import = Importar
shell-legal = Listo para jugar
shell-not-legal =
    { $count ->
        [one] Falta algo o hay un error:
       *[other] Hay { $count } faltas o errores:
    }
shell-play-with-it = Guardar y jugar
shell-total-cards =
    { $count ->
        [one] { $count } carta, { $kinds } distintas
       *[other] { $count } cartas, { $kinds } distintas
    }
shell-total-dice =
    { $count ->
        [one] { $count } dado en { $kinds } cartas
       *[other] { $count } dados en { $kinds } cartas
    }
shell-curve = Cartas por coste: { $list }
shell-one-more = Una unidad más de { $name }
shell-one-less = Una unidad menos de { $name }
shell-put-in = Añadir
shell-take-out = Quitar
shell-as-text = Como texto
shell-saved-decks = Guardados
shell-start-from = Partir de
shell-delete = Borrar { $name }

## Account

shell-account = Cuenta
shell-guest = Invitado
shell-your-name = Cómo te llaman los demás
shell-account-why = La cuenta es opcional: guarda tu nombre, tus partidas, tus mazos y tus ajustes en todos tus dispositivos.
shell-user-name = Nombre de usuario
shell-password = Contraseña (al menos 8 caracteres)
shell-sign-in = Entrar
shell-sign-out = Salir
shell-signed-in = Has entrado como { $name }.
shell-signed-out = Has salido.
shell-register = Crear cuenta
shell-has-account = tiene cuenta
shell-sign-out-everywhere = Salir de todos los dispositivos
shell-sign-out-everywhere-why = Salir de todos los dispositivos cierra tus sesiones en este y en todos los demás.
shell-change-password = Cambiar la contraseña
shell-old-password = Contraseña actual
shell-new-password = Nueva contraseña (al menos 8 caracteres)
shell-password-changed = Tu contraseña ha cambiado y se han cerrado las sesiones en los demás dispositivos.
shell-signed-out-everywhere = Has salido de todos los dispositivos.

## Settings

shell-settings = Ajustes
shell-language = Idioma
shell-theme = Colores
shell-theme-switch = Claro u oscuro
shell-theme-auto = Como el sistema
shell-theme-light = Claros
shell-theme-dark = Oscuros
shell-speed = Animación
shell-speed-none = Ninguna
shell-speed-quick = Rápida
shell-speed-usual = Normal
shell-speed-slow = Lenta
shell-volume = Sonido
shell-volume-off = apagado
shell-auto = Responder cuando solo hay una respuesta
shell-auto-why = Una pregunta con una sola respuesta se contesta por ti tras un momento, siempre el mismo, para que nadie deduzca nada de ello.
shell-full-control = Control total
shell-full-control-why = Cada elección debe confirmarse antes de que valga.
shell-single-keys = Las teclas eligen al instante
shell-single-keys-why = Los números y las letras hacen las elecciones marcadas con ellos.

## Help

shell-help = Ayuda
shell-help-glow = Todo lo que brilla se puede elegir: tócalo o usa los botones de la esquina inferior derecha. Toca cualquier otra cosa tuya para saber por qué no se puede usar ahora.
shell-help-zoom = Pasa el ratón sobre una carta, enfócala o mantenla pulsada para leerla entera.
shell-keys = Teclas en la mesa
shell-keys-replay = Teclas en la repetición
shell-key-choose = Hacer la elección marcada con ese número o letra
shell-key-arrows = Ir a lo siguiente que se puede elegir
shell-key-enter = Elegir lo que tiene el foco
shell-key-zoom = Leer la carta que tiene el foco
shell-key-escape = Cerrar lo que esté abierto
shell-key-filter = Filtrar las opciones
shell-key-undo = Deshacer
shell-key-hint = Pedir una pista
shell-key-log = Mostrar u ocultar el registro en una pantalla pequeña
shell-key-help = Esta página
shell-key-step = Una elección atrás o adelante
shell-key-turn = Un turno atrás o adelante
shell-key-hit = Siguiente golpe
shell-key-play = Reproducir o pausar
shell-key-speed = Más rápido o más despacio
shell-key-analysis = Mostrar u ocultar el análisis
shell-key-worst = Siguiente elección cara, o la anterior

## Types of cards

shell-kind-attack = Ataque
shell-kind-defense = Defensa
shell-kind-versatile = Versátil
shell-kind-scheme = Estratagema
shell-kind-fighter = Luchador
shell-kind-hero = Héroe
shell-kind-board = Tablero
shell-kind-character = Personaje
shell-kind-action = Acción
shell-kind-basic-action = Acción básica
shell-kind-sidekick = Comparsa
shell-kind-ev = Personaje EV
shell-kind-support = Apoyo
shell-kind-scenario = Escenario
shell-kind-ability = Habilidad
shell-kind-protagonist = Protagonista

shell-source-anew = Esta partida continúa una anterior, tras { $ply } decisiones. Todo lo oculto se reparte de nuevo.
shell-fair = ¿Fue justa la suerte?
shell-fair-why = Antes de la partida el servidor eligió un secreto y mostró su huella (SHA-256). Toda mezcla y toda tirada se derivan del secreto, que se muestra al acabar la partida.
shell-fair-promise = Prometido antes de la partida
shell-fair-secret = El secreto
shell-fair-check = Comprobar aquí
shell-fair-record = Descargar el registro
shell-fair-fair = Justa: el secreto es el prometido, y la partida se repartió con él.
shell-fair-broken = No fue justa: el secreto o la semilla no es lo prometido.
shell-fair-unable = Este navegador no puede comprobarlo aquí. Descarga el registro y ejecuta: thwack verify ARCHIVO

## Lessons

shell-learn = Aprender
shell-learn-all = Todas las lecciones
shell-practice = Práctica: deshaz lo que quieras
shell-practice-mark = Práctica
shell-puzzles-all = Todos los problemas

## The rulebook

shell-rulebook = Reglamento
shell-rule = Regla { $id }
shell-rule-in-book = { $id } en el reglamento
shell-why-happened = ¿Por qué ha pasado esto?
shell-rules-search = Buscar: palabras, o un número como 9.17
shell-rules-contents = Índice
shell-rules-found = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
shell-rules-none = Ninguna regla tiene eso.
shell-quick = Guía rápida
shell-print = Imprimir
shell-help-rules = § junto a una pregunta, una palabra o un motivo abre su regla; el signo de una línea del registro dice por qué ha pasado.
`;export{e as default};