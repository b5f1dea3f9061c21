# A link to send: fetched where one is shown.

share = Udostępnij
share-copy = Kopiuj link
share-copied = Skopiowano link
share-failed = Zaznacz link i skopiuj
share-play = Link do gry
share-qr = Kod do zeskanowania telefonem
share-code = Pokaż kod
share-text = Zagraj ze mną w { $game }
