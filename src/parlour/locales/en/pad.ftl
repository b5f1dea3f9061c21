# The score pad, for games with the printed cards: fetched when somebody opens it.
# $row is what the game calls a round: "Round" or "Deal".

pad-about = For games with the printed cards. It adds up by the rules and tells you who begins. It works without a network, and everything stays in this browser.
pad-mine = Your pads
pad-new = New pad
pad-game = Game
pad-players = Players
pad-players-about = In the order in which you sit, clockwise.
pad-add = Add a player
pad-remove = Remove: { $name }
pad-begin = Open the pad
pad-gone = This pad isn’t in this browser. It may have been deleted, or it belongs to another device.
pad-damaged = This pad is damaged and can’t be read.
pad-unkept = This browser doesn’t keep the pad: its storage is full or switched off. Don’t close this page before the end, or print the sheet.

# One pad
pad-row = { $row } { $number }
pad-correct = { $row } { $number }: correct
pad-enter = Enter points
pad-on = Go on entering
pad-mend = Correct it
pad-lots = Draw lots
pad-leads = In the lead: { $names }
pad-incomplete = { $row } { $number }: something is still missing.
pad-impossible = { $row } { $number } can’t have ended like this.
pad-waiting = What comes after it is kept, and counts once it is right.
pad-after = The game was over by then, so this no longer counts.
pad-again = New game, same players
pad-print = Print
pad-brief = The rules in short
pad-more = Names, end and more
pad-stop = End the game now
pad-resume = Play on after all
pad-forget = Delete this pad
pad-forget-sure = Delete this pad? It’s only kept in this browser.
pad-keep = Keep it

# A round as it is entered
pad-how = Enter
pad-cards = Cards
pad-points = Points
pad-sum = Points of the cards: { $name }
pad-missing = not entered yet
pad-no-cards = No cards
pad-face = { $card }, entered: { $count }
pad-less = One less: { $card }
pad-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pad-next = Next: { $name }
pad-done = Done
pad-clear = Clear all of it

# What cannot be
pad-wrong-copies = { $most ->
    [0] { $card }: this deck doesn’t have it.
   *[other] { $card }: entered { $count } times, but the deck has only { $most }.
}
pad-wrong-none = { $name }: there must be at least one card.
pad-wrong-many = { $most ->
    [0] { $name }: no cards can be left.
    [one] { $name }: { $count } cards, but there can only be one.
   *[other] { $name }: { $count } cards, but there can only be { $most }.
}
pad-wrong-points = { $count ->
    [one] { $name }: no cards that are possible here make { $count } point.
   *[other] { $name }: no cards that are possible here make { $count } points.
}
pad-wrong-agree = One deck doesn’t have the cards for all of this together.
pad-wrong-unknown = { $name }: one of these cards isn’t in the game.
