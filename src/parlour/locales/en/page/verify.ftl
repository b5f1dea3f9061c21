# Was it fair? Checking the shuffles of a finished game.

verify-title = Was it fair?
verify-about = Before a game, the server picks a secret and publishes its fingerprint. Every player’s browser picks something random and does the same. Only when all of that is fixed do the browsers show what they picked, and every shuffle follows from it all. After the game the secret is shown, so your browser can shuffle every deck again.
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
verify-open = There’s no telling
verify-cut = What this record holds is what was promised. But it stops before the end of the game: something may have been cut off.
verify-ended = Every deal is what was promised, up to where the players, the record says, agreed to end the game. If you were there, you know whether they did. If they didn’t, something was cut off.
verify-again = Every deal is what was promised for it. But the server was restored from a copy, and this game began a second time: whoever restores a server can choose between the two.
verify-lost = Every deal is what was promised. But the server was restored from a copy during the game, and some of the moves that this browser saw are lost.
verify-late = Every deal follows from what was fixed before it. But what this browser had pledged isn’t part of it: whether nobody could choose the cards depends on the others whose part was used.
verify-other = Every deal follows from what was fixed before it. But something was added for your seat that isn’t this browser’s. If no other device of yours had the seat, the server made it up: then it could choose the cards.
verify-no = No, it doesn’t add up
verify-no-about = This game isn’t what was promised before it began.
verify-no-all = No deal fits, as if the secret, what players added, the table or the game’s number belonged to another game.
verify-key = The server’s secret
verify-key-yes = As promised before the game
verify-key-no = Not the one that was promised
verify-added = Added by { $name }
verify-added-you = Added by { $name } (you)
verify-bot = { $name }, a bot, adds nothing
verify-none = Nothing from { $name }
verify-left-out = { $name }’s part was left out: it came too late
verify-wrong = { $name } never pledged this
verify-differs = Not what this browser was shown before the game
verify-seal = Seal of all that was fixed before the deal
verify-seal-about = Whoever was shown the same has the same seal
verify-mine-used = What this browser added was used.
verify-mine-missing = What this browser added was left out, although the server had confirmed it.
verify-mine-late = What this browser had pledged was left out: the server says it came too late.
verify-mine-other = What was added for your seat isn’t what this browser had pledged.
verify-mine-promise = What the game was dealt from isn’t what this browser was shown before.
verify-mine-none = This browser added nothing to this game.
verify-same-yes = It’s the game this browser saw, move by move.
verify-same-no = It’s NOT the game this browser saw.
verify-unpledged = This is an older game: nothing was pledged first, so whoever added last may have known what the others added.
verify-restored = The server was restored from a copy during this game, or just before it: it may have been dealt differently once.
verify-rules-yes = The rules allow every move.
verify-rules-no = The rules don’t allow this game: entry { $entry } of its record doesn’t fit.
verify-rules-header = The rules don’t allow this game: there’s no such table.
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
verify-save = Save the record
verify-more = How it works, and what it can’t show
verify-limits = It can’t show that nobody peeked: the server deals, so it knows every card. And a server can say that somebody’s part came too late: that’s why it tells you who was left out.
