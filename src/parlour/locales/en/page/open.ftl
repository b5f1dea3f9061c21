# Tables that look for players, on the home page: fetched where there is a server.

open-title = Open tables
open-at = { $game }, with { $host }
open-about = { $level ->
    [new] { $free } of { $seats } seats free · { $language } · for beginners
    [good] { $free } of { $seats } seats free · { $language } · for experienced players
   *[any] { $free } of { $seats } seats free · { $language }
}
open-all = All { $count } open tables
