# Mushi on the command line.

cli-mushi = Mushi: hanafuda for two.
cli-mushi-edition = The edition of the rules.
cli-mushi-deals = How many deals make a game.
cli-mushi-four-pairs = Deal again if four pairs lie on the table.
cli-mushi-first-dealer = The seat that deals first (the first seat is 0). Default: the players draw cards for it.
