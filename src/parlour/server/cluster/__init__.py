"""Several workers share a database: what they tell each other, and who has which table."""
