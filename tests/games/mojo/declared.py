"""What tests need to know of Mojo."""

from browser.pages.lessons import NEXT
from games.declared import Declared

DECLARED = Declared(
    short={"points": 1},
    highest=False,
    pupil=(
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
    ),
    wrong=(2, ("card-12",)),
)
