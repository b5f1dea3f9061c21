# A circle: friends over many evenings, by a link.
circle = Circle
circles = Circles
circles-about = Friends over many evenings: each game at a table of the circle counts. Nobody needs an account, only the link.
circle-size = { $size ->
    [one] One person is in it.
   *[other] { $size } people are in it.
}
circle-name = Name of the circle
circle-name-placeholder = Friday cards
circle-make = Begin a circle
circle-join = Join
circle-play = Play for the circle
circle-standing = Standing
circle-season = Season
circle-all = All
circle-won = { $won } of { $played } won
circle-none = No game has been won in this season yet.
circle-results = Games and statistics
circle-results-none = No game stands here yet. Each one that somebody wins at a table of the circle will.
circle-results-about = A file takes along all the games that stand here, with the points of each round. Only members have names in it.
circle-whose = Whose games
circle-back = Back to the circle
circle-counts = Counts for the circle “{ $name }”
circle-members = Members
circle-invite = Invite friends
circle-share = Join our circle “{ $name }”
circle-open = Newcomers can join
circle-leave = Leave the circle
circle-leaving = You are leaving. In a moment, your name and your results are deleted for good. The others keep theirs, with your points in them, but without your name.
circle-stay = Stay
