"""Who may connect, how much they may ask, how a request is read and refused."""
