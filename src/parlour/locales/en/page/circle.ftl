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
circle-remove = Remove somebody
circle-remove-about = For somebody who has lost their phone, or won’t come back. A second member has to agree: that can be the same person, who has joined again on a new phone.
circle-removing = { $asker } asks to remove { $name } from the circle. If you agree, their name and results are deleted for good. The others keep theirs.
circle-removing-mine = You ask to remove { $name } from the circle. Another member has to agree.
circle-removing-me = { $asker } asks to remove you from the circle. Another member has to agree.
circle-agree = Remove
circle-keep = Don’t remove
