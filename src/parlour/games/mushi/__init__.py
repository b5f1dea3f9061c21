"""Mushi, a hanafuda game for two with forty cards, one of which, Lightning, is the joker."""

from parlour.core.game import Game, Notation, Pad, Rules, Sight
from parlour.games.mushi import actions, notation, pad, redealing, rules
from parlour.games.mushi.editions import NUMBERS
from parlour.games.mushi.options import MushiOptions
from parlour.games.mushi.scoring import leaders, winners
from parlour.games.mushi.state import NONE, SEATS, MushiState, sound
from parlour.games.mushi.view import MushiEvent, MushiView, event, own, view
from parlour.games.mushi.yaku import yaku_made


def _configure(s: MushiState, options: MushiOptions, seats: int) -> None:
    s.seats = seats
    s.edition = NUMBERS[options.edition]
    s.rounds = options.deals
    s.four_pairs = int(options.four_pairs)
    s.first_dealer = NONE if options.first_dealer is None else options.first_dealer


GAME = Game(
    name="mushi",
    Options=MushiOptions,
    seats=range(SEATS, SEATS + 1),
    State=MushiState,
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
        View=MushiView,
        Event=MushiEvent,
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
        count=pad.count,
        made=yaku_made,
        fewest=pad.fewest,
        most=pad.most,
        possible=pad.possible,
        agree=pad.agree,
        opener=rules.next_dealer,
        score=pad.score,
    ),
)
