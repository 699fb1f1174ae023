"""Matches under way: live, stored, found again, watched and looked back at.

live.py        one match: the only writer of all that happens to it
led.py         one through which somebody is led: taught.py, a lesson, and posed.py, a puzzle
place.py       one match and those who look at it, opponents included
hub.py         all places in memory
rooms.py       how matches begin: made, joined, played once more
learning.py    which lessons there are, and who has taken them
offers.py      what people at a table have offered each other
manners.py     offers and answers
entries.py     what a match is on disk
chronicle.py   its log, line by line, as it was told
watching.py    who may only watch, and how far behind
replays.py     looking back at any choice
own.py         the matches of one person
"""
