# Pass and play: several people at one device. Fetched when they are.

home-people = Osoby przy tym urządzeniu
home-people-about = Podawajcie sobie urządzenie: każdy widzi tylko swoje karty.

cover-title = Podaj dalej: teraz { $name }
cover-about = Bez podglądania! Karty pojawią się, gdy { $name } przejmie urządzenie.
cover-take = To ja, { $name }
