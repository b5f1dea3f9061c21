# Monster High UNO on the command line.

cli-uno = Monster High UNO : débarrassez-vous de vos cartes, et annoncez UNO à temps.
cli-uno-edition = Le jeu de cartes : avec les cartes effrayantes, ou le classique de 108 cartes.
cli-uno-scoring = Qui marque : le gagnant de la manche, ou chacun pour ses propres cartes.
cli-uno-points = Le total qui met fin à la partie.
