"""What is asked of whom, what the log names, and why something cannot be done: in any position."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.games.unmatched.test_properties import new
from tests.kits.unmatched import FOE, ME, keys, play, scene, seat, to_the_move
from tests.thorough import dear
from thwack import Match
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.choices import describe
from thwack.games.unmatched.game import GAME
from thwack.games.unmatched.speech import catalogue, prompts, questions
from thwack.games.unmatched.state.table import UnmatchedTable
from thwack.wording import LANGUAGES


def positions(batch: int, matches: int = 5, each: int = 10) -> list[Match]:
    """So many positions of random matches, spread over each."""
    found = []
    for seed in range(matches * batch, matches * (batch + 1)):
        match, dice = new(seed), random.Random(seed)
        for _ in range(each):
            for _ in range(dice.randrange(1, 30)):
                if match.actor is not None:
                    match.play(dice.randrange(len(match.choices)))
            found.append(match.fork())
    return found


@pytest.mark.parametrize("batch", range(6))
def test_prompts_speak_to_the_one_and_tell_the_others(batch: int) -> None:
    """300 positions, four languages: never empty, never the same for both, equal in imagined worlds."""
    for match in positions(batch):
        before = match.digest()
        for lang in LANGUAGES:
            said = {who: match.prompt(lang, who) for who in (*range(match.seats), None)}
            assert all(text and "{" not in text and ".." not in text for text in said.values())
            if match.actor is not None:
                others = {text for who, text in said.items() if who != match.actor}
                assert said[match.actor] not in others
        for who in range(match.seats):
            world = match.imagine(who, batch)
            assert world.prompt("en", who) == match.prompt("en", who)
            assert world.why_not(who) == match.why_not(who)
        assert match.digest() == before


@pytest.mark.parametrize("batch", range(6))
def test_whatever_is_ones_own_is_in_a_choice_or_has_a_reason(batch: int) -> None:
    """300 positions: cards of the hand, fighters, tokens; and what is refused is in no choice."""
    for match in positions(batch):
        t: Any = match._table
        for who in range(match.seats):
            offered: set[str] = set()
            if match.actor == who:
                offered = {ref for choice in match.choices for ref in choice.refs}
            own = [*match.view(who)["seats"][who]["hand"], *match.view(who)["seats"][who]["fighters"]]
            own += [slug for k, slug in enumerate(t.cast.token_slug) if t.cast.token_owner[k] == who]
            reasons = {lang: match.why_not(who, lang) for lang in LANGUAGES}
            assert set(own) <= offered | set(reasons["en"])
            assert {tuple(reasons[lang]) for lang in LANGUAGES} == {tuple(reasons["en"])}
            for texts in reasons.values():
                assert all(text.endswith(".") and "{" not in text for text in texts.values())
            theirs = match.actor == who and prompts.PROMPTS.asked(t, "en")[0] in (
                "discard_of",
                "attack_card_for",
            )
            if not theirs:
                assert not offered & set(reasons["en"])


@dear(2)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_line_links_stands_in_it_and_is_known_to_the_catalogue(lang: str) -> None:
    known = {card.id for card in thwack.cards("unmatched")}
    known |= {ref for thing in catalogue.things(library(), lang) for ref in thing["refs"]}
    for seed in range(8):
        match, dice = new(seed), random.Random(seed)
        while match.actor is not None:
            match.play(dice.randrange(len(match.choices)))
        for who in (ME, FOE, None):
            for line in match.story(lang, who):
                places = [line["text"].find(name) for _, name in line["refs"]]
                assert min(places, default=0) >= 0
                assert {ref for ref, _ in line["refs"]} <= known
                if line["kind"] in ("attacked", "swapped"):
                    assert len(line["refs"]) == 2


def test_a_line_does_not_link_what_its_reader_cannot_know() -> None:
    match = scene(seat("alice", deck=["feint"], at={"alice": "S01"}), seat("medusa", at={"medusa": "S30"}))
    to_the_move(match)
    drawn = [line["refs"] for line in match.story("en", FOE) if line["kind"] == "drew"]
    assert drawn == [(("alice", "Alice"),)]
    drawn = [line["refs"] for line in match.story("en", ME) if line["kind"] == "drew"]
    assert drawn == [(("alice", "Alice"), ("alice/feint", "Feint"))]


def duel(*hand: str, foe_at: str = "S02", **more: Any) -> Match:
    """Alice next to Medusa, or not."""
    mine = seat("alice", [*hand], {"alice": "S01", "jabberwock": "S18"}, deck=["skirmish", "skirmish"])
    harpies = {f"harpy-{number}": 0 for number in (1, 2, 3)}
    hold = ["feint", "gaze-of-stone", "a-momentary-glance"]
    foe = seat("medusa", hold, {"medusa": foe_at, **harpies}, deck=["dash"])
    return scene(mine, foe, **more)


def test_the_prompt_of_an_action_tells_the_turn_and_what_is_left() -> None:
    match = duel("feint", "drink-me")
    assert match.prompt("en", ME) == (
        "Alice's turn, 2 actions left. Choose an action: maneuver, attack or scheme."
    )
    assert match.prompt("en", FOE) == "Alice's turn, 2 actions left. Waiting for Alice to choose an action."
    assert match.prompt("pt") == (
        "Turno de Alice, restam 2 ações. Esperando Alice, que deve escolher uma ação."
    )


def test_the_prompt_of_a_combat_tells_who_fights_and_names_no_card_that_lies_face_down() -> None:
    match = play(duel("feint", "regroup", "drink-me"), "attack:alice:medusa")
    assert match.prompt("en", ME) == "Alice's turn. Alice attacks Medusa. Choose an attack card for Alice."
    play(match, "choose:feint")
    assert match.prompt("en", FOE) == (
        "Alice's turn. Alice attacks Medusa. Medusa: choose a card to defend Medusa with, or none."
    )
    assert match.prompt("it", ME).endswith(
        "In attesa di Medusa, che deve scegliere una carta difesa, o nessuna."
    )


def test_a_question_of_a_card_names_the_card_and_one_of_an_ability_the_ability() -> None:
    match = play(duel("eat-me", "feint"), "scheme:eat-me:alice")
    assert match.prompt("en", ME) == "Alice's turn. Scheme: Eat Me. Move Alice up to 3 spaces."
    arthur = seat("king-arthur", ["noble-sacrifice", "feint"], {"king-arthur": "S01"})
    match = scene(arthur, seat("medusa", ["feint"], {"medusa": "S02"}))
    play(match, "attack:king-arthur:medusa", "choose:feint")
    if match.actor == ME:
        assert "Ability: Royal Boost." in match.prompt("en", ME)
    assert "Feint" not in match.prompt("en", FOE)


def test_the_last_prompt_tells_who_won_and_why() -> None:
    mine = seat("alice", ["snicker-snack"], {"alice": "S01", "jabberwock": 0}, state={"size": "big"})
    match = scene(mine, seat("medusa", [], {"medusa": ("S02", 1)}))
    play(match, "attack:alice:medusa")
    while match.actor is not None:
        match.play(0)
    assert match.prompt("en", FOE) == "Medusa is defeated. Alice wins."
    assert set(match.why_not(ME).values()) == {"The match is over.", "The Jabberwock is defeated."}


def test_reasons_at_an_action() -> None:
    match = duel("looking-glass", "feint", "claws-that-catch", "drink-me")
    why = match.why_not(ME)
    assert why["looking-glass"] == "A defense card is played when you are attacked."
    assert why["feint"] == "First choose who attacks whom, then this card."
    assert why["claws-that-catch"] == "No opposing fighter is within reach of an attack with this card."
    assert why["jabberwock"] == "No opposing fighter is adjacent to the Jabberwock; to move, maneuver."
    assert "drink-me" not in why
    assert "maneuver" not in why
    assert match.why_not(FOE)["feint"] == "It is Alice's turn."
    assert match.why_not(FOE)["maneuver"] == "It is Alice's turn."


def test_reasons_when_the_fighter_on_the_banner_is_defeated() -> None:
    mine = seat("alice", ["claws-that-catch", "drink-me"], {"alice": "S01", "jabberwock": 0})
    match = scene(mine, seat("medusa", [], {"medusa": "S02"}))
    why = match.why_not(ME)
    assert why["claws-that-catch"] == "Only the Jabberwock can use this card, and is defeated."
    assert why["jabberwock"] == "The Jabberwock is defeated."
    assert "alice" not in why  # Drink Me is hers
    assert match.why_not(ME, "es")["claws-that-catch"] == (
        "Solo el Jabberwock puede usar esta carta, y está derrotado."
    )


def test_reasons_in_a_combat() -> None:
    match = play(
        duel("feint", "regroup", "looking-glass", "drink-me", "claws-that-catch"), "attack:alice:medusa"
    )
    why = match.why_not(ME)
    assert why["looking-glass"] == "A defense card cannot attack."
    assert why["drink-me"] == "A scheme is an action of its own, not a card for combat."
    assert why["claws-that-catch"] == "Only the Jabberwock can use this card."
    assert why["maneuver"] == "First, choose an attack card for Alice."
    play(match, "choose:feint")
    assert match.why_not(FOE)["gaze-of-stone"] == "An attack card cannot defend."
    assert match.why_not(ME)["regroup"] == "Another must decide first: Medusa."


def test_reasons_in_a_maneuver() -> None:
    match = to_the_move(duel("feint"))
    play(match, "move:alice:S09")
    why = match.why_not(ME)
    assert why["alice"] == "Alice has already moved."
    assert why["feint"].startswith("First, move")
    assert "jabberwock" not in why


def test_reasons_of_a_form() -> None:
    needs = [card for card in library().heroes["jekyll-and-hyde"].cards if card.needs is not None]
    hyde = next(card.id for card in needs if "hyde" in str(card.needs.shown() if card.needs else ""))
    mine = seat("jekyll-and-hyde", [hyde, "feint"], {"jekyll-and-hyde": "S01"}, state={"form": "jekyll"})
    match = scene(mine, seat("medusa", [], {"medusa": "S02"}))
    assert match.why_not(ME)[hyde] == "Your hero is not in the form that this card needs."


def test_every_step_that_asks_has_a_decision() -> None:
    """Nothing is asked in a thousand turns of play that has no words."""
    rows = prompts.LINES.rows()["decision"]
    text = Path(prompts.__file__).read_text(encoding="utf-8")
    plain = set(re.findall(r'plain\("(\w+)"\)', text)) | set(questions.QUESTIONS.values())
    assert plain | set(prompts.BY_NODE.values()) | set(prompts.PICKS.values()) <= set(rows)
    assert [row for row in rows if f'"{row}"' not in text and row not in plain] == []
    for row in rows.values():
        assert all(set(row[form]) == set(LANGUAGES) for form in ("do", "inf"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reminders_are_there_in_every_language(lang: str) -> None:
    found = thwack.glossary("unmatched", lang)
    assert len(set(found.values())) == len(set(thwack.glossary("unmatched", "en").values()))
    texts = " ".join(card.text(lang) for card in thwack.cards("unmatched")).casefold()
    unused = [term for term in found if term.casefold() not in texts]
    assert len(unused) <= 2  # what only a card's type says: versatile, defense


def test_the_catalogue_knows_fighters_and_boards() -> None:
    rows = {row["id"]: row for row in catalogue.things(library(), "en")}
    assert rows["harpy"]["refs"] == ["harpy-1", "harpy-2", "harpy-3"]
    assert rows["alice"]["facts"]["words"]["big"] == "BIG"
    assert rows["medusa"]["facts"] | {"words": {}} == {
        "hero": True,
        "health": 16,
        "ranged": True,
        "count": 1,
        "move": 3,
        "ability": "Gorgon's Gaze",
        "words": {},
    }
    board = rows["board/sarpedon"]
    spaces = {space["id"]: space for space in board["facts"]["spaces"]}
    assert len(spaces) == 38
    assert all(slug in spaces[other]["next"] for slug, space in spaces.items() for other in space["next"])
    assert spaces["S01"]["zones"] == ["green"]


def test_prompts_of_a_match_that_asks_for_rolls() -> None:
    mine = seat("beowulf", ["vigor-and-courage"], {"beowulf": "S01"})
    match = scene(mine, seat("medusa", ["feint", "dash"], {"medusa": "S30"}), chance="ask")
    if "scheme:vigor-and-courage:beowulf" in keys(match):
        play(match, "scheme:vigor-and-courage:beowulf")
    assert match.actor == thwack.CHANCE
    assert match.prompt("en", ME).endswith("Chance decides.")
    assert isinstance(match._table, UnmatchedTable)
    assert describe(match._table, match.choices[0].step)[0] == "choose"
    assert GAME.prompt(match._table, "en", None) == match.prompt("en")
