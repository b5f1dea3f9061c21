# What the strongest bot would play: fetched with the board where hints are on.

hint-title = Подсказка
hint-ask = Подсказка: как сыграл бы самый сильный бот?
hint-later = Подсказки включены: спросите в свой ход
hint-waiting = Бот думает…
hint-by = Бот «{ $level }» советует
hint-best = { $range ->
    [nearly-all] Оценка: победа больше чем в 99 играх из 100.
    [hardly-any] Оценка: победа меньше чем в 1 игре из 100.
   *[some] Оценка: победа примерно в { $count ->
        [one] { $count } игре
        [few] { $count } играх
        [many] { $count } играх
       *[other] { $count } игры
    } из 100.
}
hint-other = { $range ->
    [nearly-all] больше 99
    [hardly-any] меньше 1
   *[some] около { $count }
}
hint-alike = почти так же
hint-only = Другого хода нет.
hint-others = Другие ходы и число побед в 100 играх
