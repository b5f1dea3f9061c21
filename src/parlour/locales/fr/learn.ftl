# Learn by playing: what the lessons of all games say. Fetched with them.

# Who sits at the table, beside you. Short names, the first of a woman, the second of a man
learn-you = Vous
learn-left = Ada
learn-right = Max

# Around every step
learn-title = Apprendre à jouer à { $game }
learn-step = Étape { $step }/{ $steps }
learn-leave = Quitter la leçon
learn-back = Retour
learn-again = Recommencer
learn-next = Suivant

# The end
learn-over = Et voilà, vous savez jouer !
learn-play = Jouer contre des robots faciles
learn-rules = Règles
learn-game = Apprendre à jouer à { $game }
