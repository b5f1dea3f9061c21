"""`python -m parlour.javascript` prints every game's module, as JSON: file name -> TypeScript.

`npm run generate` lays them out and writes them to `web/src/rules/games/`.
"""

import json
import sys

from parlour.games import registry
from parlour.javascript.module import write
from parlour.javascript.scope import TranslationError

if __name__ == "__main__":
    checked = "--checked" in sys.argv[1:]
    try:
        made = {f"{name}.ts": write(registry.get(name), checked) for name in registry.names()}
    except TranslationError as error:
        raise SystemExit(f"not translated: {error}") from None
    json.dump(made, sys.stdout)
