# Hazard on the page: fetched with the game.

# Options
hazard-edition = Edition
hazard-edition-standard = Standard
hazard-rounds = Rounds in a game

# What happens
hazard-ev-dealt = { $me ->
    [yes] A new round: you begin.
   *[no] A new round: { $name } begins.
}
hazard-ev-drew = { $me ->
    [yes] You draw a { $card }.
   *[no] { $name } draws a { $card }.
}
hazard-ev-looked = { $me ->
    [yes] You look at the hidden card: { $card }.
   *[no] { $name } looks at the hidden card.
}
hazard-ev-stopped = { $me ->
    [yes] You stop.
   *[no] { $name } stops.
}
hazard-ev-round_over = The hidden card is turned up: { $card }.
hazard-ev-game_over = The game is over.

# What is asked
hazard-prompt = Draw, or stop?
hazard-prompt-deal = The round is over.
hazard-prompt-over = The game is over.
hazard-wait = { $name } is thinking.
hazard-why-turn = It is { $name }’s turn.
hazard-why-over = The round is over.
hazard-why-looked = You have already looked.
hazard-move-draw = Draw a card
hazard-move-look = Look at the hidden card
hazard-move-stop = Stop

# Places
hazard-middle = Middle of the table
hazard-card = { $card }
hazard-pile = Draw pile: { $count }
hazard-hidden = { $card ->
    [none] The hidden card
   *[other] The hidden card: { $card }
}
hazard-seat = { $stopped ->
    [yes] { $name } has stopped at { $sum }, { $total } points in all
   *[no] { $name } has { $sum }, { $total } points in all
}
hazard-cards = Cards: { $cards }
hazard-total = { $total } points

# Scores
hazard-score = { $sum } with the hidden card
hazard-score-much = { $sum } with the hidden card: too much
hazard-goal = { $rounds ->
    [one] The game has one round; the highest score wins.
   *[other] The game has { $rounds } rounds; the highest total wins.
}
