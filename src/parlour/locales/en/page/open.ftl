# Tables that look for players, on the home page: fetched where there is a server.

open-title = Open tables
open-at = { $game }, with { $host }
open-about = { $level ->
    [new] { $free } of { $seats } seats free · { $language } · for beginners
    [good] { $free } of { $seats } seats free · { $language } · for experienced players
   *[any] { $free } of { $seats } seats free · { $language }
}
open-all = All { $count } open tables

# The code of a table, typed on the home page: fetched where there is a server.

code-label = Code
code-looking = Looking for the table…
code-unknown = No table has this code now. Check the letters, or ask for the link: a code ends when the game begins.
code-wait = Too many wrong codes. Try again in { $minutes ->
    [one] a minute.
   *[other] { $minutes } minutes.
}
