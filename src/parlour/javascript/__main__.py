"""`python -m parlour.javascript` prints the modules of all games, and those that they share, as
JSON: file name -> TypeScript.

`npm run generate` lays them out and writes them to `web/src/rules/`.
"""

import json
import sys

from parlour.games import registry
from parlour.javascript import shared
from parlour.javascript.module import write
from parlour.javascript.scope import TranslationError

if __name__ == "__main__":
    checked = "--checked" in sys.argv[1:]
    try:
        made = write(map(registry.get, registry.names()), checked)
        made |= shared.write()
    except TranslationError as error:
        raise SystemExit(f"not translated: {error}") from None
    json.dump(made, sys.stdout)
