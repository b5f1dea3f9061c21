# Mushi on the score pad.

mushi-pad-first = Кто сдаёт первым?
mushi-pad-opener = { $name } сдаёт и начинает
mushi-pad-cards = Взятые карты. Все остальные — у соперника.
mushi-pad-made = Комбинации
mushi-pad-agree = Все карты вместе стоят 230 очков, и ни одна не лежит сразу у обоих. Эти суммы и комбинации не сходятся.
