"""What people get to see and read: frames, lists of games and cards, sentences, refusals.

frames.py      what travels over a socket, bodies.py: what travels by HTTP; typescript.py prints both
sight.py       what one pair of eyes sees of a match: makes the state frame
shows.py       who is still to be shown the newest state, one after the other
gallery.py     the games and their cards, to choose from and to look at
texts.py       what the server says itself; problems.py and refusals.py: what cannot be done, and why
"""
