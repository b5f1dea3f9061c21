# The page: everything that is not one game, in the bundle.

app-name = Parlour
app-tagline = A table, some cards, good company.
app-about = Play in the browser with friends or against bots. No account, nothing to install.

# Home
home-name = Your name
home-face = Choose your face
home-face-number = Face { $number }
home-name-placeholder = What should we call you?
home-guest = Guest
you = You
home-play = Play now
home-play-hint = { $people ->
    [one] { $bots ->
        [one] You and a bot
       *[other] You and { $bots } bots
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
home-player = Player { $number }
home-all = All games
home-change = Change
home-lesson = Learn
home-length = Length
home-whole = Whole game
home-calls = Alert me when it’s my turn
home-code = I have a code
home-code-brief = Code
home-circles = Circles
pad = Score pad
home-switch = Play on another device
home-new = New table

# Your tables
tables = Your tables
played = Your games

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
bot-master = Master
bot-easy-about = Knows the rules and little more: good to learn with.
bot-medium-about = Plays sensibly.
bot-hard-about = Plays well.
bot-expert-about = Thinks far ahead, for up to a second. It sees no more than you would.
bot-master-about = Like Expert, and stronger in most games for two: it has learned from games against itself.
bot-random = Random
bot-rule = Medium

# Hints
hints = Hints
hints-off = Hints are off.

stepper-less = { $label }: less
stepper-more = { $label }: more

# Lobby
lobby-seat = Seat { $seat }

# Table
table-menu = Menu
table-talk = Say something
table-talk-watching = What players say
undo-told = { $name } takes back their last move.
table-fullscreen = Full screen
premove-chosen = It will be played on your turn. Tap it to cancel.
premove-card = { $card }. Will be played on your turn
premove-lost = The card you chose can’t be played now. Choose again.
table-sheet = Score sheet
table-scores = Scores
table-close = Close
table-home = Home
table-round = Round { $round }
table-watching = You are watching
table-offline = offline
table-bot-plays = bot plays
table-away = away
table-by-bot = Bot: { $what }
table-setting = { $label }: { $value }
table-language = Language
looks = Appearance
table-record = Save the record (JSON)
table-again = Watch again
table-review = Look back
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
sheet-limit = { $points ->
    [1] One round. Fewest points win.
   *[other] The game ends at { $points } points. Fewest points win.
}

# Ready and the end
next-round = Next round
# $count: how many they are
next-waiting = Waiting for { $names }
rematch = Play again
back-home = Back home
yours = Your data

# Connection

connection-connecting = Connecting…
connection-waiting = Connection lost, trying again…
connection-gone = Disconnected

# Answers to refused messages, by the server's codes
error-offline = No connection just now. Try again in a moment.
error-wrong-protocol = There’s a newer version of Parlour. Reload the page.
error-no-server = The server isn’t answering. Try again in a moment.
error-no-part = Part of the page is missing. It will reload once the server answers.
error-no-answer = The server isn’t answering. This page will appear once it does.
error-other = That didn’t work: { $message }
fatal-title = No seat here
fatal-reload = Reload

# Scores
win-you = You win!
win-other = { $name } wins!
win-shared = { $names } share the victory!
# On a seat's plate: as short as possible
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
