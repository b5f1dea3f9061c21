# The games that this browser remembers, and what they add up to.

played-none = No game has ended here yet. Each one that does will stand here: who won, by how much, and how it all adds up.
played-none-such = No games like that.
played-forgetful = This browser keeps nothing, so no game can stand here. In a private window, or with storage turned off, it forgets.
played-game = Game
played-against = Against
played-all = All
played-people = People
played-bots = Bots only

played-games = Games
played-won = Won
played-streak = Won in a row, now
played-longest = Longest run

played-last = { $games ->
    [one] { $won ->
        [0] The only game was lost
       *[other] The only game was won
    }
   *[other] { $won } of the last { $games } games won
}
played-columns = One column a game, the latest on the right: the higher it is, the better the place. Gold is a victory.
played-column = { $day }, { $game }: place { $place } of { $seats }

played-rounds = By game
played-won-games = Won
played-of = { $won } of { $games }
played-mean = Points a round
played-ends = Best and worst round
played-most = { $game }, most points win
played-fewest = { $game }, fewest points win

played-opponents = Against whom
played-level = Bots: { $level }
played-nobody = Somebody else
played-mine = I won
played-theirs = They won

played-list = The games
played-line = { $day } · { $game } · { $won }
played-line-open = { $day } · { $game } · no winner
played-forget = Forget this game
played-more = Show more

played-files = Keep them, take them along
played-about = All this stays in this browser. A file takes it to another device, or into a spreadsheet; bringing it back adds the games that are missing.
played-csv = Save as a table (CSV)
played-json = Save as JSON
played-bring = Bring a file
played-brought = { $added ->
    [0] Nothing new: every game in that file was here already.
    [one] One game added.
   *[other] { $added } games added.
}
played-no-history = That isn’t a file of games saved here.
played-wrong = Game { $number } in that file can’t be read, so none was added.
played-not-kept = This browser can’t keep any more. Nothing was added.
played-erase = Forget all games
played-sure = { $games ->
    [one] This browser forgets the game and its result. This can’t be undone.
   *[other] This browser forgets all { $games } games and their results. This can’t be undone.
}
played-yes = Forget them
played-no = Keep them
played-erased = All forgotten.
