# The tables of this browser, on the home page and at one of them: fetched where there are some.

tables-with = with { $names }
tables-alone = nobody else yet
tables-lobby = { $free ->
    [0] Everybody is here: the game can begin
    [one] Waiting for players, one seat is free
   *[other] Waiting for players, { $free } seats are free
}
tables-playing = The game is on
tables-over = The game is over
tables-others = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
tables-turn = Your turn at another table
tables-wait = { $count ->
    [one] Another table waits for you
   *[other] { $count } other tables wait for you
}
tables-finished = Finished
tables-gone = This table no longer exists
tables-given-up = Your seat has been given up
tables-moved = On another device now
tables-stopped = This game can’t go on
tables-stopped-rules = This game can’t go on: the rules have changed since it began. What was played is kept.
tables-stopped-damaged = This game can’t go on: this browser’s copy is damaged. What is left of it is kept.
tables-damaged = The saved copy is damaged
tables-unknown = A table
tables-all = All { $count } tables
tables-forget = Forget this table
tables-forget-sure = Forget your seat at this table? You won’t be able to come back to it.
tables-leave-game = Leave this game for good? A bot takes over your seat, and you can’t have it back.
tables-leave-seat = Give up your seat at this table?
tables-leave = Leave
tables-forget-game = Forget this game? It’s only kept in this browser.
tables-keep = Keep it

again-title = The same people again
again-company = { $people ->
    [two] The two
    [three] The three
    [four] The four
    [five] The five
    [six] The six
    [seven] The seven
    [eight] The eight
    [nine] The nine
    [ten] The ten
   *[other] The people
} { $day ->
    [today] from today
    [yesterday] from yesterday
    [mon] from last Monday
    [tue] from last Tuesday
    [wed] from last Wednesday
    [thu] from last Thursday
    [fri] from last Friday
    [sat] from last Saturday
    [sun] from last Sunday
   *[date] from { $date }
}
again-with = Call { $names } – { $game }
again-invite = A new table with { $names } – { $game }

past-games = Earlier games
past-game = { $number }. { $game }
past-game-won = { $number }. { $game }: { $won } won
