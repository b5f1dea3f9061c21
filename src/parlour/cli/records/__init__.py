"""Commands that make a record, or read one."""
