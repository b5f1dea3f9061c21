"""The rules in JavaScript, translated from the one source that there is."""
