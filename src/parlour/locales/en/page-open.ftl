# Tables that look for players, on the home page: fetched where there is a server.

open-title = Open tables
open-at = { $game }, with { $host }
open-about = { $level ->
    [new] { $free } of { $seats } seats free · { $language } · new to the game
    [good] { $free } of { $seats } seats free · { $language } · know it well
   *[any] { $free } of { $seats } seats free · { $language }
}
open-all = All { $count } open tables
