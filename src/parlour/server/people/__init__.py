"""The data kept about a person, and the ways to erase them."""
