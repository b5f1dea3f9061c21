"""Circles: friends over many evenings, by a link and without accounts."""
