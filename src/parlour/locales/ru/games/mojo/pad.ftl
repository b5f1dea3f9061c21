# Mojo on the score pad.

mojo-pad-first = Кто начинает?
mojo-pad-opener = { $name } начинает
mojo-pad-ender = Кто забирает карту моджо?
mojo-pad-cards = Все карты на руке и все выложенные. Какие из них считаются, видно сразу.
