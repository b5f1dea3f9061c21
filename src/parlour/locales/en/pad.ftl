# The score pad, for games with the printed cards: fetched when somebody opens it.
# $row is what the game calls a round: "Round" or "Deal".

pad-about = For games with the printed cards. It adds up by the rules and tells you who begins. It works without a network, and everything stays in this browser, unless you open a pad for other phones.
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
pad-after = the game was over by then, so this no longer counts.
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

# Several phones
pad-closed = This pad isn’t open to others any more. What each phone has written stays there.
pad-together-now = Other phones write on it too
pad-together = On several phones
pad-together-about = Open the pad for others: with a link or a short code, everybody can enter their own cards. It is kept on the server for this, until you close it or nobody has written on it for a long time.
pad-share = Open for other phones
pad-whose = Whose phone is this?
pad-link = Link to this pad
pad-link-text = Our score pad, { $game }
pad-together-who = Whoever has the link or the code can read and change the pad.
pad-unshare = Close it for others
pad-unshare-sure = The pad is deleted from the server. What each phone has stays there.
pad-leave = Write on alone
pad-leave-sure = This phone keeps what it has; what the others write doesn’t come here any more.
pad-alone = No connection to the other phones. Go on writing: it’s passed on as soon as there is a network.
pad-overruled = Meanwhile, somebody else has changed what you entered here. What they wrote stands.
pad-join-who = Who are you?
pad-join-nobody = I only look on or keep the score
pad-forget-shared = Delete this pad here? The others keep what they have.

## A game entered move by move

pad-what = Write down
pad-what-points = The points
pad-what-moves = Every move
pad-moves-about = You tap what each player does. At the end there is a record of the game, which can be replayed and looked back at.
pad-moves-seen = Whose cards do you see?
pad-moves-deal = Cards are dealt
pad-moves-open =
    { $count ->
        [one] Which card lies open?
       *[other] Which { $count } cards lie open? In the order in which they came
    }
pad-moves-got =
    { $count ->
        [one] Which card has { $name } got?
       *[other] Which { $count } cards has { $name } got?
    }
pad-moves-shown =
    { $count ->
        [one] Which card did { $name } show?
       *[other] Which { $count } cards did { $name } show?
    }
pad-moves-left =
    { $count ->
        [0] All chosen
        [one] { $count } more card
       *[other] { $count } more cards
    }
pad-moves-rest =
    { $count ->
        [one] Which card has { $name } left?
       *[other] Which { $count } cards has { $name } left?
    }
pad-moves-done = Done
pad-moves-who = Who acts?
pad-moves-card = { $name } plays:
pad-moves-how = How?
pad-moves-what = What happened?
pad-moves-back = Another card
pad-moves-nothing = { $name } can do nothing now.
pad-moves-secret =
    { $calls ->
        [yes] Gives a card that you do not see, and calls
       *[no] Gives a card that you do not see
    }
pad-moves-undo = Take back
pad-moves-replay = Replay
pad-moves-save = Save the record
pad-moves-ended = The game ended here
pad-moves-nobody = The game ended before a round was over. Nobody has won.
pad-moves-forget = Delete this game
pad-moves-forget-sure = Delete this game with all its moves? They’re only kept in this browser.
pad-moves-wrong-gone = All cards of this kind have been seen: { $card }
pad-moves-wrong-misdeal = With these cards, the rules deal again. Enter the deal that was played.
pad-moves-wrong-refused = The rules do not allow this now.
pad-moves-wrong-unfit = No cards were found that fit all you have entered. Check the last moves.
pad-moves-wrong-at = Most often it failed at move { $number } of { $of }: “{ $told }”
pad-moves-damaged = This game is damaged and can’t be read.
pad-moves-save-rest = Save what is left
