# Mojo in short, for every page.

game-mojo = Mojo
game-mojo-pitch = Écoulez vos grosses cartes, ni vu ni connu. Le plus petit score l’emporte.
game-mojo-short = Une manche
