# People who stop playing: the turn clock, bots that stand in, leaving a game and ending it. Fetched when
# there is something of it to say.

staying-clock = Time per turn
staying-clock-0 = No limit
staying-clock-30 = 30 seconds
staying-clock-60 = 1 minute
staying-clock-180 = 3 minutes
staying-clock-86400 = 1 day
staying-clock-259200 = 3 days
staying-clock-about = When time is up, a bot plays that turn. After two turns in a row it keeps the seat until the player is back.
staying-stand-in = Stand-in bot
staying-stand-in-about = It plays for anybody who loses their connection or runs out of time.
staying-fact-clock = Time per turn: { $value }.
staying-fact-stand-in = A bot ({ $level }) stands in for anybody who is away.

staying-mine = Your time: { $time }
staying-of = { $name }: { $time } left
staying-hours = { $hours } h

staying-left = { $name } has left; { $bot } (a bot, { $level }) plays on.
staying-late-mine = Your time ran out: a bot played for you.
staying-late = Time ran out for { $name }: a bot played.
staying-played =
    { $count ->
        [one] Welcome back! A bot made one move for you.
       *[other] Welcome back! A bot made { $count } moves for you.
    }
staying-left-out = { $name }’s part of the shuffles came too late and was left out.
staying-restored = The server was restored from a copy: the latest moves may be missing, and cards dealt since then may come again.
staying-idle = Your time ran out twice, so a bot is playing for you.
staying-idle-waited = The others have waited for you, so a bot is playing for you.
staying-paused = { $people ->
    [one] You have been away: the game is paused.
   *[other] Everybody has been away: the game is paused.
}
staying-back = I’m back
staying-asked = { $name } is offline. A bot ({ $level }) will play on in { $seconds } s, unless you wait.
staying-asked-watching = { $name } is offline. A bot ({ $level }) will soon play on.
staying-waited = { $name } is offline. Everybody is waiting.
staying-play-on = Let a bot play
staying-wait = Wait
staying-still = { $name } hasn’t moved for a while.
staying-hidden = { $name } is looking at something else.
staying-nudge = Nudge
staying-nudged = { $by } nudges { $name }.
staying-nudged-mine = { $by } nudges you: everybody is waiting for you.
staying-bot-plays = A bot ({ $level }) now plays for { $name }.
staying-returned = { $name } is back and plays on.

table-settings = Settings
undo = Take back my last move
call-nudge = The others are waiting for you
staying-leave = Leave for good
staying-leave-ask = A bot ({ $level }) will take over your seat, and you can’t have it back. The record of the game will say that you left.
staying-leave-yes = Leave
staying-stay = Stay

staying-end = End the game
staying-out = Leave or end the game
staying-end-ask = The game ends if everybody here agrees. Should the finished rounds count?
staying-end-ask-unscored = No round is finished yet, so the game would end without a result. It ends if everybody here agrees.
staying-end-scored = They count
staying-end-unscored = No result
staying-proposed-scored = { $name } suggests ending the game: the finished rounds count.
staying-proposed-unscored = { $name } suggests ending the game without a result.
staying-waiting-for = Ending the game: waiting for { $names }.
staying-agree = End it
staying-refuse = Play on
staying-ended-scored = Ended early: the finished rounds count
staying-ended-unscored = Ended early, without a result

# Over the scores of the last game
staying-again = The next game has begun.
staying-again-mine = The next game has begun, and it’s your turn.
staying-to-table = To the table
next-seat = next
next-ready = ready
rematch-wait = { $name } can start another game.
rematch-seats = Seats and rules
score-place = Place { $place }
score-close = See the table
