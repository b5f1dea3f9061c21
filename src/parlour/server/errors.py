"""What the server refuses, besides what the games refuse. `status` is the one for HTTP."""

from parlour.core.errors import ParlourError


class RefusedError(ParlourError):
    """The root: a request that is refused. Nothing has changed."""

    status = 409


def status_of(error: type[ParlourError]) -> int:
    """The HTTP status for an error."""
    return getattr(error, "status", 400)


class FrameError(RefusedError):
    """A frame or body that is not JSON text, or too large."""

    code, status = "bad-frame", 400


class MessageError(RefusedError):
    """JSON, but not a message of the protocol."""

    code, status = "bad-message", 400


class HelloFirstError(RefusedError):
    """The first message of a connection must be `hello`."""

    code = "hello-first"


class HelloOnceError(RefusedError):
    """`hello` was said already."""

    code = "hello-once"


class ProtocolError(RefusedError):
    """The client speaks another version of the protocol; a page reloads itself."""

    code = "wrong-protocol"


class RateError(RefusedError):
    """Too many messages, requests, changes to a table or new tables in a short time."""

    code, status = "too-fast", 429


class OriginError(RefusedError):
    """A page from a foreign origin."""

    code, status = "foreign-origin", 403


class DamagedTableError(RefusedError):
    """The table's log cannot be read. The server's own log says where."""

    code, status = "damaged-table", 500


class HostError(RefusedError):
    """The request names a host that is not this server."""

    code, status = "unknown-host", 421


class UnknownTableError(RefusedError):
    """No such table."""

    code, status = "unknown-table", 404


class UnknownTokenError(RefusedError):
    """The token belongs to no seat at this table, or no longer does."""

    code, status = "unknown-token", 403


class CrowdError(RefusedError):
    """The table, the seat, the address or the server has as many connections as it may have."""

    code, status = "too-many-connections", 503


class NotSeatedError(RefusedError):
    """For players only."""

    code, status = "not-seated", 403


class NotHostError(RefusedError):
    """For the host only."""

    code, status = "not-host", 403


class HostFirstError(RefusedError):
    """After a game the host comes first; a few seconds later, any player may."""

    code, status = "host-first", 403


class NoPersonError(RefusedError):
    """No person sits there."""

    code = "no-person"


class LockedError(RefusedError):
    """The host keeps newcomers from taking seats."""

    code, status = "table-locked", 403


class NotAfterGameError(RefusedError):
    """Only after a game, while nobody has begun another."""

    code = "not-after-game"


class RunningError(RefusedError):
    """Not while a game runs."""

    code = "game-running"


class NotRunningError(RefusedError):
    """Only while a game runs."""

    code = "not-playing"


class NotInLobbyError(RefusedError):
    """Only before the first game."""

    code = "not-in-lobby"


class NotOverError(RefusedError):
    """Only once the game is over."""

    code, status = "not-over", 403


class NoSeatError(RefusedError):
    """There is no seat of that number."""

    code, status = "no-seat", 400


class SeatTakenError(RefusedError):
    """Somebody sits there."""

    code = "seat-taken"


MOVED = "expected the token that the seat has now; it was taken to another device"


class SeatMovedError(RefusedError):
    """The seat of this token was taken to another device, which has a new one."""

    code, status = "seat-moved", 403


class SeatClaimedError(SeatMovedError):
    """Somebody said that the seat of this token was theirs, and the others confirmed it: it has
    another token now."""

    code, status = "seat-claimed", 403


def moved(claimed: bool) -> SeatMovedError:
    """Why a token is good for nothing any more."""
    return SeatClaimedError(MOVED) if claimed else SeatMovedError(MOVED)


class OwnerHereError(RefusedError):
    """Whoever has the seat is connected, or was until just now."""

    code = "owner-here"


class NobodyToConfirmError(RefusedError):
    """Nobody else is there who could confirm whose seat it is."""

    code = "nobody-to-confirm"


class TurnedAwayError(RefusedError):
    """Those at the table have turned down what this person asked for, or the host took their
    seat."""

    code, status = "turned-away", 403


class AskedAlreadyError(RefusedError):
    """Somebody asks for that already, or too many ask at once."""

    code = "asked-already"


class NotAskedError(RefusedError):
    """Others are asked, not this seat."""

    code, status = "not-asked", 403


class UnknownCodeError(RefusedError):
    """No such code, or it is no longer good: used, revoked or too old."""

    code, status = "unknown-code", 404


class TransferError(RefusedError):
    """Too few or too many seats to take at once, two at one table, or a malformed secret."""

    code, status = "bad-transfer", 400


class TableFullError(RefusedError):
    """Every seat is taken."""

    code = "table-full"


class EmptySeatsError(RefusedError):
    """A game begins when every seat is taken, or as many as the host asks for."""

    code = "empty-seats"


class BadNameError(RefusedError):
    """A name that cannot be shown."""

    code, status = "bad-name", 400


class ReservedNameError(RefusedError):
    """The name that stands in the place of erased ones."""

    code, status = "reserved-name", 400


class PaceError(RefusedError):
    """A pace outside its range."""

    code, status = "bad-pace", 400


class SpectatorsOnlyError(RefusedError):
    """For spectators: whoever asks has a seat."""

    code = "seated"


class EndProposedError(RefusedError):
    """Somebody has proposed to end the game in the other way."""

    code = "end-proposed"


class NothingCountsError(RefusedError):
    """No round of the game is over, so none could decide who has won."""

    code = "nothing-counts"


class NotAwayError(RefusedError):
    """The person is there and has not let the others wait, or has not been away for long."""

    code = "not-away"


class ClockError(RefusedError):
    """Not one of the turn clocks."""

    code, status = "bad-clock", 400


class ContributionError(RefusedError):
    """Not 32 bytes in hexadecimal, not what was pledged, or for a game after the coming one."""

    code, status = "bad-contribution", 400


class ActionIdError(RefusedError):
    """An action's id that is empty or too long."""

    code, status = "bad-id", 400


class StaleError(RefusedError):
    """The game has gone on since the entry that the player was shown."""

    code = "stale"


class HintsOffError(RefusedError):
    """The host does not allow hints at this table."""

    code, status = "hints-off", 403


class ListingError(RefusedError):
    """Not the code of a language."""

    code, status = "bad-listing", 400


class ListOffError(RefusedError):
    """This server has no list of open tables."""

    code, status = "list-off", 403


class PushOffError(RefusedError):
    """This server tells nobody of turns while the page is closed."""

    code, status = "push-off", 403


class SubscriptionError(RefusedError):
    """Not the subscription of a browser to a push service that this server knows."""

    code, status = "bad-subscription", 400


class HintUnavailableError(RefusedError):
    """No bot can answer just now; try again."""

    code, status = "hint-unavailable", 503


class UndoDeclinedError(RefusedError):
    """Somebody does not want the last action to be taken back."""

    code = "undo-declined"


class TalkOffError(RefusedError):
    """The host does not let anybody say anything at this table."""

    code, status = "talk-off", 403


class FreeTextOffError(RefusedError):
    """The operator or the host lets nobody write at this table."""

    code, status = "free-text-off", 403


class BadFreeTextError(RefusedError):
    """What was written is too long, or cannot be shown."""

    code, status = "bad-free-text", 400


class MutedError(RefusedError):
    """The host does not let this player say anything."""

    code, status = "muted", 403


class BusyError(RefusedError):
    """Too many others are writing to this table; try again."""

    code, status = "busy", 503


class StorageError(RefusedError):
    """The database did not take the entry; try again. At the start: it cannot be opened."""

    code, status = "storage", 503


class UnreadyError(RefusedError):
    """The server cannot do its work just now; the message says what is missing."""

    code, status = "not-ready", 503


class BadDatabaseError(StorageError):
    """At the start: what is there is damaged, lost, newer, or another program's."""

    code = "bad-database"
