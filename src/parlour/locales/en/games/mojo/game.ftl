# Mojo in short, for every page.

game-mojo = Mojo
game-mojo-pitch = Get rid of your high cards before anyone sees them. Fewest points win.
game-mojo-short = One round
