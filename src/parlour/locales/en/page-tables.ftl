# The tables of this browser, on the home page: fetched where there are some.

tables-with = with { $names }
tables-alone = nobody else yet
tables-lobby = { $free ->
    [0] Everybody is here: the game can begin
    [one] Waiting for players, one seat is free
   *[other] Waiting for players, { $free } seats are free
}
tables-playing = The game is on
tables-over = The game is over
tables-finished = Finished
tables-gone = This table no longer exists
tables-given-up = Your seat has been given up
tables-moved = On another device now
tables-unknown = A table
tables-all = All { $count } tables
tables-forget = Forget this table
tables-forget-sure = Forget your seat at this table? You will not be able to come back to it.
tables-forget-game = Forget this game? It is kept in this browser only.
tables-keep = Keep it
