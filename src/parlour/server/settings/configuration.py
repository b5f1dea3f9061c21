"""Where settings come from: the command line, before the environment, before a TOML file, before
the defaults."""

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core.errors import ParlourError
from parlour.server.settings.setting import Spec, UnknownSettingError
from parlour.server.settings.settings import Settings, similar, specs

PREFIX = "PARLOUR_"
CONFIG = PREFIX + "CONFIG"
USUAL = Path("/etc/parlour/parlour.toml")
"""The file that is read if it is there, and no other is named."""
FROM_FILE = "_FILE"
"""The ending of PARLOUR_DATABASE_FILE, which names a file that holds the value, as containers are
given secrets."""


class ConfigurationError(ParlourError):
    """A file with settings that cannot be read."""

    code = "bad-configuration"

    def __init__(self, file: Path, reason: str) -> None:
        self.file, self.reason = file, reason
        super().__init__(f"{file} cannot be read: {reason}")


def gather(
    options: Mapping[str, Any] | None = None,
    config: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """The settings from all places; of the command line's options, those that are not None.

    Raises SettingError for a value that does not fit, UnknownSettingError for a key in the file
    that is none, ConfigurationError for a file that cannot be read.
    """
    options = options or {}
    named = config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    file = named or (USUAL if _is_there(USUAL) else None)
    written = _file(file) if file else {}
    values: dict[str, Any] = {}
    for name, spec in specs().items():
        if options.get(name) is not None:
            values[name] = spec.read(options[name], f"--{spec.option}", text=True)
        elif found := _variable(spec, environment):
            values[name] = spec.read(found[1], found[0], text=True)
        elif name in written:
            values[name] = spec.read(written[name], f"{file}: {name}", text=False)
    return Settings(**values)


def mistaken(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Variables that are no settings but look like misspelt ones, each with the variable that was
    probably meant."""
    known = {spec.variable for spec in specs().values()} | {CONFIG}
    known |= {spec.variable + FROM_FILE for spec in specs().values() if spec.secret}
    others = (name for name in environment if name.startswith(PREFIX) and name not in known)
    close = ((name, similar(name.removeprefix(PREFIX))) for name in others)
    return {name: specs()[meant].variable for name, meant in close if meant}


def _variable(spec: Spec, environment: Mapping[str, str]) -> tuple[str, str] | None:
    """The variable of a setting, and its value; an empty one counts as none."""
    if given := environment.get(spec.variable):
        return spec.variable, given
    name = spec.variable + FROM_FILE
    if spec.secret and (place := environment.get(name)):
        return name, _content(Path(place)).strip()
    return None


def _is_there(usual: Path) -> bool:
    try:
        return sys.platform != "win32" and usual.exists()
    except OSError as error:  # its folder is closed to this user
        raise ConfigurationError(usual, error.strerror or str(error)) from None


def _file(file: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(_content(file))
    except tomllib.TOMLDecodeError as error:
        raise ConfigurationError(file, str(error)) from None
    for name in written:
        if name not in specs():
            raise UnknownSettingError(name, str(file), similar(name))
    return written


def _content(file: Path) -> str:
    try:
        return file.expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise ConfigurationError(file, error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise ConfigurationError(file, "expected UTF-8") from None
