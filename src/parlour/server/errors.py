"""The server's refusals, besides those of the games. Each refusal is its code, its HTTP status (409
unless another is given) and, as its docstring, the sentence that the protocol's page prints.
"""

from parlour.core.errors import ParlourError


class RefusedError(ParlourError):
    """The root: a request that is refused. Nothing has changed. A kind of refusal has the code and
    status of its base, unless it has its own."""

    status = 409

    def __init_subclass__(cls, code: str = "", status: int = 0) -> None:
        cls.code, cls.status = code or cls.code, status or cls.status


def status_of(error: type[ParlourError]) -> int:
    """The HTTP status for an error."""
    return getattr(error, "status", 400)


class FrameError(RefusedError, code="bad-frame", status=400):
    """A frame or body that is not JSON text, or too large."""


class MessageError(RefusedError, code="bad-message", status=400):
    """JSON, but not a message of the protocol."""


class HelloFirstError(RefusedError, code="hello-first"):
    """The first message of a connection must be `hello`."""


class HelloOnceError(RefusedError, code="hello-once"):
    """`hello` was said already."""


class ProtocolError(RefusedError, code="wrong-protocol"):
    """The client speaks another version of the protocol; a page reloads itself."""


class RateError(RefusedError, code="too-fast", status=429):
    """Too many messages, requests, changes to a table or new tables in a short time."""


class GuessedError(RateError, code="too-many-codes"):
    """Too many join codes were tried in vain; `details.seconds` says how long to wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"expected fewer join codes; try again in {seconds} seconds")
        self.details = {"seconds": seconds}


class OriginError(RefusedError, code="foreign-origin", status=403):
    """A page from a foreign origin."""


class DamagedTableError(RefusedError, code="damaged-table", status=500):
    """The table's log cannot be read. The server's own log says where."""


class HostError(RefusedError, code="unknown-host", status=421):
    """The request names a host that is not this server."""


class UnknownTableError(RefusedError, code="unknown-table", status=404):
    """No such table."""


class UnknownTokenError(RefusedError, code="unknown-token", status=403):
    """The token belongs to no seat at this table, or no longer does."""


class CrowdError(RefusedError, code="too-many-connections", status=503):
    """The table, the seat, the address or the server has as many connections as it may have."""


class NotSeatedError(RefusedError, code="not-seated", status=403):
    """For players only."""


class NotHostError(RefusedError, code="not-host", status=403):
    """For the host only."""


class HostFirstError(RefusedError, code="host-first", status=403):
    """After a game the host comes first; a few seconds later, any player may."""


class TooManyPeopleError(RefusedError, code="too-many-people"):
    """More people sit at the table than the game is for."""


class NoPersonError(RefusedError, code="no-person"):
    """No person sits there."""


class LockedError(RefusedError, code="table-locked", status=403):
    """The host keeps newcomers from taking seats."""


class NotAfterGameError(RefusedError, code="not-after-game"):
    """Only after a game, while nobody has begun another."""


class RunningError(RefusedError, code="game-running"):
    """Not while a game runs."""


class NotRunningError(RefusedError, code="not-playing"):
    """Only while a game runs."""


class NotInLobbyError(RefusedError, code="not-in-lobby"):
    """Only in the lobby: before the first game, or once the host has gone back there."""


class NotOverError(RefusedError, code="not-over", status=403):
    """Only once the game is over."""


class PrivateGameError(RefusedError, code="private-game", status=403):
    """The table keeps its finished games to itself: only its people get them."""


class NoSeatError(RefusedError, code="no-seat", status=400):
    """There is no seat of that number."""


class SeatTakenError(RefusedError, code="seat-taken"):
    """Somebody sits there."""


MOVED = "expected the token that the seat has now; it was taken to another device"


class SeatMovedError(RefusedError, code="seat-moved", status=403):
    """The seat of this token was taken to another device, which has a new one."""


class SeatClaimedError(SeatMovedError, code="seat-claimed", status=403):
    """Somebody said that the seat of this token was theirs, and the others confirmed it: it has
    another token now."""


def moved(claimed: bool) -> SeatMovedError:
    """Why a token is no longer valid."""
    return SeatClaimedError(MOVED) if claimed else SeatMovedError(MOVED)


class OwnerHereError(RefusedError, code="owner-here"):
    """The person on the seat is connected, or was until a short while ago."""


class NobodyToConfirmError(RefusedError, code="nobody-to-confirm"):
    """Nobody else is there who could confirm whose seat it is."""


class TurnedAwayError(RefusedError, code="turned-away", status=403):
    """Those at the table have turned down this person's request, or the host took their seat."""


class AskedAlreadyError(RefusedError, code="asked-already"):
    """Somebody asks for that already, or too many ask at once."""


class NotAskedError(RefusedError, code="not-asked", status=403):
    """Others are asked, not this seat."""


class UnknownCodeError(RefusedError, code="unknown-code", status=404):
    """No such join code or transfer code, or it is no longer good: used, revoked, too old, or its
    table has left the lobby."""


class TransferError(RefusedError, code="bad-transfer", status=400):
    """Too few or too many seats to take at once, two at one table, or a malformed secret."""


class TableFullError(RefusedError, code="table-full"):
    """Every seat is taken."""


class EmptySeatsError(RefusedError, code="empty-seats"):
    """A game begins when every seat is taken, or as many as the host asks for."""


class BadNameError(RefusedError, code="bad-name", status=400):
    """A name that cannot be shown."""


class ReservedNameError(RefusedError, code="reserved-name", status=400):
    """The name that stands in the place of erased ones."""


class PaceError(RefusedError, code="bad-pace", status=400):
    """A pace outside its range."""


class SpectatorsOnlyError(RefusedError, code="seated"):
    """For spectators, but the person who asks has a seat."""


class EndProposedError(RefusedError, code="end-proposed"):
    """Somebody has proposed to end the game in the other way."""


class NothingCountsError(RefusedError, code="nothing-counts"):
    """No round of the game is over, so none could decide who has won."""


class NotAwayError(RefusedError, code="not-away"):
    """The person is there and has not let the others wait, or has not been away for long."""


class ClockError(RefusedError, code="bad-clock", status=400):
    """Not one of the turn clocks."""


class ContributionError(RefusedError, code="bad-contribution", status=400):
    """Not 32 bytes in hexadecimal, not the pledged ones, or for a game after the coming one."""


class ActionIdError(RefusedError, code="bad-id", status=400):
    """An action's id that is empty or too long."""


class StaleError(RefusedError, code="stale"):
    """The game has gone on since the entry that the player was shown."""


class HintsOffError(RefusedError, code="hints-off", status=403):
    """The host does not allow hints at this table."""


class ListingError(RefusedError, code="bad-listing", status=400):
    """Not the code of a language."""


class ListOffError(RefusedError, code="list-off", status=403):
    """This server has no list of open tables."""


class UnknownCircleError(RefusedError, code="unknown-circle", status=404):
    """There is no circle at this address."""


class UnknownPadError(RefusedError, code="unknown-pad", status=404):
    """There is no score pad at this address."""


class CircleClosedError(RefusedError, code="circle-closed", status=403):
    """The members have closed their circle to newcomers."""


class CircleFullError(RefusedError, code="circle-full"):
    """The circle has as many members as it can."""


class PushOffError(RefusedError, code="push-off", status=403):
    """This server tells nobody of turns while the page is closed."""


class SubscriptionError(RefusedError, code="bad-subscription", status=400):
    """Not the subscription of a browser to a push service that this server knows."""


class HintUnavailableError(RefusedError, code="hint-unavailable", status=503):
    """No bot can answer at the moment; try again."""


class UndoDeclinedError(RefusedError, code="undo-declined"):
    """Somebody does not want the last action to be taken back."""


class TalkOffError(RefusedError, code="talk-off", status=403):
    """The host does not let anybody say anything at this table."""


class FreeTextOffError(RefusedError, code="free-text-off", status=403):
    """The operator or the host lets nobody write at this table."""


class BadFreeTextError(RefusedError, code="bad-free-text", status=400):
    """The text is too long, or cannot be shown."""


class MutedError(RefusedError, code="muted", status=403):
    """The host does not let this player say anything."""


class BusyError(RefusedError, code="busy", status=503):
    """Too many others are writing to this table; try again."""


class StorageError(RefusedError, code="storage", status=503):
    """The database did not take the entry; try again. At the start: it cannot be opened."""


class UnreadyError(RefusedError, code="not-ready", status=503):
    """The server cannot do its work at the moment; the message names the missing thing."""


class BadDatabaseError(StorageError, code="bad-database"):
    """At the start: the database is damaged, lost, newer, or another program's."""
