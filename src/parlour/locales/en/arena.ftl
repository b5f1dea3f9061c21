# `parlour arena`: bots against each other.

arena-help = Let bots play each other and rate them.
arena-bots = Who plays, separated by commas: each bot once, or one for each seat, such as a,b,b,b. A bot can have settings: name:key=value/key=value. Default: the levels of the game.
arena-games = Play at least this many games; deals are played whole, with every bot on every seat.
arena-seed = The same seed gives the same deals.
arena-jobs = How many processes share the games; 0 for one per core. Default: this one, or with --cluster all of its cores.
arena-cluster = Play on Ray: on the cluster that RAY_ADDRESS names, or on this machine.
arena-json = Print everything found as JSON, for programs.
arena-save = Write the same JSON to this file.
arena-plot = Draw ratings and win shares into this file, as SVG.
arena-ratings = Rate the bots at every number of seats that the game takes (or at --seats), and over all of them; --games at each.
arena-playing = Playing
arena-leader = { $bot } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-game-kept = The game so far: { $file }

arena-title = { $game }, { $seats } seats: { NUMBER($games) } games, { NUMBER($deals) } deals
arena-more = Deals are played whole: { NUMBER($games) } games for the { NUMBER($asked) } asked for.
arena-stopped = Stopped: the { NUMBER($deals) } deals before the first incomplete one count, { NUMBER($games) } of { NUMBER($planned) } games.
arena-note = After ± or in brackets: { $level } % intervals, over deals. Even: if all played equally well. Lead: over the mean of the others. Rating: Elo's scale, mean 0.

arena-ratings-title = { $game }: ratings by number of seats
arena-seats = Seats
arena-overall = All
arena-ratings-note = Elo's scale, the mean of each row is 0; after ±: { $level } % intervals, over deals. In the last row all numbers of seats count alike.

arena-bot = Bot
arena-seated = Games
arena-won = Won, %
arena-even = Even, %
arena-place = Place
arena-margin = Lead
arena-rating = Rating
arena-ahead = Ahead of, %
arena-decisions = Decisions
arena-mean = Mean, ms
arena-p95 = 95 % below, ms
arena-longest = Longest, ms

arena-count = { NUMBER($value) }
arena-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-between = { $value } ({ $low }–{ $high })
arena-within = { $value } ± { $width }
arena-above = over { $low }
arena-below = under { $high }
arena-open = unknown

arena-plot-title = { $game }, { $seats } seats, { NUMBER($games) } games
arena-plot-rating = Rating (Elo, mean 0), { $level } % intervals
arena-plot-won = Won, %, { $level } % intervals; ring: if all played equally well
