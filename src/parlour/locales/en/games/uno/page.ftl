# Monster High UNO on the page: fetched with the game.

# Options
uno-edition = Deck
uno-edition-monster = Monster
uno-edition-classic = Classic
uno-edition-about = { $value ->
    [classic] 108 cards, without the Scary ones.
   *[monster] 112 cards: four Scary ones let you give cards away.
}
uno-scoring = Scoring
uno-scoring-main = Winner takes all
uno-scoring-alternative = Everyone for themselves
uno-scoring-about = { $value ->
    [alternative] Everybody adds up the cards left in their own hand. Fewest points win.
   *[main] The winner of a round gets the points of all cards left. Most points win.
}
uno-points = Points that end the game
table-moment = How long play waits while somebody can be caught
table-moment-value = { $seconds ->
    [0] not at all
   *[other] { $seconds } s
}

# Colours and cards
uno-colour = { $colour ->
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
}
# On cards, for readers who cannot tell colours apart: no two alike, and none like a figure.
uno-letter = { $colour ->
    [blue] B
    [green] G
    [pink] P
   *[yellow] Y
}
uno-card = { $symbol ->
    [wild] Wild
    [draw_four] Wild Draw Four
    [scary] Scary
    [draw_two] { $colour ->
        [blue] blue Draw Two
        [green] green Draw Two
        [pink] pink Draw Two
       *[yellow] yellow Draw Two
    }
    [s] { $colour ->
        [blue] blue Skip
        [green] green Skip
        [pink] pink Skip
       *[yellow] yellow Skip
    }
    [r] { $colour ->
        [blue] blue Reverse
        [green] green Reverse
        [pink] pink Reverse
       *[yellow] yellow Reverse
    }
   *[number] { $colour ->
        [blue] blue { $symbol }
        [green] green { $symbol }
        [pink] pink { $symbol }
       *[yellow] yellow { $symbol }
    }
}
uno-copies = { $count } × { $card }
uno-card-does = { $effect ->
    [draw_two] { $card }: { $name } draws two and misses a turn
    [draw_four] { $card }: { $name } draws four and misses a turn
    [skip] { $card }: { $name } misses a turn
    [reverse] { $card }: play changes direction
    [wild] { $card }: name a colour
    [scary] { $card }: give all cards of one colour away
    [give] Give { $name } the { $card }
   *[none] Play the { $card }
}
uno-card-cannot = { $card }, can’t be played now
uno-bluff = A bluff: you hold { $colour ->
    [blue] blue
    [green] green
    [pink] pink
   *[yellow] yellow
}. { $name } may challenge.
uno-bluff-sign = bluff
uno-hand = Your hand: { $count }
uno-middle = Middle of the table
uno-draw-pile = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
}
uno-discard = { $colour ->
    [none] Discard: { $card }, no colour yet
    [blue] Discard: { $card }, the colour is blue
    [green] Discard: { $card }, the colour is green
    [pink] Discard: { $card }, the colour is pink
   *[yellow] Discard: { $card }, the colour is yellow
}
uno-seat = { $cards ->
    [one] { $name }, one card in hand, { $total } points
   *[other] { $name }, { $cards } cards in hand, { $total } points
}
uno-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
uno-known = You know: { $cards }
uno-dealer = Dealer
uno-dealer-short = D
uno-direction = { $direction ->
    [1] Play runs clockwise
   *[other] Play runs anticlockwise
}

# What may be done
uno-draw-here = Draw
uno-keep = Keep it
uno-keep-nothing = Pass
uno-call = UNO!
uno-call-arm = Call UNO with the next card
uno-call-armed = UNO will be called with your card
uno-call-off = UNO: not now
uno-call-late = Call UNO now
uno-catch = Catch { $name }!
uno-catch-about = They didn’t call UNO: two cards
uno-choose = Name a colour
uno-choose-first = Name the first colour
uno-choose-give = Give away all your cards of one colour: which?
uno-choose-brief = ×{ $count }
uno-choose-for = { $card }: which colour?
uno-choose-bluff = { $colour ->
    [blue] A bluff: you hold blue. Which colour?
    [green] A bluff: you hold green. Which colour?
    [pink] A bluff: you hold pink. Which colour?
   *[yellow] A bluff: you hold yellow. Which colour?
}
uno-choose-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
uno-challenge-ask = { $colour ->
    [blue] Do you believe that { $name } had no blue?
    [green] Do you believe that { $name } had no green?
    [pink] Do you believe that { $name } had no pink?
   *[yellow] Do you believe that { $name } had no yellow?
}
uno-accept = Draw { $count }
uno-accept-about = and miss your turn
uno-challenge = Challenge
uno-challenge-about =
    If it was a bluff, they draw { $guilty }.
    If not, you draw { $innocent }.
uno-shown-title = { $name } held these cards
uno-shown-verdict = { $colour ->
    [blue] { $guilty ->
        [yes] There is blue: a bluff!
       *[no] No blue: it was honest.
    }
    [green] { $guilty ->
        [yes] There is green: a bluff!
       *[no] No green: it was honest.
    }
    [pink] { $guilty ->
        [yes] There is pink: a bluff!
       *[no] No pink: it was honest.
    }
   *[yellow] { $guilty ->
        [yes] There is yellow: a bluff!
       *[no] No yellow: it was honest.
    }
}
uno-shown-secret = Only you see these cards.
uno-seen = Got it
uno-lots-title = Who deals?
uno-lots-dealer = { $me ->
    [yes] You drew the highest number and deal.
   *[no] { $name } drew the highest number and deals.
}

# In bubbles
uno-say-called = UNO!
uno-say-caught = Caught! +2
uno-say-skipped = misses a turn
uno-say-passed = pass
uno-say-accepted = takes four
uno-say-challenged = Challenge!
uno-say-guilty = { $guilty ->
    [yes] A bluff!
   *[no] Honest!
}

# Whose turn
uno-prompt-wait = One moment…
uno-prompt-play = Your turn: play a card, or draw
uno-prompt-draw = Nothing fits: draw a card
uno-prompt-drawn = It fits: play it, or keep it
uno-prompt-name = Name the colour
uno-prompt-challenge = Challenge, or draw four?
uno-prompt-give = { $colour ->
    [blue] Give a blue card to { $other }
    [green] Give a green card to { $other }
    [pink] Give a pink card to { $other }
   *[yellow] Give a yellow card to { $other }
}
uno-prompt-deal = The round is over
uno-prompt-over = The game is over
uno-prompt-call = Two cards left: call UNO with the next one!
uno-prompt-armed = Two cards left: UNO will be called with the next one
uno-prompt-catch = { $name } hasn’t called UNO!
uno-prompt-late = You haven’t called UNO!
uno-prompt-held = Your move is made: it counts in a moment
uno-wait-play = { $name } is playing
uno-wait-drawn = { $name } has drawn a card
uno-wait-name = { $name } is naming a colour
uno-wait-challenge = { $name } may challenge
uno-wait-give = { $colour ->
    [blue] { $name } gives blue away: { $toMe ->
        [yes] to you
       *[no] to { $other }
    }
    [green] { $name } gives green away: { $toMe ->
        [yes] to you
       *[no] to { $other }
    }
    [pink] { $name } gives pink away: { $toMe ->
        [yes] to you
       *[no] to { $other }
    }
   *[yellow] { $name } gives yellow away: { $toMe ->
        [yes] to you
       *[no] to { $other }
    }
}

# Moves, as a hint names them
uno-move-named = { $colour ->
    [blue] { $card }, blue
    [green] { $card }, green
    [pink] { $card }, pink
   *[yellow] { $card }, yellow
}
uno-move-scary = { $colour ->
    [blue] { $card }: give blue
    [green] { $card }: give green
    [pink] { $card }: give pink
   *[yellow] { $card }: give yellow
}
uno-move-name = { $colour ->
    [blue] Name blue
    [green] Name green
    [pink] Name pink
   *[yellow] Name yellow
}
uno-move-calls = { $move }, UNO!
uno-move-draw = Draw a card
uno-move-wait = Do nothing

# Why not
uno-why-over = The round is over.
uno-why-turn = It isn’t your turn yet.
uno-premove-lost = The card you chose can’t be played now.
uno-why-challenge = First answer the Wild Draw Four.
uno-why-name = First name the colour.
uno-why-give = { $colour ->
    [blue] Only blue cards are given away.
    [green] Only green cards are given away.
    [pink] Only pink cards are given away.
   *[yellow] Only yellow cards are given away.
}
uno-why-drawn = Only the drawn card may be played now.
uno-why-drawn-pile = You have drawn a card: play it or keep it.
uno-why-discard = Choose a card from your hand.
uno-why-pile = You can’t draw now.
uno-why-fit = { $card } doesn’t match in colour, number or symbol.
uno-why-colour = { $colour ->
    [blue] { $card } doesn’t fit: blue was named.
    [green] { $card } doesn’t fit: green was named.
    [pink] { $card } doesn’t fit: pink was named.
   *[yellow] { $card } doesn’t fit: yellow was named.
}
uno-why-call = Call UNO when your play leaves you with one card.

# What happened
uno-ev-lot = { $me ->
    [yes] You draw { $card } for the deal.
   *[no] { $name } draws { $card } for the deal.
}
uno-ev-dealt = { $me ->
    [yes] You deal a new round.
   *[no] { $name } deals a new round.
}
uno-ev-turned_up = The first card is { $card }.
uno-ev-put_back = It goes back, and another is turned up.
uno-ev-played = { $me ->
    [yes] { $colour ->
        [none] You play { $card }.
        [blue] You play { $card }: blue.
        [green] You play { $card }: green.
        [pink] You play { $card }: pink.
       *[yellow] You play { $card }: yellow.
    }
   *[no] { $colour ->
        [none] { $name } plays { $card }.
        [blue] { $name } plays { $card }: blue.
        [green] { $name } plays { $card }: green.
        [pink] { $name } plays { $card }: pink.
       *[yellow] { $name } plays { $card }: yellow.
    }
}
# $card: its name
uno-ev-played-scary = { $me ->
    [yes] { $colour ->
        [blue] You play { $card } and give blue away.
        [green] You play { $card } and give green away.
        [pink] You play { $card } and give pink away.
       *[yellow] You play { $card } and give yellow away.
    }
   *[no] { $colour ->
        [blue] { $name } plays { $card } and gives blue away.
        [green] { $name } plays { $card } and gives green away.
        [pink] { $name } plays { $card } and gives pink away.
       *[yellow] { $name } plays { $card } and gives yellow away.
    }
}
uno-ev-drew = { $me ->
    [yes] { $count ->
        [one] You draw { $card }.
       *[other] You draw { $count } cards: { $card }.
    }
   *[no] { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
}
uno-ev-passed = { $me ->
    [yes] You pass.
   *[no] { $name } passes.
}
uno-ev-skipped = { $me ->
    [yes] You miss a turn.
   *[no] { $name } misses a turn.
}
uno-ev-reversed = { $direction ->
    [1] Play now runs clockwise.
   *[other] Play now runs anticlockwise.
}
uno-ev-named = { $me ->
    [yes] { $colour ->
        [blue] You name blue.
        [green] You name green.
        [pink] You name pink.
       *[yellow] You name yellow.
    }
   *[no] { $colour ->
        [blue] { $name } names blue.
        [green] { $name } names green.
        [pink] { $name } names pink.
       *[yellow] { $name } names yellow.
    }
}
uno-ev-gave = { $known ->
    [yes] { $me ->
        [yes] You give { $other } the { $card }.
       *[no] { $name } gives you the { $card }.
    }
   *[no] { $colour ->
        [blue] { $name } gives { $other } a blue card.
        [green] { $name } gives { $other } a green card.
        [pink] { $name } gives { $other } a pink card.
       *[yellow] { $name } gives { $other } a yellow card.
    }
}
uno-ev-called = { $me ->
    [yes] You call UNO!
   *[no] { $name } calls UNO!
}
uno-ev-caught = { $me ->
    [yes] { $other } catches you: two cards.
   *[no] { $toMe ->
        [yes] You catch { $name }: two cards.
       *[no] { $other } catches { $name }: two cards.
    }
}
uno-ev-accepted = { $me ->
    [yes] You don’t challenge.
   *[no] { $name } doesn’t challenge.
}
uno-ev-showed = { $name } shows you: { $card }.
uno-ev-challenged = { $guilty ->
    [yes] { $me ->
        [yes] You challenge { $other }: a bluff!
       *[no] { $toMe ->
            [yes] { $name } challenges you: a bluff!
           *[no] { $name } challenges { $other }: a bluff!
        }
    }
   *[no] { $me ->
        [yes] You challenge { $other }: it was honest.
       *[no] { $toMe ->
            [yes] { $name } challenges you: it was honest.
           *[no] { $name } challenges { $other }: it was honest.
        }
    }
}
uno-ev-pile_formed = { $count ->
    [one] One discarded card becomes the new draw pile.
   *[other] { $count } discarded cards are shuffled into a new draw pile.
}
uno-ev-blocked = Nobody can draw any more: the round is blocked.
uno-ev-round_over = { $won ->
    [yes] { $me ->
        [yes] You win the round.
       *[no] { $name } wins the round.
    }
   *[no] Nobody wins the round.
}
uno-ev-game_over = The game is over.

# Scores
uno-score-won = { $me ->
    [yes] You win round { $round }
   *[no] { $name } wins round { $round }
}
uno-score-blocked = Round { $round } is blocked
uno-score-main = { $me ->
    [yes] All cards left count for you: { $parts } = { $points }
   *[no] All cards left count for { $name }: { $parts } = { $points }
}
uno-score-main-one = { $me ->
    [yes] All cards left count for you: { $points }
   *[no] All cards left count for { $name }: { $points }
}
uno-score-main-blocked = Nobody could draw any more. Nobody scores.
uno-score-alternative = Everybody gets the points of their own cards.
uno-score-out = out
uno-score-card = { $card }, { $points }
uno-sheet-goal = { $scoring ->
    [alternative] { $points ->
        [1] One round. Fewest points win.
       *[other] The game ends at { $points } points. Fewest points win.
    }
   *[main] { $points ->
        [1] One round. Whoever runs out of cards wins.
       *[other] First to { $points } points wins.
    }
}
