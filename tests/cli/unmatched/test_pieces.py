"""Fighters who share a space or need two, pieces on lines, and cards that another hero gave away."""

from tests.cards.unmatched.test_loki import BET, loki
from tests.cards.unmatched.test_shredder import NEAR, shredder
from tests.cards.unmatched.test_squirrel_girl import girl
from tests.cards.unmatched.test_t_rex import rex
from tests.kits.unmatched import FOE, ME
from thwack.cli.unmatched import screen
from thwack.cli.unmatched.screen import seen


def test_a_crowd_is_told_by_its_number_and_a_hero_by_the_name() -> None:
    drawn = screen.marks(seen(girl(["feint"], ["S03", "S09", "S09", "S02"]).view(ME)), "en")
    assert (drawn["S09"].text, drawn["S02"].text, drawn["S03"].text) == ("2S", "SG", "SI")


def test_a_large_fighter_is_drawn_twice() -> None:
    drawn = screen.marks(seen(rex(["thrash"]).view(ME)), "en")
    assert drawn["S01"] == drawn["S02"]


def test_pieces_on_lines_are_listed() -> None:
    told = screen.lines(seen(shredder(["savagery"], NEAR[:1]).view(ME)), ME, "en")
    assert told == [f"Foot Soldier: 1 ({'-'.join(NEAR[0])})"]


def test_a_card_that_was_given_away_has_its_own_name() -> None:
    view = seen(loki(["ragnarok"], [BET, "feint"]).view(FOE))
    assert [fact.name["en"] for fact, _ in screen.hand_facts(view, FOE)] == ["Feint", "Trick: Sindri's Bet"]
