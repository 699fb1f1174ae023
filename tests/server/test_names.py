"""Names that look the same are the same, and nobody can bear the name of somebody with an account."""

import json

import pytest

from thwack.server.people.names import clean, likeness
from thwack.server.people.passwords import is_too_common, words
from thwack.server.showing.refusals import Refused

from .former import PASSWORD, former_cookie, former_database, rows
from .kit import Running, Visitor, running
from .test_playing import two_at

pytestmark = pytest.mark.usefixtures("quick_passwords")

ALIKE = [
    ("Ann", "ann"),
    ("Ann", "\uff21\uff4e\uff4e"),  # full width
    ("Ann", "\u0410nn"),  # Cyrillic
    ("Ann", "A\u200bnn"),  # a space that is not seen
    ("Ann", "A\ufe0fnn"),  # a selector of variants
    ("Hope", "\u041d\u043e\u0440\u0435"),  # Cyrillic from end to end
    ("Kaiv", "\u039aaiv"),  # a Greek kappa
    ("Ian", "lan"),  # a small L
    ("Ian", "1an"),
    ("Bob", "B0b"),
    ("Mario", "rnario"),
    ("José", "Jose\u0301"),
    ("Straße", "STRASSE"),
    ("Вера", "вера"),
    ("Ｊｏｓé", "josé"),
    ("ﬁnn", "Finn"),
    ("𝓐𝓷𝓷", "ann"),
]
APART = [("Ann", "Anna"), ("Jose", "José"), ("Ann B", "Annb"), ("Вера", "Вероника"), ("Ann", "Ann 2")]


def account(server: Running, name: str) -> Visitor:
    """Somebody with an account."""
    found = Visitor(server.url)
    found.post("/api/accounts", {"name": name, "password": PASSWORD})
    return found


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same_are_one(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_can_be_told_apart_are_two(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "...", "\u034f\u034f", "\u115f"])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        clean(name)


def test_nobody_gets_a_name_that_looks_like_an_accounts(server: Running) -> None:
    account(server, "Ann")
    for _, other in ALIKE[:5]:
        bob = Visitor(server.url)
        for path, body in (
            ("/api/me", {"name": other}),
            ("/api/accounts", {"name": other, "password": PASSWORD}),
        ):
            assert bob.post(path, body, 409)["error"]["code"] == "taken", other
    assert bob.post("/api/me", {"name": "Anna"})["name"] == "Anna"


def test_a_guest_makes_way_for_a_new_account(server: Running) -> None:
    pages, _ = two_at(server.url)
    guest = pages[1].visitor
    guest.post("/api/me", {"name": "\u0410nn"})
    pages[0].until(lambda state: state["seats"][1]["name"] == "\u0410nn")
    account(server, "Ann")
    called = pages[0].until(lambda state: state["seats"][1]["name"] != "\u0410nn")["seats"][1]["name"]
    assert called.startswith("\u0410nn ")
    assert guest.get("/api/me")["name"] == called


def test_a_guest_who_sits_down_late_makes_way_too(server: Running) -> None:
    bob = Visitor(server.url)
    bob.post("/api/me", {"name": "Ann"})  # nobody has it yet
    account(server, "Ann")
    room = bob.room("unmatched", "me", 1)
    assert room["seats"][0]["name"].startswith("Ann ")
    assert bob.get("/api/me")["name"] == room["seats"][0]["name"]


def test_a_seat_says_who_has_an_account(server: Running) -> None:
    ann, bob = account(server, "Ann"), Visitor(server.url)
    room = ann.room("unmatched", "me", "open", listed=True)
    assert [seat["account"] for seat in room["seats"]] == [True, False]
    assert [seat["account"] for seat in bob.get("/api/rooms")[0]["seats"]] == [True, False]
    bob.post(f"/api/rooms/{room['room']}/join", {})
    page = ann.enter(room["room"])
    assert [seat["account"] for seat in page.state["seats"]] == [True, False]
    bob.post("/api/accounts", {"name": "Bob", "password": PASSWORD})
    page.until(lambda state: state["seats"][1]["account"])


def test_accounts_that_look_the_same_keep_their_names_and_the_operator_is_told(db: str) -> None:
    former_database(db, ("a", "Ann", True), ("b", "\u0410nn", True), ("c", "ann", False), ("d", "Dan", False))
    with running(db) as server:
        told = [json.loads(line) for line in server.log.getvalue().splitlines()]
        assert [(row["name"], row["like"]) for row in told if row["event"] == "names_alike"] == [
            ("\u0410nn", "Ann")
        ]
        for which, name in (("a", "Ann"), ("b", "\u0410nn")):
            found = Visitor(server.url)
            assert found.post("/api/login", {"name": name, "password": PASSWORD})["id"] == which
            assert found.get("/api/me")["name"] == name
        assert Visitor(server.url, former_cookie("c")).me["name"].startswith("ann ")
        assert Visitor(server.url, former_cookie("d")).me["name"] == "Dan"
        assert Visitor(server.url).post("/api/accounts", {"name": "ANN", "password": PASSWORD}, 409)
    assert rows(db, "SELECT name, claims FROM people WHERE login IS NOT NULL ORDER BY id") == [
        ("Ann", "ann"),
        ("\u0410nn", None),
    ]


# Passwords


@pytest.mark.parametrize(
    "password",
    [
        "password", "Password1!", "P@ssw0rd", "12345678", "87654321", "qwertyui", "aaaaaaaa", "abcabcabc",
        "sunshine", "iloveyou2", "trustno1", "19841231", "1q2w3e4r", "Dragon123", "annannann", "Ann12345",
        "!!!!!!!!", "123456789a", "contraseña", "minhasenha", "thwack2026", "ciaociao", "        ",
    ],
)  # fmt: skip
def test_the_worst_passwords_are_refused(password: str) -> None:
    assert is_too_common(password, "Ann")


@pytest.mark.parametrize(
    "password",
    ["correct horse", "battery staple", "another horse", "xkcd-tangent", "k8#vQ2mZ", "4815162342108"],
)
def test_other_passwords_are_not(password: str) -> None:
    assert not is_too_common(password, "Ann")


def test_the_words_are_many() -> None:
    assert len(words()) > 700
    assert all(word == word.casefold() for word in words())


def test_a_bad_password_is_refused_with_a_sentence(server: Running, ann: Visitor) -> None:
    for wrong in ("password", "Sunshine1", "ann ann ann"):
        told = ann.post("/api/accounts", {"name": "Ann", "password": wrong}, 400)["error"]
        assert told["code"] == "common_password"
        assert "Choose another" in told["text"]
    ann.post("/api/accounts", {"name": "Ann", "password": PASSWORD})
    ann.post("/api/password", {"old": PASSWORD, "new": "password1"}, 400)
