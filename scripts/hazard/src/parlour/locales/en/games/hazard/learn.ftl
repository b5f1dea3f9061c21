# Hazard, learned by playing: one to three short sentences each, at most about 170 letters.
# $left is the name of the other player, always the subject of its sentence.

learn-hazard-goal = Draw cards as close to 21 as you dare. The card in the middle counts for everybody, but nobody has seen it yet.

learn-hazard-draw = You have nothing yet, so drawing is safe. Draw a card.
learn-hazard-draw-look = You can look later. Draw a card first.
learn-hazard-draw-stop = You have no cards yet. Draw one first.

learn-hazard-look = { $left } has drawn a 9. How much may you still draw? Look at the hidden card.
learn-hazard-look-draw = Look first: then you know what you can risk.
learn-hazard-look-stop = Far too early! Look at the hidden card first.

learn-hazard-more = It is a 7, and { $left } has stopped. With your 6 that makes 13. Draw one more card.
learn-hazard-more-stop = 13 is not much. Draw one more card.

learn-hazard-stop = An 8: that makes 21 with the hidden card, the most there is. Stop.
learn-hazard-stop-draw = Any further card would be too much. Stop.

learn-hazard-count = The hidden card is turned up, and counts for both of you. You score 21, { $left } scores 16.

learn-hazard-learned-1 = Draw, look or stop: one of them on each turn.
learn-hazard-learned-2 = The hidden card counts for everybody.
learn-hazard-learned-3 = More than 21 scores nothing.
