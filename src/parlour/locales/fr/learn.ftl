# Learn by playing: what the lessons of all games say. Fetched with them.

# Around every step
learn-title = Apprendre à jouer à { $game }
learn-step = Étape { $step }/{ $steps }
learn-leave = Quitter la leçon
learn-back = Retour
learn-again = Recommencer
learn-next = Suivant
learn-reads = Lisez, puis appuyez sur « Suivant »

# The end
learn-over = Et voilà, vous savez jouer !
learn-play = Jouer contre des robots faciles
learn-rules = Règles
learn-game = Apprendre à jouer à { $game }
