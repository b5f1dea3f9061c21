# Learn by playing: what the lessons of all games say. Fetched with them.

# Who sits at the table, beside you. Short names, the first of a woman, the second of a man
learn-you = You
learn-left = Ada
learn-right = Max

# Around every step
learn-title = Learn { $game }
learn-step = Step { $step } of { $steps }
learn-leave = Leave the lesson
learn-back = Back
learn-again = Again
learn-next = Next

# The end
learn-over = And that’s how you play!
learn-play = Play a game against easy bots
learn-rules = Rules
learn-game = Learn { $game }
