# The rules of Hazard, for people to read; which paragraphs there are is in web/src/games/hazard/rules.ts.

rules-hazard-x1 = There are 40 cards: 1 to 10, four of each.
rules-hazard-x2 = Two to six people play.
rules-hazard-x3 = Lots decide who begins the first round; after that, it is always the next player’s turn to begin.
rules-hazard-x4 = One card is laid face down in the middle; the others are the draw pile. Nobody has a hand.
rules-hazard-x5 = On your turn you may draw the top card and lay it down in front of you. If your cards come to more than 21, you are out of the round.
rules-hazard-x6 = Instead of drawing you may look at the hidden card, once in a round. You tell nobody what it is.
rules-hazard-x7 = Or you stop for this round. Once nobody is left, the hidden card is turned up. It counts for everybody: you score the sum of your cards and the hidden one, or nothing if that is more than 21.
rules-hazard-x7-example = Ann has { $cards }; with the hidden card that makes { $points }.
rules-hazard-x7-cards = Ann’s cards
rules-hazard-x7-hidden = The hidden card
rules-hazard-x8 = The highest total after the last round wins; if several have it, they share the victory.

rules-hazard-brief-aim = Come as close to 21 as you dare.
rules-hazard-brief-turn = On your turn: draw a card, look at the hidden one, or stop.
rules-hazard-brief-end = The hidden card counts for everybody; more than 21 scores nothing.
