"""Options and events as sentences, in four languages."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.games import telling
from tests.games.telling import Ear
from tests.kits.mission_arena import at, avenger, home_made, play, position, side
from tests.thorough import batches, dear
from thwack import Match
from thwack.games.mission_arena import choices
from thwack.games.mission_arena.cards.library import library
from thwack.games.mission_arena.rules.winning import COMPLETE, DESTRUCTION, FATE
from thwack.games.mission_arena.speech import choice_lines, event_lines, naming
from thwack.games.mission_arena.state.table import ArenaTable
from thwack.kernel.table import Event
from thwack.wording import LANGUAGES

PACKAGE = Path(event_lines.__file__).parent
ROWS_OF_OVER = {row for rows in event_lines.OVER.values() for row in rows}
SLUGS = frozenset(
    slug
    for group in (library().protagonists, library().affiliations, library().rarities, library().abilities)
    for slug in group
    if "-" in slug or "_" in slug
)
# Words of the English rows that are no words of the other languages.
ENGLISH = re.compile(
    r"\b(the|draws?|puts?|with|from|wound|power|mission|points?|cards|hand|discards?|takes?|place|uses?|gets|"
    r"challenges?|against|goes|reveals|fields?|attack|defence|reserve|squad|exchange|and|stack|theirs|of)\b",
    re.IGNORECASE,
)


def table(match: Match) -> ArenaTable:
    """The table of a match."""
    assert isinstance(match._table, ArenaTable)
    return match._table


def english_names(lang: str) -> list[str]:
    """The names that have English words in a language."""
    groups = (library().protagonists, library().affiliations, library().rarities, library().abilities)
    found = {names[lang] for group in groups for names in group.values()}
    found |= {"Check Point", "Battle of Fate", *(deck.name for deck in library().decks.values())}
    return [name for name in found if ENGLISH.search(name)]


EAR = Ear(ENGLISH, SLUGS, {lang: english_names(lang) for lang in LANGUAGES})


def options(seed: int) -> dict[str, Any]:
    """A set-up: the presets on either side, against each other or against themselves, all rules."""
    dice = random.Random(seed)
    presets = list(library().decks)
    return {
        "decks": [dice.choice(presets), dice.choice(presets)],
        "weak_points": dice.choice(("off", "A", "B")),
        "abilities": seed % 10 != 9,
    }


def choose(match: Match, dice: random.Random) -> int:
    """A choice at random; more abilities and Teams, and seldom nothing, so that more happens."""
    weight = {"pass": 0.15, "activate": 3.0, "assemble": 8.0, "wound": 3.0}
    weights = [weight.get(choice.verb, 1.0) for choice in match.choices]
    return dice.choices(range(len(weights)), weights)[0]


def said(match: Match, key: str) -> tuple[str, ...]:
    """What a choice says in the four languages."""
    found = {choice.key: choice for choice in match.choices}
    assert key in found, list(found)
    return tuple(found[key].text(lang) for lang in LANGUAGES)


# Rows


def test_every_option_says_something() -> None:
    assert set(choice_lines.SAID) == set(choices.DESCRIBE)


def test_every_event_that_is_emitted_can_be_told() -> None:
    assert telling.emitted(PACKAGE.parent) == {name: len(args) for name, args in event_lines.EVENTS.items()}
    assert set(naming.rows()["event"]) - ROWS_OF_OVER == set(event_lines.EVENTS) - {"over"}


def test_every_row_is_there_in_four_languages_and_used() -> None:
    telling.check_rows(naming.rows())
    telling.check_rows_are_used(naming.rows(), PACKAGE, "../state/table.py")


# Random matches


@pytest.mark.parametrize("batch", batches(40, few=1))
def test_every_choice_and_event_of_random_matches_reads_in_four_languages(batch: int) -> None:
    for seed in range(5 * batch, 5 * batch + 5):
        match, dice = thwack.new("mission_arena", seed=seed, **options(seed)), random.Random(seed)
        telling.watch(match, dice, choose, EAR)
        telling.watch_log(match, EAR)


# Secrets


def names_seen(match: Match, seat: int | None) -> set[str]:
    """The names of all cards that a view shows, with and without what tells them apart."""
    view = match.view(seat)
    found: list[str | None] = [view["duty"]["card"]] if view["duty"] else []
    for row in view["seats"]:
        found += [*row["hand"], *row["discard"], *(mission["card"] for mission in row["missions"])]
        for place in row["active"] + row["reserve"]:
            found += [place["card"], *place["wounds"], *place["power_cards"]]
    cast = table(match).cast
    known = [cast.number[card] for card in found if card]
    return {name for card in known for name in names_of(match, card)}


def names_of(match: Match, card: int) -> set[str]:
    """What a card may be called in the log; and the names inside it, if it is a Team."""
    cast = table(match).cast
    inside = {library().protagonists[name]["en"] for name in cast.sheets[card].members}
    return {naming.card_name(cast, card, "en"), naming.names(cast, "en")[card]} | inside


def shown_by(match: Match, event: Event) -> set[str]:
    """The names of lots that were drawn: they go back."""
    cards = event[1:] if event[0] == "lots" else ()
    return set().union(*(names_of(match, card) for card in cards))


@dear(2)
@pytest.mark.parametrize("seed", range(20))
def test_no_log_names_a_card_that_its_reader_does_not_know(seed: int) -> None:
    match = thwack.new("mission_arena", seed=seed, **options(seed))
    cast = table(match).cast
    names = {naming.card_name(cast, card, "en") for card in range(len(cast.sheets))}
    told = telling.watch_secrets(match, random.Random(seed), choose, names, names_seen, shown_by)
    assert sum(bool(re.search(r" (draws|fields) (a card|\d+ cards)\b", text)) for text in told) > 15


@pytest.mark.parametrize("seed", range(8))
def test_no_option_tells_more_than_who_chooses_knows(seed: int) -> None:
    """In every world that looks the same to the player, the options read the same."""
    match, dice = thwack.new("mission_arena", seed=seed, **options(seed)), random.Random(seed)
    while match.actor is not None:
        if dice.random() < 0.3:
            world = match.imagine(match.actor, seed)
            mine, dreamt = ([choice.text("it") for choice in each.choices] for each in (match, world))
            assert mine == dreamt
        match.play(choose(match, dice))


def test_a_player_reads_the_own_draws_and_nobody_else_does() -> None:
    match = thwack.new("mission_arena", seed=3, first=0)
    mine, theirs, nobody = (match.log("en", seat) for seat in (0, 1, None))
    hidden = "Avengers draws 10 cards."
    assert (mine.count(hidden), theirs.count(hidden), nobody.count(hidden)) == (0, 1, 1)
    assert "Webs and Court draws 10 cards." in mine
    play(match, match.choices[0].key)
    assert match.log("en", 1)[-1] == match.log("en", None)[-1] == "Avengers fields a card in Active place 1."
    assert not match.log("en", 0)[-1].startswith("Avengers fields a card")


def test_power_points_are_never_named_before_they_are_discarded() -> None:
    match = position(side([at("MA01")], deck=["MA07", "MA08", "MA09"]), phase="power-up")
    assert match.log("en", 0)[-3:] == [f"Captain America gets a power point and has {n}." for n in (1, 2, 3)]
    match = position(side([at("MA01", 2, engaged=1), at("MA07")]), side([at("MB07")]), phase="power-up")
    assert said(match, "power:MA01")[0] == "Give Captain America a power point (has 2)"


# What options say


def test_who_begins_is_asked_of_chance_in_words() -> None:
    match = thwack.new("mission_arena", seed=1, chance="ask")
    while match.actor != thwack.CHANCE:
        match.play(0)
    first = match.choices[0]
    assert first.text("it").startswith("Avengers rivela ")
    match.play(first.key)
    assert match.choices[0].text("en").startswith("Webs and Court reveals ")


def test_cards_of_one_name_are_told_apart_by_rarity() -> None:
    match = position(side([at("MA07")], hand=["MA01", "MA03", "MA11"]), phase="replacement")
    assert said(match, "deploy:MA03:active-2") == (
        "Field Captain America (Rare) in Active place 2",
        "Colocar Capitão América (Rara) na posição Ativa 2",
        "Colocar a Capitán América (Rara) en el puesto Activo 2",
        "Schierare Captain America (Rara) nel posto Attivo 2",
    )
    match = position(side(["MA07", "MA09", "MA15"], hand=["MA01", "MA11", "MA16"]), phase="replacement")
    assert said(match, "deploy:MA11:reserve-1")[3] == "Schierare Black Widow nel posto di Riserva 1"


def test_cards_of_one_name_and_rarity_are_told_apart_by_id() -> None:
    cards = avenger("HM01", "thor") + avenger("HM02", "thor") + avenger("HM03", "hulk")
    match = home_made(cards, side([at("HM03")], hand=["HM01", "HM02"]), side(), phase="replacement")
    assert said(match, "deploy:HM01:active-2")[0] == "Field Thor (Common, HM01) in Active place 2"


def test_an_ability_tells_what_it_does_now() -> None:
    mine = side([at("MA14", 2, "MA13"), at("MA01", 2), at("MA05", 1)], [at("MA15", 2)], hand=["MA16"])
    match = position({**mine, "missions": ["MA01", "MA02"]}, side([at("MB07")]), phase="abilities")
    english, portuguese, spanish, italian = said(match, "activate:MA14")
    assert english == "Hawkeye: Bonus Attack (1 power point): give all your Avengers protagonists +200 Attack"
    assert portuguese.endswith(": dar +200 de Ataque a todos os seus protagonistas de afiliação Vingadores")
    assert spanish.endswith(": dar +200 de Ataque a todos tus protagonistas de afiliación Vengadores")
    assert italian.endswith(": dare +200 Attacco a tutti i tuoi protagonisti di affiliazione Avengers")
    assert said(match, "pass")[0] == "Use no special ability"
    play(match, "activate:MA14")
    assert match.log("it")[-1] == "Giocatore 1: +200 Attacco per i protagonisti di affiliazione Avengers."
    assert said(match, "pass")[0] == "Use no more special abilities"
    play(match, "activate:MA05")
    assert match.log("en")[-1] == "Iron Man gains 2 temporary power points."
    play(match, "activate:MA01")
    assert [choice.text("en") for choice in match.choices] == [
        "Pay with 2 power points of Captain America",
        "Pay with 1 temporary power point and 1 of Captain America",
        "Pay with 2 temporary power points",
    ]
    play(match, "choose:bank-2", "activate:MA15")
    assert said(match, "choose:mission-2:MA16") == (
        "Exchange mission 2, Captain America (Uncommon), for Relic Hunter",
        "Trocar a missão 2, Capitão América (Incomum), por Caçador de Relíquias",
        "Cambiar la misión 2, Capitán América (Poco común), por Cazador de Reliquias",
        "Scambiare la Missione 2, Captain America (Non comune), con Relic Hunter",
    )
    assert said(match, "pass")[0] == "Exchange no mission"


def test_challenges_tell_where_the_challenged_one_stands() -> None:
    mine, theirs = side([at("MA11", 2), at("MA08", 3)]), side([at("MB07")], [at("MB09")], missions=["MB15"])
    match = position(mine, theirs, phase="abilities")
    play(match, "activate:MA11", "activate:MA08")
    assert said(match, "challenge:MA11:MB09") == (
        "Challenge Nebula (Reserve) with Black Widow",
        "Desafiar Nebulosa (Reserva) com Viúva Negra",
        "Desafiar a Nebula (Reserva) con Viuda Negra",
        "Sfidare Nebula (Riserva) con Black Widow",
    )
    assert said(match, "challenge:MA08:MB15:mission") == (
        "Challenge the mission Old Oracle with Thor",
        "Desafiar a missão Velho Oráculo com Thor",
        "Desafiar a la misión Viejo Oráculo con Thor",
        "Sfidare la Missione Old Oracle con Thor",
    )


def test_like_ones_of_both_sides_are_told_apart() -> None:
    match = position(side([at("MA07", 2)], hand=["MA11"]), side([at("MA07")], hand=["MA07"]))
    assert said(match, "challenge:MA07:MA07")[0] == "Challenge Thor (theirs) with Thor"
    play(match, "challenge:MA07:MA07")
    assert match.log("en")[-1] == "Thor (Player 1) challenges Thor (Player 2)."
    assert said(match, "boost:MA07:MA11")[1] == "Boost: descartar Viúva Negra para Thor (+100 de Ataque)"


# What events say


def event(match: Match, *parts: Any) -> tuple[str, ...]:
    """An event in the four languages, as a spectator reads it."""
    return tuple(event_lines.event_text(table(match), parts, lang, None) for lang in LANGUAGES)


def test_a_clash_tells_both_sides_and_its_outcome() -> None:
    match = position(side([at("MA07")]), side([at("MB09")]))
    thor, nebula = ((table(match).cast.number[card], seat) for seat, card in enumerate(("MA07", "MB09")))
    assert event(match, "clash", thor, (*nebula, 0), 1000, 700, 1050, 1) == (
        "Thor (Attack 1000) against Nebula (Defence 700, 1050 with Resistance): exhausted.",
        "Thor (Ataque 1000) contra Nebulosa (Defesa 700, 1050 com Resistência): alvo exausto.",
        "Thor (Ataque 1000) contra Nebula (Defensa 700, 1050 con Resistencia): objetivo exhausto.",
        "Thor (Attacco 1000) contro Nebula (Difesa 700, 1050 con Resistenza): bersaglio esausto.",
    )
    without = event(match, "clash", thor, (*nebula, 0), 1000, 700, 1050, 2)
    assert without[0].endswith(": exhausted without a power point, and so defeated.")
    assert event(match, "clash", thor, (*nebula, 0), 1050, 700, 1050, 2)[0].endswith("Resistance): defeated.")
    assert event(match, "counter", nebula, thor, 850, 0)[3] == (
        "Nebula risponde al colpo di Thor con Attacco 850: nessun effetto sullo sfidante."
    )


def test_a_counter_attack_says_who_is_defeated() -> None:
    match = position(side([at("MA07")]), side([at("MB09")]))
    thor, nebula = ((table(match).cast.number[card], seat) for seat, card in enumerate(("MA07", "MB09")))
    assert event(match, "counter", nebula, thor, 850, 2) == (
        "Nebula strikes back at Thor with Attack 850: the challenger is defeated.",
        "Nebulosa revida contra Thor com Ataque 850: o desafiante é derrotado.",
        "Nebula devuelve el golpe a Thor con Ataque 850: el desafiante es derrotado.",
        "Nebula risponde al colpo di Thor con Attacco 850: lo sfidante è sconfitto.",
    )
    assert event(match, "counter", nebula, thor, 850, 1)[3].endswith(": lo sfidante è esausto.")


def test_a_challenged_mission_is_told_with_its_article() -> None:
    match = position(side([at("MA07")]), side([at("MB09")]))
    thor, nebula = ((table(match).cast.number[card], seat) for seat, card in enumerate(("MA07", "MB09")))
    assert event(match, "challenged", thor, (*nebula, 1))[2] == "Thor desafía a la misión Nebula."


def test_players_go_by_their_decks_in_every_language() -> None:
    match = thwack.new("mission_arena", seed=1, decks=["heroes-united", "pact-of-frost"])
    told = [match.log(lang)[0].partition(" ")[0] for lang in LANGUAGES]
    assert told == ["Heroes", "Heróis", "Héroes", "Eroi"]
    assert match.prompt("it", 1).startswith("In attesa che Eroi Uniti") or "Eroi Uniti" in match.prompt(
        "it", 1
    )
    names = {row["id"]: row["name"] for row in thwack.setups("mission_arena")["decks"]["choices"]}
    assert names["pact-of-frost"] == {
        "en": "Pact of Frost",
        "pt": "Pacto do Gelo",
        "es": "Pacto de Hielo",
        "it": "Patto di Ghiaccio",
    }
    by_name = thwack.new("mission_arena", seed=1, decks=["Eroi uniti", "pacto de hielo"])
    assert by_name.view(None) == match.view(None)


def test_a_wound_point_says_which_ability_it_covers() -> None:
    match = position(side(["MA01", "MA09"], hand=["MA03", "MA01"]), phase="check-point")
    assert said(match, "wound:MA01:MA03") == (
        "Put Captain America (Rare) on its stack as a wound point (has 1): Counter Attack instead of Group "
        "Attack",
        "Colocar Capitão América (Rara) na sua pilha como ponto de ferimento (tem 1): Contra-Ataque em vez "
        "de Ataque em Grupo",
        "Poner Capitán América (Rara) en su pila como punto de herida (tiene 1): Contraataque en lugar de "
        "Ataque en grupo",
        "Mettere Captain America (Rara) sulla sua pila come Punto Ferita (ne ha 1): Counter Attack al "
        "posto di Group Attack",
    )
    assert said(match, "wound:MA01:MA01")[0].endswith("as a wound point (has 1)")  # the same ability


def test_a_boost_says_what_a_card_gives_and_how_many_there_may_be() -> None:
    mine = side([at("MA07", 3)], hand=["MA01", "MA02", "MA03", "MA04"])
    match = position(mine, side([at("MB09", 2)], hand=["MB01", "MB02"]))
    play(match, "challenge:MA07:MB09")
    assert "(+100 Attack for each card, at most one for each of its power points)" in match.prompt("en", 0)
    play(match, "boost:MA07:MA01")
    assert "for Thor (+100 Attack for each card, 2 more at most), or go on." in match.prompt("en", 0)
    assert "per Thor (+100 Attacco per ogni carta, ancora 2 al massimo)" in match.prompt("it", 0)
    play(match, "pass")
    assert "(+50 Defence for each card" in match.prompt("en", 1)


@pytest.mark.parametrize(
    ("winners", "reason", "text"),
    [
        ((0,), COMPLETE, "Player 1 wins by 7 mission points to 4."),
        ((), COMPLETE, "A draw: both have 7 mission points."),
        ((1,), DESTRUCTION, "Player 2 wins: Player 1 cannot draw any card."),
        ((1,), FATE, "Player 2 wins: a nemesis has fallen in the Battle of Fate."),
        ((), FATE, "A draw: on both sides a nemesis has fallen in the Battle of Fate."),
    ],
)
def test_the_end_is_told_with_its_reason(winners: tuple[int, ...], reason: str, text: str) -> None:
    match = position(side([at("MA07")]), side([at("MB09")]))
    table(match).points = [7, 4]
    found = event(match, "over", winners, reason)
    assert found[0] == text
    assert all(EAR.hears(line, lang) for line, lang in zip(found, LANGUAGES, strict=True))


def test_cards_with_commas_in_their_names_are_listed_with_semicolons() -> None:
    match = position(side([at("MA07")], hand=["MA20", "MA01"]), side([at("MB09")]))
    number = table(match).cast.number
    cards = tuple((number[card], 1) for card in ("MA20", "MA01", "MA07"))
    assert event_lines.event_text(table(match), ("drawn", 0, cards), "en", 0) == (
        "Player 1 draws Team Captain America, Iron Man & Thor; Captain America and Thor."
    )
    assert event_lines.event_text(table(match), ("drawn", 0, cards), "it", 1) == "Giocatore 1 pesca 3 carte."
    assert event_lines.event_text(table(match), ("squads", 0, ()), "en", 0) == ""
