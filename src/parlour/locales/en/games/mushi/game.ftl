# Mushi in short, for every page.

game-mushi = Mushi
game-mushi-pitch = Flower cards for two: match the months, gather the bright ones, beware the lightning.
game-mushi-short = Three deals
