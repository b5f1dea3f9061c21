# The score pad, for games with the printed cards: fetched when somebody opens it.

pad-about = Для игры настоящими картами. Очки считаются по правилам, и видно, кто начинает. Работает без сети, всё остаётся в этом браузере.
pad-mine = Ваши записи
pad-new = Новая запись
pad-game = Игра
pad-players = Игроки
pad-players-about = В том порядке, в каком вы сидите, по часовой стрелке.
pad-add = Добавить игрока
pad-remove = Убрать: { $name }
pad-begin = Начать запись
pad-gone = В этом браузере такой записи нет. Возможно, её удалили или она на другом устройстве.
pad-damaged = Эта запись повреждена, прочитать её нельзя.
pad-unkept = Браузер не сохраняет запись: его хранилище заполнено или отключено. Не закрывайте страницу до конца игры или распечатайте таблицу.

pad-row = { $row } { $number }
pad-correct = { $row } { $number }: исправить
pad-enter = Записать очки
pad-on = Дописать
pad-mend = Исправить
pad-lots = Бросить жребий
pad-leads = Впереди: { $names }
pad-incomplete = { $row } { $number }: записано ещё не всё.
pad-impossible = { $row } { $number }: так закончиться не могло.
pad-waiting = Записанное дальше сохраняется и будет засчитано после исправления.
pad-after = К этому времени игра уже закончилась, поэтому это не считается.
pad-again = Новая игра тем же составом
pad-print = Распечатать
pad-brief = Правила коротко
pad-more = Имена, конец игры и прочее
pad-stop = Закончить игру сейчас
pad-resume = Всё-таки играть дальше
pad-forget = Удалить эту запись
pad-forget-sure = Удалить эту запись? Она есть только в этом браузере.
pad-keep = Оставить

pad-how = Записывать
pad-cards = Карты
pad-points = Очки
pad-sum = Очки за карты: { $name }
pad-missing = ещё не записано
pad-no-cards = Карт нет
pad-face = { $card }, записано: { $count }
pad-less = На одну меньше: { $card }
pad-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
pad-next = Дальше: { $name }
pad-done = Готово
pad-clear = Стереть всё

pad-wrong-copies = { $most ->
    [0] { $card }: в этой колоде такой карты нет.
   *[other] { $card }: записано { $count }, а в колоде их всего { $most }.
}
pad-wrong-none = { $name }: должна быть хотя бы одна карта.
pad-wrong-many = { $most ->
    [0] { $name }: карт остаться не может.
    [one] { $name }: записано карт — { $count }, а может быть только { $most }.
    [few] { $name }: записано карт — { $count }, а может быть только { $most }.
    [many] { $name }: записано карт — { $count }, а может быть только { $most }.
   *[other] { $name }: записано карт — { $count }, а может быть только { $most }.
}
pad-wrong-points = { $count ->
    [one] { $name }: никакие возможные здесь карты не дают { $count } очко.
    [few] { $name }: никакие возможные здесь карты не дают { $count } очка.
    [many] { $name }: никакие возможные здесь карты не дают { $count } очков.
   *[other] { $name }: никакие возможные здесь карты не дают { $count } очка.
}
pad-wrong-agree = В одной колоде нет карт на всё это сразу.
pad-wrong-unknown = { $name }: одной из этих карт в игре нет.
