# Monster High UNO, learned by playing: one to three short sentences each, at most about 170 letters.
# $left and $right are the names of the others, always subjects of their sentences.

learn-uno-goal = The first to get rid of all their cards wins the round. Everybody begins with seven.

learn-uno-colour = On your turn you play one card that fits the discard. Blue is in force: play a blue card.
learn-uno-colour-draw = You may draw even when something fits, but why take more cards? Play the blue one.

learn-uno-number = You have no blue card left, but the same number fits as well, whatever its colour. Find the 2.
learn-uno-number-draw = No need to draw: one of your cards has the same number as the discard, 2.

learn-uno-sign = Cards with a symbol do something. Your pink Draw Two makes the next player draw two cards and miss a turn. Play it!
learn-uno-sign-play = That fits too. But play the Draw Two now, to see what it does.
learn-uno-sign-draw = No need to draw: your Draw Two fits, since pink is in force.
learn-uno-sign-done = { $left } drew two cards and missed a turn. Then { $right } played a Wild, which always fits, and named blue. Other symbols: Skip takes a turn away, Reverse turns play around.

learn-uno-draw = None of your cards is blue, and a Wild has no number to match. So draw a card.

learn-uno-drawn = The card you drew fits, so you may play it at once. Go ahead!
learn-uno-drawn-pass = You may keep it, but getting rid of it is better. Play the blue 4.
learn-uno-drawn-done = You could have kept it. If the card you draw doesn’t fit, your turn simply ends.

learn-uno-call = Two cards left! Playing one leaves you with one, so call first: press UNO, then play the green 8.
learn-uno-call-silent = You forgot to call, and that can cost you two cards. Press UNO first, then play the green 8.
learn-uno-call-draw = No need to draw: the green 8 fits. Press UNO first, then play it.

learn-uno-catch = { $left } has one card left and didn’t call UNO! Press the red button to catch her.
learn-uno-catch-done = Caught: { $left } draws two cards. At a real table be quick: once the next player moves, it is too late.

learn-uno-challenge = { $right } plays Wild Draw Four. That’s only allowed without a card of the colour in force, which was blue. Not one blue card among six others? Challenge!
learn-uno-challenge-accept = That would cost you four cards and your turn. Challenge: with so many cards it is almost certainly a bluff.
learn-uno-challenge-done = A bluff! { $right } did hold blue, and has to draw the four cards himself. Had he been honest, you would have drawn six. Only you saw his hand.

learn-uno-scary = Your Scary card gives away all your cards of one colour. You hold two pink ones: play it and choose pink.
learn-uno-scary-other = That would give away only one card. Choose pink: then two are gone.
learn-uno-scary-draw = No need to draw: a Scary card always fits. Play it and choose pink.

learn-uno-give = The cards go round, one to each player. { $left } gets the first one: choose which.

learn-uno-last-gift = { $right } gets the other one, and you are left with a single card. So press UNO first, then give it away.
learn-uno-last-gift-silent = You would be left with one card and no call. Press UNO first, then give the pink card away.

learn-uno-name = Now name the colour to go on with. Your last card is green.
learn-uno-name-name = Then your last card would not fit. Name green.

learn-uno-last = Still green! Play your last card and win the round.
learn-uno-last-draw = No need to draw: your last card fits. Play it and win!

learn-uno-count = You get the points of all cards in the other hands: number cards count their number, symbols 20, wild cards 50. The first to 500 points wins the game.

# What has been learned
learn-uno-learned-1 = A card fits by colour, number or symbol; wild cards always fit. Otherwise, draw.
learn-uno-learned-2 = Call UNO before you play your last card but one, and catch those who forget.
learn-uno-learned-3 = Challenge a Wild Draw Four if you think it is a bluff. A Scary card gives away a whole colour.
