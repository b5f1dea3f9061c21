# UNO on the score pad.

uno-pad-first = Who deals first?
uno-pad-opener = { $name } deals
uno-pad-ender = Who has no cards left?
uno-pad-nobody = Nobody: the round is blocked
uno-pad-cards = The cards left in hand.
uno-pad-agree = Together this is more than all the cards of the deck are worth.
