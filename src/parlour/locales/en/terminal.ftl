# The table in a terminal: what the page does not say.

terminal-more = { $what }: { $more }
terminal-none = none
terminal-which-game = Which game?
terminal-left = You left a game of { $game } unfinished. Carry on with it?
terminal-number = Please type a number from 1 to { $count }, or ? (question mark) for help.
terminal-ask-help = Type the number of your answer and press Enter. Enter alone repeats the question, q leaves.
terminal-your-name = Type your name to take a seat, or w to watch.
terminal-language = English from now on.
terminal-invite = Friends can join with this link: { $link }
terminal-code = Or with this code: { $code }
terminal-no-parlour = There’s no Parlour server at { $address }.
terminal-back = Connected again.
terminal-bye = Goodbye.

terminal-hand = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
terminal-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
terminal-no-cards = no cards
terminal-turned-up = Turned up: { $cards }
terminal-score = { $name }: { $how }. Points: { $points }, total: { $total }.

## Line by line

terminal-plain = Type the number of a move, ? (question mark) for help, or q to leave.
terminal-plain-help-number = A number: play that move
terminal-plain-help-enter = Enter: list the moves again
terminal-plain-help-s = s: how the game stands
terminal-plain-help-h = h: a hint
terminal-plain-help-t = t: the score sheet
terminal-plain-help-r = r: the rules in short
terminal-plain-help-l = l: the next language
terminal-plain-help-q = q: leave the table
terminal-choose-other = Choose something else
terminal-changed = The choices have changed. Please choose again:
terminal-pending = Your move has been sent. One moment…

## Full screen

terminal-key-hint = hint
terminal-key-sheet = score sheet
terminal-key-help = help
terminal-key-language = language
terminal-key-history = what happened
terminal-key-leave = leave
terminal-key-close = close
terminal-keys = Choose with the arrow keys, Tab or the mouse and play with Enter; or press the number of a move.
terminal-leave-sure = Leave the table?
terminal-small = The window is too small: it needs at least { $columns } columns and { $rows } rows.

# What the signs on the cards of Mushi mean
terminal-sign = { $kind ->
    [bright] Bright: 20
    [animal] Animal: 10
    [ribbon] Ribbon: 5
    [joker] Lightning, the joker: 1
   *[chaff] Chaff: 1
}
