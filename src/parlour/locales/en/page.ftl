# The page: everything that is not one game, in the bundle.

app-name = Parlour
app-tagline = A table, some cards, good company.
app-about = Play in the browser with friends or against bots. No account, nothing to install.

# Home
home-name = Your name
home-name-placeholder = What should we call you?
home-guest = Guest
home-play = Play now
home-play-hint = { $people ->
    [one] { $bots ->
        [one] You against one bot
       *[other] You against { $bots } bots
    }
   *[other] { $bots ->
        [0] { $people } people at this device
        [one] { $people } people here, and one bot
       *[other] { $people } people here, and { $bots } bots
    }
}
home-learn = New to { $game }? Learn it in three minutes
home-invite = Invite friends
home-invite-hint = Sets up a table and gives you a link to share
home-seats = Seats at the table
home-bots = Bots
home-more = House rules
home-loading = Laying the table…
home-no-server = Can’t reach the server just now
home-here = Pass and play
home-people = People at this device
home-people-about = Pass it around: each hand stays covered until its player takes over.
home-player = Player { $number }
home-games = Games
home-calls = Alert me when it’s my turn
home-switch = Switch devices
home-new = New table

# Your tables
tables = Your tables

# An address that leads nowhere
nowhere-title = No table here
nowhere-about = There’s nothing at this address. It may be mistyped, or what was here has moved.

# House rules
number = { $value }
option-on = Yes
option-off = No
option-drawn = Drawn at random

# Bots
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-easy-about = Knows the rules and little more: good to learn with.
bot-medium-about = Plays sensibly.
bot-hard-about = Plays well.
bot-expert-about = Thinks far ahead, for up to a second. It sees no more than you would.
bot-random = Random
bot-rule = Medium

# Hints
hints = Hints
hints-about = Players can ask what the strongest bot would play.
hints-on = Hints are on: on your turn you can ask what the strongest bot would play.
hints-off = Hints are off.
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

stepper-less = { $label }: less
stepper-more = { $label }: more

# Lobby
lobby-leave = Leave your seat
lobby-seat = Seat { $seat }

# Sharing
share = Share
share-copy = Copy link
share-copied = Link copied
share-failed = Select the link and copy it
share-play = Link to play
share-watch = Link to watch
share-qr = Code to scan with a phone
share-code = Show code
share-screen = A big screen in the room
share-screen-about = Open this on a television or a tablet: it shows the table, but nobody’s hand. Everybody plays on their own phone.
share-screen-link = Link for the screen
share-text = Play { $game } with me

# Table
table-menu = Menu
table-talk = Say something
undo = Take back my last move
undo-told = { $name } takes back their last move.
table-fullscreen = Full screen
premove-chosen = This card will be played on your turn. Tap it again to change your mind.
premove-card = { $card }. Will be played on your turn
premove-lost = The card you chose can’t be played now. Choose again.
table-sheet = Score sheet
table-scores = Scores
table-close = Close
table-home = Home
table-round = Round { $round }
table-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
table-watching = You are watching
table-watching-with = { $others ->
    [0] You are watching
    [one] You are watching, with one other
   *[other] You are watching, with { $others } others
}
table-offline = offline
table-bot-plays = bot plays
table-rename = Your name at this table
table-save = Save
table-pace = How long bots think
table-pace-value = { $seconds ->
    [0] at once
   *[other] { $seconds } s
}
table-setting = { $label }: { $value }
table-tempo = Tempo
table-tempo-slow = Slow
table-tempo-normal = Normal
table-tempo-fast = Fast
table-tempo-none = No motion
table-language = Language
looks = Appearance
table-record = Record of the game
table-fair = Was it fair?
table-help = How to play
table-why = Why?
table-your-turn-title = Your turn
call-catch = Somebody can be caught
call-round = The round is over
call-where = { $game } with { $names }
table-history = What happened
table-history-empty = Nothing has happened yet.

# Score sheet
sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-empty = No round has been scored yet.
sheet-limit = The game ends at { $points } points. Fewest points win.

# Ready and the end
next-round = Next round
# $count: how many they are
next-waiting = Waiting for { $names }
next-ready = ready
final = See the result
rematch = Play again
rematch-wait = { $name } can start another game.
rematch-seats = Seats and rules
back-home = Back home
yours = Your data

# Connection
cover-title = Pass to { $name }
cover-about = No peeking! The cards come up once { $name } has taken over.
cover-take = I’m { $name }

link-connecting = Connecting…
link-waiting = Connection lost, trying again…
link-gone = Disconnected

# Answers to refused messages, by the server's codes
error-offline = No connection just now. Try again in a moment.
error-stale = The game has moved on. Look again, then play.
error-illegal-action = That can’t be played now.
error-bad-action = That can’t be played now.
error-malformed-action = That can’t be played now.
error-not-your-turn = It’s not your turn.
error-not-playing = There’s no game running.
error-game-running = Not while a game is running.
error-not-in-lobby = The first game has already begun.
error-not-over = The game isn’t over yet.
error-unknown-table = There’s no such table. The link may be mistyped, or the table ended long ago.
error-damaged-table = This table’s log is damaged. Whoever runs the server has been told.
error-damaged-game = This browser’s copy of the game is damaged. You can remove it from the list on the home page.
error-unknown-token = Your seat at this table has been given up. You can take another.
error-seat-moved = Your seat is on another device now.
error-unknown-code = This code doesn’t work. It may be mistyped, used already or too old.
error-bad-transfer = These seats can’t be moved.
error-table-full = Every seat is taken.
error-seat-taken = That seat is taken.
error-no-seat = There’s no such seat.
error-empty-seats = Some seats are still free.
error-not-host = Only the host can do that.
error-host-first = For the moment only the host can do that. Try again shortly.
error-no-person = Only a person can be the host.
error-table-locked = The host has locked the table: nobody new can sit down.
error-not-after-game = Only after a game.
error-not-seated = Take a seat first.
error-bad-seat = There’s no such seat.
error-bad-name = A name can have 1 to 24 characters.
error-bad-pace = Bots can think for up to ten seconds.
error-bad-clock = A turn can’t have that time limit.
error-not-away = That player is here, or has only just left.
error-end-proposed = Somebody has already suggested another way to end the game.
error-unknown-game = The server doesn’t know this game.
error-unknown-bot = The server doesn’t know this bot.
error-bad-contribution = The server didn’t understand what your browser added to the shuffles.
error-bad-option = One of these house rules can’t have that value.
error-hints-off = The host doesn’t allow hints at this table.
error-bad-listing = The table can’t be listed like that.
error-list-off = This server has no list of open tables.
error-push-off = This server tells nobody of turns while the page is closed.
error-bad-subscription = This server does not know your browser’s push service.
error-hint-unavailable = No hint just now. Try again in a moment.
error-nothing-to-undo = You have nothing to take back: something has happened since.
error-undo-revealed = Something hidden has come to light, so this move stays.
error-undo-declined = Somebody wants this move to stay.
error-talk-off = The host has turned off talking at this table.
error-free-text-off = Players can’t write at this table.
error-bad-free-text = A message has 1 to 120 characters, all of them visible.
error-muted = The host has muted you at this table.
error-too-fast = That was a lot at once. Wait a moment.
error-too-many-connections = There are too many people at this table just now.
error-busy = The table can’t keep up. Try again.
error-storage = That couldn’t be saved. Try again.
error-foreign-origin = This page doesn’t belong to the server.
error-wrong-protocol = There’s a newer version of Parlour. Reload the page.
error-no-server = The server isn’t answering. Try again in a moment.
error-other = That didn’t work: { $message }
fatal-title = No seat here
fatal-reload = Reload

# Scores
win-you = You win!
win-other = { $name } wins!
win-shared = { $names } share the victory!
score-place = Place { $place }
score-close = See the table
# On a seat's plate: as short as possible
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
