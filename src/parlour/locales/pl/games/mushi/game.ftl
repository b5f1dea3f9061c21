# Mushi in short, for every page.

game-mushi = Mushi
game-mushi-pitch = Kwiatowe karty dla dwojga: łącz miesiące, zbieraj światła i strzeż się błyskawicy.
game-mushi-short = Trzy rozdania
