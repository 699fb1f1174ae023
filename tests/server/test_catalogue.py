"""What can be played and looked at, in four languages, and what the page is."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast

import thwack
from tests.thorough import dear
from thwack.server.http import pages
from thwack.server.showing import bodies, gallery
from thwack.server.showing.refusals import STATUS
from thwack.server.showing.texts import messages, plural, say
from thwack.server.showing.typescript import typescript
from thwack.wording import LANGUAGES

from .kit import Running, Visitor, running

ROOT = Path(__file__).parents[2]


def test_the_page_has_the_frames_that_the_server_has() -> None:
    """python -m thwack.server.showing.typescript > web/src/lib/frames.ts"""
    assert (ROOT / "web/src/lib/frames.ts").read_text(encoding="utf-8") == typescript()


# Texts


def variables(pattern: object) -> Iterator[str]:
    """The variables in a text."""
    if isinstance(pattern, ast.VariableReference):
        yield pattern.id.name
    elif isinstance(pattern, ast.BaseNode):
        for part in vars(pattern).values():
            for one in part if isinstance(part, list) else [part]:
                yield from variables(one)


def test_the_servers_texts_are_the_same_in_all_languages() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        found = messages(lang)
        assert list(found) == list(english)
        for name, message in found.items():
            left_out = {"why"} if lang != "en" else set()  # the author of a card says it in English
            assert set(variables(message.value)) == set(variables(english[name].value)) - left_out, (
                lang,
                name,
            )


def test_there_is_a_sentence_for_each_refusal() -> None:
    for code in STATUS:
        if code != "setup":  # the engine's own sentence
            assert say(f"error-{code.replace('_', '-')}", "it")


def test_texts_have_variables_plurals_and_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
-brand = Thwack
server-dice = { $n ->
    [0] no dice
    [one] one die
   *[other] { $n } dice
} in { -brand }
server-both = { server-dice }{ "!" }
"""
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            found["-" * isinstance(entry, ast.Term) + entry.id.name] = entry
    monkeypatch.setattr("thwack.server.showing.texts.messages", lambda lang: found)
    assert say("dice", "en", n=1) == "one die in Thwack"
    assert say("both", "en", n=0) == "no dice in Thwack!"
    assert say("dice", "en", n=3) == "3 dice in Thwack"
    assert [plural(0, lang) for lang in LANGUAGES] == ["other", "one", "other", "other"]


# Games and cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_its_options_in_words(lang: str, ann: Visitor) -> None:
    found = ann.get("/api/games", lang=lang)
    assert {row["game"] for row in found} == set(thwack.games())
    for row in found:
        assert [option["name"] for option in row["options"]] == list(thwack.setups(row["game"]))
        assert row["seats"] == ([2, 3, 4] if row["game"] == "unmatched" else [2])
        for option in row["options"]:
            assert option["label"]
            assert all(value["name"] for value in option["values"])


TRAITS = {
    "en": ["Difficulty easy", "Health 16", "Move 3", "Reach ranged", "Sidekicks 3"],
    "pt": ["Dificuldade fácil", "Vida 16", "Movimento 3", "Alcance à distância", "Ajudantes 3"],
    "es": ["Dificultad fácil", "Vida 16", "Movimiento 3", "Alcance a distancia", "Ayudantes 3"],
    "it": ["Difficoltà facile", "Vita 16", "Movimento 3", "Portata a distanza", "Aiutanti 3"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heroes_are_grouped_by_box_and_tell_how_they_play(lang: str, ann: Visitor) -> None:
    game = next(row for row in ann.get("/api/games", lang=lang) if row["game"] == "unmatched")
    heroes = next(option for option in game["options"] if option["name"] == "heroes")
    medusa = next(side for side in heroes["values"] if side["id"] == "medusa")
    choices = thwack.setups("unmatched")["heroes"]["choices"]
    assert medusa["note"] == next(one for one in choices if one["id"] == "medusa")["about"][lang]
    assert [f"{trait['label']} {trait['value']}" for trait in medusa["traits"]] == TRAITS[lang]
    first = heroes["groups"][0]
    assert (first["name"], first["year"]) == ("Battle of Legends, Volume One", 2019)
    assert "medusa" in first["sides"]


def test_what_the_page_sends_back_is_what_the_game_takes(ann: Visitor) -> None:
    """Every value of every option, as text, can stand in a set-up."""
    for row in ann.get("/api/games"):
        for option in row["options"]:
            if option["kind"] in ("choice", "flag", "number") and not option["many"]:
                for value in option["values"]:
                    given = gallery.as_given(row["game"], {option["name"]: value["id"]})
                    choices = thwack.setups(row["game"])[option["name"]]["choices"]
                    assert given[option["name"]] in [c["id"] if isinstance(c, dict) else c for c in choices]


@dear(1)
@pytest.mark.parametrize("game", thwack.games())
def test_every_card_can_be_looked_at(game: str, ann: Visitor) -> None:
    rows = ann.get(f"/api/games/{game}/cards", lang="pt")
    ids = {row["id"] for row in rows}
    assert len(ids) == len(rows)
    assert {card.id for card in thwack.cards(game) if card.on_offer} <= ids
    for row in rows:
        assert row["name"]
        assert set(row) == set(bodies.CardInfo.__struct_fields__)
    assert any(row["reminders"] for row in rows)


def test_names_among_the_facts_of_a_card_are_in_the_language_asked_for() -> None:
    for lang, ego in (("en", "Space Phantom"), ("pt", "Fantasma do Espaço")):
        found = gallery.entry(thwack.card("battle_scenes", "fantasma-do-espaco-v1"), lang)
        assert found["facts"]["alter_ego"] == ego
        assert found["facts"]["name"]["it"] == "Fantasma dello Spazio"


@dear(1)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", thwack.games())
def test_no_card_has_a_reminder_twice(game: str, lang: str) -> None:
    """Sidekick and Sidekicks mean the same, and one of them stands for both."""
    words = thwack.glossary(game, lang)
    for row in gallery.catalogue(game, lang):
        told = [reminder["text"] for reminder in row["reminders"]]
        assert len(told) == len(set(told)), row["id"]
        shown = f"{row['name']} {row['text']}".lower()
        needed = {text for term, text in words.items() if re.search(rf"\b{re.escape(term.lower())}\b", shown)}
        assert needed <= set(told), row["id"]  # and none is lost


def explained(game: str, lang: str) -> list[set[str]]:
    """For each reminder the cards that have it."""
    rows = gallery.catalogue(game, lang)
    told = [{reminder["text"] for reminder in row["reminders"]} for row in rows]
    return [
        {row["id"] for row, texts in zip(rows, told, strict=True) if text in texts}
        for text in dict.fromkeys(thwack.glossary(game, lang).values())
    ]


@dear(1)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", thwack.games())
def test_a_word_is_explained_in_every_language(game: str, lang: str) -> None:
    """In whatever form it stands on a card; in English a name is more often such a word, too (Spy)."""
    for ours, theirs in zip(explained(game, "en"), explained(game, lang), strict=True):
        assert len(ours & theirs) >= 0.7 * len(ours), sorted(ours - theirs)


def test_of_two_forms_of_a_word_the_first_in_the_text_is_shown() -> None:
    words = {"Sidekick": "small", "Sidekicks": "small", "bag": "soft"}
    assert gallery.reminders("Sidekicks in your bag: roll a Sidekick", words, {"soft": "DM-3.1"}) == [
        {"term": "Sidekicks", "text": "small", "rule": ""},
        {"term": "bag", "text": "soft", "rule": "DM-3.1"},
    ]


def test_cards_are_sent_once(ann: Visitor) -> None:
    path = "/api/games/battle_scenes/cards"
    first = ann.http.get(path)
    assert first.headers["content-encoding"] == "gzip"
    again = ann.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = ann.http.get(path, headers={"accept-encoding": "identity"})
    assert plain.json() == first.json()


def test_decks_are_checked(ann: Visitor) -> None:
    folder = ROOT / "src/thwack/games"
    for game in ("battle_scenes", "mission_arena", "dice_masters"):
        preset = sorted((folder / game / "cards" / "content").rglob("*.txt"))[0].read_text(encoding="utf-8")
        found = ann.post(f"/api/games/{game}/check", {"text": preset})
        assert found["ok"], found
        assert ann.post(f"/api/games/{game}/check", {"text": found["text"]})["text"] == found["text"]
        wrong = ann.post(f"/api/games/{game}/check", {"text": "99 nobody-at-all\nwhat is this"})
        assert not wrong["ok"]
        assert len(wrong["problems"]) >= 2
    assert ann.post("/api/games/unmatched/check", {"text": ""}, 404)


def test_a_set_up_that_cannot_stand_is_refused_with_a_sentence(ann: Visitor) -> None:
    wish = {"game": "unmatched", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": False, "rated": False}
    for setup in ({"heroes": ["nobody", "medusa"]}, {"nonsense": 1}, {"board": 7}, {"heroes": {"a": 1}}):
        refused = ann.post("/api/rooms", {**wish, "setup": setup}, 422)
        assert refused["error"]["code"] == "setup"
        assert refused["error"]["text"]
    assert ann.post("/api/rooms", {**wish, "setup": {}, "seats": [{"kind": "me"}] * 3, "extra": 1}, 400)
    seats = [{"kind": "me"}, {"kind": "level"}]
    assert ann.post("/api/rooms", {**wish, "setup": {}, "seats": seats}, 400)["error"]["code"] == "level"
    found = ann.post("/api/rooms", {**wish, "setup": {"mode": "duel"}, "seats": [{"kind": "me"}] * 4}, 422)
    assert found["error"]["code"] == "setup"


def test_a_team_of_ones_own_can_be_played(ann: Visitor) -> None:
    folder = ROOT / "src/thwack/games/dice_masters/cards/content"
    text = sorted(folder.rglob("avengers-assemble.txt"))[0].read_text(encoding="utf-8")
    setup = {"teams": [text, "children-of-the-atom"]}
    room = ann.room("dice_masters", "me", 1, setup=setup)
    assert "Children of the Atom" in room["title"]


# The page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of our own."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "assets/app.js").write_text("1")
    monkeypatch.setattr(pages, "folder", lambda: tmp_path)
    return tmp_path


def test_every_address_of_the_page_is_the_page(server: Running, built: Path) -> None:
    for path in ("/", "/room/abc", "/replay/x/7"):
        found = httpx.get(server.url + path)
        assert found.text == "<p>the page</p>"
        assert "frame-ancestors 'none'" in found.headers["content-security-policy"]
    assert httpx.head(server.url + "/").status_code == 200
    script = httpx.get(f"{server.url}/assets/app.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]


def test_nothing_else_is_served(server: Running, built: Path) -> None:
    for path in ("/nothing.js", "/..%2f..%2fetc%2fpasswd.txt", "/assets/../../x.py", "/api/nothing", "/api"):
        found = httpx.get(server.url + path)
        assert found.status_code == 404, path
        assert found.json()["error"]["code"] == "not_found"
    assert httpx.delete(f"{server.url}/api/me").status_code == 405


def test_a_page_that_was_not_built_says_so(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "folder", lambda: tmp_path / "none")
    assert httpx.get(server.url).status_code == 503


def test_health(server: Running, ann: Visitor) -> None:
    page = ann.enter(ann.room("unmatched", "me", 1)["room"])
    found = ann.get("/api/health")
    assert found == {"status": "ok", "version": thwack.__version__, "matches": 1, "sockets": 1, "why": ""}
    page.close()


def test_who_asks_for_the_games_at_once_waits_for_the_cards_and_nobody_else_does(file_db: str) -> None:
    with running(file_db) as server:
        visitor = Visitor(server.url)
        assert visitor.get("/api/health")["status"] == "ok"
        found = visitor.get("/api/games")
        assert server.app.state.server.cards_read.is_set()  # they were not read twice
        assert {game["game"] for game in found} == set(thwack.games())
