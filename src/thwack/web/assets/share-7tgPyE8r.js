var e=`# Pasar cosas a otros: enlaces, códigos QR, marcos para otras páginas.

share-link = Enlace
share-copy = Copiar
share-qr = Código QR del enlace
share-deck = Compartir este mazo
share-team = Compartir este equipo
share-deck-why = El enlace lleva la lista entera: quien lo abre la encuentra en el editor. El servidor no guarda nada.
share-table = Invitar a esta mesa
share-position = Compartir esta posición
share-position-why = Quien abre el enlace ve esta partida justo en esta posición.
share-picture = Guardar una imagen
share-record = Guardar la partida como archivo
share-embed = Para otra página (HTML)
share-embed-why = Con esto, una página tuya muestra la posición y la partida entera, sin cookies.
`;export{e as default};