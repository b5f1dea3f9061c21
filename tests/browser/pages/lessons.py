"""What a pupil does in each lesson, step by step: where to press, by `data-testid`."""

NEXT = "learn-next"

MOJO = (
    (NEXT,),
    ("card-5", NEXT),
    ("card-12", NEXT),
    ("card-7",),
    ("card-7",),
    ("card-4", NEXT),
    ("card-8", NEXT),
    ("laid-4",),
    ("laid-3",),
    ("laid-0",),
    (NEXT,),
)

MUSHI = (
    (NEXT,),
    ("card-1r", NEXT),
    ("card-2r", "table-2a"),
    ("table-9a",),
    ("card-11j", "table-8b", NEXT),
    ("card-3c1", NEXT),
    ("card-10r",),
    (NEXT,),
)
UNO = (
    (NEXT,),
    ("card-b8",),
    ("card-g2",),
    ("card-p+2", NEXT),
    ("draw-pile",),
    ("card-b4", NEXT),
    ("uno-button", "card-g8"),
    ("catch", NEXT),
    ("answer-challenge", NEXT),
    ("card-scary", "colour-pink"),
    ("card-p9",),
    ("uno-button", "card-p1"),
    ("colour-green",),
    ("card-g4",),
    (NEXT,),
)

LESSONS = {"mojo": MOJO, "mushi": MUSHI, "uno": UNO}
