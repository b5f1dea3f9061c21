# What a link shows before anybody opens it.

preview-home = Parlour: { $games } and { $last } in the browser
preview-game = { $game } – Parlour
preview-game-about = { $pitch } Play in the browser with friends or against bots. No account, nothing to install.
preview-learn = Learn { $game } in three minutes
preview-learn-about = { $pitch } Learn it by playing, step by step: no account, nothing to install.
preview-invitation = You’re invited to a game of { $game }
preview-invitation-about = { $pitch } Open the link, enter your name and take a seat: no account, nothing to install.
preview-watch = Watch a game of { $game }
preview-watch-about = { $pitch } Open the link to see the table, as everybody there does.
preview-verify = Was it fair? – Parlour
preview-verify-about = After a game, shuffle its decks again and see that nobody could choose the cards.
preview-replay = Watch a game again – Parlour
preview-replay-about = A finished game on its own board, move by move, from any seat.
preview-played = Your games – Parlour
preview-played-about = The games that ended in this browser: who won, by how much, and how it all adds up.
preview-picture = Cards of the game, fanned out
