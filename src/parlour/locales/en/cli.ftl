# The command line of Parlour.

cli-help = Card games for people, bots and researchers. Without a command: play.
cli-version = Print the version and exit.
cli-error = Error: { $message }
cli-json = Print JSON, for programs.
cli-unwritable = { $file } cannot be written: { $reason }
cli-about-file = { $file }: { $reason }
cli-with-default = { $help } Default: { $default }.
cli-how-many-play = How many players. Default: { $seats }, or as many as the game allows.
cli-seed = The same seed gives the same game.

## What is wrong with a command line

cli-usage = Usage:
cli-arguments-heading = Arguments
cli-commands-heading = Commands
cli-default = default: { $value }
cli-required = required
cli-no-option = there is no option { $option }
cli-similar = (similar: { $options })
cli-missing = { $name } is missing
cli-missing-value = { $option } needs a value
cli-no-value = { $option } takes no value
cli-extra = expected nothing more, got { $words }
cli-bad-range = { $name }: expected a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
cli-bad-whole = { $name }: expected a whole number
cli-bad-number = { $name }: expected a number
cli-bad-span = { $name }: expected a number from { $low } to { $high }
cli-bad-least = { $name }: expected a whole number of at least { $low }
cli-bad-above = { $name }: expected a number above { $low }
cli-bad-time = { $name }: expected a number of seconds, or a time such as “90 days”
cli-bad-choice = { $name }: expected one of { $choices }
cli-bad-form = { $name }: expected something like { $example }
cli-no-setting = { $file }: there is no setting { $name }
cli-bad-value = { $name }: that is not a valid value
cli-or-word = { $message }, or “{ $word }”
cli-no-command = there is no command { $name }
cli-see-help = Run { $command } for help.
cli-show-help = Show this help.

## What Parlour refused

cli-in-record = { $entry ->
    [0] header: { $message }
   *[other] entry { NUMBER($entry, useGrouping: 0) }: { $message }
}
cli-wrong-game = unknown game { $name }; expected { $known }
cli-wrong-bot = unknown bot { $name }; expected { $known }
cli-wrong-option = unknown option { $name }; expected { $known }
cli-wrong-choice = { $option }: expected { $values }, got { $value }
cli-wrong-number = { $option }: expected a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, got { $value }
cli-wrong-flag = { $option }: expected true or false, got { $value }
cli-wrong-seat = { $option }: expected a seat from 0 to { $last }, got { $value }
cli-wrong-too-soon = stopped before the first deal was complete, so there is nothing to count
cli-wrong-endless = a game took more than { NUMBER($moves) } moves: it seems to have no end
cli-wrong-action = expected { $legal }; got { $action }
cli-wrong-document = expected the JSON of a record ({ $reason })
cli-wrong-format = expected version { NUMBER($wanted, useGrouping: 0) } of the format, got { NUMBER($version, useGrouping: 0) }
cli-wrong-rules = expected a game played by version { NUMBER($wanted, useGrouping: 0) } of the rules, got version { NUMBER($version, useGrouping: 0) }
cli-wrong-unfinished = expected a game that is over
cli-wrong-unseen = expected a game of which some player’s cards were all seen
cli-wrong-unwritable = { cli-unwritable }
cli-wrong-unreadable = { cli-unreadable }
cli-wrong-file-there = expected a new file, but { $file } already exists
cli-wrong-no-file = there is no file { $file }
cli-wrong-no-database = there is no database { $file }
cli-wrong-uncopied = { $file } cannot be copied: { $reason }
cli-wrong-foreign-journal = { $file } cannot be copied: { $journal } is the journal of another file
cli-wrong-damaged = { $file } is damaged: { $reason }
cli-wrong-no-copy = expected a Parlour database, which { $file } is not
cli-wrong-newer = { $file } is from a newer version of Parlour: { $version }, not { $wanted }
cli-wrong-server-runs = a server is using { $file }: stop it first
cli-wrong-no-home = expected a folder for the tables (--data): this user has no home folder
cli-wrong-unopened = the tables in { $place } cannot be opened: { $reason }
cli-wrong-emptied = { $file } is empty, which no database of Parlour’s ever is: put a backup in its place (parlour restore), or delete it to begin anew
cli-wrong-other-journal = { $file } lies beside { $journal }, which is the journal of another file and would damage it: parlour restore puts a backup in its place and moves the journal out of the way
cli-wrong-journal-alone = { $file } is missing, but what was written to it last is in { $journal }: put the file back, or delete the journal to begin anew
cli-wrong-damaged-tables = { $file } is damaged, or no database: { $reason }; parlour restore puts a backup in its place
cli-wrong-other-program = { $place } is another program’s database, not Parlour’s: choose another place
cli-wrong-newer-tables = { $place } was written by a newer version of Parlour ({ $version }; this one knows { $wanted }): upgrade Parlour, or put an older backup in its place
cli-wrong-no-host = expected a host to listen on, got none; 0.0.0.0 means every address of this machine
cli-wrong-host = expected the name or address of a host, got { $host }
cli-wrong-lost-host = cannot find the host { $host }: { $reason }
cli-wrong-unheard = cannot listen at { $address }: { $reason }
cli-wrong-taken = another program is listening at { $address }: stop it, or choose another port (--port)
cli-wrong-unmeasured = cannot serve metrics at { $address }: { $reason }
cli-wrong-no-page = expected the built page, { $file }: { $reason }
cli-wrong-workers-alone = several workers need PostgreSQL (--database), or --share for SQLite
cli-wrong-bus-alone = a bus needs PostgreSQL (--database), or --share
cli-wrong-bus-address = expected the address of a Redis server, such as redis://host
cli-wrong-push-contact = a push key needs a contact (--push-contact)
cli-wrong-database-address = expected the address of a database, such as postgresql://user@host/parlour
cli-wrong-other-database = expected an SQLite or PostgreSQL database, not { $name }
cli-wrong-not-installed = { $name } is not installed: { $command }
cli-wrong-no-device = no GPU was found that CUDA can use: it needs one from NVIDIA, and its driver
cli-wrong-plain-on-device = expected --plain or --device cuda, not both
cli-wrong-program = PostgreSQL’s program { $name } is missing: apt-get install postgresql-client
cli-wrong-claimed = another server is using the tables in { $place }: stop it, choose another folder (--data), or start both with --share
cli-wrong-unshared = another server is using the tables in { $place }, and was started without --share
cli-wrong-no-sharing = several servers cannot share a file of tables on Windows
cli-wrong-plot-alone = --plot draws one number of seats: expected no --ratings beside it
cli-wrong-untrainable = there is no net to train for { $name }; expected { $known }
cli-wrong-checkpoint = { $file } is damaged, or not the checkpoint of a training
cli-wrong-net = { $file } is damaged, or not a net for this game
cli-wrong-other-training = { $folder } holds another training ({ $command }): expected another folder

## What a command line expects, in help

cli-options-metavar = [OPTIONS]
cli-folder = FOLDER
cli-level = LEVEL
cli-game-metavar = GAME [OPTIONS]
cli-command-metavar = COMMAND [OPTIONS]
cli-game-argument = GAME
cli-file = FILE
cli-link = LINK
cli-number-metavar = NUMBER
cli-edition = EDITION
cli-person = NAME
cli-rule-metavar = NAME=VALUE
cli-bot = BOT

## parlour play, parlour serve

cli-play = Start Parlour on this machine and open it in the browser; or play in the terminal.
cli-serve = Run the server.
cli-play-port = The port to listen on. Default: { $port }, or another one if that is taken.
cli-data = Where tables are kept.
cli-config = A file with settings (TOML). Default: { $file }, if it is there.
cli-serve-epilog = Each option can also be set in the environment, as PARLOUR_BOT_WORKERS=2, or in the file, as bot_workers = 2. The command line comes first, then the environment, then the file. Times are in seconds, or written like “90 days”.
cli-text = TEXT
cli-time = TIME
cli-section-network = Network
cli-section-storage = What is kept
cli-section-workers = Several workers
cli-section-watching = Logs and metrics
cli-section-play = At the tables
cli-section-push = Notifications while the page is closed
cli-section-bots = Bots
cli-section-connections = Connections
cli-section-rates = Rate limits
cli-section-tables = Tables in memory
cli-section-stopping = Stopping
cli-browser = Open the page in the browser. Default: yes, if there is a display.
cli-ready = Parlour is open at { $address } (Ctrl+C closes it).
cli-ready-network = For friends on your network: { $address }
cli-ready-alone = For friends on your network to join, add --host 0.0.0.0.
cli-failed = the server failed ({ $kind }); --log-level debug says where
cli-in-terminal = In the terminal
cli-play-game = The game to play; without it, you choose.
cli-terminal = Play in this terminal, full screen.
cli-color = Use colours on the full screen; the environment variable NO_COLOR switches them off too.
cli-plain = Play in this terminal, line by line: for screen readers, pipes and slow connections.
cli-play-bots = The level of the bots to play against.
cli-play-edition = The edition of the rules. Default: that of your language, if there is one.
cli-play-rule = A house rule, such as points=21; `parlour games` lists them.
cli-join = Join a table: by its link, http://host/t/... (with ?watch at the end, only watch it), or by its six-letter code, with --server.
cli-server = Set up the table on this server, for friends to join; or, with --join, the server of a code.
cli-name = Your name at the table.
cli-language = The language to play in. Default: the system’s.
cli-pace = How many seconds bots take to move, at a table of your own.
cli-moment = How many seconds the game waits while somebody can be caught, at a table of your own.
cli-needs-terminal = these options are for the terminal: add --terminal or --plain
cli-needs-game = house rules and seats belong to a game: expected its name as well
cli-join-alone = --join leads to a table that already has its game, seats and rules: expected none of these here
cli-unknown-language = expected one of { $languages }, got { $language }
cli-bad-link = expected a link such as http://host/t/..., or a code and --server, got { $link }
cli-bad-rule = expected NAME=VALUE, got { $rule }
cli-no-screen = the full screen needs a terminal; --plain works without one
cli-small-screen = the window is too small: expected at least { $columns } columns and { $rows } rows; --plain fits any window

## parlour backup, parlour restore

cli-backup = Copy all tables to a file; the server may keep running.
cli-restore = Replace the tables with those of a copy; stop the server first.
cli-backup-file = The copy.
cli-backed-up = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}
cli-restored = The tables from { $file } are now in { $place }.
cli-put-aside = What was there before is kept as { $file }.

## parlour push-key

cli-push-key = Make a key for notifications while the page is closed (Web Push).
cli-push-key-made = Add these lines to the server’s settings, with your address; keep the key secret.

## parlour games

cli-games = List the games, how many can play, and their options.
cli-game = Game
cli-seats-heading = Seats
cli-options-heading = Options
cli-option = { $name }: { $values } (default: { $default })
cli-range = { NUMBER($low, useGrouping: 0) }-{ NUMBER($high, useGrouping: 0) }
cli-none = none

## parlour simulate

cli-simulate = Play many games at random and measure them.
cli-simulate-games = How many games.
cli-simulate-jobs = How many cores share the work; 0 for all of them.
cli-simulate-plain = Run the rules uncompiled.
cli-simulate-device = Where the games are played: on the processor, or on a GPU by CUDA.
cli-simulating = Simulating
cli-compiling = Compiling the rules: it takes a while, but only the first time.
cli-number = { NUMBER($value, maximumFractionDigits: 4) }
cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
# An estimate and its standard error.
cli-with-error = { $value } ± { $error }
cli-summary-games = Games
cli-summary-moves = Moves
cli-summary-rounds = Rounds
cli-summary-seconds = Seconds
cli-summary-moves-per-second = Moves per second
cli-summary-rounds-per-game = Rounds per game
cli-summary-moves-per-round = Moves per round

## parlour record, parlour replay

cli-record = Play one game between bots and print its record.
cli-record-bot = The bot on every seat.
cli-replay = Check a record and print its score sheet.
cli-replay-file = The record; - for standard input.
cli-replay-open = Show it in the browser, move by move.
cli-replay-step = Print the table after each move; at a terminal, Enter goes on.
cli-replay-seat = With --step: what this seat sees, 0 being the first. Otherwise all cards lie open.
cli-step-on = Enter: on; q: stop
cli-step-undo = takes the move back
cli-step-left = leaves; a bot plays on
cli-step-joined = takes the place of a bot
cli-unreadable = { $file } cannot be read: { $reason }
cli-record-refused = { $file } is not a valid record: { $message }
cli-round = Round
cli-total = Total
cli-won =
    { $count ->
        [one] { $winners } won.
       *[other] { $winners } share the victory.
    }
cli-unfinished = The game is not over.
cli-left = { $name } left; a bot ({ $level }) played on.
cli-joined = Between two rounds somebody took over from { $name }.
cli-ended = { $how ->
    [scored] The game was ended early: the finished rounds count.
   *[unscored] The game was ended early, without a result.
}

## parlour review

cli-review = Look back at a finished game: chances of winning, costly moves, luck and skill.
cli-review-worlds = How many imagined games each position and choice is judged by: more are slower and more exact.
cli-review-seed = The same seed gives the same numbers.
cli-reviewing = Looking back

## parlour verify

cli-verify = Check that the shuffles of a finished game were what was promised before it began.
cli-verify-file = The game’s record with its secret, as a server gives it; - for standard input.
cli-verify-seal-option = What the game’s seal must be, or begin with: as somebody who played was shown it.
cli-verify-refused = { $file } is not a game’s record with its secret: { $message }
cli-verify-no-key = { $file } is a record alone, without a secret. Whoever ran that table shuffled without promising anything, so there is nothing to check but the rules: parlour replay does that.
cli-verify-added = Shuffled from the server’s secret and what these players added: { $names }
cli-verify-alone = Shuffled from the server’s secret alone: no player added anything.
cli-verify-alone-old = Shuffled from the server’s secret alone: this game began before players could add to it.
cli-verify-bot = Bots, which add nothing: { $names }
cli-verify-left-out = Left out, as what they had pledged did not come in time: { $names }
cli-verify-wrong = Something was added that had NOT been pledged, in the name of: { $names }
cli-verify-unpledged = This is an older game: nobody had to pledge anything first, so whoever added last may have known what the others added.
cli-verify-key = { $yes ->
    [true] The secret is the one that was promised.
   *[false] The secret is NOT the one that was promised.
}
cli-verify-seal = Seal of what was fixed before the deal: { $seal }
cli-verify-seal-wrong = That is NOT the seal you gave: this is another game, or who played or what they had pledged was changed.
cli-verify-restored = The server was restored from a copy during this game, or just before it: it may have been dealt, or gone on, differently once.
cli-verify-deal = Deal { $deal }: yes, all its shuffles and picks follow ({ $count }).
cli-verify-deal-wrong = Deal { $deal }: NO. Entries of the record that do not follow: { $entries }
cli-verify-rules = The rules do not allow this game: { $message }
cli-verify-yes = Yes: every deal is what was promised.
cli-verify-cut = Neither yes nor no: what the record holds is what was promised, but it stops before the end of the game. Something may have been cut off.
cli-verify-ended = Neither yes nor no: what the record holds is what was promised, up to where its players, it says, agreed to end the game. Only they know whether they did; if not, something was cut off.
cli-verify-no = No: this game is not what was promised.
cli-verify-no-all = No: no deal is what was promised, as if the secret, the contributions, the table or the game’s number belonged to another game.

## parlour bench

cli-bench = Measure the speed of the rules, next to C and other libraries.

## parlour train

cli-train = Train the net that judges a game, by games against itself.
cli-train-game = The game to train for.
cli-train-to = The folder for the net and its learning curve; the same command goes on from what it finds there.
cli-train-seats = Learn only at tables with so many seats. Default: at all that the net can learn.
cli-train-games = How many games the net learns from.
cli-train-against = What to learn to beat, in place of itself: the file of a net, or policy, the bot of that name. Default: nothing.
cli-train-seed = The same seed and number of games give the same net, however often the training is stopped.
cli-train-minutes = Stop after so many minutes of processor time; the same command goes on later. Default: no limit.
cli-training = Training
cli-train-caption = { NUMBER($games) } games
cli-train-share = Against { $rival } ({ $table }): { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the victories
cli-train-stopped = Stopped after { NUMBER($games) } of { NUMBER($planned) } games; the same command goes on from here.
cli-train-net = The net: { $file }
