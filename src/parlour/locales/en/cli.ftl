# The command line of Parlour.

cli-help = Card games for people, bots and researchers. Without a command: play.
cli-version = Print the version and exit.
cli-error = Error: { $message }
cli-json = Print JSON, for programs.
cli-unwritable = { $file } cannot be written: { $reason }
cli-with-default = { $help } Default: { $default }.
cli-how-many-play = How many play. Default: 4, or as many as the game seats.
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
cli-extra = nothing more was expected, but there is { $words }
cli-bad-range = { $name }: expected a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
cli-bad-whole = { $name }: expected a whole number
cli-bad-number = { $name }: expected a number
cli-bad-value = { $name }: that value does not fit
cli-no-command = there is no command { $name }
cli-see-help = { $command } shows what there is.
cli-show-help = Show this help.

## parlour play, parlour serve

cli-play = Start Parlour on this machine and open it in the browser; or play in the terminal.
cli-serve = Run the server.
cli-host = The address to listen on; 0.0.0.0 for all addresses of this machine.
cli-play-port = The port to listen on. Default: 8000, or another one if that is taken.
cli-serve-port = The port to listen on; 0 for any free one.
cli-data = Where tables are kept.
cli-database = The PostgreSQL database for the tables, as in postgresql://user@host/parlour, instead of a file.
cli-bus = The Redis server by which workers tell each other at once what is new, as in redis://host.
cli-workers = How many processes serve; more than one need PostgreSQL, or --share.
cli-share = Let other servers on this machine use the same file of tables.
cli-bot-workers = Processes in which bots search; 0 for none: bots that search then play their quick policy. Default: one per core, less one.
cli-host-name = A name that the server answers to, as in parlour.example; may be given more than once. Default: any name.
cli-proxy = The address or network of a proxy whose X-Forwarded-For is believed; may be given more than once. Default: this machine.
cli-connections = How many connections there may be at once.
cli-folder = FOLDER
cli-browser = Open the page in the browser. Default: if there is a screen.
cli-ready = Parlour is open at { $address } (Ctrl+C closes it).
cli-in-terminal = In the terminal
cli-play-game = The game to play in the terminal; without it, you are asked.
cli-terminal = Play in this terminal, on the whole screen.
cli-color = Colours on the whole screen; the environment variable NO_COLOR switches them off too.
cli-plain = Play in this terminal line by line: for screen readers, pipes, and over slow lines.
cli-level = LEVEL
cli-play-bots = The bots to play against.
cli-play-edition = The edition of the rules. Default: that of your language, if there is one.
cli-play-rule = A house rule, such as points=21; `parlour games` lists them.
cli-join = Join the table of this link, http://host/t/...; with ?watch at its end, to look on.
cli-server = Make the table at this server, for friends to join.
cli-name = Your name at the table.
cli-language = The language to play in. Default: the system’s.
cli-pace = How many seconds bots take to move, at your own table.
cli-moment = How many seconds the game waits while somebody can be caught, at your own table.
cli-needs-terminal = these options are for the terminal: add --terminal or --plain
cli-needs-game = the house rules and seats of which game? Expected its name
cli-join-alone = --join leads to a table that has its game and rules: expected none here
cli-unknown-language = expected one of { $languages }, got { $language }
cli-bad-link = expected a link such as http://host/t/..., got { $link }
cli-bad-rule = expected NAME=VALUE, got { $rule }
cli-no-textual = the whole screen needs Textual: pip install "parlour[terminal]"; --plain does without it
cli-no-screen = the whole screen needs a terminal; --plain does without one
cli-small-screen = the window is too small, expected { $columns } columns and { $rows } rows; --plain does without them

## parlour backup, parlour restore

cli-backup = Copy all tables to a file; the server may run meanwhile.
cli-restore = Put a copy in the place of the tables; stop the server first.
cli-backup-file = The copy.
cli-backed-up = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}
cli-restored = The tables of { $file } are now in { $place }.
cli-put-aside = What was there is kept as { $file }.

## parlour games

cli-games = List the games, who can play, and their options.
cli-game = Game
cli-game-metavar = GAME [OPTIONS]
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
cli-simulating = Simulating
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

## parlour bench

cli-bench = Measure the speed of the rules, next to C and other libraries.
