"""The web table: a server for people who play in a browser. Start reading in `app.py`.

frames.py      what travels between server and page; the page's types are printed from it
live.py        a match under way: one writer for all that happens to it
sight.py       what each page gets to see of it
hub.py         all matches that somebody looks at
store/         where matches are kept: SQLite, or PostgreSQL by URL
opponents.py   programs that think in other processes
"""
