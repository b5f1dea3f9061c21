"""A table as data: its log, the state it folds to, commands, seats, names, fair shuffles."""
