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
    [1] У вас одна закрытая карта: { $cards }
    [one] У вас { $count } закрытая карта: { $cards }
    [few] У вас { $count } закрытые карты: { $cards }
    [many] У вас { $count } закрытых карт: { $cards }
   *[other] У вас { $count } закрытой карты: { $cards }
}
aloud-discard = { $n ->
    [only] Сброс: { $card }
   *[other] Сброс { $n }: { $card }
}
aloud-revealed = Открыто: { $cards }
aloud-total = Ваша сумма: { $total }
aloud-score = { $me ->
    [yes] Вы: { $points }, всего { $total }
   *[no] { $name }: { $points }, всего { $total }
}
aloud-mushi-table = { $count ->
    [0] На столе нет карт
    [1] На столе одна карта: { $cards }
    [one] На столе { $count } карта: { $cards }
    [few] На столе { $count } карты: { $cards }
    [many] На столе { $count } карт: { $cards }
   *[other] На столе { $count } карты: { $cards }
}

# Keys
keys-title = Клавиши
keys-arrows = Переходить по своим картам; вверх — к столу, вниз — снова к своим картам
keys-arrows-key = Стрелки
keys-ends = Первая и последняя карта
keys-ends-key = Home, End
keys-enter = Сыграть карту или сделать то, что написано на кнопке
keys-enter-key = Enter, пробел
keys-escape = Отпустить карту, закрыть то, что лежит поверх стола
keys-escape-key = Esc
keys-letters = Буквы, цифры и знаки действуют за столом
keys-s = Сказать, как обстоит игра
keys-t = Сказать, что лежит на столе
keys-o = Сказать, сколько у кого карт и очков
keys-n = Повторить, что произошло после вашего последнего хода
keys-h = Попросить подсказку, если подсказки включены
keys-rules = Открыть правила на том месте, которое что-то запретило
keys-k = Показать этот список
keys-uno-u = Крикнуть «УНО!» со следующей картой или с опозданием
keys-uno-c = Поймать игрока, который не крикнул «УНО!»
keys-uno-d = Взять карту или оставить взятую себе
keys-mojo-digits = Перейти к своей карте с этим числом
