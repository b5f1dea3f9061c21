# A link to send: fetched where one is shown.

share = Share
share-copy = Copy link
share-copied = Link copied
share-failed = Select the link and copy it
share-play = Link to play
share-qr = QR code to scan with a phone
share-code = Show QR code
share-join-code = Code of the table
share-join-at = On { $address }, type
share-text = Play { $game } with me
