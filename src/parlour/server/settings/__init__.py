"""Everything an operator can set: what one setting is, where it comes from, what it may be."""
