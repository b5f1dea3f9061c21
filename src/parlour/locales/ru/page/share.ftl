# A link to send: fetched where one is shown.

share = Поделиться
share-copy = Копировать
share-copied = Скопировано
share-failed = Выделите ссылку и скопируйте её
share-play = Ссылка для игры
share-qr = Код для камеры телефона
share-code = Показать код
share-text = Сыграем в «{ $game }»?
