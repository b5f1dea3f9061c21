"""Web Push: players are told of their turn while the page is closed, where the operator has a key.

`unseen.py` notices whose turn it is, `sending.py` sends, `subscriptions.py` keeps where to;
`endpoints.py` says which hosts may be called, `encryption.py` and `identity.py` are the standards.
"""

from typing import TYPE_CHECKING

from parlour.server.settings.setting import ClashError
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store

if TYPE_CHECKING:
    from parlour.server.push.pushes import Pushes

COMMAND = "pip install 'parlour[push]'"

__all__ = ["make", "missing"]


def make(settings: Settings, store: Store) -> "Pushes | None":
    """Return the sender of pushes; None without a key (ClashError: something else is missing)."""
    if settings.push_key is None:
        return None
    if settings.push_contact is None:
        raise ClashError("expected a contact (--push-contact) with a push key", "push-contact")
    try:
        from parlour.server.push.pushes import Pushes
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return Pushes(settings, settings.push_key, settings.push_contact, store)


def missing(error: ModuleNotFoundError) -> ClashError:
    """The error for an extra that is not installed."""
    name = str(error.name).partition(".")[0]
    return ClashError(f"expected {name}: {COMMAND}", "push-extra", name=name, command=COMMAND)
