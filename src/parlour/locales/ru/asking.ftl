# "May I?": questions about the rules, answered by them. Fetched when somebody asks.

may = Так можно?
may-ask = Спросите своими словами или выберите:
may-nothing = В правилах таких слов нет. Попробуйте другие или очистите поле, чтобы увидеть все вопросы.
may-only-told = Такого вопроса здесь нет, но ответ может быть в правилах:
may-told = В правилах
may-others = Другие вопросы
may-change = { $what } { $value }. Изменить
may-no-card = Ни одной
may-done = { $count ->
    [0] Карт нет
    [one] { $count } карта: дальше
    [few] { $count } карты: дальше
    [many] { $count } карт: дальше
   *[other] { $count } карты: дальше
}
may-yes = Да
may-no = Нет
