# Mushi's rulebook, for players. Its paragraphs and pictures are in web/src/games/mushi/rules.ts.

# About the game
rules-mushi-h1-game-title = Flower cards for two
rules-mushi-h1-game = Mushi is a game for two with hanafuda, the flower cards of Japan. You capture cards by matching their months. Bright cards are worth the most, and certain sets of cards, called yaku, have points of their own.
rules-mushi-h2-title = Your aim
rules-mushi-h2 = In a deal you try to capture cards worth more than 115 points, half of all the points there are. { $deals ->
    [one] One deal decides the game.
   *[other] The game has { $deals } deals, and the higher total wins.
}
rules-mushi-h1-title = The cards
rules-mushi-h1 = There are 40 cards: ten months of four cards each, without June and July. Each month has a plant of its own. Two cards match if they are of the same month.
rules-mushi-h1-kinds-title = Four kinds of cards
rules-mushi-h1-kinds = A bright is worth 20 points, an animal 10, a ribbon 5, a chaff card 1. All 40 cards together are worth 230. You see all the brights, animals and ribbons here, and some of the chaff; the bridge and the sake cup count as animals too.
rules-mushi-h1-marks-title = The corner of a card
rules-mushi-h1-marks = In its corner each card has the number of its month and a sign for its kind: a sun for a bright, a paw for an animal, a ribbon, a seed for chaff, a bolt for the joker. Once you know the cards, you can hide these marks in the menu.
rules-mushi-h1-1-title = January: Pine
rules-mushi-h1-1 = Look for fans of needles. The crane with the sun is worth 20, the poetry ribbon 5, each chaff card 1.
rules-mushi-h1-2-title = February: Plum
rules-mushi-h1-2 = Look for round red and white blossoms. The bush warbler is worth 10, the poetry ribbon 5, each chaff card 1.
rules-mushi-h1-3-title = March: Cherry
rules-mushi-h1-3 = Look for pink blossoms. The curtain is worth 20, the poetry ribbon 5, each chaff card 1.
rules-mushi-h1-4-title = April: Wisteria
rules-mushi-h1-4 = Look for purple flowers that hang down. The cuckoo is worth 10, the red ribbon 5, each chaff card 1.
rules-mushi-h1-5-title = May: Iris
rules-mushi-h1-5 = Look for purple flowers between long, pointed leaves. The bridge is worth 10, the red ribbon 5, each chaff card 1.
rules-mushi-h1-8-title = August: Susuki
rules-mushi-h1-8 = Susuki is a tall grass: look for a dark, round hill. The full moon is worth 20, the geese 10, each chaff card 1. This month has no ribbon.
rules-mushi-h1-9-title = September: Chrysanthemum
rules-mushi-h1-9 = Look for round flowers with many petals. The sake cup is worth 10, the blue ribbon 5, each chaff card 1.
rules-mushi-h1-10-title = October: Maple
rules-mushi-h1-10 = Look for leaves shaped like stars. The deer is worth 10, the blue ribbon 5, each chaff card 1.
rules-mushi-h1-11-title = November: Willow
rules-mushi-h1-11 = Look for thin branches that hang down. The man in the rain is worth 20, the swallow 10, the red ribbon 5, Lightning 1. Lightning, a dark red storm, is the joker.
rules-mushi-h1-12-title = December: Paulownia
rules-mushi-h1-12 = Look for a big dark leaf under purple flowers that stand upright. The phoenix is worth 20, each of the three chaff cards 1. One chaff card has a yellow foot, but is worth no more than the others.

# Before you play
rules-mushi-h3-title = The first dealer
rules-mushi-h3 = Unless the host has named the first dealer, each of you draws a card, and the earlier month deals. If both cards are of the same month, the more valuable one deals. If they are worth the same, you draw again.
rules-mushi-h3-next-title = The next dealer
rules-mushi-h3-next = Whoever scored more in a deal deals the next one. If you scored the same, the same player deals again.
rules-mushi-h4-title = The deal
rules-mushi-h4 = The dealer deals four cards to the opponent, four to their own hand and four to the table, then the same once more. Now each of you holds 8 cards, 8 lie on the table, and the other 16 are the draw pile.
rules-mushi-h4-open-title = What you can see
rules-mushi-h4-open = Only you see your hand. The cards on the table lie face up, the draw pile lies face down. Here, from the top: your opponent’s hand, the table, your hand.
rules-mushi-h5-title = A misdeal
rules-mushi-h5 = If all four cards of one month lie on the table, no card is left to match them. It is the same with the three Willows other than Lightning, because Lightning matches no Willow. In both cases the same player deals again.
rules-mushi-h5-pairs-title = Four pairs
rules-mushi-h5-pairs = Four pairs on the table are a misdeal too: exactly two cards of each of four months. Here Lightning counts as a Willow.

# Your turn
rules-mushi-h6-title = Who plays
rules-mushi-h6 = The dealer plays first, then you take turns. You cannot pass.
rules-mushi-h7-title = Two halves of a turn
rules-mushi-h7 = First you play a card from your hand, then you turn up the top card of the draw pile. Each of the two captures what it matches on the table, or stays there. Then it is your opponent’s turn.
rules-mushi-h7-example = You play the Maple ribbon and capture the deer: you take both, { $points } points together. Then you turn up a Pine chaff. There is no other Pine on the table, so it stays there.
rules-mushi-h9-title = One card matches
rules-mushi-h9 = If one card of the same month lies on the table, your card captures it, and you take both. A card that matches always captures.
rules-mushi-h9-two-title = Two cards match
rules-mushi-h9-two = If two cards of the month lie on the table, you choose which one you capture. The other stays where it is.
rules-mushi-h9-two-example = You play the curtain. Two Cherries lie on the table, a ribbon and a chaff card: you choose the ribbon. You take { $points } points, and the chaff card stays.
rules-mushi-h9-three-title = Three cards match
rules-mushi-h9-three = If three cards of the month lie on the table, you capture all three and take the whole month.
rules-mushi-h9-three-example = You play the phoenix and take all four Paulownias, { $points } points together. You also make a yaku, Four Paulownias.
rules-mushi-h9-none-title = Nothing matches
rules-mushi-h9-none = A card that matches nothing stays on the table, face up. From now on, either of you can capture it.
rules-mushi-h8-ru-title = If you can match, you must
rules-mushi-h8-ru = If you hold a card that matches a card on the table, you must play a card that matches. If you hold none, you play any card you like, and it stays on the table. Lightning, the joker, has a rule of its own.
rules-mushi-h8-shown-title = What you give away
rules-mushi-h8-shown = If a card from your hand stays on the table, your opponent learns something: you hold no card of the months that lay there, except perhaps Lightning. This stays true until the end of the deal. Where there is room, the page shows such months crossed out beside your opponent’s name.
rules-mushi-h8-osaka-title = Play what you like
rules-mushi-h8-osaka = You may play any card from your hand, and keep one that matches for later. But if the card that you play matches, it must capture.
rules-mushi-h10-title = Captured cards
rules-mushi-h10 = The cards that you capture lie face up in front of you. Both of you can always look at them.

# The joker
rules-mushi-h11-title = The joker
rules-mushi-h11 = Lightning, worth 1 point, is the joker. Played from your hand, it captures any one card on the table except a Willow; you choose which. In the same way no Willow captures Lightning.
rules-mushi-h11-example = You play Lightning and choose the full moon: { $points } points together. You could also capture the Chrysanthemum, but not the swallow, because it is a Willow.
rules-mushi-h13-title = The joker from the draw pile
rules-mushi-h13 = If you turn up the joker, it captures at once: any one card on the table except a Willow. You choose which.
rules-mushi-h14-title = Nothing to capture
rules-mushi-h14 = If there are only Willows on the table, or no cards at all, the joker stays on the table, whether you played it or turned it up.
rules-mushi-h8-joker-title = You may keep the joker
rules-mushi-h8-joker = You never have to play the joker just because it could capture something. While you hold another card that matches, you may play the joker only if it captures.
rules-mushi-h12-title = A joker on the table
rules-mushi-h12 = A joker can lie on the table from the deal, or because it found nothing to capture. No card from a hand captures it. The first card from the draw pile that is not a Willow captures it, whoever turns that card up, and captures nothing else.
rules-mushi-h12-example = You turn up an Iris chaff, and it captures Lightning: { $points } points together. The bridge is an Iris too, but it stays on the table.

# The end of a deal
rules-mushi-h15-end-title = The last card
rules-mushi-h15-end = After eight turns each, both hands and the draw pile are empty, and the deal ends. Because of the joker some cards are left over on the table. They are given out as follows, and then every card belongs to one of you.
rules-mushi-h15-title = The last Willow
rules-mushi-h15 = Without Lightning there are three Willows: two are captured together, one is left over. It goes to the player who captured the other two.
rules-mushi-h16-title = The other card left over
rules-mushi-h16 = Lightning makes a pair with a card of another month, so a card of that month is left over as well. It goes to the player who took this pair.
rules-mushi-h16-example = Two ribbons are left over, each worth { $points } points. You captured the other two Willows, so the Willow ribbon is yours. Your opponent took the bridge together with Lightning, so the Iris ribbon goes to your opponent.
rules-mushi-h16-three-title = Three left over
rules-mushi-h16-three = Sometimes three cards of a month lie on the table while the joker waits there, and the fourth captures the joker. Then all three are left over, and go to the player who took that pair.
rules-mushi-h12-end-title = The joker, still on the table
rules-mushi-h12-end = If nothing has captured the joker by the end of the deal, it goes to the player who put it on the table.
rules-mushi-h14-osaka-title = The joker comes last
rules-mushi-h14-osaka = If the joker is the last card of the draw pile and stays on the table, the player who turned it up takes the last Willow as well, whoever captured the other two.

# Scoring
rules-mushi-h17-title = Yaku
rules-mushi-h17 = A yaku is a set of captured cards that has points of its own. One card can belong to several yaku, and each yaku counts once. When somebody makes one, the deal goes on.
rules-mushi-h17-five-ru-title = Five Brights: 30 points
rules-mushi-h17-five-ru = Any five of these six cards: the five brights and the Plum warbler. With the warbler among them, you have Three Brights too.
rules-mushi-h17-five-osaka-title = Five Brights: 30 points
rules-mushi-h17-five-osaka = All five bright cards.
rules-mushi-h17-three-ru-title = Three Brights: 25 points
rules-mushi-h17-three-ru = The Plum warbler and any two of the five brights. Three brights without the warbler are not a yaku.
rules-mushi-h17-three-osaka-title = Three Brights: 25 points
rules-mushi-h17-three-osaka = The crane, the warbler and the curtain. The warbler is an animal, but it belongs to this yaku.
rules-mushi-h17-wisterias-title = Four Wisterias: 10 points
rules-mushi-h17-wisterias = All four cards of April.
rules-mushi-h17-paulownias-title = Four Paulownias: 10 points
rules-mushi-h17-paulownias = All four cards of December.
rules-mushi-h18-ru-title = The score of a deal
rules-mushi-h18-ru = Add up what your captured cards are worth. Take away the points of your opponent’s yaku, then 115. Your own yaku bring you nothing: they take points from your opponent. The score can be negative.
rules-mushi-h18-ru-example = Your cards are worth { $brights } + { $animals } + { $ribbons } + { $chaff } = { $mine } points, and you have Three Brights. Your opponent’s cards are worth { $theirs }, with Four Wisterias. Your score: { $mine } − { $their_yaku } − 115 = { $my_score }. Your opponent’s score: { $theirs } − { $my_yaku } − 115 = { $their_score }.
rules-mushi-h18-osaka-title = The score of a deal
rules-mushi-h18-osaka = Add up what your captured cards are worth, and take away 115. Add the points of your own yaku, then take away those of your opponent’s yaku. What one of you gains, the other loses.
rules-mushi-h18-osaka-example = Your cards are worth { $brights } + { $animals } + { $ribbons } + { $chaff } = { $mine } points, and you have Three Brights. Your opponent’s cards are worth { $theirs }, with Four Wisterias. Your score: { $mine } − 115 + { $my_yaku } − { $their_yaku } = { $my_score }. Your opponent’s score: { $theirs } − 115 + { $their_yaku } − { $my_yaku } = { $their_score }.
rules-mushi-h19-title = The winner
rules-mushi-h19 = { $deals ->
    [one] The higher score wins. If you scored the same, the game is a draw.
   *[other] Add up the scores of all { $deals } deals: the higher total wins. If the totals are the same, the game is a draw.
}

# House rules
rules-mushi-h2-host-title = What the host can set
rules-mushi-h2-host = Before the game the host chooses the edition and the number of deals, from 1 to 48. The host can also name the first dealer, and decide whether four pairs on the table are a misdeal.
rules-mushi-h8-editions-title = The two editions
rules-mushi-h8-editions = In the Russian edition you must match if you can, the yaku of brights can be made in several ways, and your yaku only cost your opponent points. In the Osaka edition you may keep a card that matches, each yaku is a fixed set of cards, and your own yaku bring you points as well. The editions also differ when the joker is the last card of the draw pile.

# Above the cards of an example
rules-mushi-table = On the table
rules-mushi-played = You play
rules-mushi-drawn = You turn up
rules-mushi-taken = You capture
rules-mushi-mine = Your captured cards
rules-mushi-theirs = Your opponent’s captured cards

# The rules on one page
rules-mushi-brief-deal = Deal 8 cards to each player, and 8 face up onto the table; the dealer plays first.
rules-mushi-brief-kinds = A bright is worth 20 points, an animal 10, a ribbon 5, a chaff card 1.
rules-mushi-brief-turn = On your turn play a card, then turn up the top card of the draw pile.
rules-mushi-brief-capture = A card captures one of its month; if two match, choose one; if three match, take all.
rules-mushi-brief-stays = A card that matches nothing stays on the table.
rules-mushi-brief-match-ru = If you hold a card that matches, you must play one that does, or capture with Lightning.
rules-mushi-brief-match-osaka = You may play any card, but one that matches must capture.
rules-mushi-brief-joker = Lightning, the joker, captures any card except a Willow.
rules-mushi-brief-waits = If Lightning lies on the table, the next card from the draw pile that is not a Willow captures it.
rules-mushi-brief-willow = The Willow left over goes to whoever captured the other two.
rules-mushi-brief-left = Any other card left over goes to whoever has the joker.
rules-mushi-brief-brights-ru = Yaku: the Plum warbler and two brights, 25 points; any five of the brights and the warbler, 30.
rules-mushi-brief-brights-osaka = Yaku: crane, warbler and curtain, 25 points; all five brights, 30.
rules-mushi-brief-fours = Yaku: four Wisterias, 10 points; four Paulownias, 10.
rules-mushi-brief-score-ru = Your score: your cards, less your opponent’s yaku, less 115.
rules-mushi-brief-score-osaka = Your score: your cards, plus your yaku, less your opponent’s yaku, less 115.
rules-mushi-brief-winner = { $deals ->
    [one] After one deal the higher score wins.
   *[other] After { $deals } deals the higher total wins.
}
