# The tables of this browser, on the home page: fetched where there are some.

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
tables-finished = Законченные
tables-gone = Этого стола больше нет
tables-given-up = Ваше место уже освободили
tables-moved = Теперь на другом устройстве
tables-unknown = Стол
tables-all = Все столы: { $count }
tables-forget = Забыть этот стол
tables-forget-sure = Забыть своё место за этим столом? Вернуться на него будет нельзя.
tables-forget-game = Забыть эту игру? Она хранится только в этом браузере.
tables-keep = Оставить
