"""What tests need to know of UNO."""

from browser.pages.lessons import NEXT
from games.declared import Declared

DECLARED = Declared(
    short={"points": 1},
    highest=True,
    pupil=(
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
    ),
    wrong=(2, ("draw-pile",)),
)
