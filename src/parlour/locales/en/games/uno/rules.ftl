# The rules of Monster High UNO for players: paragraphs, worked examples, and a summary of one page.

# What the game is about
rules-uno-u20-aim-title = The aim of the game
rules-uno-u20-aim = Be the first to get rid of all your cards. You then get points for every card that the others still hold. Round follows round until somebody has { $points ->
    [one] { $points } point
   *[other] { $points } points
} and wins the game.
rules-uno-u21-aim-title = The aim of the game
rules-uno-u21-aim = Get rid of your cards: at the end of a round, every card left in your hand counts against you. Round follows round until somebody has { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The player with the fewest points wins.
rules-uno-u2-title = Players
rules-uno-u2 = Two to ten people can play. Everybody plays for themselves; there are no partners.
rules-uno-u1-title = The cards
rules-uno-u1 = There are 112 cards. Blue, green, pink and yellow have 25 cards each: one 0, two each of the numbers 1 to 9, and two each of Draw Two, Reverse and Skip. Twelve cards have no colour: four Wild, four Wild Draw Four and four Scary.
rules-uno-u1-classic-title = The cards
rules-uno-u1-classic = There are 108 cards. Blue, green, pink and yellow have 25 cards each: one 0, two each of the numbers 1 to 9, and two each of Draw Two, Reverse and Skip. Eight cards have no colour: four Wild and four Wild Draw Four.
rules-uno-u1-kinds-title = Symbols and wild cards
rules-uno-u1-kinds = There are three kinds of cards. Number cards do nothing special. Cards with a symbol are Draw Two, Reverse and Skip: they take effect when they are played. Cards without a colour are called wild cards: you name a colour when you play one.

# Before the first turn
rules-uno-u3-title = Who deals
rules-uno-u3 = Before the first round each player draws a card, and the highest number deals. Cards with a symbol and wild cards count 0. Players who tie for the highest number draw again. Then all cards are shuffled together.
rules-uno-u4-title = The deal
rules-uno-u4 = Everybody gets seven cards and shows them to nobody. The rest is the draw pile, face down. Its top card is turned up and laid beside it: this is the first card of the discard.
rules-uno-u6-title = Who begins
rules-uno-u6 = The player on the dealer’s left has the first turn. Play goes clockwise: from each player to the one on the left. Some first cards change this.
rules-uno-u5-title = The first card
rules-uno-u5 = If the first card is a number, play simply begins. Any other first card takes effect before the first turn, as follows.
rules-uno-u5-draw-two-title = First card: Draw Two
rules-uno-u5-draw-two = The player on the dealer’s left draws two cards and misses the turn. The player after that one begins.
rules-uno-u5-skip-title = First card: Skip
rules-uno-u5-skip = The player on the dealer’s left misses the turn. The player after that one begins.
rules-uno-u5-reverse-title = First card: Reverse
rules-uno-u5-reverse = The dealer has the first turn, and play goes anticlockwise, to the right. The same goes for two players: the dealer begins.
rules-uno-u5-wild-title = First card: Wild
rules-uno-u5-wild = The player on the dealer’s left names a colour and then has the first turn.
rules-uno-u5-draw-four-title = First card: Wild Draw Four
rules-uno-u5-draw-four = It goes back into the draw pile. The pile is shuffled, and another card is turned up. Everybody keeps the seven cards they have.
rules-uno-u5-scary-title = First card: Scary
rules-uno-u5-scary = Nobody gives any cards away. The player on the dealer’s left names a colour and then has the first turn.
rules-uno-u3-next-title = The next rounds
rules-uno-u3-next = For each new round all cards are gathered and shuffled. The player on the left of the last dealer now deals.

# A turn
rules-uno-u7-title = Your turn
rules-uno-u7 = On your turn you do one of two things: you play one card that fits, or you draw one card. You never play two cards at once, even if they look the same. Then the next player has a turn.
rules-uno-u7-fits-title = What fits
rules-uno-u7-fits = Look at the top card of the discard. A card of the same colour fits, and so does a card with the same number or the same symbol. A wild card always fits.
rules-uno-u7-fits-example = A pink 7 is on top. Every pink card fits, and every 7. The Wild fits as well.
rules-uno-u7-wild-title = After a wild card
rules-uno-u7-wild = If a wild card is on top, the colour that was named is the current colour. Only cards of this colour fit, and other wild cards.
rules-uno-u7-draw-title = Drawing a card
rules-uno-u7-draw = If nothing in your hand fits, you have to draw. You may also draw when you could play. Either way you draw only one card, even if it does not fit.
rules-uno-u7-drawn-title = The drawn card
rules-uno-u7-drawn = If the card you have drawn fits, you may play it at once, but no other card. You may also keep it. If you keep it, or if it does not fit, your turn is over.

# Special cards
rules-uno-u10-title = Skip
rules-uno-u10 = The next player misses a turn, and neither plays nor draws.
rules-uno-u9-title = Reverse
rules-uno-u9 = Play changes direction: from clockwise to anticlockwise, or back again.
rules-uno-u8-title = Draw Two
rules-uno-u8 = The next player draws two cards and misses a turn. The two cards cannot be passed on: holding a Draw Two yourself does not help.
rules-uno-u9-two-title = With two players
rules-uno-u9-two = When only two play, a Reverse works like a Skip. After a Skip, a Reverse or a Draw Two it is your turn again, and after a Wild Draw Four too, unless a challenge finds a bluff.
rules-uno-u11-title = Wild
rules-uno-u11 = You can play it on any card, even if you hold other cards that fit. You name the colour that play goes on with. It may be the same colour as before.
rules-uno-u12-title = Wild Draw Four
rules-uno-u12 = You name a colour, any you like. The next player draws four cards and misses a turn, or challenges you. The four cards cannot be passed on.
rules-uno-u12-allowed-title = When you may play it
rules-uno-u12-allowed = Wild Draw Four is allowed only if you hold no card of the current colour. Cards with the same number or symbol in other colours do not matter, and neither do wild cards. You can play it all the same: that is a bluff, and it works if nobody challenges it.
rules-uno-u13-title = The challenge
rules-uno-u13 = Only the player who has to draw the four cards may challenge, and only before drawing. Whoever played the Wild Draw Four then shows their hand to the challenger, and to nobody else. Without a challenge the hand stays secret.
rules-uno-u13-judged-title = What is judged
rules-uno-u13-judged = What counts is the colour before the Wild Draw Four, and the hand just after it was played. One card of that colour is enough to make it a bluff, even one that could not be played in that turn. Cards drawn later for a forgotten UNO are not shown and do not count.
rules-uno-u13-guilty-title = If it was a bluff
rules-uno-u13-guilty = The player who bluffed draws the four cards. The challenger draws none and now has a turn. The colour that was named stays.
rules-uno-u13-guilty-example = The top card is a green 5. Ada plays a Wild Draw Four, names pink and still holds three cards. Ben challenges. One of the cards is green: Ada draws { $drawn } cards and now holds { $held }. Ben has a turn, and the colour is pink.
rules-uno-u13-innocent-title = If it was honest
rules-uno-u13-innocent = The challenger draws six cards instead of four and misses the turn. The colour that was named stays.
rules-uno-u13-innocent-example = The top card is a green 5. Ada plays a Wild Draw Four, and Ben challenges. Ada holds a 5 and a Wild, but no green card: it was honest. Ben draws { $drawn } cards and misses the turn.
rules-uno-u14-title = Scary
rules-uno-u14 = You can play it on any card. Choose a colour that you hold, and give all your cards of this colour to the other players. Then name the colour that play goes on with: any colour.
rules-uno-u14-order-title = Who gets the cards
rules-uno-u14-order = Give one card to the player on your left, one to the next player, and so on, round and round, until you have none of the colour left. Always give clockwise, even if play goes anticlockwise. You decide which card goes to whom; some players may get more cards than others.
rules-uno-u14-order-example = You play Scary and choose pink. Ada is on your left, and Ben comes after Ada. You give { $given } cards: the Reverse to Ada, the 2 to Ben, and the 6 to Ada again. Only one card is left then, so you call UNO with the 6. Then you name a colour.
rules-uno-u14-seen-title = Who sees them
rules-uno-u14-seen = A card that you give is seen only by you and by the player who gets it. The others know its colour.
rules-uno-u14-must-title = You have to give
rules-uno-u14-must = If you hold any card with a colour, you cannot play Scary without giving. If all your other cards are wild cards, you give nothing and only name a colour.
rules-uno-u15-title = Giving everything away
rules-uno-u15 = If you give all your cards away, you win the round, just as if you had played them. You also win it if Scary itself is your last card; then you give nothing. In both cases you name no colour.

# UNO, and the end of a round
rules-uno-u16-title = Calling UNO
rules-uno-u16 = When your turn leaves you with one card, call “UNO!” as you play. If you get more cards after that, and later have one card left again, you have to call again.
rules-uno-u16-catch-title = A forgotten UNO
rules-uno-u16-catch = If you do not call, any other player may catch you, and you draw two cards. You draw them only once: the first player to catch you counts.
rules-uno-u16-until-title = Until when
rules-uno-u16-until = You can be caught as soon as your card is down. You are safe once somebody begins the next turn: by playing a card, by drawing one, or by answering a Wild Draw Four. A player who misses a turn, or draws cards for a Draw Two, does not make you safe.
rules-uno-u16-scary-title = Scary and UNO
rules-uno-u16-scary = If giving leaves you with one card, call UNO with the last card that you give. If you forget, you can be caught from then on, even before you name a colour.
rules-uno-u16-late-title = A late call
rules-uno-u16-late = Did you forget? Call quickly: a late call counts if nobody has caught you yet.
rules-uno-u16-undue-title = A wrong call
rules-uno-u16-undue = You can call UNO only when it is due, and catch only a player who has one card left and has not called. Anything else does not count, and costs nothing.
rules-uno-u16-moment-title = On the screen
rules-uno-u16-moment = Press UNO before you play the card that leaves you with one. While somebody can be caught, the next turn waits for a moment: everybody has a chance to catch, or to call late. The host sets how long this moment is.
rules-uno-u17-title = The end of a round
rules-uno-u17 = As soon as you have no cards left, the round is over and you win it. Your last card can be any card that fits. Then all hands are shown and the points are counted.
rules-uno-u17-draw-title = A last Draw Two
rules-uno-u17-draw = If your last card is a Draw Two or a Wild Draw Four, the next player still draws the two or four cards. They count with the rest of that hand.
rules-uno-u17-draw-example = Ada plays a Draw Two and has no cards left. Ben is next and holds { $held } points. Ben draws two cards, which are { $drawn } points more: the hand now counts { $total } points.
rules-uno-u17-wild-title = A last wild card
rules-uno-u17-wild = If your last card is a wild card, you name no colour. A last Wild Draw Four cannot be challenged: you hold no more cards, so it is no bluff.
rules-uno-u18-title = The draw pile runs out
rules-uno-u18 = When somebody has to draw and the draw pile is empty, the top card of the discard stays where it is. All other cards of the discard are shuffled and become the new draw pile. If this happens in the middle of a draw, the draw goes on from the new pile.
rules-uno-u18-nothing-title = Nothing left to draw
rules-uno-u18-nothing = If there are too few cards even so, you draw what there is. If there is no card at all, drawing on your turn means that you pass.
rules-uno-u18-blocked-title = A blocked round
rules-uno-u18-blocked = If all players, one after the other, pass because there is no card to draw, the round is over. Nobody wins it, and nobody gets points. Then a new round is dealt.
rules-uno-u18-blocked-alternative-title = A blocked round
rules-uno-u18-blocked-alternative = If all players, one after the other, pass because there is no card to draw, the round is over. Nobody wins it, and everybody gets the points of their own cards.

# Points
rules-uno-u19-title = What the cards count
rules-uno-u19 = Number cards count as many points as their number. Draw Two, Reverse and Skip count 20 points each. Wild and Wild Draw Four count 50 points each.
rules-uno-u19-scary-title = What Scary counts
rules-uno-u19-scary = Scary is a wild card and counts 50 points too.
rules-uno-u20-title = Winner takes all
rules-uno-u20 = Whoever wins the round gets the points of all cards in the other hands. Nobody else gets points.
rules-uno-u20-example = Ada has no cards left. Ben holds { $ben } points and Cleo holds { $cleo } points. Ada gets { $ada } points.
rules-uno-u20-end-title = Who wins the game
rules-uno-u20-end = After each round the points are added to your total. The first player to have { $points ->
    [one] { $points } point
   *[other] { $points } points
} or more wins the game. Until then a new round is dealt.
rules-uno-u21-title = Everyone for themselves
rules-uno-u21 = After each round everybody gets the points of the cards left in their own hand. A player without cards gets none. Points are bad here: play your high cards early.
rules-uno-u21-example = Ada has no cards left and gets { $ada } points. Ben gets { $ben } points, and Cleo gets { $cleo } points.
rules-uno-u21-end-title = Who wins the game
rules-uno-u21-end = After each round the points are added to your total. As soon as somebody has { $points ->
    [one] { $points } point
   *[other] { $points } points
} or more, the game is over, and the player with the lowest total wins. Players with the same lowest total share the victory.

# What the host can choose
rules-uno-u1-choice-title = Monster or Classic
rules-uno-u1-choice = The Monster deck has 112 cards. The Classic deck has 108: the four Scary cards are left out, and nothing else changes.
rules-uno-u21-choice-title = Two ways to score
rules-uno-u21-choice = Winner takes all: the winner of a round gets the points of all cards left, and the most points win the game. Everyone for themselves: all players get the points of their own cards, and the fewest points win the game.
rules-uno-u20-choice-title = How long the game is
rules-uno-u20-choice = The game is usually played to 500 points. The host can choose another number: the lower it is, the sooner the game is over.
rules-uno-u7-not-played-title = What is not played here
rules-uno-u7-not-played = Many families have UNO rules of their own. Here you do not pass a Draw Two on, do not draw until something fits, and do not play when it is another player’s turn. The 0 and the 7 are numbers like all others.

# The names of groups of cards in examples
rules-uno-discard = On the discard
rules-uno-fits = Fits
rules-uno-fits-not = Does not fit
rules-uno-hand = Your hand
rules-uno-kept = You keep
rules-uno-ada-holds = Ada holds
rules-uno-ada-gets = Ada gets
rules-uno-ada-plays = Ada plays
rules-uno-ben-holds = Ben holds
rules-uno-ben-gets = Ben gets
rules-uno-ben-draws = Ben draws
rules-uno-cleo-holds = Cleo holds

# The summary of one page
rules-uno-brief-deal = Deal seven cards each; the rest is the draw pile, and its top card starts the discard.
rules-uno-brief-begin = The player on the dealer’s left begins, and play goes clockwise.
rules-uno-brief-first = A first Skip or Draw Two acts on the player who would begin; after a first Reverse the dealer begins, anticlockwise.
rules-uno-brief-first-wild = After a first Wild, the player on the dealer’s left names a colour and begins.
rules-uno-brief-first-scary = After a first Wild or Scary, the player on the dealer’s left names a colour and begins; nothing is given away.
rules-uno-brief-first-four = A first Wild Draw Four goes back into the draw pile, and another card is turned up.
rules-uno-brief-play = Play one card that fits the top card by colour, number or symbol; or a wild card, and name a colour.
rules-uno-brief-draw = Or draw one card; if it fits, you may play it at once.
rules-uno-brief-skip = Skip: the next player misses a turn; Draw Two: the next player draws two cards as well.
rules-uno-brief-reverse = Reverse: play changes direction; with two players it is a Skip.
rules-uno-brief-draw-four = Wild Draw Four: the next player draws four and misses a turn; it is allowed only if you hold no card of the current colour.
rules-uno-brief-challenge = Challenge it before you draw: after a bluff, the bluffer draws the four; if it was honest, you draw six.
rules-uno-brief-scary = Scary: give away all your cards of one colour, one to each player in turn, clockwise from your left; then name a colour.
rules-uno-brief-call = Call UNO as you play your last card but one; if you forget and are caught before the next turn, draw two cards.
rules-uno-brief-pile = If the draw pile is empty, all of the discard except its top card is shuffled into a new one.
rules-uno-brief-last = If the last card of a hand is a Draw Two or a Wild Draw Four, the next player still draws, and those cards count.
rules-uno-brief-points = Number cards count their number, cards with a symbol 20, wild cards 50.
rules-uno-brief-end = Whoever has no cards left gets the points of all other hands; the first to { $points ->
    [one] { $points } point
   *[other] { $points } points
} wins.
rules-uno-brief-end-alternative = When somebody has no cards left, everybody gets the points of their own hand; when a total reaches { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the lowest wins.
