# Mushi, learned by playing: one to three short sentences each, at most about 170 letters.
# $left is the name of the other player, always the subject of its sentence.

learn-mushi-goal = Mushi is for two. There are ten plants, one for each month in the game, with four cards each. You capture cards from the table with cards of the same plant.

learn-mushi-match = Your Pine ribbon matches the Pine with the crane on the table, a bright worth 20 points. Play the ribbon to capture it.
learn-mushi-match-other = That captures something too, but the crane is worth more. Play your Pine ribbon.
learn-mushi-match-joker = Lightning is too good for now: keep it. Your Pine ribbon captures the crane.
learn-mushi-match-done = Both cards are yours. The second half of each turn happens by itself: a card is turned up from the draw pile, and captures what it matches. Then { $left } played.

learn-mushi-choose = Your Plum ribbon matches two cards, and captures one of them. Play it and choose the warbler: it is worth 10 points, plain chaff only 1.
learn-mushi-choose-other = That would capture plain chaff, worth 1 point. Choose the warbler, worth 10.
learn-mushi-choose-joker = Keep Lightning for something better. Your Plum ribbon captures the warbler.

learn-mushi-take = You turned up a Chrysanthemum, which matches two cards as well. Choose the better one: the sake cup.
learn-mushi-take-chaff = That’s plain chaff, worth 1 point. The sake cup is worth 10.

learn-mushi-joker = None of your other cards matches now. But Lightning is the joker, and captures any card except a Willow: take the full moon, worth 20 points.
learn-mushi-joker-prey = Lightning could take that, but nothing on the table is worth as much as the full moon.
learn-mushi-joker-stays = That card matches nothing, and would stay on the table. Play Lightning.
learn-mushi-joker-done = Crane, warbler and moon: a yaku! Such a set costs your opponent points, this one 25.

learn-mushi-leave = No match, and no joker left: one of your cards has to stay on the table, where either of you may capture it. Leave plain chaff.
learn-mushi-leave-ribbon = Ribbons are worth 5 points. Leave one of the plain cards, worth 1.
learn-mushi-leave-done = You may leave a card only when you have no match: whoever can capture must play a card that does.

learn-mushi-last = Almost over: the draw pile is running out. Play your last card, the Maple ribbon.

learn-mushi-count = Your cards are worth { $value }; less 115, half of all the points, that leaves { $points }. Your yaku costs { $left } { $cost } points. After twelve deals the higher total wins.

# What has been learned
learn-mushi-learned-1 = Play a card, then one is turned up: each captures a card of the same plant.
learn-mushi-learned-2 = Brights count 20, animals 10, ribbons 5 and chaff 1. Lightning takes anything except a Willow.
learn-mushi-learned-3 = A yaku costs your opponent points: think twice before you leave a bright on the table.
