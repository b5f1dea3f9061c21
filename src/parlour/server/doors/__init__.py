"""The doors: caps and rates for connections, and how a request is read and refused."""
