"""A look back at a finished game: the chances of winning, the moves that cost most, luck and skill.

How it is worked out, and how far it can be trusted: `docs/review.md`.
"""

from parlour.bots.review.findings import Account, Decision, Note, Point, Review
from parlour.bots.review.looking_back import UnfinishedError, UnseenError, review

__all__ = [
    "Account",
    "Decision",
    "Note",
    "Point",
    "Review",
    "UnfinishedError",
    "UnseenError",
    "review",
]
