var e=`# Passare ad altri: link, codici QR, riquadri per altre pagine.

share-link = Link
share-copy = Copia
share-qr = Codice QR del link
share-deck = Condividi questo mazzo
share-team = Condividi questa squadra
share-deck-why = Il link contiene l’elenco intero: chi lo apre lo trova nell’editor. Il server non ne conserva nulla.
share-table = Invita a questo tavolo
share-position = Condividi questa posizione
share-position-why = Chi apre il link vede questa partita proprio in questa posizione.
share-picture = Salva un’immagine
share-record = Salva la partita come file
share-embed = Per un’altra pagina (HTML)
share-embed-why = Con questo una tua pagina mostra la posizione e tutta la partita, senza cookie.
`;export{e as default};