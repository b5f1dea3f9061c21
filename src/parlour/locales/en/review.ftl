# A look back at a finished game: on the command line, and in a replay on the page.

# Chances and what they are made of: $value is 0 to 1, a loss below 0. A gain is written with its sign.
review-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-gain = +{ $value }
# An estimate and its standard error.
review-within = { $value } ± { $error }

# The sentences. Chances, and what a move cost, are 0 to 1.
review-won = { $why ->
    [own] { $name } won, above all by good moves.
    [others] { $name } won, above all by what others gave away.
    [luck] { $name } won, above all by luck.
   *[mixed] { $name } won. No single thing decided it: moves, gifts and luck all had a part.
}
review-turned = The turn of the game: { $called }. { $name }’s chance of winning went from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
review-dearest = The dearest mistake: { $name }, { $called }. It cost { NUMBER($amount, style: "percent", maximumFractionDigits: 0) } of the victory.
review-clean = No move was clearly a mistake.
review-doubt = All of this is estimated, as if everybody had played on like the bots. A chance may be off by { NUMBER($amount, style: "percent", maximumFractionDigits: 0) }.
# Where in the game, on the command line.
review-called = round { $round } (entry { $entry })

review-chances = Chances of winning
review-mistakes = Moves that cost most
review-more = { $count ->
    [one] One more cost less.
   *[other] { $count } more cost less.
}
review-accounts = Luck and skill
review-accounts-about = Start + own moves + others’ moves + luck = result. Moves count for what they gave beyond a bot’s usual move; luck is all the rest: deals, draws, and what others held.

# Headings of tables.
review-entry = Entry
review-round = Round
review-player = Player
review-played = Played
review-better = Better
review-cost = Cost
review-start = Start
review-own = Own moves
review-others = Others’ moves
review-luck = Luck
review-result = Result
# In place of a move: not acting, where a player may act out of turn.
review-nothing = nothing

# On the page.
review-working = Playing on from every position…
review-stop = Stop
review-failed = The look back broke off. Was the browser short of memory?
review-again = Try again
review-curve-of = { $name }: chance of winning, from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } at the beginning to { NUMBER($after, style: "percent", maximumFractionDigits: 0) } at the end
review-curve-about = Tap the curve to see the position. Dots are mistakes.
review-whose = Whose chances
review-mistake = { $called }. { $name }: { $played }
review-better-was = Better: { $better }
review-cost-was = Cost: { $cost }
