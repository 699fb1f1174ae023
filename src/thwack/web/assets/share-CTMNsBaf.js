var e=`# Passar adiante: links, códigos QR, quadros para outras páginas.

share-link = Link
share-copy = Copiar
share-qr = Código QR do link
share-deck = Compartilhar este deck
share-team = Compartilhar esta equipe
share-deck-why = O link traz a lista inteira: quem o abre a encontra no editor. O servidor não guarda nada dela.
share-table = Convidar para esta mesa
share-position = Compartilhar esta posição
share-position-why = Quem abre o link vê esta partida exatamente nesta posição.
share-picture = Salvar uma imagem
share-record = Salvar a partida como arquivo
share-embed = Para outra página (HTML)
share-embed-why = Com isto, uma página sua mostra a posição e a partida inteira, sem cookies.
`;export{e as default};