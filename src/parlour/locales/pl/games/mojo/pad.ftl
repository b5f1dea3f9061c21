# Mojo on the score pad.

mojo-pad-first = Kto zaczyna?
mojo-pad-opener = { $name } zaczyna
mojo-pad-ender = Kto bierze kartę MOJO?
mojo-pad-cards = Wszystkie karty w ręce i wszystkie wyłożone. Strona wie, które się liczą.
