# A link to send: fetched where one is shown.

share = Share
share-copy = Copy link
share-copied = Link copied
share-failed = Select the link and copy it
share-play = Link to play
share-qr = Code to scan with a phone
share-code = Show code
share-text = Play { $game } with me
