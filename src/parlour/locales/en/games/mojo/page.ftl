# Mojo on the page: fetched with the game.

# Options
mojo-edition = Edition
mojo-edition-fr = French (original)
mojo-edition-ru = Russian
mojo-edition-pl = Polish
mojo-edition-about = { $value ->
    [fr] Later rounds are dealt from what is left of the draw pile.
    [ru] All cards are shuffled again for each round.
   *[pl] All cards are shuffled again for each round.
}
mojo-discards = Discards
mojo-discards-1 = One
mojo-discards-2 = Two
mojo-discards-about = { $value ->
    [one] Everybody plays onto the same discard.
   *[other] Choose a discard each turn; draw from the pile or take from the other discard.
}
mojo-points = Points that end the game
mojo-first_player = Who begins

# Cards
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-red = red
# On cards, for readers who cannot tell colours apart: no two alike, and none like a figure.
colour-letter = { $colour ->
    [blue] B
    [green] G
    [yellow] Y
    [orange] Or
   *[red] R
}
mojo-card = { $value }, { $colour }
mojo-card-effect = { $effect ->
    [lower] { $value }, { $colour }, lower: your turn ends
    [equal] { $value }, { $colour }, equal: you play on
    [higher] { $value }, { $colour }, higher: you draw a card
    [reveal] { $value }, { $colour }, laid: turn it up
    [mixed] { $value }, { $colour }, choose a discard
   *[none] { $value }, { $colour }
}
mojo-hand = Your hand: { $count }
mojo-laid = Your laid cards: { $count }
mojo-middle = Middle of the table
mojo-draw-pile = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
}
mojo-discard = Discard: { $value }, { $colour }
mojo-discard-n = Discard { $n }: { $value }, { $colour }
mojo-discard-empty = Discard, empty
mojo-discard-play = { $effect ->
    [lower] turn ends
    [equal] play on
   *[higher] draw one
}
mojo-draw-here = Draw
mojo-take-here = Take it
mojo-face = { $face ->
    [0] Mojo card, face 0: play runs clockwise
   *[other] Mojo card, face +10: play runs anticlockwise
}
mojo-seat = { $cards ->
    [one] { $name }, one card in hand, { $total } points
   *[other] { $name }, { $cards } cards in hand, { $total } points
}
mojo-seat-laid = { $cards ->
    [one] { $name }, one card still face down, { $total } points
   *[other] { $name }, { $cards } cards still face down, { $total } points
}
mojo-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
mojo-known = Seen by all: { $cards }
mojo-meter = Mojo Time at { $count }
mojo-meter-laid = to turn up
mojo-apart = { $count ->
    [one] One card from earlier rounds is set aside
   *[other] { $count } cards from earlier rounds are set aside
}
mojo-pile-only = Draw pile only, until somebody gets rid of a card

# What each effect does, on the cards and under them
effect-lower = Lower: ends your turn
effect-equal = Equal: play on
effect-higher = Higher: draw one

# Whose turn
# Beside the name and the cards left, on a phone: about 16 letters
mojo-prompt-play = Play a card
mojo-prompt-chain = Equal! Play on
mojo-prompt-reveal = Turn up a card
mojo-prompt-draw = Draw from the pile, or take the other discard
mojo-prompt-onto = Which discard for the { $card }?
mojo-prompt-deal = The round is over
mojo-prompt-over = The game is over
mojo-wait-play = { $name } is playing
mojo-wait-draw = { $name } is drawing
mojo-wait-reveal = { $name } is turning up a card
mojo-preview = { $effect ->
    [lower] Lower: turn ends
    [equal] Equal: play on
    [higher] Higher: draw one
    [reveal] Turn up the { $card }
   *[mixed] { $card }: choose a discard
}

# Moves, as a hint names them
mojo-move = { $kind ->
    [reveal] Turn up the { $card }
    [draw] Draw from the pile
    [take] Take the { $card }
   *[play] { $discard ->
        [0] { $card } on the left discard
        [1] { $card } on the right discard
       *[only] Play the { $card }
    }
}

# Why not
mojo-why-turn = It’s { $name }’s turn.
mojo-why-over = The round is over.
mojo-why-laid = Laid cards can no longer be played. On your turn, turn one up.
mojo-why-revealed = This card has been turned up. It counts at the end.
mojo-why-draw-first = First draw a card from the pile, or take one from the other discard.
mojo-why-played-discard = You played onto this discard: draw from the pile, or take from the other one.
mojo-why-pile-only = No card can be taken from a discard until somebody gets rid of a card.
mojo-why-pile = You draw after playing a higher card.
mojo-why-card-first = First choose a card from your hand.
mojo-why-chosen = All your cards go onto the other discard this turn.

# What happened
mojo-ev-dealt = { $me ->
    [yes] A new round. You begin.
   *[no] A new round. { $name } begins.
}
mojo-ev-played = { $me ->
    [yes] { $effect ->
        [lower] You play { $card }: lower.
        [equal] You play { $card }: equal, so you play on.
       *[higher] You play { $card }: higher.
    }
   *[no] { $effect ->
        [lower] { $name } plays { $card }: lower.
        [equal] { $name } plays { $card }: equal, and plays on.
       *[higher] { $name } plays { $card }: higher.
    }
}
mojo-ev-drew = { $me ->
    [yes] You draw { $card }.
   *[no] { $name } draws a card.
}
mojo-ev-took = { $me ->
    [yes] You take the { $card } from the discard.
   *[no] { $name } takes the { $card } from the discard.
}
mojo-ev-laid = { $me ->
    [yes] Mojo Time! You lay { $count ->
        [one] one card
       *[other] { $count } cards
    } face down.
   *[no] Mojo Time! { $name } lays { $count ->
        [one] one card
       *[other] { $count } cards
    } face down.
}
mojo-ev-revealed = { $me ->
    [yes] You turn up { $card }.
   *[no] { $name } turns up { $card }.
}
mojo-ev-pile_formed = { $count ->
    [one] One discarded card becomes the new draw pile.
   *[other] { $count } discarded cards are shuffled into a new draw pile.
}
mojo-ev-discard_formed = The empty discard starts again with { $card }.
mojo-ev-round_over = { $me ->
    [yes] You end the round and take the Mojo card.
   *[no] { $name } ends the round and takes the Mojo card.
}
mojo-ev-game_over = The game is over.

# Mojo Time
mojo-time = Mojo Time!
mojo-time-who = { $me ->
    [yes] You lay { $count ->
        [one] your last card
       *[other] your { $count } cards
    } face down
   *[no] { $name } lays { $count ->
        [one] the last card
       *[other] { $count } cards
    } face down
}

# Scores
score-round = Round { $round }
score-ended = { $me ->
    [yes] You end round { $round }
   *[no] { $name } ends round { $round }
}
score-ten = { $sum } + 10 = { $points }
score-sum = { $parts } = { $sum }
score-one = { $sum }
score-none = no cards: 0
score-holder = holds the Mojo card
score-not-counted = not counted
score-card-out = { $value }, not counted
score-key = Only the highest card of each colour counts, and only once.
score-mojo-zero = { $me ->
    [yes] You took the Mojo card with the lowest hand: no points this round.
   *[no] { $name } took the Mojo card with the lowest hand: no points this round.
}
score-mojo-ten = { $me ->
    [yes] You took the Mojo card, but somebody was lower: ten points more.
   *[no] { $name } took the Mojo card, but somebody was lower: ten points more.
}
