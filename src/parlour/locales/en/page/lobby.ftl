# A table before its game: fetched with the lobby.

lobby-title = Gather round
lobby-invite = Send this link to your friends
lobby-invite-more = Invite somebody else
lobby-only-here-title = This link works only on this computer
lobby-only-here = For others to join, open Parlour at the address that it names for your network when started with this command.
lobby-copy-command = Copy command
lobby-came = { $name } is here.
lobby-who = At the table
lobby-empty = Free seat
lobby-sit = Sit here
lobby-move = Move here
lobby-add-bot = Add a bot
lobby-free = Free the seat of { $name }
lobby-you = you
lobby-you-host = you, the host
lobby-host = host
lobby-here = here
lobby-bot = bot
lobby-bot-level = How well { $name } plays
lobby-bot-kind = bot, { $kind }
lobby-start = Deal the cards
lobby-start-for = Deal for { $seats }
lobby-start-alone = Invite somebody, or add a bot.
lobby-start-locked = The table is locked: unlock it, or add a bot.
lobby-start-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
lobby-fill = Fill with bots
lobby-wait-host = { $name } starts the game when everybody is here.
lobby-wait-lost = { $name } is offline. If that lasts, somebody else here will be the host until they’re back.
lobby-wait-idle = { $name } doesn’t seem to be here. Anybody can start now.
lobby-nudge = Nudge
lobby-wait-anyone = The game begins when everybody is here.
screen-scan = Scan to sit down
lobby-stopped-rules = The last game can’t go on: this server’s rules have changed since it began. What was played is kept.
lobby-stopped-damaged = The last game can’t go on: its log is damaged. What was played is kept.
lobby-join = Take a seat
lobby-join-full = Every seat is taken. You can watch.
lobby-game = Game
evening-tally = This evening
lobby-options = House rules

open-list = On the list of open tables
open-list-about = Everybody who visits this server can find the table and sit down or watch. It leaves the list when the game begins.
open-clock = Strangers play here, so each turn has a limit. You can change it above.
open-for = Who is it for?
open-for-any = Anybody
open-for-new = Beginners
open-for-good = Experienced players
open-listed = This table is on the list of open tables: anybody can join or watch.
