"""The bodies of requests and answers over HTTP: all of them, in the order of the documents."""

from typing import Any

from parlour.server.wire import frames, http, pads

BODIES: tuple[type[Any], ...] = (
    http.GameInfo,
    http.NewTable,
    http.Created,
    frames.Summary,
    http.Revealed,
    http.PastGames,
    http.NewCircle,
    http.JoinCircle,
    http.Joined,
    http.Circle,
    http.CircleChange,
    http.CircleGames,
    http.OwnMembership,
    pads.NewPad,
    pads.OpenedPad,
    pads.PadChanges,
    pads.PadNews,
    pads.PadCode,
    http.OpenTables,
    http.JoinCode,
    http.Found,
    http.NewTransfer,
    http.Transfer,
    http.TakeTransfer,
    http.Taken,
    http.HeldSeat,
    http.OwnData,
    http.Erased,
    http.PushKey,
    http.Subscription,
    http.Embedding,
    http.Health,
    http.Failure,
)
"""The types of bodies. From them follow the API document, the page's types and
`docs/protocol.md`."""

NOT_THE_PAGES = (http.Revealed, http.OwnData, http.Erased, http.Embedding, http.Health)
"""Those that no page reads as a type of its own."""
