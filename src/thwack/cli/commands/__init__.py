"""The commands of `thwack`, a file each; here is what they are for, so that a list of them imports none."""

from typing import Final

ABOUT: Final = {
    "play": "play a match in the terminal",
    "learn": "learn a game: lessons on the real table, one idea at a time",
    "serve": "play in the browser: serve the web table",
    "hint": "show what a strong player would choose in a saved match or scene, with the chances of winning",
    "simulate": "play many matches and report who wins how often",
    "ladder": "play players against each other in pairs of games with seats swapped, and rank them",
    "balance": "play heroes, decks or teams against each other, or one against all others, and compare them",
    "tune": "find the weights of an evaluation by self-play",
    "puzzles": "find positions in which one choice wins this turn for certain, or have a player solve some",
    "card": "show a card or a hero with its text in four languages",
    "cards": "list the cards of a game",
    "check": "check content files: heroes, boards, cards, teams, decks, or folders of them",
    "new": "write a file to start from: a hero, a board, cards, a deck or a team of your own",
    "replay": "show a recorded match, step by step",
    "verify": "check that nobody chose the luck of a match played at a web table",
    "where": "show what a rule says and where it is in the code",
    "bench": "measure decisions, forks, views and search walks per second on one core, plain and compiled",
}
