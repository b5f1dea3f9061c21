# A look back at a finished game: on the command line, and in a replay on the page.

# Chances, and what they are made of: $value is a whole number of percent. A gain is written with its sign.
review-share = { $value }%
review-gain = +{ $value }
# An estimate and its standard error.
review-within = { $value } ± { $error }

# The sentences. Chances, and what a move cost, come as `review-share`.
review-won = { $why ->
    [own] { $name } won, above all by good moves.
    [others] { $name } won, above all by what others gave away.
    [luck] { $name } won, above all by luck.
    [unseen] { $name } won. Not all cards were seen, so nobody can tell how much of it was luck.
   *[mixed] { $name } won. No single thing decided it: moves, gifts and luck all had a part.
}
review-turned = The turning point: { $called }. { $name }: chance of winning { $before } before, { $after } after.
review-dearest = The costliest mistake: { $name }, { $called }. It cost { $amount } of the victory.
review-clean = No move was clearly a mistake.
review-unseen = Some cards nobody saw. Chances go by what { $name } knew, and only the moves of players whose cards were all seen are judged.
review-doubt = All of this is estimated, as if everybody had played on like the bots. A chance may be off by { $amount }.
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
review-curve-of = { $name }: chance of winning, from { $before } at the beginning to { $after } at the end
review-curve-about = Tap the curve to see the position. Dots are mistakes.
review-whose = Whose chances
review-mistake = { $called }. { $name }: { $played }
review-better-was = Better: { $better }
review-cost-was = Cost: { $cost }
