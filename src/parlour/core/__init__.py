"""All that games share: tables, states, records, chance, and how rules run."""
