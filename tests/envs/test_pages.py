"""A question with more choices than there are actions comes in pages."""

import pytest

import thwack
from thwack import IllegalChoice
from thwack.envs import Encoder, Episode
from thwack.envs.choices import MORE
from thwack.players import Seen


def episode(actions: int) -> Episode:
    """A question with many choices: the first pick of a draft."""
    match = thwack.new("dice_masters", seed=1, mode="draft")
    assert len(match.choices) > 100
    return Episode(Encoder("dice_masters", 2, actions), match)


@pytest.mark.parametrize("actions", [2, 3, 50, 121, 122, 123])
def test_every_choice_is_on_one_page(actions: int) -> None:
    playing = episode(actions)
    keys = [choice.key for choice in playing.match.choices]
    found: list[str] = []
    while True:
        page = playing.keys()
        assert 0 < len(page) <= actions
        assert playing.mask().sum() == len(page)
        if page[-1] != MORE:
            break
        found += page[:-1]
        playing.act(len(page) - 1)
    assert found + page == keys
    assert playing.match.ply == 0


def test_the_last_page_has_no_next_one_and_there_is_no_way_back() -> None:
    playing = episode(100)
    playing.act(99)
    rest = len(playing.match.choices) - 99
    assert len(playing.keys()) == rest
    with pytest.raises(IllegalChoice):
        playing.act(rest)
    wanted = playing.keys()[3]
    playing.act(3)
    assert playing.match.record()["choices"][0] == wanted
    assert playing.first == 0


def test_the_rows_of_a_page_are_those_of_its_choices() -> None:
    playing = episode(50)
    seat = playing.seat
    assert seat is not None
    seen = Seen(playing.match, seat)
    whole = Encoder("dice_masters", 2, 500).choices(seen, seen.view)
    first = playing.observe(seat)["choices"]
    assert (first[:49] == whole[:49]).all()
    assert first[49].sum() == 1, "the next page is a verb of its own"
    playing.act(49)
    assert (playing.observe(seat)["choices"][:49] == whole[49:98]).all()
