# What a screen reader says of a table, and what the keys do: fetched once a game runs.

# How the game stands
aloud-hand = { $count ->
    [0] You have no cards
    [one] You have one card: { $cards }
   *[other] You have { $count } cards: { $cards }
}
aloud-laid = { $count ->
    [one] You have one card face down: { $cards }
   *[other] You have { $count } cards face down: { $cards }
}
aloud-discard = { $n ->
    [only] Discard: { $card }
   *[other] Discard { $n }: { $card }
}
aloud-revealed = Turned up: { $cards }
aloud-total = Your total: { $total }
aloud-score = { $me ->
    [yes] You: { $points }, total { $total }
   *[no] { $name }: { $points }, total { $total }
}
aloud-mushi-table = { $count ->
    [0] No cards on the table
    [one] On the table, one card: { $cards }
   *[other] On the table, { $count } cards: { $cards }
}

# After “connection lost”
aloud-online = Connected again

# Keys
keys-title = Keys
keys-arrows = Move through your cards; up to the table, and back down to your cards
keys-arrows-key = Arrows
keys-ends = First and last card
keys-ends-key = Home, End
keys-enter = Play the card, or do what the button says
keys-enter-key = Enter, Space
keys-escape = Put a card back, or close whatever covers the table
keys-escape-key = Escape
keys-letters = Letters, digits and symbols work as shortcuts at the table
keys-s = Say how the game stands
keys-t = Say what lies on the table
keys-o = Say how many cards and points everybody has
keys-n = Repeat what has happened since your last move
keys-h = Ask for a hint, where hints are on
keys-rules = Open the rules; after a refused move, at the rule that explains it
keys-k = Show these keys
keys-uno-u = Call UNO with your next card, or afterwards
keys-uno-c = Catch a player who didn’t call UNO
keys-uno-d = Draw a card, or keep the drawn one
keys-mojo-digits = Go to your card with that number
