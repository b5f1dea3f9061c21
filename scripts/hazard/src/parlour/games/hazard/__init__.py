"""Hazard, a game for 2 to 6 players, who draw cards as close to 21 as they dare."""

from parlour.core.game import Game, Notation, Rules, Sight
from parlour.games.hazard import actions, notation, redealing, rules
from parlour.games.hazard.options import MAX_SEATS, HazardOptions
from parlour.games.hazard.scoring import leaders, winners
from parlour.games.hazard.state import HazardState, sound
from parlour.games.hazard.view import HazardEvent, HazardView, event, own, view


def _configure(s: HazardState, options: HazardOptions, seats: int) -> None:
    s.seats = seats
    s.rounds = options.rounds


GAME = Game(
    name="hazard",
    Options=HazardOptions,
    seats=range(2, MAX_SEATS + 1),
    State=HazardState,
    configure=_configure,
    actions=actions.ACTIONS,
    max_legal=actions.ACTIONS,
    leaders=leaders,
    winners=winners,
    rules=Rules(
        start=rules.start,
        deal=rules.deal,
        to_act=rules.to_act,
        legal=rules.legal,
        apply=rules.apply,
        conceal=redealing.conceal,
        redeal=redealing.redeal,
        sound=sound,
    ),
    sight=Sight(
        View=HazardView,
        Event=HazardEvent,
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
)
