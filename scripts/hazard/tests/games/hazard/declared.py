"""What tests need to know of Hazard."""

from browser.pages.lessons import NEXT
from games.declared import Declared

DECLARED = Declared(
    short={"rounds": 1},
    highest=True,
    pupil=(
        (NEXT,),
        ("move-draw",),
        ("move-look",),
        ("move-draw",),
        ("move-stop",),
        (NEXT,),
    ),
    wrong=(2, ("move-stop",)),
    languages=("en",),
)
