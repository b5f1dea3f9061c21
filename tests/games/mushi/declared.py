"""What tests need to know of Mushi."""

from browser.pages.lessons import NEXT
from games.declared import Declared

DECLARED = Declared(
    short={"deals": 1},
    highest=True,
    pupil=(
        (NEXT,),
        ("card-1r", NEXT),
        ("card-2r", "table-2a"),
        ("table-9a",),
        ("card-11j", "table-8b", NEXT),
        ("card-3c1", NEXT),
        ("card-10r",),
        (NEXT,),
    ),
    wrong=(3, ("card-11j", "table-9c1")),
)
