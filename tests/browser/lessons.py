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

LESSONS = {"mojo": MOJO}
