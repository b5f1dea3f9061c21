# Mojo on the score pad.

mojo-pad-first = Qui commence ?
mojo-pad-opener = { $name } commence
mojo-pad-ender = Qui prend la carte Mojo ?
mojo-pad-cards = Toutes les cartes en main et toutes les cartes posées. La page sait lesquelles comptent.
