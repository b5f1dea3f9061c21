# The tables of this browser, on the home page and at one of them: fetched where there are some.

tables-with = за столом: { $names }
tables-alone = пока без соперников
tables-lobby = { $free ->
    [0] Все в сборе: можно начинать
    [one] Ждём игроков: свободно { $free } место
    [few] Ждём игроков: свободно { $free } места
    [many] Ждём игроков: свободно { $free } мест
   *[other] Ждём игроков: свободно { $free } места
}
tables-playing = Игра идёт
tables-over = Игра окончена
tables-others = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
    [many] Ещё { $count } столов
   *[other] Ещё { $count } стола
}
tables-turn = Ваш ход за другим столом
tables-wait = { $count ->
    [one] Вас ждёт ещё { $count } стол
    [few] Вас ждут ещё { $count } стола
    [many] Вас ждут ещё { $count } столов
   *[other] Вас ждут ещё { $count } стола
}
tables-finished = Законченные
tables-gone = Этого стола больше нет
tables-given-up = Ваше место уже освободили
tables-moved = Теперь на другом устройстве
tables-stopped = Эту игру нельзя продолжить
tables-stopped-rules = Эту игру нельзя продолжить: с её начала правила на странице изменились. Всё, что сыграно, сохранено.
tables-stopped-damaged = Эту игру нельзя продолжить: её запись в этом браузере повреждена. То, что от неё осталось, сохранено.
tables-damaged = Запись этой игры повреждена
tables-unknown = Стол
tables-all = Все столы: { $count }
tables-forget = Забыть этот стол
tables-forget-sure = Забыть своё место за этим столом? Вернуться на него будет нельзя.
tables-leave-game = Уйти из этой игры насовсем? Ваше место займёт бот, вернуться на него будет нельзя.
tables-leave-seat = Освободить место за этим столом?
tables-leave = Уйти
tables-forget-game = Забыть эту игру? Она хранится только в этом браузере.
tables-keep = Оставить

again-title = Снова в той же компании
again-company = { $people ->
    [two] Вдвоём
    [three] Втроём
    [four] Вчетвером
    [five] Впятером
    [six] Вшестером
    [seven] Всемером
    [eight] Ввосьмером
    [nine] Вдевятером
    [ten] Вдесятером
   *[other] Той же компанией
}, { $day ->
    [today] как сегодня
    [yesterday] как вчера
    [mon] как в прошлый понедельник
    [tue] как в прошлый вторник
    [wed] как в прошлую среду
    [thu] как в прошлый четверг
    [fri] как в прошлую пятницу
    [sat] как в прошлую субботу
    [sun] как в прошлое воскресенье
   *[date] как { $date }
}
again-with = Позвать: { $names } — «{ $game }»
again-invite = Новый стол: { $names } — «{ $game }»

past-games = Прошлые игры
past-game = { $number }. { $game }
past-game-won = { $number }. { $game }. Победа: { $won }
