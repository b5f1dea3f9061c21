# A link to send: fetched where one is shown.

share = Udostępnij
share-copy = Kopiuj link
share-copied = Skopiowano link
share-failed = Zaznacz link i skopiuj
share-play = Link do gry
share-qr = Kod QR do zeskanowania telefonem
share-code = Pokaż kod QR
share-join-code = Kod stołu
share-join-at = Na { $address } wpisz
share-text = Zagraj ze mną w { $game }
