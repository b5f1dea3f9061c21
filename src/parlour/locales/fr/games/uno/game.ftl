# Monster High UNO in short, for every page.

game-uno = Monster High UNO
game-uno-pitch = Débarrassez-vous de toutes vos cartes, et annoncez UNO avant la dernière.
game-uno-short = Une manche
