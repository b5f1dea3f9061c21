"""What is kept about a person, and how it is erased."""
