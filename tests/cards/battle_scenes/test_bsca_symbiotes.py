"""Symbiotes and those who carry them, of the set BSCA."""

from tests.cards.battle_scenes.keywords_b import GOLPE
from tests.cards.battle_scenes.shared_b import FIRST, FRIEND, SUPPORT, acts, board, lost, soaked, use_it
from tests.kits.battle_scenes import (
    carried,
    hand,
    home_made,
    keys,
    made,
    play,
    position,
    row,
    seat,
    stage,
    unit,
)


def test_aberracao_klyntar_v1_hurts_and_raises_one_with_link() -> None:
    card = "aberracao-klyntar-v1"
    others = [unit("klyntar-cascudo-v1", "3", stage=0), unit("B06", "3")]
    theirs = seat(unit(FIRST, *["B06"] * 12), unit("B10", "3"), deck=["B06"])
    match = position(seat(unit(card, "3"), *others, deck=["A08"]), theirs, phase="attack")
    use_it(match, card, card, f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 0)
    assert keys(match) == [f"choose:{card}", "choose:klyntar-cascudo-v1"]
    play(match, "choose:klyntar-cascudo-v1")
    assert (stage(match, 0, "klyntar-cascudo-v1"), stage(match, 0, card)) == (1, 0)
    assert acts(match, card) == []


def test_aberracao_klyntar_v1_potentiates_who_carries_a_link_card() -> None:
    card = "aberracao-klyntar-v1"
    ours = seat(
        unit(card, "3"), unit("A04", "A15", GOLPE, "1"), unit("A05", "A10"), unit("B05", "3"), deck=["A08"]
    )
    match = position(ours, seat(unit(FIRST, "9"), deck=["B06"]), phase="attack")
    offered = {key for key in keys(match) if key.endswith(card)}
    assert offered == {f"choose:A04:{card}", f"choose:A05:{card}"}


def test_anti_venom_v1_takes_a_power_from_a_character_this_turn() -> None:
    ours = seat(unit("anti-venom-v1", "3"), deck=["A08"] * 3)
    match = position(ours, seat(unit("B07", "3"), unit("A15", "3"), deck=["B06"] * 3))
    play(match, "choose:anti-venom-v1")
    assert keys(match) == ["choose:anti-venom-v1", "choose:B07"]  # of either side
    play(match, "choose:B07", "choose:energy-attack")
    assert row(match, 1, "B07")["powers"] == ["ranged-attack"]
    assert "choose:anti-venom-v1" not in keys(match)
    play(match, "pass")
    while match.view(None)["active"] == 0:
        play(match, "pass")
    assert row(match, 1, "B07")["powers"] == ["ranged-attack", "energy-attack"]


def test_anti_venom_v1_loads_a_card_of_a_player_on_a_character_of_that_player() -> None:
    for mode, cards, refs in (
        ("1", ["A19", "A23"], ["anti-venom-v1", FRIEND]),
        ("2", ["B23", "B24"], [FIRST, "B07"]),
    ):
        ours = seat(unit("anti-venom-v1", "3"), unit(FRIEND, "3"), resources=["A19", "A23"], deck=["A08"])
        theirs = seat(unit(FIRST, "3"), unit("B07", "3"), unit("A15", "3"), resources=["B23", "B24"])
        match = position(ours, {**theirs, "deck": ["B06"]}, phase="attack")
        use_it(match, "anti-venom-v1", "anti-venom-v1", f"choose:{mode}")
        assert set(keys(match)) == {f"choose:{ref}" for ref in refs}
        play(match, f"choose:{refs[1]}")
        assert set(keys(match)) == {f"choose:{card}" for card in cards}
        play(match, f"choose:{cards[0]}")
        assert carried(match, int(mode) - 1, refs[1])[-1] == cards[0]
        assert acts(match, FRIEND)  # nothing more to choose
        assert acts(match, "anti-venom-v1") == []


def test_carnificina_v3_pierces_or_lowers() -> None:
    card = "carnificina-v3"
    match = board(card)
    use_it(match, card, card, "choose:1", f"target:{SUPPORT}")
    assert (soaked(match, SUPPORT), lost(match, SUPPORT)) == (0, 1)
    match = board(card)
    use_it(match, card, card, "choose:2")
    assert f"target:{SUPPORT}" not in keys(match)
    play(match, f"target:{FIRST}")
    assert (stage(match, 1, FIRST), stage(match, 0, card)) == (1, 1)
    assert acts(match, card) == []


def test_carnificina_v3_hastens_its_actions_with_another_symbiote() -> None:
    card = "carnificina-v3"
    abilities = ("celeridade-v1", "violencia-v1", "excentricidade-v1", GOLPE)
    found = {"violencia", "excentricidade"}
    for loaded, hastened in (("A10", True), (card, False), ("A15", False), ("A04", False)):
        ours = seat(unit(card, loaded, *abilities, "3", stage=2), unit("A04", "A10"), deck=["A08"])
        theirs = seat(unit(FIRST, "3"), deck=["B06"] * 3)
        match = position(ours, theirs, phase="anticipation", active=1)
        slugs = {key.split(":")[2] for key in acts(match, card)}
        assert slugs & {*found, "celeridade", "golpe-de-sorte"} == (found if hastened else set())


def test_eddie_brock_v1_hosts_symbiotes() -> None:
    match = board("eddie-brock-v1", "klyntar-cascudo-v1")
    assert row(match, 0, "eddie-brock-v1")["powers"] == ["elasticity"]
    assert acts(match, "eddie-brock-v1", "klyntar-cascudo-v1")
    assert row(board("eddie-brock-v1"), 0, "eddie-brock-v1")["powers"] == []


def test_eddie_brock_v1_shields_symbiotes_in_the_opponents_preparation() -> None:
    cases = (
        ("preparation", "klyntar-cascudo-v1", 1),
        ("preparation", "B05", 2),
        ("attack", "klyntar-cascudo-v1", 2),
    )
    for when, target, hurt in cases:
        eddie = unit("eddie-brock-v1", "A10", "A04")  # and another one carries a card with Link
        others = [unit(ref, *["B06"] * 12) for ref in ("klyntar-cascudo-v1", "B05")]
        theirs = seat(eddie, *others, unit("A04", "A10"))
        ours = seat(unit("lagarto-v2", "3"), unit(FRIEND, "3"), deck=["A08"])
        match = position(ours, {**theirs, "deck": ["B06"]}, phase=when)
        use_it(match, "lagarto-v2", "lagarto-v2", f"target:{target}")
        assert soaked(match, target) + lost(match, target) == hurt


def test_BS_C4_eddie_brock_v1_shields_no_support() -> None:
    """It says "a character"."""
    nest = made("nest", "support", energy=3, shield=2, affiliations=["simbiontes"])
    theirs = seat(unit("eddie-brock-v1", "A10", "A04"), unit("nest", *["B06"] * 3), deck=["B06"])
    match = home_made(nest, seat(unit("lagarto-v2", "3"), deck=["A08"]), theirs)
    use_it(match, "lagarto-v2", "lagarto-v2", "target:nest")
    assert row(match, 1, "nest")["shield_used"] == 2


def test_eddie_brock_v1_shields_no_symbiote_of_the_opponent() -> None:
    theirs = seat(unit("eddie-brock-v1", "A10", "A04"), deck=["B06"])
    match = position(seat(unit("lagarto-v2", "3"), unit("klyntar-cascudo-v1", "9"), deck=["A08"]), theirs)
    use_it(match, "lagarto-v2", "lagarto-v2", "target:klyntar-cascudo-v1")
    assert row(match, 0, "klyntar-cascudo-v1")["shield_used"] == 2


def test_eddie_brock_v1_shields_more_with_more_link_cards() -> None:
    theirs = seat(unit("eddie-brock-v1", "A10", "A15", "3"), unit("klyntar-cascudo-v1", *["B06"] * 12))
    ours = seat(unit("lagarto-v2", "3"), deck=["A08"])
    match = position(ours, {**theirs, "deck": ["B06"]})
    use_it(match, "lagarto-v2", "lagarto-v2", "target:klyntar-cascudo-v1")
    assert soaked(match, "klyntar-cascudo-v1") == 0


def test_klyntar_camuflado_v1_hides_a_symbiote_beside_two_others() -> None:
    card = "klyntar-camuflado-v1"
    others = [unit("klyntar-cascudo-v1", "3"), unit("venom-v2", "3")]
    for beside, offered in ((others, True), (others[:1], False)):
        ours = seat(*beside, unit("A04", "3"), hand=[card], resources=["A08"] * 3, deck=["A08"] * 3)
        match = position(ours, seat(unit("A07", "3"), unit("B10", "3"), deck=["B06"] * 3))
        play(match, f"play:{card}")
        assert (f"choose:{card}" in keys(match) and "choose:no" not in keys(match)) == offered
        if offered:
            assert set(keys(match)) == {f"choose:{card}", "choose:klyntar-cascudo-v1", "choose:venom-v2"}
            play(match, "choose:venom-v2")
            while match.actor == 0:
                play(match, "pass")
            play(match, "act:A07:trick-arrow")
            assert "target:venom-v2" not in keys(match)
            assert "target:klyntar-cascudo-v1" in keys(match)


def test_klyntar_camuflado_v1_takes_a_link_card_for_shield() -> None:
    card = "klyntar-camuflado-v1"
    match = board(card, resources=["A19", "A10", "A15"])
    use_it(match, card, card)
    assert keys(match) == ["choose:A10", "choose:A15"]
    play(match, "choose:A10")
    assert {key.split(":")[1] for key in keys(match)} == {card}
    play(match, f"unload:{card}:A08")
    assert (row(match, 0, card)["shield"], stage(match, 0, card)) == (4, 1)
    assert carried(match, 0, card).count("A08") == 7
    assert "A10" in carried(match, 0, card)
    assert acts(match, card) == []
    assert not acts(board(card, resources=["A19"]), card, card)


def test_klyntar_esvoacante_v1_may_draw_when_another_symbiote_has_entered() -> None:
    card = "klyntar-esvoacante-v1"
    for other, since, offered in (
        ("venom-v2", "now", True),
        ("venom-v2", "earlier", False),
        ("A04", "now", False),
    ):
        ours = seat(unit(card, "3", since="now"), unit(other, "3", since=since), deck=["A19", "A23"])
        match = position(ours, seat(unit("B10", "3", since="now")))
        assert (f"choose:{card}" in keys(match)) == offered
        if offered:
            play(match, f"choose:{card}")
            assert hand(match, 0) == ["A19"]
            assert f"choose:{card}" not in keys(match)


def test_klyntar_esvoacante_v1_draws_more_beside_two_symbiotes() -> None:
    card = "klyntar-esvoacante-v1"
    for others, more in ((("venom-v2", "klyntar-cascudo-v1"), True), (("venom-v2", "A04"), False)):
        ours = seat(unit(card, "3"), *[unit(ref, "3") for ref in others], deck=["A19", "A23", "A25"])
        match = position(ours, seat(unit("B10", "3"), deck=["B06"]), phase="attack")
        use_it(match, card, card)
        assert hand(match, 0) == ["A19"]
        assert ("choose:yes" in keys(match)) == more
        if more:
            play(match, "choose:yes")
            assert hand(match, 0) == ["A19", "A23"]
        assert (stage(match, 0, card), acts(match, card)) == (0, [])


def test_parasita_klyntar_v1_finds_a_symbiote_beside_two_others() -> None:
    card = "parasita-klyntar-v1"
    for others, offered in ((("venom-v2", "klyntar-cascudo-v1"), True), (("venom-v2", "A04"), False)):
        ours = seat(unit(card, "3"), *[unit(ref, "3") for ref in others], deck=["A15", "A10", "A04", "A10"])
        match = position(ours, seat(unit("B10", "3"), deck=["B10"]))
        assert (f"choose:{card}" in keys(match)) == offered
        if offered:
            play(match, f"choose:{card}")
            assert keys(match) == ["choose:A10", "choose:no"]  # a character card with Link
            play(match, "choose:A10")
            assert hand(match, 0) == ["A10"]
            assert f"choose:{card}" not in keys(match)


def test_parasita_klyntar_v1_counts_other_symbiotes() -> None:
    card = "parasita-klyntar-v1"
    for others, more in ((("venom-v2", "klyntar-cascudo-v1"), 2), (("A04",), 0)):
        ours = seat(unit(card, "3"), *[unit(ref, "3") for ref in others], deck=["A08"])
        theirs = seat(unit(FIRST, *["B06"] * 12), unit("B10", "3"), deck=["B06"])
        match = position(ours, theirs, phase="attack")
        use_it(match, card, card, f"target:{FIRST}")
        assert (soaked(match), lost(match)) == (2, more)
        assert (stage(match, 0, card), acts(match, card)) == (0, [])


def test_peter_parker_v2_hosts_symbiotes_and_is_ready_with_one() -> None:
    card = "peter-parker-v2"
    match = board(card, "klyntar-cascudo-v1", since="now")
    assert row(match, 0, card)["powers"] == ["elasticity", "genius"]
    assert acts(match, card) == acts(match, card, card) != []
    ours = seat(unit(card, "A04", "3", since="now"), unit("A05", "A10"), deck=["A08"])
    match = position(ours, seat(unit(FIRST, "9"), deck=["B06"]), phase="attack")
    assert acts(match, card) == []
    assert row(board(card, "A04"), 0, card)["powers"] == ["genius"]


def test_rastejador_klyntar_v1_loads_up_to_two_cards_on_a_symbiote() -> None:
    card = "rastejador-klyntar-v1"
    ours = seat(unit(card, "3"), unit("venom-v2", "3"), unit(FRIEND, "3"), resources=["A19", "A23", "A25"])
    theirs = seat(unit(FIRST, "3"), unit("B10", "3"), resources=["B27"], deck=["B06"])
    match = position({**ours, "deck": ["A08"]}, theirs, phase="attack")
    use_it(match, card, card)
    assert keys(match) == [f"choose:{card}", "choose:venom-v2"]
    play(match, "choose:venom-v2", "choose:A19")
    assert keys(match) == ["choose:A23", "choose:A25", "pass"]
    play(match, "choose:A23")
    assert carried(match, 0, "venom-v2")[-2:] == ["A19", "A23"]
    assert (stage(match, 0, card), acts(match, card)) == (0, [])


def test_venom_v2_feeds_on_another_symbiote_and_bites() -> None:
    ours = seat(unit("venom-v2", "3"), resources=["venom-v2", "A15", "A10", "A04", "klyntar-cascudo-v1"])
    theirs = seat(unit(FIRST, *["B06"] * 12), unit("A15", "3"), resources=["B10"], deck=["B06"])
    match = position({**ours, "deck": ["A08"]}, theirs)
    play(match, "choose:venom-v2")
    assert keys(match) == ["choose:A10", "choose:klyntar-cascudo-v1"]
    play(match, "choose:A10")
    assert keys(match) == ["choose:venom-v2", f"choose:{FIRST}"]  # a character
    play(match, f"choose:{FIRST}")
    assert (soaked(match), lost(match)) == (0, 1)
    assert carried(match, 0, "venom-v2")[-1] == "A10"
    assert "choose:venom-v2" not in keys(match)
    bare = seat(unit("venom-v2", "3"), resources=["venom-v2", "A04"], deck=["A08"])
    assert "choose:venom-v2" not in keys(position(bare, theirs))


def test_BS_C6_venom_v2_feeds_on_no_venom_whoever_carries_the_text() -> None:
    """It says "not named Venom", not "of another name than the one that carries it"."""
    ours = seat(unit("eddie-brock-v1", "venom-v2", "3"), resources=["venom-v2", "A04"], deck=["A08"])
    theirs = seat(unit(FIRST, "3"), deck=["B06"])
    assert "choose:eddie-brock-v1:venom-v2" not in keys(position(ours, theirs))
    match = position({**ours, "resources": ["venom-v2", "A10", "klyntar-cascudo-v1"]}, theirs)
    play(match, "choose:eddie-brock-v1:venom-v2")
    assert keys(match) == ["choose:A10", "choose:klyntar-cascudo-v1"]


def test_BS_C6_carnificina_v3_is_not_hastened_by_a_carnificina_whoever_carries_the_text() -> None:
    for loaded, hastened in (("A10", True), ("A04", False)):
        kletus = made("kletus", "character", alter_ego="Kletus Casady", energy=4, shield=1, powers=["blades"])
        ours = seat(unit("kletus", "carnificina-v3", loaded, "violencia-v1", "3", stage=2), deck=["A08"])
        theirs = seat(unit(FIRST, "3"), deck=["B06"] * 3)
        match = home_made(kletus, ours, theirs, phase="anticipation", active=1)
        slugs = {key.split(":")[2] for key in acts(match, "kletus")}
        assert ("violencia" in slugs) == hastened
