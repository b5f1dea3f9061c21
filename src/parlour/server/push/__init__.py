"""Web Push: players are told of their turn while the page is closed, where the operator has a key.

`unseen.py` notices whose turn it is, `sending.py` sends, `subscriptions.py` keeps where to;
`endpoints.py` says which hosts may be called, `encryption.py` and `identity.py` are the standards.
"""

from typing import TYPE_CHECKING

from parlour.core.errors import needing
from parlour.server.settings.setting import ClashError
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store

if TYPE_CHECKING:
    from parlour.server.push.pushes import Pushes

__all__ = ["make"]


def make(settings: Settings, store: Store) -> "Pushes | None":
    """Return the sender of pushes; None without a key (ClashError: the contact is missing;
    NotInstalledError)."""
    if settings.push_key is None:
        return None
    if settings.push_contact is None:
        raise ClashError("expected a contact (--push-contact) with a push key", "push-contact")
    with needing("push"):
        from parlour.server.push.pushes import Pushes
    return Pushes(settings, settings.push_key, settings.push_contact, store)
