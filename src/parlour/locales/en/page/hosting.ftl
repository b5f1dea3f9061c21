# What the host can do, and who that is: fetched with the lobby and the menu.

host-settings = Table settings
host-viewers = For spectators
host-lock = Lock the table
host-lock-about = Nobody new can sit down, but people can still watch.
host-private = Keep games to the table
host-private-about = Finished games can be watched again, and their records read, only by people of this table.
host-locked = The host has locked the table: nobody new can sit down.
host-is = { $name } is the host.
host-more = Options for { $name }
host-make = Make host
host-take = Free their seat
host-take-about = Unless you lock the table, they can sit down again.
host-hand-over = Make somebody else host
host-hand-over-do = Hand over
host-now-you = You’re the host now: you set the house rules and start the game.
host-now = { $name } is the host now.
host-interim-you = You’re the host until { $name } is back: you set the house rules and start the game.
host-back-you = You’re the host again.
host-back = { $name } is back, and is the host again.
host-removed = The host has freed your seat. You can watch, or sit down again.
host-removed-locked = The host has freed your seat and locked the table. You can still watch.
host-text-on = The host lets players write to each other.
host-text-off = The host no longer lets players write to each other.

share-watch = Link to watch
share-screen = A big screen in the room
share-screen-about = Open this on a television or a tablet: it shows the table, but nobody’s hand. Everybody plays on their own phone.
share-screen-here = Show it here
share-screen-link = Link for the screen
table-pace = How long bots think
table-pace-value = { $seconds ->
    [0] at once
   *[other] { $seconds } s
}

# The menu
table-save = Save
lobby-leave = Leave your seat
table-rename = Your name at this table

# Hints
hints-about = Players can ask what the strongest bot would play.
hints-on = Hints are on: on your turn you can ask what the strongest bot would play.
