"""The database: its tables, how it is opened, written, copied and restored."""
