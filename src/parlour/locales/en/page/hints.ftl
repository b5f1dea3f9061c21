# What the strongest bot would play: fetched with the board where hints are on.

hint-title = Hint
hint-ask = Hint: what would the strongest bot play?
hint-later = Hints are on: ask when it’s your turn
hint-waiting = Thinking…
hint-by = { $level } suggests
hint-best = { $range ->
    [nearly-all] An estimate: wins more than 99 games in 100.
    [hardly-any] An estimate: wins fewer than 1 game in 100.
   *[some] An estimate: wins about { $count } games in 100.
}
hint-other = { $range ->
    [nearly-all] over 99
    [hardly-any] under 1
   *[some] about { $count }
}
hint-alike = much the same
hint-only = There’s no other move.
hint-others = Other moves, with games won out of 100
