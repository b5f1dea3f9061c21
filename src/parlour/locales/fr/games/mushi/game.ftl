# Mushi in short, for every page.

game-mushi = Mushi
game-mushi-pitch = Le jeu des fleurs à deux : assortissez les mois, cueillez les lumières, gare à la Foudre !
game-mushi-short = Trois manches
