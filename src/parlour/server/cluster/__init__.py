"""Several workers that share a database: their messages to each other, and the tables that each
leads."""
