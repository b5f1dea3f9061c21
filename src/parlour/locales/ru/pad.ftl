# The score pad, for games with the printed cards: fetched when somebody opens it.

pad-about = Для игры настоящими картами. Очки считаются по правилам, и видно, кто начинает. Работает без сети, всё остаётся в этом браузере, если не открыть запись для других телефонов.
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
pad-after = к этому времени игра уже закончилась, поэтому это не считается.
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
    [1] { $card }: записано { $count }, а в колоде такая карта одна.
   *[other] { $card }: записано { $count }, а в колоде их всего { $most }.
}
pad-wrong-none = { $name }: должна быть хотя бы одна карта.
pad-wrong-many = { $most ->
    [0] { $name }: карт остаться не может.
   *[other] { $name }: записано карт: { $count }, а может быть не больше { $most }.
}
pad-wrong-points = { $count ->
    [one] { $name }: никакими картами здесь не набрать { $count } очко.
    [few] { $name }: никакими картами здесь не набрать { $count } очка.
    [many] { $name }: никакими картами здесь не набрать { $count } очков.
   *[other] { $name }: никакими картами здесь не набрать { $count } очка.
}
pad-wrong-agree = На всё это вместе карт одной колоды не хватит.
pad-wrong-unknown = { $name }: одной из этих карт в игре нет.

# Several phones
pad-closed = Эта запись больше не открыта для других. То, что есть на каждом телефоне, там и остаётся.
pad-together-now = Запись ведут с нескольких телефонов
pad-together = На нескольких телефонах
pad-together-about = Откройте запись для других: по ссылке или короткому коду каждый может вписать свои карты. Для этого она хранится на сервере, пока вы её не закроете или пока в ней долгое время никто ничего не меняет.
pad-share = Открыть для других телефонов
pad-whose = Чей это телефон?
pad-link = Ссылка на эту запись
pad-link-text = Наша запись очков: «{ $game }»
pad-together-who = У кого есть ссылка или код, тот может читать и менять запись.
pad-unshare = Закрыть для других
pad-unshare-sure = Запись удаляется с сервера. То, что есть на каждом телефоне, там и остаётся.
pad-leave = Писать дальше без других
pad-leave-sure = На этом телефоне всё остаётся, но записи других сюда больше не приходят.
pad-alone = Нет связи с другими телефонами. Пишите дальше: всё отправится, как только появится сеть.
pad-overruled = Тем временем это уже изменили с другого телефона. Остаётся то, что записано там.
pad-join-who = Кто вы?
pad-join-nobody = Я только смотрю или веду счёт
pad-forget-shared = Удалить эту запись здесь? У других всё остаётся.

## A game entered move by move

pad-what = Что записывать
pad-what-points = Очки
pad-what-moves = Каждый ход
pad-moves-about = Отмечайте, что делает каждый игрок. В конце получится запись игры: её можно посмотреть ход за ходом и разобрать.
pad-moves-seen = Чьи карты вам видны?
pad-moves-deal = Карты розданы
pad-moves-open =
    { $count ->
        [one] Какая карта открыта?
        [few] Какие { $count } карты открыты? В том порядке, как они легли
        [many] Какие { $count } карт открыты? В том порядке, как они легли
       *[other] Какие { $count } карты открыты? В том порядке, как они легли
    }
pad-moves-got =
    { $count ->
        [one] { $name } получает карту. Какую?
        [few] { $name } получает { $count } карты. Какие?
        [many] { $name } получает { $count } карт. Какие?
       *[other] { $name } получает { $count } карты. Какие?
    }
pad-moves-shown =
    { $count ->
        [one] { $name } показывает карту. Какую?
        [few] { $name } показывает { $count } карты. Какие?
        [many] { $name } показывает { $count } карт. Какие?
       *[other] { $name } показывает { $count } карты. Какие?
    }
pad-moves-left =
    { $count ->
        [0] Всё выбрано
        [one] Ещё { $count } карта
        [few] Ещё { $count } карты
        [many] Ещё { $count } карт
       *[other] Ещё { $count } карты
    }
pad-moves-rest =
    { $count ->
        [one] { $name }: какая карта осталась?
        [few] { $name }: какие { $count } карты остались?
        [many] { $name }: какие { $count } карт остались?
       *[other] { $name }: какие { $count } карты остались?
    }
pad-moves-done = Готово
pad-moves-who = Кто действует?
pad-moves-card = { $name } играет:
pad-moves-how = Как?
pad-moves-what = Что произошло?
pad-moves-back = Другая карта
pad-moves-nothing = { $name } сейчас ничего не может сделать.
pad-moves-secret =
    { $calls ->
        [yes] Отдать карту, которую вам не видно, и крикнуть «УНО!»
       *[no] Отдать карту, которую вам не видно
    }
pad-moves-undo = Отменить
pad-moves-replay = Повтор игры
pad-moves-save = Сохранить запись игры
pad-moves-ended = Игра закончилась здесь
pad-moves-nobody = Игра закончилась раньше, чем раунд. Никто не победил.
pad-moves-forget = Удалить эту игру
pad-moves-forget-sure = Удалить эту игру со всеми ходами? Они есть только в этом браузере.
pad-moves-wrong-gone = Все такие карты уже были видны: { $card }
pad-moves-wrong-misdeal = С такими картами раздают заново. Внесите ту раздачу, которую сыграли.
pad-moves-wrong-refused = Сейчас правила этого не позволяют.
pad-moves-wrong-unfit = Не нашлось карт, которые подходят ко всему, что записано. Проверьте последние ходы.
pad-moves-wrong-at = Чаще всего не сходится ход { $number } из { $of }: «{ $told }»
pad-moves-damaged = Эта игра повреждена, прочитать её нельзя.
pad-moves-save-rest = Сохранить то, что осталось
