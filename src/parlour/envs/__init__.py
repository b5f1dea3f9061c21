"""Environments for learners: observations, batches of tables, and doors to the conventions that
people know. `docs/environments.md` shows how to use them."""
