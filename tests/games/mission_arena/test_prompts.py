"""What is asked of whom, why something cannot be used, and what words mean."""

import random

import thwack
from tests.kits.mission_arena import FILLER, at, pass_to, play, position, side
from thwack.games.mission_arena.cards.library import library
from thwack.games.mission_arena.choices import DESCRIBE, PASSES
from thwack.games.mission_arena.speech import prompts, reasons
from thwack.games.mission_arena.speech.catalogue import things
from thwack.wording import LANGUAGES


def test_every_option_is_known_by_its_places_and_cards() -> None:
    """No option is forgotten where it is looked for whom and what it uses."""
    known = {*reasons.PLACED, *reasons.FROM_HAND, *PASSES}
    others = {"draw_other_lot", "compare_lots", "start", "recycle_this", "put_mission", "resolve"}
    others |= {"engage_this", "discard_ready", "discard_engaged", "pay_with"}  # they name power points
    assert {step.__name__ for step in set(DESCRIBE) - known} == others


def test_glossaries_explain_the_same_words() -> None:
    rows = prompts.LINES.rows()
    assert set(rows["reminder"]) >= {name.replace("points", "point") for name in rows["term"]}
    sizes = {len(thwack.glossary("mission_arena", lang)) for lang in LANGUAGES}
    assert len(sizes - {len(thwack.glossary("mission_arena"))}) <= 1
    assert thwack.glossary("mission_arena")["Super Hit"].startswith("Discard a card of the name")
    assert "Punti Ferita" in thwack.glossary("mission_arena", "it")


# Prompts


def test_a_prompt_says_whose_turn_it_is_the_phase_and_the_decision() -> None:
    match = position(side([at("MB08"), "MB01"]), side(["MA15"]))
    assert match.prompt("en", 0) == "Player 1, turn 3 of 11, Challenge. Choose who challenges whom, or go on."
    assert match.prompt("en", 1) == (
        "Player 1, turn 3 of 11, Challenge. Waiting for Player 1 to choose who challenges whom, or go on."
    )
    assert match.prompt("it", 1) == (
        "Giocatore 1, turno 3 di 11, Sfida. In attesa che Giocatore 1 scelga chi sfida chi, o prosegua."
    )
    assert match.prompt("pt", 0) == (
        "Jogador 1, turno 3 de 11, Desafio. Escolha quem desafia quem, ou prossiga."
    )


def test_a_prompt_says_who_begins_and_who_has_won() -> None:
    match = thwack.new("mission_arena", seed=1)
    assert match.prompt("en", match.actor).startswith("The squads are chosen face down.")
    dice = random.Random(1)
    while match.actor is not None:
        match.play(dice.randrange(len(match.choices)))
    assert match.prompt("en", 0) == match.log("en")[-1]
    assert set(match.why_not(0).values()) == {"The match is over."}


# Reasons


def test_ma_6_why_an_ability_cannot_be_used() -> None:
    """MA-6.2, MA-6.6: By its cost, its kind, or because it was used."""
    mine = side([at("MA01", 1), at("MA04", 3), "MA15"], [at("MA07", 2)])
    match = position(mine, side([at("MB01", 3), "MB04", "MB06"], ["MB10"]), phase="abilities")
    found = match.why_not(0)
    sheets = {card.id: card.facts for card in thwack.cards("mission_arena")}
    for row in match.view(0)["seats"][0]["active"]:
        fact = sheets[row["card"]]
        if row["place"] in found and fact["kind"] == "offensive" and row["power"] < fact["cost"]:
            assert f"costs {fact['cost']} power point" in found[row["place"]]
        if fact["kind"] == "defensive":
            assert found[row["place"]].endswith("can only be used in your opponent's turn.")


def test_ma_2_duty_call_is_a_reason() -> None:
    """MA-2.1: Who was called neither challenges nor uses its ability."""
    mine = side(["MB08", "MB01", "MB04"], deck=["MB08", *FILLER, *FILLER])
    match = position(mine, side(["MA15"]), phase="duty-call")
    pass_to(match, "challenge")
    assert match.why_not(0)["active-1"].startswith("Duty Call: ")
    assert match.why_not(1)["active-1"] == "Player 1 decides now."


def test_ma_7_only_active_ones_challenge_and_once() -> None:
    """MA-7.2: The reasons in the Challenge phase."""
    match = position(side(["MB08", "MB01", "MB04"], ["MB10"]), side(["MA15", "MA16", "MA17"]))
    assert match.why_not(0)["reserve-1"] == "Only Active protagonists take part in challenges of their own."
    play(match, "challenge:MB08:MA15")
    assert match.why_not(0)["active-1"].endswith("already takes part in a challenge.")
    assert "active-2" not in match.why_not(0)


def test_ma_12_why_a_card_has_no_part_in_the_check_point() -> None:
    """MA-12.3, MA-12.4: Wound points once, Teams with all members."""
    team = next(card for card in thwack.cards("mission_arena") if card.facts["members"])
    mine = side(["MB08", "MB01", "MB04"], ["MB10"], hand=["MB08", "MB08", "MB01", team.id])
    match = position(mine, side(["MA15"]), phase="check-point")
    assert match.why_not(0)[team.id].startswith("Missing for this Team: ")
    play(match, "wound:MB08:MB08")
    assert match.why_not(0)["hand:MB08"] == "You have already assigned a wound point in this Check Point."


NO_PLACE = {
    "en": "All its members are in your hand, and no place is free for this Team.",
    "pt": "Todos os seus membros estão na sua mão, e não há posição livre para esta Equipe.",
    "es": "Todos sus miembros están en tu mano, y no hay ningún puesto libre para este Equipo.",
    "it": "Tutti i suoi membri sono nella tua mano, e per questo Team non c'è un posto libero.",
}


def test_ma_r56_a_team_without_a_place_is_not_said_to_share_a_member() -> None:
    """MA-R56, MA-R59: All members in hand and squads full of others; a Team that does share one says so."""
    mine = side(["MA01", "MA09", "MA07"], ["MA16", "MA15"], hand=["MA19", "MA11", "MA13"])
    match = position(mine, side(["MB09"]), phase="check-point")
    assert {lang: match.why_not(0, lang)["MA19"] for lang in LANGUAGES} == NO_PLACE
    mine = side(["MA19", "MA09", "MA07"], ["MA16", "MA15"], hand=["MA22", "MA11", "MA01", "MA04"])
    match = position(mine, side(["MB09"]), phase="check-point")
    assert match.why_not(0)["MA22"] == "Another Team in play already has one of its members."


def test_ma_12_5_why_an_empty_place_is_not_refilled() -> None:
    """MA-12.5: Without a Team; with full squads it is the swap that was used."""
    match = position(side(["MA01", "MA09"], hand=["MA15", "MA01"]), side(["MB09"]), phase="check-point")
    reason = "The Check Point refills empty places only after you have assembled a Team in it."
    assert match.why_not(0)["MA15"] == reason
    full = side(["MA01", "MA09", "MA07"], ["MA16", "MA15"], hand=["MA04", "MA11"])
    match = position(full, side(["MB09"]), phase="check-point")
    play(match, "swap:MA16:MA11:hand")
    assert match.why_not(0)["MA04"].startswith("You have already swapped a Reserve protagonist")


# Words for tables


def test_every_word_on_a_card_has_a_name_in_the_catalogue() -> None:
    for lang in LANGUAGES:
        found = {row["id"]: row for row in things(library(), lang)}
        for card in thwack.cards("mission_arena"):
            for group in ("skill", "alignment", "affiliation", "rarity"):
                assert found[f"{group}/{card.facts[group]}"]["name"]
            assert all(found[f"protagonist/{name}"]["name"] for name in card.facts["members"])
        assert found["ability/switch"]["text"].endswith(".")
