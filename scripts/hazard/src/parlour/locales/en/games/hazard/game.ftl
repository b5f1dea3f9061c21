# Hazard in short, for every page.

game-hazard = Hazard
game-hazard-pitch = Draw as close to 21 as you dare: one card in the middle counts for everybody.
