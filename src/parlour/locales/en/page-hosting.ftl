# What the host can do, and who that is: fetched with the lobby and the menu.

host-lock = Lock the table
host-lock-about = Nobody new can sit down. Watching is still possible.
host-locked = The host has locked the table: nobody new can sit down.
host-is = { $name } is the host.
host-more = What you can do about { $name }
host-make = Make host
host-take = Take the seat back
host-take-about = Unless you lock the table, they can sit down again.
host-hand-over = Somebody else as host
host-hand-over-do = Hand over
host-now-you = You are the host now: the house rules and the start are up to you.
host-now = { $name } is the host now.
host-removed = The host has taken your seat back. You can watch, or sit down again.
host-removed-locked = The host has taken your seat back and locked the table. You can still watch.
host-text-on = The host lets players write to each other.
host-text-off = The host no longer lets players write to each other.
