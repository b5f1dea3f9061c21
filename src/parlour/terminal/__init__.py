"""A client for terminals: it knows the wire, and none of the rules.

client.py    one seat at one table: its socket, and the last news it heard
address.py   links to tables, and the answers of a server over HTTP
seats.py     the tokens of seats, kept in a file
words.py     the texts of a language that all games share
games/       each game in words and cards: the only place that knows a game's views
plain.py     line by line: for screen readers, pipes and the smallest terminals
screen/      full screen, with Textual
"""
