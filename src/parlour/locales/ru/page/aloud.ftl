# What a screen reader says of a table, and what the keys do: fetched once a game runs.

# How the game stands
aloud-hand = { $count ->
    [0] У вас нет карт
    [1] У вас одна карта: { $cards }
    [one] У вас { $count } карта: { $cards }
    [few] У вас { $count } карты: { $cards }
    [many] У вас { $count } карт: { $cards }
   *[other] У вас { $count } карты: { $cards }
}
aloud-laid = { $count ->
    [1] У вас одна карта лицом вниз: { $cards }
    [one] У вас { $count } карта лицом вниз: { $cards }
    [few] У вас { $count } карты лицом вниз: { $cards }
    [many] У вас { $count } карт лицом вниз: { $cards }
   *[other] У вас { $count } карты лицом вниз: { $cards }
}
aloud-discard = { $n ->
    [only] Сброс: { $card }
   *[other] Сброс { $n }: { $card }
}
aloud-revealed = Открыто: { $cards }
aloud-total = Ваша сумма: { $total }
aloud-score = { $me ->
    [yes] Вы: { $points }, сумма { $total }
   *[no] { $name }: { $points }, сумма { $total }
}
aloud-mushi-table = { $count ->
    [0] На столе нет карт
    [1] На столе одна карта: { $cards }
    [one] На столе { $count } карта: { $cards }
    [few] На столе { $count } карты: { $cards }
    [many] На столе { $count } карт: { $cards }
   *[other] На столе { $count } карты: { $cards }
}

aloud-online = Связь восстановлена

# Keys
keys-title = Клавиши
keys-arrows = Перебирать свои карты; вверх — к столу, вниз — обратно к картам
keys-arrows-key = Стрелки
keys-ends = Первая и последняя карта
keys-ends-key = Home, End
keys-enter = Сыграть карту или нажать кнопку
keys-enter-key = Enter, пробел
keys-escape = Снять выбор с карты, закрыть окно поверх стола
keys-escape-key = Esc
keys-letters = Буквы, цифры и знаки работают как команды
keys-s = Узнать, как идёт игра
keys-t = Узнать, что лежит на столе
keys-o = Узнать, сколько у кого карт и очков
keys-n = Услышать ещё раз, что было с вашего последнего хода
keys-h = Попросить подсказку, если подсказки включены
keys-rules = Открыть правила; если ход не принят — сразу нужное правило
keys-k = Показать этот список
keys-uno-u = Крикнуть «УНО!» со следующей картой или с опозданием
keys-uno-c = Поймать игрока, который не крикнул «УНО!»
keys-uno-d = Взять карту или оставить взятую себе
keys-mojo-digits = Перейти к своей карте с этим числом
