# Was it fair? Checking the shuffles of a finished game.

verify-title = Was it fair?
verify-about = Before a game, the server picks a secret and publishes its fingerprint. Then every player’s browser adds something random, and every shuffle follows from both. After the game the secret is shown, so your browser can shuffle every deck again.
verify-file = Choose a file
verify-paste = Paste a record
verify-paste-label = The record, as the server gives it
verify-check = Check it
verify-another = Check another game
verify-working = Shuffling every deck again…
verify-of = { $game }, game { $number }
verify-yes = Yes, it was fair
verify-yes-about = { $deals ->
    [one] The one deal is exactly what the secret and the players made it.
   *[other] All { $deals } deals are exactly what the secret and the players made them.
}
verify-yes-alone = Every deal follows from the server’s secret. But no player added anything, so you have to trust that it picked the secret blindly.
verify-no = No, it doesn’t add up
verify-no-about = This game isn’t what was promised before it began.
verify-no-all = No deal fits, as if the secret, what players added, the table or the game’s number belonged to another game.
verify-key = The server’s secret
verify-key-yes = As promised before the game
verify-key-no = Not the one that was promised
verify-added = Added by { $name }
verify-added-you = Added by { $name } (you)
verify-mine-used = What this browser added was used.
verify-mine-missing = What this browser added was left out, although the server had confirmed it.
verify-mine-late = What this browser added came too late for this game.
verify-mine-promise = The server’s secret isn’t the one it promised this browser.
verify-mine-none = This browser added nothing to this game.
verify-same-yes = It’s the game this browser saw, move by move.
verify-same-no = It’s NOT the game this browser saw.
verify-rules-yes = The rules allow every move.
verify-rules-no = The rules don’t allow this game: entry { $entry } of its record doesn’t fit.
verify-rules-header = The rules don’t allow this game: there’s no such table.
verify-unfinished = The record stops before the end of the game.
verify-deals = Deal by deal
verify-deal = Deal { $deal }
verify-deal-yes = { $count ->
    [0] no shuffle: dealt from the rest of the draw pile
    [one] one shuffle, correct
   *[other] { $count } shuffles and draws, all correct
}
verify-deal-no = wrong at entry { $entries }
verify-no-key-title = Nothing to prove
verify-no-key = This record has no secret in it: whoever ran the table shuffled without promising anything. That’s how it is in a game against bots in your own browser: nobody else was there to cheat.
verify-bad-proof = This isn’t the record of a finished game.
verify-insecure = Over plain http, browsers don’t let a page do the cryptography. Save the record and check it with “parlour verify”, or open this page over https.
verify-save = Save the record
verify-more = How it works, and what it can’t show
verify-limits = It can’t show that nobody peeked: the server deals, so it knows every card. Nor does it help against a server in league with one of the players: whoever adds last, and knows the secret, can choose the shuffles.
