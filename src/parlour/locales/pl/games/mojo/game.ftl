# Mojo in short, for every page.

game-mojo = Mojo
game-mojo-pitch = Pozbądź się wysokich kart, zanim ktokolwiek je zobaczy. Im mniej punktów, tym lepiej.
game-mojo-short = Jedna runda
