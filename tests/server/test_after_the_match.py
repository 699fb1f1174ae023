"""After the match: every position again, what a strong player thinks of it, and playing on from there."""

import asyncio
import random
import time
from typing import Any

import pytest

import thwack
from tests.thorough import dear
from thwack.players import Explainer, Seen, player_named
from thwack.server.minds.analyses import COSTLY, SHOWN, costliest
from thwack.server.minds.opponents import ADVISER, Case, Opponents, Verdict, judge, seed_of

from .kept import Kept, keep
from .kit import Page, Running, Visitor, running
from .test_playing import play_on, two_at

Json = Any
ME, HOT = {"kind": "me"}, [{"kind": "me"}, {"kind": "me"}]


def level(number: int) -> Json:
    """A seat of an opponent program."""
    return {"kind": "level", "level": number}


# Every position again


@dear(0)
@pytest.mark.parametrize("game", thwack.games())
def test_five_whole_matches_forwards_and_backwards(game: str, file_db: str) -> None:
    kept = keep(file_db, game, *range(5))
    with running(file_db) as server:
        anybody = Visitor(server.url)
        for match, positions in kept:
            whole = anybody.get(f"/api/matches/{match}/replay")
            last = len(positions) - 1
            assert whole["plies"] == last
            some = sorted({*range(0, last, 1 + last // 25), last - 1, last})
            for ply in (*some, *reversed(some)):
                for seat in range(2):
                    state = anybody.get(f"/api/matches/{match}/at/{ply}", seat=seat)
                    assert (state["ply"], state["seat"]) == (ply, seat)
                    assert state["view"] == positions[ply].view(seat)
                    assert state["prompt"] == positions[ply].prompt("en", seat)
                assert state["actor"] == positions[ply].actor


# What a strong player thinks of it


def analysed(anybody: Visitor, match: str, lang: str = "en") -> tuple[Json, list[Json]]:
    """Ask until all is known: the last answer and all moments; every answer brings something new."""
    moments: list[Json] = []
    while True:
        found = anybody.get(f"/api/matches/{match}/analysis", lang=lang, since=len(moments))
        assert found["moments"] or found["known"] == found["plies"]
        moments += found["moments"]
        assert len(moments) == found["known"]
        if found["known"] == found["plies"]:
            return found, moments
        assert found["worst"] == []


@dear(0)
def test_one_point_for_each_decision(file_db: str) -> None:
    [kept] = keep(file_db, "unmatched", 23)  # a short one
    with running(file_db) as server:
        anybody = Visitor(server.url)
        found, moments = analysed(anybody, kept.match)
        assert [one["ply"] for one in moments] == list(range(len(kept.positions) - 1))
        assert [one["seat"] for one in moments] == [at.actor for at in kept.positions[:-1]]
        assert all(0 <= one["chance"] <= one["best"] <= 1 for one in moments)
        assert found["sides"] == [0, 1]
        these_are_the_costliest(found["worst"], moments, kept)
        server.app.state.server.opponents.judge = None  # nobody thinks about it again
        assert anybody.get(f"/api/matches/{kept.match}/analysis")["moments"] == moments
    with running(file_db) as again:
        again.app.state.server.opponents.judge = None  # nobody thinks: it comes from the database
        told, same = analysed(Visitor(again.url), kept.match, "pt")
        assert same == moments
        assert [one["ply"] for one in told["worst"]] == [one["ply"] for one in found["worst"]]
        assert [one["text"] for one in told["worst"]] != [one["text"] for one in found["worst"]]


def these_are_the_costliest(worst: list[Json], moments: list[Json], kept: Kept) -> None:
    """The worst choices are those that lost most, in the words of the position they were made in."""
    lost = [one["best"] - one["chance"] for one in worst]
    assert lost == sorted(lost, reverse=True)
    assert lost[0] == max(one["best"] - one["chance"] for one in moments)
    assert lost[-1] >= COSTLY
    for one in worst:
        before, after = kept.positions[one["ply"]], kept.positions[one["ply"] + 1]
        texts = {choice.text() for choice in before.choices}
        assert {one["text"], one["better"]} <= texts
        assert one["text"] != one["better"]
        chosen = next(choice for choice in before.choices if choice.text() == one["text"])
        tried = before.fork()
        tried.play(chosen.index)
        assert tried.digest() == after.digest()


def test_a_verdict_is_what_the_strong_player_says_with_the_eyes_of_the_seat() -> None:
    match = thwack.new("mission_arena", seed=5)
    rng = random.Random(5)
    made = []
    for _ in range(6):
        made.append(rng.randrange(len(match.choices)))
        match.play(made[-1])
    case = Case("m", "mission_arena", {}, 5, tuple(made), "secret")
    verdicts = judge(case, 2, 60.0)
    assert len(verdicts) == 4
    assert len(judge(case, 2, 0.0)) == 1
    again = thwack.new("mission_arena", seed=5)
    for at, number in enumerate(made):
        assert again.actor is not None
        if at >= 2:
            player = player_named(ADVISER, seed_of(case, at))
            assert isinstance(player, Explainer)
            thoughts = player.explain(Seen(again, again.actor))
            chance = {one.index: round(one.chance, 4) for one in thoughts}
            assert verdicts[at - 2] == Verdict(
                again.actor, chance[number], thoughts[0].index, chance[thoughts[0].index]
            )
        again.play(number)


def test_a_few_of_the_costliest_choices_of_each_seat() -> None:
    known = [Verdict(at % 2, 0.5 - at / 100, 0, 0.5) for at in range(40)]
    found = costliest(known)
    assert found == sorted(found, reverse=True)
    assert [sum(known[at].seat == seat for at in found) for seat in range(2)] == [SHOWN, SHOWN]
    assert costliest([Verdict(0, 0.5, 1, 0.5 + COSTLY / 2)]) == []


@dear(0)
def test_who_leaves_stops_it(file_db: str) -> None:
    [kept] = keep(file_db, "battle_scenes", 1)
    with running(file_db) as server:
        anybody = Visitor(server.url)
        known = anybody.get(f"/api/matches/{kept.match}/analysis")["known"]
        assert 0 < known < len(kept.positions) - 1
        time.sleep(0.8)
        assert anybody.get(f"/api/matches/{kept.match}/analysis")["known"] == known


@dear(0)
def test_the_server_answers_while_it_is_thought_about(file_db: str) -> None:
    """The thinking is done in another process: whoever asks meanwhile does not wait for it."""
    [kept] = keep(file_db, "battle_scenes", 2)

    async def run() -> int:
        opponents = Opponents(1)
        choices = tuple(numbers_of(kept))
        heard = 0
        thinking = asyncio.create_task(
            opponents.judge(Case("m", "battle_scenes", {}, 2, choices, "secret"), len(choices) // 2, 0.5)
        )
        while not thinking.done():
            await asyncio.sleep(0.005)
            heard += 1
        opponents.close()
        return heard

    assert asyncio.run(run()) > 3  # it would be one, were the thinking done here


def numbers_of(kept: Kept) -> list[int]:
    """The numbers of all that was chosen."""
    record, match, found = kept.positions[-1].record(), thwack.new("battle_scenes", seed=2), []
    for key in record["choices"]:
        found.append(next(choice.index for choice in match.choices if choice.key == key))
        match.play(found[-1])
    return found


def test_nothing_is_told_before_the_end(server: Running) -> None:
    pages, room = two_at(server.url)
    play_on(pages, random.Random(13), 6)
    match = f"/api/matches/{room['match']}"
    for asker in (pages[0].visitor, pages[1].visitor, Visitor(server.url)):
        refused = asker.get(f"{match}/analysis", 409, lang="en")
        assert refused["error"]["code"] == "unfinished"
        assert "until the match is over" in refused["error"]["text"]
        body = {"ply": 3, "seats": HOT}
        assert asker.post(f"{match}/branch", body, 409)["error"]["code"] == "unfinished"
    assert Visitor(server.url).get("/api/matches/nothing/analysis", 404)


def test_a_match_given_up_at_once_has_no_decisions(server: Running) -> None:
    pages, room = two_at(server.url)
    pages[0].act("resign")
    found, moments = analysed(Visitor(server.url), room["match"])
    assert (found["plies"], moments, found["worst"]) == (0, [], [])


@dear(0)
@pytest.mark.parametrize("game", thwack.games())
def test_matches_of_all_games_are_judged(game: str, server: Running) -> None:
    pages, room = two_at(server.url, game)
    play_on(pages, random.Random(15), 5)
    pages[0].act("resign")
    found, moments = analysed(Visitor(server.url), room["match"])
    assert (len(moments), found["sides"]) == (5, [0, 1])


def test_who_gives_up_has_lost_even_if_both_play_the_same_team(server: Running, ann: Visitor) -> None:
    setup = {"mode": "basic", "teams": ["out-of-the-box", "out-of-the-box"]}
    page = ann.enter(ann.room("dice_masters", "me", 1, setup=setup)["room"])
    page.act("resign")
    assert page.state["result"]["winners"] == [1]


# Playing on


@dear(2)
@pytest.mark.parametrize("game", thwack.games())
def test_playing_on_begins_with_the_same_state(game: str, file_db: str) -> None:
    [kept] = keep(file_db, game, 4)
    last = len(kept.positions) - 1
    with running(file_db) as server:
        ann = Visitor(server.url)
        old = ann.get(f"/api/matches/{kept.match}/replay")
        for ply in (0, last // 3, last - 1):
            room = ann.post(f"/api/matches/{kept.match}/branch", {"ply": ply, "seats": HOT})
            assert (room["state"], room["rated"], room["listed"]) == ("playing", False, False)
            match = server.match(room["match"])
            then = kept.positions[ply]
            assert match.digest() == then.digest()
            page = ann.enter(room["room"])
            assert page.state["ply"] == ply
            assert page.state["view"] == then.view(then.actor)
            assert [line["text"] for line in page.lines] == then.log("en", None)
            assert page.choose(0)["t"] == "ack"
            page.close()
        assert ann.get(f"/api/matches/{kept.match}/replay") == old, "the old match stays as it was"


def test_playing_on_against_a_program_from_any_seat(server: Running) -> None:
    pages, room = two_at(server.url, "mission_arena")
    play_on(pages, random.Random(14), 12)
    pages[0].act("resign")
    match = f"/api/matches/{room['match']}"
    cat = Visitor(server.url)  # who did not play it may play on, too
    for own, seats in enumerate([[ME, level(1)], [level(1), ME]]):
        made = cat.post(f"{match}/branch", {"ply": 9, "seats": seats})
        page = cat.enter(made["room"])
        assert page.state["own"] == [own]
        then = thwack.replay(replayed(cat, room["match"], 9))
        assert [line["text"] for line in page.lines if line["ply"] <= 9] == then.log("en", own)
        page.until(lambda state: state["choices"])
        assert page.choose(0)["t"] == "ack"
    given_up = cat.post(f"{match}/branch", {"ply": 12, "seats": HOT})
    assert cat.enter(given_up["room"]).state["result"] is None, "a match that was given up can go on"


def replayed(anybody: Visitor, match: str, ply: int) -> Json:
    """The record of a match until a choice."""
    record = anybody.get(f"/api/matches/{match}/record")
    return {**record, "choices": record["choices"][:ply]}


def test_what_cannot_be_played_on(file_db: str) -> None:
    [kept] = keep(file_db, "unmatched", 5)
    last = len(kept.positions) - 1
    with running(file_db) as server:
        ann, path = Visitor(server.url), f"/api/matches/{kept.match}/branch"
        assert ann.post(path, {"ply": last, "seats": HOT}, 409)["error"]["code"] == "over"
        assert ann.post(path, {"ply": last + 1, "seats": HOT}, 404)
        assert ann.post(path, {"ply": 1, "seats": [ME] * 3}, 400)["error"]["code"] == "seats_needed"
        assert ann.post(path, {"ply": 1, "seats": [ME, {"kind": "level"}]}, 400)["error"]["code"] == "level"
        assert ann.post(path, {"ply": -1, "seats": HOT}, 400)


def test_who_plays_on_can_take_back_and_go_on_after_a_restart(file_db: str) -> None:
    [kept] = keep(file_db, "unmatched", 6)
    with running(file_db) as server:
        ann = Visitor(server.url)
        room = ann.post(f"/api/matches/{kept.match}/branch", {"ply": 20, "seats": HOT})
        page: Page = ann.enter(room["room"])
        page.choose(0)
        page.act("undo")
        assert server.match(room["match"]).digest() == kept.positions[20].digest()
        page.choose(0)
        view, cookie = page.state["view"], ann.cookie()
    with running(file_db) as again:
        assert Visitor(again.url, cookie).enter(room["room"]).state["view"] == view
