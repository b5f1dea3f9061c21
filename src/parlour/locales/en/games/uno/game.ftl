# Monster High UNO in short, for every page.

game-uno = Monster High UNO
game-uno-pitch = Get rid of all your cards, and call UNO before the last one.
game-uno-short = One round
