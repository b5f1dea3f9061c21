# Learn by playing: what the lessons of all games say. Fetched with them.

# Around every step
learn-title = Learn { $game }
learn-step = Step { $step } of { $steps }
learn-leave = Leave the lesson
learn-back = Back
learn-again = Again
learn-next = Next
learn-reads = Read, then press “Next”

# The end
learn-over = And that’s how you play!
learn-play = Play a game against easy bots
learn-rules = Rules
learn-game = Learn { $game }
