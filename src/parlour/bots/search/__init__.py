"""Search: information-set Monte Carlo over the compiled rules."""
