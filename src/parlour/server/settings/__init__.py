"""Everything that an operator can set: the settings, their sources, their ranges."""
