# Mojo on the command line.

cli-mojo = Mojo: keep your hand low.
cli-mojo-edition = The edition of the rules.
cli-mojo-discards = How many discards: 1, or 2 for the variant.
cli-mojo-points = The total that ends the game.
cli-mojo-first-player = The seat that begins (the first seat is 0). Default: drawn at random.
