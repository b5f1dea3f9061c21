# A link to send: fetched where one is shown.

share = Поделиться
share-copy = Копировать
share-copied = Скопировано
share-failed = Выделите ссылку и скопируйте её
share-play = Ссылка для игры
share-qr = QR-код для камеры телефона
share-code = Показать QR-код
share-join-code = Код стола
share-join-at = На { $address } введите
share-text = Сыграем в «{ $game }»?
