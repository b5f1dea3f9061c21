"""Monster High UNO: get rid of your cards."""

from parlour.core.game import Game, Notation, Pad, Rules, Sight
from parlour.games.uno import actions, notation, pad, rules
from parlour.games.uno.calling import ends_moment, interrupters
from parlour.games.uno.editions import NUMBERS
from parlour.games.uno.options import MAX_SEATS, UnoOptions
from parlour.games.uno.redealing import conceal, redeal, vary
from parlour.games.uno.scoring import hand_points, leaders, winners
from parlour.games.uno.state import ALTERNATIVE, MAIN, UnoState, sound
from parlour.games.uno.view import UnoEvent, UnoView, event, own, view

_SCORINGS = {"main": MAIN, "alternative": ALTERNATIVE}


def _configure(s: UnoState, options: UnoOptions, seats: int) -> None:
    s.seats = seats
    s.edition = NUMBERS[options.edition]
    s.scoring = _SCORINGS[options.scoring]
    s.points_limit = options.points


GAME = Game(
    name="uno",
    Options=UnoOptions,
    seats=range(2, MAX_SEATS + 1),
    State=UnoState,
    configure=_configure,
    actions=actions.ACTIONS,
    max_legal=actions.MAX_LEGAL,
    leaders=leaders,
    winners=winners,
    rules=Rules(
        start=rules.start,
        deal=rules.deal,
        to_act=rules.to_act,
        interrupters=interrupters,
        ends_moment=ends_moment,
        legal=rules.legal,
        apply=rules.apply,
        conceal=conceal,
        redeal=redeal,
        vary=vary,
        sound=sound,
    ),
    sight=Sight(
        View=UnoView,
        Event=UnoEvent,
        view=view,
        own=own,
        event=event,
    ),
    notation=Notation(
        format_action=notation.format_action,
        parse_action=notation.parse_action,
        format_card=notation.format_card,
        parse_card=notation.parse_card,
    ),
    pad=Pad(
        copies=pad.copies,
        put=pad.put,
        count=hand_points,
        made=pad.made,
        fewest=pad.fewest,
        most=pad.most,
        possible=pad.possible,
        agree=pad.agree,
        opener=rules.next_dealer,
        score=pad.score,
    ),
)
