# The rulebook of Mojo, for players: fetched when it is opened.
# The numbers of a worked example never change, so they need no plural forms. A total of $points ends the game.

# About the game
rules-mojo-m2-title = The aim
rules-mojo-m2 = Two to eight people play, each for themselves. In each round you get rid of cards, and those left over give you points: collect as few as you can. After several rounds, the lowest total wins.
rules-mojo-m1-title = The cards
rules-mojo-m1 = There are 78 number cards in five colours: four of each blue card (0 and 1), five of each green (2, 3 and 4), six of each yellow (5, 6 and 7), seven of each orange (8, 9 and 10) and eight of each red (11 and 12). So the higher the number, the more cards there are of it.
rules-mojo-m1-mojo-title = The Mojo card
rules-mojo-m1-mojo = There is one Mojo card, with a face 0 and a face +10. It lies in the middle of the table, and its arrows show which way play runs. Whoever ends a round takes it, and gets 0 points for the round or 10 points more.

# Setting up
rules-mojo-m3-title = Dealing
rules-mojo-m3 = Put the Mojo card in the middle of the table, face 0 up. Shuffle the number cards and deal eight to everybody; do not show yours to anybody. The rest is the draw pile, face down; turn up its top card and put it beside the pile, to start the discard.
rules-mojo-m4-title = Who begins
rules-mojo-m4 = The youngest player begins the first round. When you play on a screen, the host says who begins, or it is decided at random.

# Your turn
rules-mojo-m5-title = Direction of play
rules-mojo-m5 = Play runs the way the arrows on the Mojo card point: clockwise when its face 0 is up, anticlockwise when its face +10 is up. The Mojo card is never turned over during a round.
rules-mojo-m6-title = Play a card
rules-mojo-m6 = On your turn, play one card from your hand onto the discard. It may be any card, but you cannot pass. Then compare it with the card that it covers.
rules-mojo-m7-title = A lower card
rules-mojo-m7 = If your card is lower, such as a 5 on an 8, your turn ends. You have got rid of a card.
rules-mojo-m8-title = A higher card
rules-mojo-m8 = If your card is higher, such as a 9 on a 4, you draw the top card of the draw pile. Then your turn ends.
rules-mojo-m9-title = An equal card
rules-mojo-m9 = If your card is equal, such as a 7 on a 7, you must play on: play another card from your hand and compare again. In this way you can get rid of several cards in one turn. A lower or a higher card ends the turn as usual.
rules-mojo-m9-example = Your first 8 is equal to the 8 on the discard, so you play on. The second 8 is equal to the first, so you play on again. The 7 is lower than the 8, and your turn ends: the other 7 has to wait. You have played { $played } cards and hold { $left }.
rules-mojo-m10-title = An empty draw pile
rules-mojo-m10 = When somebody has to draw and the draw pile is empty, make a new one. Leave the top card of the discard where it is, shuffle all other discarded cards, and put them face down as the new draw pile.

# The end of a round
rules-mojo-m11-title = Mojo Time
rules-mojo-m11 = If you have three cards or fewer in hand at the end of your turn, lay them face down in front of you. You can no longer play them, but they count when the round is over. The others carry on as before, until it is Mojo Time for them too.
rules-mojo-m11-example = Say that three or more play. If you play the 5, it is lower: you are left with { $lower } cards and lay them face down. If you play the 9, it is higher: you draw a card and hold { $higher }, so it is not Mojo Time yet.
rules-mojo-m11-two-title = Mojo Time for two
rules-mojo-m11-two = When only two people play, Mojo Time comes at two cards or fewer. With three cards in hand you carry on as before.
rules-mojo-m12-title = Turn up your cards
rules-mojo-m12 = Once you have laid your cards, you neither play nor draw. On each of your turns, turn up one of them, whichever you like; you may look at them first. It stays in front of you, and the turn passes.
rules-mojo-m13-title = The last card
rules-mojo-m13 = The round ends at once when somebody turns up their last laid card. It also ends when somebody plays the last card of their hand: for that, you need several equal cards in one turn. Whoever ends the round takes the Mojo card, and everybody counts their cards.
rules-mojo-m13-higher-title = A higher last card
rules-mojo-m13-higher = If the last card of your hand is higher than the card it covers, you still have to draw. So your hand is not empty: it is Mojo Time, you lay the new card face down, and the round goes on.
rules-mojo-m13-higher-example = You play all { $played } cards in one turn: the three 5s are equal, and the 9 is higher. So you draw, and have { $left } card to lay face down. With a 2 instead of the 9, the round would be over.
rules-mojo-m16-title = The next round
rules-mojo-m16 = As long as no total has reached { $points }, another round follows. Whoever took the Mojo card puts it back in the middle, with the same face up as after the scoring, and plays first.
rules-mojo-m16-shuffle-title = New cards
rules-mojo-m16-shuffle = Shuffle all 78 number cards. Deal as for the first round: eight cards to everybody, and a new discard from the top of the draw pile.
rules-mojo-m16-fr-title = New cards
rules-mojo-m16-fr = Set aside all the players’ cards and all discarded cards. Deal the new round from what is left of the draw pile: eight cards to everybody, and a new discard. The cards set aside come back only when the draw pile runs out, even while you deal: then they are shuffled together with the discard, all but its top card, and become the new draw pile.

# Scoring
rules-mojo-m14-title = What counts
rules-mojo-m14 = Look at all your cards: those in your hand and those you have laid, turned up or not. Of each colour only your highest card counts, and only once, even if you have it twice. The sum of these cards is your score.
rules-mojo-m14-example = Ada has orange and blue cards: 9 + 1 = { $ada }. The two 8s do not count, and of the two 1s only one does. Ben has green and blue cards: 4 + 0 = { $ben }. Cleo has three colours: 10 + 11 + 3 = { $cleo }.
rules-mojo-m14-ru-title = Cards still face down
rules-mojo-m14-ru = The Russian booklet counts cards that lie face up and cards in hand. But it also says that laid cards are taken into account, so here those still face down count too.
rules-mojo-m14-colour-title = Few colours
rules-mojo-m14-colour = A card below your highest of its colour costs nothing. That is why a lot of cards in few colours can be better than a few cards in many.
rules-mojo-m14-colour-example = Ada has six cards, but only two colours: 12 + 4 = { $ada }. Ben has three cards in three colours: 10 + 7 + 3 = { $ben }.
rules-mojo-m15-title = With the Mojo card
rules-mojo-m15 = You get your score as points for the round, unless you took the Mojo card. With the Mojo card you get 0 points if nobody has a lower score; turn its face 0 up. If anybody has a lower score, you get 10 points more than your score; turn its face +10 up.
rules-mojo-m15-example = Cleo took the Mojo card, but Ben’s score is the lowest: { $ben }. So Cleo gets { $cleo } + 10 = { $mojo } points.
rules-mojo-m15-tie-title = As low as the lowest
rules-mojo-m15-tie = With the Mojo card you need not be lower than everybody else. It is enough that nobody is lower than you.
rules-mojo-m15-tie-example = Ada has 3 + 1 = { $ada }, Ben has 10 + 5 = { $ben }, and Cleo, who took the Mojo card, has 4 + 0 = { $cleo }. Nobody has a lower score than { $cleo }, so Cleo gets { $mojo } points.
rules-mojo-m17-title = The end of the game
rules-mojo-m17 = After each round, add everybody’s points to their total. When a total is { $points } or more, the game is over, and the lowest total wins. Players with the same lowest total share the victory. The host sets how many points end the game.

# Variants
rules-mojo-m18-title = Two discards
rules-mojo-m18 = When you set up a round, turn up one more card of the draw pile, beside the first: it starts a second discard. The other rules stay as they are, except for what follows.
rules-mojo-m18-turn-title = Choose a discard
rules-mojo-m18-turn = At the beginning of your turn, choose one of the two discards. All cards that you play in this turn go onto it, and are compared with its top card.
rules-mojo-m18-draw-title = Draw or take
rules-mojo-m18-draw = When you have to draw, choose: draw the top card of the draw pile, or take the top card of the other discard, the one you did not play onto. Everybody sees which card you take.
rules-mojo-m18-draw-example = You play the 7. On the right discard it is lower, and your turn ends. On the left discard it is higher: you draw from the draw pile, or you take the 9. The 9 would cost you nothing, because your 10 has the same colour: with it or without it, your cards count 10 + 5 + 4 + 0 = { $sum }.
rules-mojo-m19-title = An empty discard
rules-mojo-m19 = If you take the only card of a discard, the card that you have just played moves over to start it again.
rules-mojo-m19-ru-title = An empty discard
rules-mojo-m19-ru = If you take the only card of a discard, turn up the top card of the draw pile to start it again.
rules-mojo-m20-title = An empty draw pile
rules-mojo-m20 = When a card is needed from the draw pile and it is empty, leave the top card of each discard. Shuffle all other discarded cards: they are the new draw pile.
rules-mojo-m20-pl-title = An empty draw pile
rules-mojo-m20-pl = When you want to draw from the draw pile and it is empty, take the discard that you did not play onto. Leave its top card and shuffle the rest: this is the new draw pile. If there is nothing under its top card, do the same with the discard that you played onto.
rules-mojo-m21-title = A round without end
rules-mojo-m21 = Players who keep taking cards from the discards could go on for ever. So after 40 turns in a row that leave nobody with fewer cards, in hand or face down, everybody draws from the draw pile only, until a turn leaves somebody with fewer.
rules-mojo-m16-editions-title = Three editions
rules-mojo-m16-editions = Mojo has a French, a Russian and a Polish edition; the French one is the original. They differ a little: in how later rounds are dealt and, with two discards, in how an empty pile is filled again. The host chooses the edition.

# Above the cards of a worked example
rules-mojo-hand = Your hand
rules-mojo-played = You play
rules-mojo-discard = The discard
rules-mojo-discard-left = The left discard
rules-mojo-discard-right = The right discard
rules-mojo-ada = Ada
rules-mojo-ben = Ben
rules-mojo-cleo = Cleo

# Cards without a number, for people who cannot see them
rules-mojo-card-mojo-0 = Mojo card, face 0
rules-mojo-card-mojo-10 = Mojo card, face +10
rules-mojo-card-back = a card face down

# The summary on one page
rules-mojo-brief-deal = Deal eight cards to everybody; the rest is the draw pile, and its top card starts the discard.
rules-mojo-brief-deal-two = Deal eight cards to everybody; the rest is the draw pile, and its top two cards start two discards.
rules-mojo-brief-order = The youngest begins, and play runs as the arrows on the Mojo card point; at first its face 0 is up.
rules-mojo-brief-play = Play any card from your hand: if it is lower than the card it covers, your turn ends.
rules-mojo-brief-play-two = Choose a discard for this turn and play any card: if it is lower than the card it covers, your turn ends.
rules-mojo-brief-higher = If it is higher, you draw a card, and your turn ends.
rules-mojo-brief-higher-two = If it is higher, you draw a card or take the top card of the other discard, and your turn ends.
rules-mojo-brief-equal = If it is equal, you play on with another card.
rules-mojo-brief-empty = An empty discard starts again with the top card of the other one.
rules-mojo-brief-empty-ru = An empty discard starts again with the top card of the draw pile.
rules-mojo-brief-pile = If the draw pile is empty, all discarded cards except the top card are shuffled into a new one.
rules-mojo-brief-pile-two = If the draw pile is empty, all discarded cards except the top card of each discard are shuffled into a new one.
rules-mojo-brief-pile-two-pl = If the draw pile is empty, the discard that you did not play onto, except its top card, is shuffled into a new one.
rules-mojo-brief-time = If you end your turn with three cards or fewer (two when only two play), it is Mojo Time: lay them face down.
rules-mojo-brief-turn-up = From then on, turn up one of them on each of your turns.
rules-mojo-brief-end = The round ends when somebody turns up their last laid card or plays the last card of their hand; they take the Mojo card.
rules-mojo-brief-count = Your score is the sum of your highest card of each colour; nothing else counts.
rules-mojo-brief-mojo = Whoever took the Mojo card gets 0 points if nobody has a lower score, otherwise 10 points more.
rules-mojo-brief-next-shuffle = Whoever took the Mojo card begins the next round, and all cards are shuffled for it.
rules-mojo-brief-next-fr = Whoever took the Mojo card begins the next round, which is dealt from what is left of the draw pile; all other cards count as discarded.
rules-mojo-brief-game = When a total is { $points } or more, the game is over, and the lowest total wins.
