"""Many games at once: random play, bots against each other, benchmarks."""
