"""The server as a whole: its addresses and sockets, how it starts, runs, tidies and stops."""
