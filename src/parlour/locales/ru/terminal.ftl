# The table in a terminal: what the page does not say.

terminal-more = { $what }: { $more }
terminal-none = нет
terminal-which-game = Во что играем?
terminal-left = Вы не доиграли в «{ $game }». Продолжить?
terminal-number = Нужно число от 1 до { $count }. Справка: ? (вопросительный знак).
terminal-ask-help = Введите номер ответа и нажмите Enter. Enter без числа повторит вопрос, выход: q.
terminal-your-name = Введите имя, чтобы сесть за стол, или w, чтобы смотреть.
terminal-language = Теперь по-русски.
terminal-invite = Ссылка для друзей: { $link }
terminal-code = Или по коду: { $code }
terminal-no-parlour = По адресу { $address } сервера Parlour нет.
terminal-back = Связь восстановлена.
terminal-bye = До встречи.

terminal-hand = { $count ->
    [1] У вас одна карта
    [one] У вас { $count } карта
    [few] У вас { $count } карты
    [many] У вас { $count } карт
   *[other] У вас { $count } карты
}
terminal-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
terminal-no-cards = карт нет
terminal-turned-up = Открыто: { $cards }
terminal-score = { $name }: { $how }. Очки: { $points }, сумма: { $total }.

## Line by line

terminal-plain = Введите номер хода. Справка: ? (вопросительный знак), выход: q.
terminal-plain-help-number = Число: ход с этим номером
terminal-plain-help-enter = Enter: ещё раз перечислить ходы
terminal-plain-help-s = s: как идёт игра
terminal-plain-help-h = h: подсказка
terminal-plain-help-t = t: таблица очков
terminal-plain-help-r = r: правила вкратце
terminal-plain-help-l = l: другой язык
terminal-plain-help-q = q: выйти из-за стола
terminal-choose-other = Другой ход
terminal-changed = Список изменился. Выберите ещё раз:
terminal-pending = Ход уже отправлен. Минутку…

## On the whole screen

terminal-key-hint = подсказка
terminal-key-sheet = таблица очков
terminal-key-help = справка
terminal-key-language = язык
terminal-key-history = ход игры
terminal-key-leave = выйти
terminal-key-close = закрыть
terminal-keys = Стрелки, Tab или мышь — выбор; Enter — сделать ход; цифра — ход с этим номером.
terminal-leave-sure = Выйти из-за стола?
terminal-small = Окно слишком маленькое: нужно не меньше { $columns } столбцов и { $rows } строк.

# What the signs on the cards of Mushi mean
terminal-sign = { $kind ->
    [bright] Яркая: 20
    [animal] Животное: 10
    [ribbon] Лента: 5
    [joker] Молния, джокер: 1
   *[chaff] Простая: 1
}
