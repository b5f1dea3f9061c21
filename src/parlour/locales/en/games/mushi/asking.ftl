# "May I?" in Mushi: the questions are in web/src/games/mushi/asking.ts.

mushi-may-example = May I pass?
mushi-may-play = May I play this card? What does it capture?
mushi-may-play-words = match month put take choose two three
mushi-may-pass = May I pass?
mushi-may-pass-words = skip miss my turn nothing wait
mushi-may-later = I hold a card that matches. May I play another one?
mushi-may-later-words = keep for later have to match must save
mushi-may-leave = My card matches one on the table. May I play it without capturing?
mushi-may-leave-words = leave lying not take have to capture must
mushi-may-joker-take = May Lightning, the joker, capture this card?
mushi-may-joker-take-words = wild any Willow take
mushi-may-joker-taken = Lightning lies on the table. May I capture it with this card from my hand?
mushi-may-joker-taken-words = joker take Willow who gets
mushi-may-turned = May I choose what the card that I turn up captures?
mushi-may-turned-words = draw pile drawn take two three leave
mushi-may-again = These cards lie on the table at the start. May we deal again?
mushi-may-again-words = misdeal redeal four of a month pairs three Willows
mushi-may-turn = May I play when it isn’t my turn?
mushi-may-turn-words = twice in a row order who

mushi-may-ask-table = Which cards lie on the table?
mushi-may-ask-card = Which card do you want to play?
mushi-may-ask-hand = Which other cards do you hold?
mushi-may-ask-target = Which card do you want to capture?
mushi-may-ask-turned = Which card do you turn up?
mushi-may-ask-eight = Which eight cards lie on the table?

mushi-may-so-must = You hold a card that matches. You may play:
mushi-may-so-any = Choose which one it captures:
mushi-may-so-either = Choose one of these:
mushi-may-so-captures = It captures:
mushi-may-so-captures-all = It captures all of these:
mushi-may-so-stays = It captures nothing and stays on the table.
mushi-may-so-pile = Lightning waits for a card from the draw pile that is not a Willow.
