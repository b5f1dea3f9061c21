# Mojo, learned by playing: one to three short sentences each, at most about 170 letters.
# $left and $right are the names of the others, always subjects of their sentences; $top is the number
# on the discard.

learn-mojo-goal = In Mojo, points are bad: the cards you still have at the end of a round count against you. So get rid of the high ones.

learn-mojo-lower = Each turn you play one card. The discard shows { $top }: play any lower card.
learn-mojo-lower-equal = That’s the same number, and that’s something special. For now, play a card lower than { $top }.
learn-mojo-lower-higher = That card is higher, and would cost you something. For now, play one lower than { $top }.
learn-mojo-lower-done = A lower card simply ends your turn. { $left } and { $right } have played too.

learn-mojo-higher = Low cards do little harm, and high ones are hard to lose. The discard shows { $top }: play a higher card now.
learn-mojo-higher-lower = That one is lower, as before. Try a card higher than { $top } this time.
learn-mojo-higher-done = You got rid of a high card, but had to draw a new one. That’s the price of a higher card.

learn-mojo-equal = The discard shows { $top }, and you hold two of the same. Play one of them.
learn-mojo-equal-lower = That would end your turn. Look for a card with the same number: { $top }.
learn-mojo-equal-higher = That would make you draw a card. Look for a card with the same number: { $top }.

learn-mojo-chain = Equal: you play on! Your other { $top } is equal again.
learn-mojo-chain-lower = Allowed, but then your turn would be over. First play the other { $top }.
learn-mojo-chain-higher = Allowed, but then you would draw a card. First play the other { $top }.

learn-mojo-end = You still have to play a card. End your turn with a lower one.
learn-mojo-end-higher = That one would make you draw. End your turn with a card lower than { $top }.
learn-mojo-end-done = Three cards gone in one turn! Equal cards are the fastest way to an empty hand.

learn-mojo-time = Later in the round, everybody has four cards left. End a turn with three or fewer, and it is Mojo Time for you. Play your highest card that is lower than { $top }.
learn-mojo-time-lower = That would do, but the 8 would stay with you, and count. Play the 8.
learn-mojo-time-done = Mojo Time! Your three cards lie face down and can no longer be played. { $left } and { $right } have laid theirs too.

learn-mojo-reveal = From now on, all you do on your turn is turn up one of your cards, whichever you like.

learn-mojo-colour = Of each colour only your highest card counts: your 3 and 4 are both green, so the 3 costs you nothing. Turn up another card.

learn-mojo-last = Whoever turns up their last card ends the round and takes the Mojo card. That’s you: turn it up!

learn-mojo-count = You hold the Mojo card and nobody has less, so you get 0 points. If anybody had less, you would get your own points and ten more. The lowest total wins the game.

# What has been learned
learn-mojo-learned-1 = A lower card ends your turn, a higher one makes you draw, an equal one lets you play on.
learn-mojo-learned-2 = With three cards or fewer it is Mojo Time: lay them face down and turn one up each turn.
learn-mojo-learned-3 = The highest card of each colour counts. End the round only if you think you have the least.
