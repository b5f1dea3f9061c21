# Mojo on the score pad.

mojo-pad-first = Who begins?
mojo-pad-opener = { $name } begins
mojo-pad-ender = Who takes the Mojo card?
mojo-pad-cards = All cards in hand and all laid cards. The page knows which of them count.
