# Watch again: a recorded game, step by step.

replay-title = Watch again
replay-of = { $game }: watch again
replay-about = A finished game, move by move. Bring its record: as a file, as text, or as a link to it.
replay-bring = A record from elsewhere
replay-file = Choose a file
replay-paste = Or paste a record, or a link to a game
replay-show = Show it
replay-mine = Games played in this browser
replay-game = { $game }, game { $number }
replay-working = Playing the record through…
replay-line = Line of time
replay-steps = Steps
replay-position = { $round } · { $at } of { $of }
replay-before = Back to the moment before
replay-back = One step back
replay-on = One step on
replay-next = On to the next moment
replay-play = Play
replay-pause = Pause
replay-moments = Moments
replay-seen-from = Seen from
replay-spectator = A spectator
replay-open = All cards open
replay-no-cards = no cards
replay-unseen = not seen
replay-turn = Turn: { $name }
replay-share = Share this moment
replay-link = Link to this moment
replay-link-whole = The link holds the whole game, so it works without a server. That makes it long.
replay-nameless = Without names
replay-nameless-about = Players are numbered on the board, in the picture and where the link leads. The record keeps the names.
replay-picture = Picture of the board
replay-picture-failed = Your browser can’t draw the picture.
replay-embed = For your own page
replay-whole = Open in a window of its own

# A record that is refused. $entry is the number of its entry that does not fit.
replay-wrong-no-json = This isn’t a record: the text isn’t JSON.
replay-wrong-no-record = This isn’t the record of a game.
replay-wrong-nowhere = There is no finished game here. It may have been deleted, or it’s still being played.
replay-wrong-too-long = This is longer than any game could be. It was not read.
replay-wrong-bad-link = Part of this link is missing. Copy all of it.
replay-wrong-unknown-game = The record is of a game that this page doesn’t know.
replay-wrong-other-format = The record is in a newer format than this page can read.
replay-wrong-other-rules = The game was played by an older or newer version of the rules. It can’t be shown move by move.
replay-wrong-bad-option = The record names a house rule, or a number of players, that the game doesn’t have.
replay-wrong-bad-seat = The record names a player that the table doesn’t have.
replay-wrong-empty = Nothing has been played in this record.
replay-wrong-bad-record = { $entry ->
    [0] The beginning of this record can’t be read.
   *[other] Entry { $entry } of this record can’t be read, or doesn’t fit.
}
replay-wrong-malformed-action = Entry { $entry }: there is no such move.
replay-wrong-illegal-action = Entry { $entry }: the rules don’t allow this here.
replay-wrong-not-your-turn = Entry { $entry }: it’s somebody else’s turn.
replay-wrong-nothing-to-undo = Entry { $entry }: this can’t be taken back.
replay-wrong-bad-chance = Entry { $entry }: these cards, or this draw, don’t belong here.
