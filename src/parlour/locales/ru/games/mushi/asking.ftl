# "May I?" in Mushi: the questions are in web/src/games/mushi/asking.ts.

mushi-may-example = Можно пропустить ход?
mushi-may-play = Можно сыграть эту карту? Что она заберёт?
mushi-may-play-words = масть месяц пара положить взять выбрать две три
mushi-may-pass = Можно пропустить ход?
mushi-may-pass-words = пас пасовать ничего подождать
mushi-may-later = На руке есть карта в масть. Можно сыграть другую?
mushi-may-later-words = придержать на потом надо обязательно забирать
mushi-may-leave = К моей карте на столе есть карта в масть. Можно сыграть свою и ничего не забрать?
mushi-may-leave-words = оставить не брать надо обязательно пара
mushi-may-joker-take = Можно забрать эту карту молнией, то есть джокером?
mushi-may-joker-take-words = любую ива взять
mushi-may-joker-taken = На столе лежит молния. Можно забрать её этой картой из руки?
mushi-may-joker-taken-words = джокер взять ива кому
mushi-may-turned = Можно выбрать, что заберёт карта, открытая из колоды?
mushi-may-turned-words = взять две три оставить
mushi-may-again = В начале на столе лежат эти карты. Можно пересдать?
mushi-may-again-words = пересдача сдать заново четыре одного месяца пары три ивы
mushi-may-turn = Можно сыграть не в свой ход?
mushi-may-turn-words = два раза подряд порядок чей ход

mushi-may-ask-table = Какие карты лежат на столе?
mushi-may-ask-card = Какую карту вы хотите сыграть?
mushi-may-ask-hand = Какие ещё карты у вас на руке?
mushi-may-ask-target = Какую карту вы хотите забрать?
mushi-may-ask-turned = Какую карту вы открыли?
mushi-may-ask-eight = Какие восемь карт лежат на столе?

mushi-may-so-must = На руке есть карта в масть. Сыграть можно:
mushi-may-so-any = Выберите, что она заберёт:
mushi-may-so-either = Выберите одну из этих карт:
mushi-may-so-captures = Она забирает:
mushi-may-so-captures-all = Она забирает все эти карты:
mushi-may-so-stays = Она ничего не забирает и остаётся на столе.
mushi-may-so-pile = Молния ждёт карту из колоды — любую, кроме ивы.
