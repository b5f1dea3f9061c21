# Talking: reactions and phrases, each read in the reader's own language, and free text.

talk-faces = Reactions
talk-phrases = Phrases
talk-about = Everybody at the table sees it, in their own language.
talk-write = In your own words
talk-send = Send
talk-count = { $count } of { $most } characters
talk-written = What players have written
talk-written-about = Everybody at the table can read it. It is kept nowhere.
talk-smile = Smiling
talk-laugh = Laughing
talk-wow = Amazed
talk-sad = Sad
talk-heart = A heart
talk-applause = Applause
talk-hello = Hello!
talk-good_luck = Good luck!
talk-well_played = Well played!
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-oops = Oops!
talk-take_your_time = Take your time.
talk-again = One more game?
talk-says = { $name }: { $text }
talk-hear = Show what others say
talk-hear-about = Only for you, at every table.
talk-deaf = Hide from me
talk-deaf-to = Hide from me what { $name } says
talk-mute = Mute for everybody
talk-mute-of = Mute { $name } for everybody
talk-allow = Players may talk
talk-allow-about = Reactions and ready-made phrases, for the whole table.
talk-text = Players may write
talk-text-about = Up to { $most } characters in their own words, kept nowhere.
table-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
table-watching-with = { $others ->
    [0] You are watching
    [one] You are watching, with one other
   *[other] You are watching, with { $others } others
}

# Taking back a move, if all agree.
undo-asks = { $name } would like to take back their last move.
undo-waits = Taking back a move: waiting for { $names }.
undo-kept = Your move stays: somebody doesn’t want it taken back.
undo-late = Your move stays: the game has gone on.
undo-withdraw = Never mind
undo-agree = Allow it
undo-refuse = No
