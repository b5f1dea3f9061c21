# Hazard on the command line.

cli-hazard = Hazard: as close to 21 as you dare, for two to six.
cli-hazard-edition = The edition of the rules.
cli-hazard-rounds = How many rounds make a game.
