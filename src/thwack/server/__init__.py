"""The web table: a server for people who play in a browser. Start reading in `http/app.py`.

http/        the door: routes, sockets, the page itself
tables/      matches under way, and those that are over
showing/     what people get to see and read of them
minds/       programs that think in other processes
store/       where matches and people are kept: SQLite, or PostgreSQL by URL
people/      who is asking: guests, accounts, sessions, and when two names are one
decks.py     decks as text; server.py: all parts put together
"""
