# UNO on the score pad.

uno-pad-first = Кто сдаёт первым?
uno-pad-opener = { $name } сдаёт
uno-pad-ender = У кого не осталось карт?
uno-pad-nobody = Ни у кого: раунд зашёл в тупик
uno-pad-cards = Карты, оставшиеся на руке.
uno-pad-agree = Вместе это больше, чем стоят все карты колоды.
