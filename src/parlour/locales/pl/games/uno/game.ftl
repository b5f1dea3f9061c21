# Monster High UNO in short, for every page.

game-uno = Monster High UNO
game-uno-pitch = Pozbądź się wszystkich kart i przed ostatnią nie zapomnij krzyknąć „UNO”.
game-uno-short = Jedna runda
