# Monster High UNO in short, for every page.

game-uno = Monster High UNO
game-uno-pitch = Pozbądź się wszystkich kart, a przed ostatnią nie zapomnij krzyknąć „UNO”.
game-uno-short = Jedna runda
