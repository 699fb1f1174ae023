var e=`# Passing things on: links, QR codes, frames for other pages.

share-link = Link
share-copy = Copy
share-qr = QR code of the link
share-deck = Share this deck
share-team = Share this team
share-deck-why = The link holds the whole list: whoever opens it finds it in the builder. The server keeps nothing of it.
share-table = Invite to this table
share-position = Share this position
share-position-why = Whoever opens the link sees this match at this very position.
share-picture = Save a picture
share-record = Save the match as a file
share-embed = For another page (HTML)
share-embed-why = With this, a page of your own shows the position and the whole match, without cookies.
`;export{e as default};