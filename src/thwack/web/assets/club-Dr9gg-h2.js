var e=`# Around a match: matches of one's own, offers, phrases, clocks.

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
club-my-page = Mi página
club-leaders = Clasificación
club-share = Compartir
club-no-deck = Este enlace no contiene ningún mazo que se pueda leer.
club-whole = Abrir en Thwack
club-import = Abrir una partida de un archivo
club-imported-fair = La suerte de esta partida se ha comprobado: nadie la eligió.
club-imported-unproved = La partida está aquí, pero el archivo no prueba que fuera justa.
club-guest = Como invitado solo encuentras estas partidas en este navegador. Con una cuenta las tendrás en todos tus dispositivos, y conservarás las que ya has jugado.

## Talking, offers and answers, tables that wait

club-host = Anfitrión: { $name }
club-talk = Decir algo
club-talk-why = Cada persona de la mesa lo lee en su idioma. Quienes miran no lo ven.
club-mute = Silenciar a { $name }
club-unmute = Volver a oír a { $name }
club-muted = en silencio
club-say-hello = ¡Hola!
club-say-luck = ¡Suerte!
club-say-nice = ¡Buena jugada!
club-say-thanks = ¡Gracias!
club-say-oops = Uy …
club-say-moment = Un momento, estoy pensando.
club-say-close = ¡Por los pelos!
club-say-bye = ¡Buena partida!
club-say-cheer = ¡Bien!
club-say-heart = ¡Me encanta!
club-say-wow = ¡Vaya!
club-say-clever = ¡Qué listo!
club-say-yawn = ¿Sigues ahí?
club-say-respect = ¡Mis respetos!
club-offer-draw = Proponer tablas
club-offer-pause = Proponer una pausa
club-offer-rematch = Proponer la revancha
club-asks-draw = { $name } propone tablas.
club-asks-pause = A { $name } le gustaría hacer una pausa.
club-asks-resume = A { $name } le gustaría continuar.
club-asks-rematch = { $name } propone la revancha.
club-offered-undo = Has pedido deshacer tu elección.
club-offered-draw = Has propuesto tablas.
club-offered-pause = Has propuesto una pausa.
club-offered-resume = Has pedido continuar.
club-offered-rematch = Revancha propuesta …
club-agreed = Has aceptado. Falta la respuesta de los demás.
club-withdraw = Retirar
club-accept = Aceptar la revancha
club-watch-rematch = Ver la revancha
club-paused = La partida está en pausa.
club-resume = Continuar
club-invites = { $name } te invita a { $game }
club-your-side = Este asiento es tuyo, si quieres.
club-choose-side = Elige tu asiento.
club-sit-here = Sentarme aquí
club-swap = Jugar en este lado
club-leave = Dejar la mesa
club-cancel-table = Cerrar la mesa

## Clocks, and who has left

club-clock = Reloj
club-clock-none = Sin reloj
club-clock-move = { $time } por jugada
club-clock-bank = { $time } + { $plus } por jugada
club-clock-days = { $count ->
    [one] 1 día por jugada
   *[other] { $count } días por jugada
    }
club-minutes = { $count } min
club-seconds = { $count } s
club-days-hours = { $days } d { $hours } h
club-time-of = { $name }: quedan { $time }
club-away = { $name } no está. Si sigue así, podrás reclamar la victoria en
club-left = { $name } se ha ido.
club-or-wait = También puedes esperar.
club-claim-win = Reclamar la victoria
club-claim-program = Que siga el ordenador
club-notify = Avísame cuando me toque
club-notify-off = No avisar más
club-notify-why = El navegador muestra un aviso mientras Thwack está abierto en una pestaña que no estás mirando.
club-notify-denied = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
`;export{e as default};