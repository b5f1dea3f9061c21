"""Mojo, a card game by Antonin Guillen, whose players keep their hands low."""

from parlour.core.game import Game, Notation, Pad, Rules, Sight
from parlour.games.mojo import actions, notation, pad, redealing, rules
from parlour.games.mojo.editions import NUMBERS
from parlour.games.mojo.options import MAX_SEATS, MojoOptions
from parlour.games.mojo.scoring import hand_score, leaders, winners
from parlour.games.mojo.state import NONE, MojoState, sound
from parlour.games.mojo.view import MojoEvent, MojoView, event, own, view


def _configure(s: MojoState, options: MojoOptions, seats: int) -> None:
    first = options.first_player
    s.seats = seats
    s.edition = NUMBERS[options.edition]
    s.discards = options.discards
    s.points_limit = options.points
    s.first_player = NONE if first is None else first


GAME = Game(
    name="mojo",
    Options=MojoOptions,
    seats=range(2, MAX_SEATS + 1),
    State=MojoState,
    configure=_configure,
    actions=actions.ACTIONS,
    max_legal=actions.MAX_LEGAL,
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
        View=MojoView,
        Event=MojoEvent,
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
        count=hand_score,
        made=pad.made,
        fewest=pad.fewest,
        most=pad.most,
        possible=pad.possible,
        agree=pad.agree,
        opener=rules.opener,
        score=pad.score,
    ),
)
