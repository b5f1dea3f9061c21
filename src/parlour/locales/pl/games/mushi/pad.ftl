# Mushi on the score pad.

mushi-pad-first = Kto pierwszy rozdaje?
mushi-pad-opener = { $name } rozdaje i zaczyna
mushi-pad-cards = Zabrane karty. Wszystkie pozostałe ma druga osoba.
mushi-pad-made = Układy
mushi-pad-agree = Wszystkie karty razem to 230 punktów, a żadna nie leży u obu osób naraz. Te sumy i układy do siebie nie pasują.
