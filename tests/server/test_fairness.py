"""Nobody knows what is to come: not who goes on from an old match, not who knows the match's name, and not
the server's operator without leaving a trace."""

import hashlib
import random
from typing import Any

import pytest

import thwack
from thwack import RecordError, proof
from thwack.players import Seen, player_named
from thwack.server.tables import rooms

from .kit import Running, Visitor, running
from .test_playing import play_on

Json = Any
ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(autouse=True)
def true_luck(same_matches: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds follow from secrets here, as they do at a real table."""
    monkeypatch.setattr(rooms, "seed_of", proof.seed_of)
    monkeypatch.setattr(rooms, "new_secret", proof.new_secret)


def over(server: Running, game: str, choices: int = 0) -> tuple[Visitor, Json]:
    """A match in a hot seat that was given up after some choices."""
    ann = Visitor(server.url)
    room = ann.room(game, "me", "me")
    page = ann.enter(room["room"])
    play_on([page], random.Random(3), choices)
    page.act("resign")
    page.close()
    return ann, room


def record_of(anybody: Visitor, room: Json) -> Json:
    """What anybody may download when a match is over."""
    return anybody.get(f"/api/matches/{room['match']}/record")


# The luck of an old match


@pytest.mark.parametrize("game", ["unmatched", "battle_scenes", "mission_arena"])
def test_who_goes_on_from_an_old_match_does_not_know_the_other_hand(game: str, server: Running) -> None:
    """A gave up at once, took the seed from the record, and dealt B the same cards again."""
    ann, room = over(server, game)
    record = record_of(ann, room)
    known = thwack.new(game, seed=record["seed"], **record["setup"])
    branch = ann.post(f"/api/matches/{room['match']}/branch", {"ply": 0, "seats": [ME, OPEN]})
    bea = Visitor(server.url)
    bea.post(f"/api/rooms/{branch['room']}/join", {})
    pages = [ann.enter(branch["room"]), bea.enter(branch["room"])]
    assert pages[1].state["source"] == {"match": room["match"], "ply": 0, "same_luck": False}
    assert branch["source"]["match"] == room["match"]
    hand = [seat["hand"] for seat in pages[1].state["view"]["seats"]][1]
    foretold = known.view(1)["seats"][1]["hand"]
    assert len(hand) == len(foretold)
    assert hand != foretold
    assert server.match(branch["match"])._table.rng != known._table.rng


def test_dice_too_fall_otherwise(server: Running) -> None:
    ann, room = over(server, "dice_masters", 6)
    record = record_of(ann, room)
    branch = ann.post(f"/api/matches/{room['match']}/branch", {"ply": 6, "seats": [ME, OPEN]})
    bea = Visitor(server.url)
    bea.post(f"/api/rooms/{branch['room']}/join", {})
    bea.enter(branch["room"])
    real, known = server.match(branch["match"]), thwack.replay(record)
    assert real.view(None) == known.view(None)
    assert real._table.rng != known._table.rng


def test_a_table_with_known_luck_takes_nobody_else(server: Running) -> None:
    ann, room = over(server, "unmatched", 9)
    path = f"/api/matches/{room['match']}/branch"
    alone = ann.post(path, {"ply": 5, "seats": [ME, ME]})
    page = ann.enter(alone["room"])
    assert page.state["source"] == {"match": room["match"], "ply": 5, "same_luck": True}
    assert page.state["proof"] is None
    token = ann.get(f"/api/rooms/{alone['room']}/seats/1/token")["token"]
    bea = Visitor(server.url)
    refused = bea.post(f"/api/rooms/{alone['room']}/join", {"token": token}, 409)
    assert refused["error"]["code"] == "same_luck"
    against = ann.post(path, {"ply": 5, "seats": [ME, {"kind": "level", "level": 1}]})
    token = ann.get(f"/api/rooms/{against['room']}/seats/0/token")["token"]
    bea.post(f"/api/rooms/{against['room']}/join", {"token": token})  # the only person there: another device


def test_a_match_dealt_anew_is_the_same_after_a_restart_and_can_be_verified(file_db: str) -> None:
    with running(file_db) as server:
        ann, room = over(server, "mission_arena", 14)
        branch = ann.post(f"/api/matches/{room['match']}/branch", {"ply": 10, "seats": [ME, OPEN]})
        bea = Visitor(server.url)
        bea.post(f"/api/rooms/{branch['room']}/join", {})
        pages = [ann.enter(branch["room"]), bea.enter(branch["room"])]
        assert pages[0].lines[0]["kind"] == "anew"
        play_on(pages, random.Random(8), 6)
        digest, cookie = server.match(branch["match"]).digest(), ann.cookie()
    with running(file_db) as again:
        ann = Visitor(again.url, cookie)
        page = ann.enter(branch["room"])
        assert again.match(branch["match"]).digest() == digest
        page.act("resign")
        record = record_of(ann, branch)
        assert proof.verified(record).digest() == digest
        with pytest.raises(RecordError, match="was not dealt by its secret"):
            proof.verified({**record, "source": {**record["source"], "choices": []}})
        on = ann.post(f"/api/matches/{branch['match']}/branch", {"ply": 2, "seats": [ME, ME]})
        assert ann.enter(on["room"]).state["source"]["same_luck"]
        assert ann.enter(on["room"]).state["ply"] == 2


# Commit and reveal


def test_the_secret_is_promised_first_and_told_at_the_end(server: Running) -> None:
    ann = Visitor(server.url)
    room = ann.room("unmatched", "me", "me")
    page = ann.enter(room["room"])
    promised = page.state["proof"]["commitment"]
    play_on([page], random.Random(3), 8)
    seen = "".join(page.raw)
    assert page.state["proof"] == {"commitment": promised, "secret": None}
    page.act("resign")
    told = page.until(lambda state: state["result"])["proof"]
    assert proof.commitment(told["secret"]) == promised == told["commitment"]
    assert told["secret"] not in seen
    record = record_of(ann, room)
    assert proof.verified(record).ply == 8


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda r: r.pop("proof"), "has no proof"),
        (lambda r: r["proof"].update(secret="00" * 32), "not the one that was committed to"),
        (lambda r: r["proof"].update(secret="xyz"), "64 hexadecimal digits"),
        (lambda r: r["proof"].update(secret=7), "has no proof"),
        (lambda r: r.update(proof=[]), "has no proof"),
        (lambda r: r.update(seed=r["seed"] + 1), "the seed is another"),
        (lambda r: r["choices"].append("fly"), "cannot be made"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(change: Any, sentence: str) -> None:
    secret = proof.new_secret()
    record = thwack.new("unmatched", seed=proof.seed_of(secret)).record()
    record["proof"] = {"commitment": proof.commitment(secret), "secret": secret}
    assert proof.verified(record).ply == 0
    change(record)
    with pytest.raises(RecordError, match=sentence):
        proof.verified(record)


def test_seeds_of_one_secret_are_told_apart_and_fit_every_database() -> None:
    assert proof.seed_of("ab" * 32) == 3306993344187257323
    seeds = {proof.seed_of(f"{n:064x}", purpose) for n in range(200) for purpose in (proof.MATCH, proof.ANEW)}
    assert len(seeds) == 400
    assert max(seeds) < 2**62


# The dice of opponents


def test_what_is_public_does_not_foretell_a_program(server: Running) -> None:
    """The seed of a careless choice was a hash of the match's name and the number of the choice."""
    ann = Visitor(server.url)
    room = ann.room("mission_arena", "me", 1)
    page = ann.enter(room["room"])
    for _ in range(40):
        page.until(lambda state: state["choices"] or state["result"])
        if page.state["result"]:
            break
        page.choose(0)
    live = server.app.state.server.hub.known(room["match"]).live
    position, foretold, made_by_it = live.beginning(), 0, 0
    for made in list(live.made):
        if made.seat == 1:
            data = f"{room['match']}:{position.ply}".encode()
            seed = int.from_bytes(hashlib.blake2b(data, digest_size=6).digest(), "big")
            choice = player_named("level:1", seed).choose(Seen(position, 1))
            foretold += choice.index == made.number
            made_by_it += 1
        position.play(made.number)
    assert made_by_it >= 15
    assert foretold < 0.8 * made_by_it
