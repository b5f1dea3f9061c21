# Whose a seat is, and who would like one: fetched with the line over the board, the lobby and the
# panel where somebody who watches takes part.

seats-title = Take part
seats-play = Play
seats-open = There’s a seat for you in the next game.
seats-next-about = The host will be asked before dealing again.
seats-next = Play in the next game
seats-round = Between two rounds you can take over from a bot, if the host agrees. Its points stay with the seat.
seats-instead = Instead of { $name }
seats-mine = Is one of the seats yours?
seats-mine-about = If you’ve lost the device you were playing on, say who you are. The others at the table have to confirm it; then you’ll have your cards here.
seats-mine-is = I’m { $name }
seats-mine-nobody = Everybody who plays is connected.
seats-asked = You’ve asked, and there’s no answer yet.

seats-waits = Waiting for { $names }.
seats-claim-asks = Somebody who’s watching says: “I’m { $name }, on another device.” Is that right?
seats-claim-yes = Yes, it’s them
seats-claim-own = Somebody says that your seat is theirs. Is that you, on another device?
seats-claim-own-yes = That’s me
seats-claim-waits = It has to be confirmed that the seat is yours. Waiting for { $names }.
seats-claim-nobody = Nobody is here just now to confirm that the seat is yours.
seats-asks = { $name } would like to play in the next game.
seats-asks-round = { $name } would like to take over from { $bot } (a bot) after this round.
seats-let = Let them in
seats-soon = You can play: you get the first seat that’s free.
seats-soon-round = You can play: the seat is yours after this round.
seats-next-ask = Would you like to play in the next game?
seats-withdraw = Never mind
seats-turned-down = What you asked for wasn’t agreed to. You can ask again.

# In the lobby, two people change seats.
seats-swap = Swap seats
seats-swap-of = Swap seats with { $name }
seats-swap-asks = { $name } would like to swap seats with you.
seats-swap-yes = Swap
