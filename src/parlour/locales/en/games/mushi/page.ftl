# Mushi on the page: fetched with the game.

# Options
mushi-edition = Edition
mushi-edition-ru = Russian
mushi-edition-osaka = Osaka
mushi-edition-about = { $value ->
    [osaka] You may hold back a matching card. Your own yaku count for you, and your opponent’s against you.
   *[ru] If you can match, you must. Yaku count against your opponent.
}
mushi-deals = Deals in a game
mushi-first_dealer = First dealer
mushi-first_dealer-none = By lot
mushi-four_pairs = Deal again on four pairs
mushi-four_pairs-about = Four pairs on the table are a misdeal too.

# Cards
mushi-plant-1 = Pine
mushi-plant-2 = Plum
mushi-plant-3 = Cherry
mushi-plant-4 = Wisteria
mushi-plant-5 = Iris
mushi-plant-8 = Susuki
mushi-plant-9 = Chrysanthemum
mushi-plant-10 = Maple
mushi-plant-11 = Willow
mushi-plant-12 = Paulownia
mushi-month-1 = January, Pine
mushi-month-2 = February, Plum
mushi-month-3 = March, Cherry
mushi-month-4 = April, Wisteria
mushi-month-5 = May, Iris
mushi-month-8 = August, Susuki
mushi-month-9 = September, Chrysanthemum
mushi-month-10 = October, Maple
mushi-month-11 = November, Willow
mushi-month-12 = December, Paulownia
mushi-name = { $kind ->
    [bright] { $plant } bright
    [animal] { $plant } animal
    [ribbon] { $plant } ribbon
    [joker] Lightning
   *[chaff] { $plant } chaff
}
mushi-card-1b = Pine bright: crane and sun
mushi-card-1r = Pine poetry ribbon
mushi-card-1c1 = Pine chaff
mushi-card-1c2 = Pine chaff
mushi-card-2a = Plum animal: bush warbler
mushi-card-2r = Plum poetry ribbon
mushi-card-2c1 = Plum chaff
mushi-card-2c2 = Plum chaff
mushi-card-3b = Cherry bright: curtain
mushi-card-3r = Cherry poetry ribbon
mushi-card-3c1 = Cherry chaff
mushi-card-3c2 = Cherry chaff
mushi-card-4a = Wisteria animal: cuckoo
mushi-card-4r = Wisteria red ribbon
mushi-card-4c1 = Wisteria chaff
mushi-card-4c2 = Wisteria chaff
mushi-card-5a = Iris animal: eight-plank bridge
mushi-card-5r = Iris red ribbon
mushi-card-5c1 = Iris chaff
mushi-card-5c2 = Iris chaff
mushi-card-8b = Susuki bright: full moon
mushi-card-8a = Susuki animal: geese
mushi-card-8c1 = Susuki chaff
mushi-card-8c2 = Susuki chaff
mushi-card-9a = Chrysanthemum animal: sake cup
mushi-card-9r = Chrysanthemum blue ribbon
mushi-card-9c1 = Chrysanthemum chaff
mushi-card-9c2 = Chrysanthemum chaff
mushi-card-10a = Maple animal: deer
mushi-card-10r = Maple blue ribbon
mushi-card-10c1 = Maple chaff
mushi-card-10c2 = Maple chaff
mushi-card-11b = Willow bright: man in the rain
mushi-card-11a = Willow animal: swallow
mushi-card-11r = Willow red ribbon
mushi-card-11j = Willow chaff: Lightning, the joker
mushi-card-12b = Paulownia bright: phoenix
mushi-card-12c1 = Paulownia chaff
mushi-card-12c2 = Paulownia chaff
mushi-card-12c3 = Paulownia chaff, yellow

# Places
mushi-hand = Your hand: { $count }
mushi-hand-not = { $card }, can’t be played now
mushi-hand-stays = { $card }, would stay on the table
mushi-hand-captures = { $card }, captures { $cards }
mushi-hand-choice = { $card }, captures one of: { $cards }
mushi-table = Cards on the table
mushi-lit = { $card }, would be captured
mushi-draw-pile = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
}
mushi-turned-up = Turned up: { $card }
mushi-captured = { $value ->
    [one] Captured by { $name }: one point
   *[other] Captured by { $name }: { $value } points
}
mushi-captured-kind = { $kind ->
    [bright] Brights
    [animal] Animals
    [ribbon] Ribbons
   *[chaff] Chaff
}: { $count ->
    [0] none
   *[other] { $cards }
}
mushi-kind = { $kind ->
    [bright] Brights
    [animal] Animals
    [ribbon] Ribbons
   *[chaff] Chaff
}: { $count ->
    [0] none
   *[other] { $count } × { $worth }
}
mushi-value = Captured cards: { $value } of 230 points
mushi-value-short = { $value } of 230 points
mushi-seat = { $cards ->
    [one] { $name }, one card in hand, total { $total }
   *[other] { $name }, { $cards } cards in hand, total { $total }
}
mushi-total = total { $total }
mushi-dealer = D
mushi-dealer-about = The dealer (oya) plays first
# $months are joined by “or”, $each by “and”
mushi-lacks = { $name } has no { $months }, as play has shown
mushi-lacks-brief = no months
mushi-joker-waits = { $me ->
    [yes] waits for a card from the draw pile; if none takes it, it goes to you
   *[no] waits for a card from the draw pile; if none takes it, it goes to { $name }
}
mushi-joker-tag = waits
mushi-progress = Deal { $deal } of { $deals }

# Yaku
mushi-yaku-five_brights = Five Brights
mushi-yaku-three_brights = Three Brights
mushi-yaku-wisterias = Four Wisterias
mushi-yaku-paulownias = Four Paulownias
mushi-yaku-brief-wisterias = Wisterias
mushi-yaku-brief-paulownias = Paulownias
mushi-yaku-state = { $state ->
    [made] { $yaku }, { $points } points: made
    [lost] { $yaku }, { $points } points: out of reach
   *[open] { $yaku }, { $points } points: { $have } of { $need }. Still possible: { $missing }
}
mushi-yaku-who = { $me ->
    [yes] You make it: { $points }
   *[no] { $name } makes it: { $points }
}
mushi-yaku-counts = { $me ->
    [yes] { $points } for you
   *[no] { $points } for { $name }
}

# Whose turn
mushi-prompt-play = Your turn: play a card
mushi-prompt-nothing = Nothing matches: put a card on the table
mushi-prompt-take = { $card } turned up: choose what it captures
mushi-prompt-choose = { $card }: choose what it captures
mushi-prompt-captures = { $card } captures { $cards }
mushi-prompt-stays = { $card } stays on the table
mushi-prompt-with = Capture { $card } with which card?
mushi-prompt-wait = One moment…
mushi-prompt-deal = The deal is over
mushi-prompt-over = The game is over
mushi-wait-play = { $name } is playing
mushi-wait-take = { $name } is choosing what to capture

# Moves, as a hint names them
mushi-move = { $choice ->
    [take] Capture { $captured }
    [yes] { $card } captures { $captured }
   *[no] Play { $card }
}

# Why not
mushi-why-turn = It’s { $name }’s turn.
mushi-why-over = The deal is over.
mushi-why-watching = You’re watching this game.
mushi-why-pile = The top card is turned up after you play a card.
mushi-why-take = First choose what { $card } captures.
mushi-why-must-match = { $joker ->
    [yes] You hold a card that matches: play one that does, or capture with Lightning.
   *[no] You hold a card that matches, so you must play one that does.
}
mushi-why-joker = While you hold another matching card, Lightning may only be played to capture.
mushi-why-joker-waits = Only a card from the draw pile can take Lightning, and not a Willow.
mushi-why-none-captures = No card in your hand captures { $card }.

# What happened
mushi-ev-lots = { $me ->
    [nobody] { $name0 } drew { $first }, { $name1 } drew { $second }: they draw again.
    [yes] { $name0 } drew { $first }, { $name1 } drew { $second }: you deal first.
   *[no] { $name0 } drew { $first }, { $name1 } drew { $second }: { $name } deals first.
}
mushi-ev-misdeal = { $reason ->
    [four_of_a_month] A misdeal: four cards of one month on the table.
    [three_willows] A misdeal: three Willows on the table.
   *[four_pairs] A misdeal: four pairs on the table.
}
mushi-ev-dealt = { $me ->
    [yes] You deal, and play first.
   *[no] { $name } deals, and plays first.
}
mushi-ev-played = { $me ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
mushi-ev-turned_up = { $me ->
    [yes] You turn up { $card }.
   *[no] { $name } turns up { $card }.
}
mushi-ev-captured = { $me ->
    [yes] You capture { $cards } with { $card }.
   *[no] { $name } captures { $cards } with { $card }.
}
mushi-ev-stays = { $card } stays on the table.
mushi-ev-joker_awaits = Lightning stays until a card from the draw pile takes it.
mushi-ev-left_over = { $me ->
    [yes] You get what is left over: { $cards }.
   *[no] { $name } gets what is left over: { $cards }.
}
mushi-ev-yaku_made = { $me ->
    [yes] You make { $yaku }!
   *[no] { $name } makes { $yaku }!
}
mushi-ev-deal_over = The deal is over.
mushi-ev-game_over = The game is over.

# Announcements
mushi-misdeal = Misdeal
mushi-misdeal-four_of_a_month = Four cards of one month lie on the table: nobody could capture them.
mushi-misdeal-three_willows = The three Willows lie on the table: only Lightning is left of their month.
mushi-misdeal-four_pairs = Four pairs lie on the table.
mushi-misdeal-again = The same dealer deals again.
mushi-lots = Who deals first?
mushi-lots-who = { $me ->
    [nobody] Equal: they draw again
    [yes] You deal first
   *[no] { $name } deals first
}

# Scores
mushi-score-deal = Deal { $deal } of { $deals }
mushi-score-cards = Cards
mushi-score-other = Opponent’s yaku
mushi-score-yaku = Off the opponent’s score: { $yaku }
mushi-score-key = { $own ->
    [yes] A deal: your cards, plus your yaku, less your opponent’s yaku, less half of all points.
   *[no] A deal: your cards, less your opponent’s yaku, less half of all points.
}
mushi-score-par = Half of all points
mushi-next = Next deal
mushi-draw = A draw!
mushi-sheet-deal = Deal
mushi-sheet-goal = { $deals ->
    [one] One deal. The higher total wins.
   *[other] { $deals } deals. The higher total wins.
}
