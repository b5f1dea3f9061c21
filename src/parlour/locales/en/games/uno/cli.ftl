# Monster High UNO on the command line.

cli-uno = Monster High UNO: get rid of your cards, and call UNO in time.
cli-uno-edition = The deck: with the Scary cards, or the classic one of 108 cards.
cli-uno-scoring = Who gets points: the winner of a round, or everybody for their own cards.
cli-uno-points = The total that ends the game.
