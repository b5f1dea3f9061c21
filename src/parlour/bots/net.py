"""A small net: what it consists of, how it values a position, and the file that it is kept in.

Its input is a row of features, each of which is there or not: a row of numbers says which are. Two
hidden layers follow, in which what is below 0 counts as 0 (ReLU), and one number is the result.

Weights are whole numbers, stored as floats, so that sums are exact: Python, compiled code and
JavaScript find the same value, bit for bit.
"""

import base64
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from parlour.bots.search.tree import SCRATCH
from parlour.core.errors import ParlourError
from parlour.core.rule import rule, unchecked

SCALE = 128
"""A weight of 1 is stored as this number, in each of the three layers."""


class NetError(ParlourError):
    """A file that is not a net, or a net that was trained for other features."""

    code = "bad-net"


class Net(NamedTuple):
    """The weights. The last row of each layer is its bias."""

    first: Any
    """Shape (features + 1, hidden)."""
    second: Any
    """Shape (hidden + 1, hidden of the second layer)."""
    third: Any
    """Shape (hidden of the second layer + 1,)."""


@unchecked
def evaluate(
    features: Any, n: int, first: Any, second: Any, third: Any, one: Any, two: Any
) -> float:
    """The value that a net's layers give to the first n features. `one` and `two` are memory for
    the hidden layers, at least as long as these."""
    last = len(first) - 1
    for j in range(len(second) - 1):
        one[j] = first[last][j]
    for i in range(n):
        row = first[int(features[i])]
        for j in range(len(second) - 1):
            one[j] += row[j]
    last = len(second) - 1
    for j in range(len(third) - 1):
        two[j] = SCALE * second[last][j]
    for i in range(len(second) - 1):
        if one[i] > 0:
            for j in range(len(third) - 1):
                two[j] += one[i] * second[i][j]
    value: float = SCALE * SCALE * third[len(third) - 1]
    for j in range(len(third) - 1):
        if two[j] > 0:
            value += two[j] * third[j]
    return value / (SCALE * SCALE * SCALE)


@rule
def note(features: Any, n: int, feature: int) -> int:
    """Write a feature to features[n]; return where they end."""
    features[n] = feature
    return n + 1


def rounded(layers: Any) -> Net:
    """The net of whole numbers nearest to `layers`, floats."""
    return Net(*(np.rint(np.asarray(layer, float) * SCALE) for layer in layers))


def save(path: Path, net: Net, about: dict[str, Any]) -> None:
    """Write a net to a file, with what is to be known of its origin."""
    text = {
        "about": about,
        "layers": [
            {
                "shape": list(layer.shape),
                "int16": base64.b85encode(layer.astype("<i2").tobytes()).decode(),
            }
            for layer in net
        ],
    }
    path.write_text(json.dumps(text, indent=2) + "\n", encoding="utf-8")


def load(path: Path) -> Net:
    """Read the net in a file (OSError, NetError): its hidden layers are not wider than the memory
    that `evaluate` gets, which compiled code would write past."""
    try:
        first, second, third = (
            np.frombuffer(base64.b85decode(layer["int16"]), "<i2")
            .astype(float)
            .reshape(layer["shape"])
            for layer in json.loads(path.read_text(encoding="utf-8"))["layers"]
        )
    except (ValueError, KeyError, TypeError) as error:
        raise NetError(
            f"{path}: expected a net that was trained: {error}", "net", file=str(path)
        ) from None
    if max(len(second), len(third)) - 1 > SCRATCH[1]:
        raise NetError(
            f"{path}: expected hidden layers of at most {SCRATCH[1]} numbers",
            "net",
            file=str(path),
        )
    return Net(first, second, third)
