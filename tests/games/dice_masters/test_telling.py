"""Choices, events and cards as sentences, in four languages."""

import ast
import random
import re
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import thwack
from tests.kits.dice_masters import play, position, random_team, roll, seat
from tests.thorough import batches
from thwack import Match
from thwack.cardlang.meaning import select_nothing
from thwack.games.dice_masters import choices
from thwack.games.dice_masters.cards.library import library
from thwack.games.dice_masters.rules import choosing
from thwack.games.dice_masters.speech import choice_lines, event_lines, naming
from thwack.games.dice_masters.state.table import PLAYER, DiceTable
from thwack.kernel.table import unchain
from thwack.wording import LANGUAGES

PACKAGE = Path(event_lines.__file__).parent
SLUGS = frozenset(card for card in library().cards if "-" in card)
# Words of the English rows that no name has in another language.
ENGLISH = re.compile(
    r"\b(the|damage|sidekicks?|draws|shows|fields|energy|life|level|yours|opponent|attacks|blocks|pays?|buy|"
    r"choose|reroll|keep|field|turn|wins|dice|die|used|pile|takes|gets|must|cannot|assign|now|generic)\b",
    re.IGNORECASE,
)
ENGLISH_IN = {"pt": (), "es": (), "it": ("die",)}  # words that are their own, too


def table(match: Match) -> DiceTable:
    """The table of a match."""
    assert isinstance(match._table, DiceTable)
    return match._table


def texts(match: Match, lang: str = "en") -> list[str]:
    """What all choices say."""
    return [choice.text(lang) for choice in match.choices]


def said(match: Match, key: str) -> tuple[str, ...]:
    """What a choice says in the four languages."""
    choice = next(choice for choice in match.choices if choice.key == key)
    return tuple(choice.text(lang) for lang in LANGUAGES)


@cache
def is_sound(text: str, lang: str) -> bool:
    """Whether a line is one: no slots, no marks, no slugs, no English where it does not belong."""
    if not text or re.search(r"[{}\x00-\x1f]|\(\)|  | [.,:)]|!\.", text):
        return False
    if SLUGS & set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)):
        return False
    plain = text
    for name in NAMES[lang]:
        if name in plain:
            plain = plain.replace(name, "")
    return lang == "en" or not [w for w in ENGLISH.findall(plain) if w.lower() not in ENGLISH_IN[lang]]


def english_names(lang: str) -> list[str]:
    """The names that have English words in a language."""
    found = {name for card in library().cards.values() for name in (card.name[lang], card.title_name[lang])}
    found |= {card.subtitle[lang] for card in library().cards.values() if card.subtitle}
    found |= {team.name for team in library().teams.values()}
    return sorted((name for name in found if ENGLISH.search(name)), key=len, reverse=True)


NAMES = {lang: english_names(lang) for lang in LANGUAGES}


def watch(match: Match) -> None:
    """Every choice says something, and unlike choices say unlike things."""
    keys = {choice.key for choice in match.choices}
    for lang in LANGUAGES:
        lines = texts(match, lang)
        assert not [line for line in lines if not is_sound(line, lang)]
        assert len(set(lines)) >= len(keys), sorted(line for line in lines if lines.count(line) > 1)


def watch_log(match: Match) -> None:
    """Every event says something."""
    events = unchain(table(match).events)
    assert len(match.log("en")) == len(events)
    for lang in LANGUAGES:
        lines = [event_lines.event_text(table(match), event, lang, None) for event in events]
        assert not [line for line in lines if not is_sound(line, lang)]
        assert all(line.endswith((".", "!")) for line in lines)


def play_watched(match: Match, seed: int) -> None:
    """Random choices to the end."""
    dice = random.Random(seed)
    while match.actor is not None:
        watch(match)
        match.play(dice.randrange(len(match.choices)))
    watch_log(match)


def teams(seed: int) -> list[dict[str, Any]]:
    """Two teams; in every third match the same one twice."""
    dice = random.Random(seed)
    mine = {**random_team(dice), "name": "Alfa"}
    theirs = mine if seed % 3 == 0 else random_team(dice)
    return [mine, {**theirs, "name": "Beta"}]


# Rows


def rows() -> list[tuple[str, dict[str, str]]]:
    """All rows."""
    return [(f"{group}.{name}", row) for group, found in naming.rows().items() for name, row in found.items()]


def test_every_option_has_a_row_in_four_languages() -> None:
    assert set(choice_lines.SAID) == set(choices.TABLE) | set(choices.PASSES)
    for name, row in rows():
        assert tuple(row) == LANGUAGES, name
        assert all(text.strip() for text in row.values()), name


def test_a_row_speaks_of_the_same_things_in_every_language() -> None:
    for name, row in rows():
        slots = [
            {re.split(r"[:|]", slot.partition(":")[2] if slot.startswith("-") else slot)[0] for slot in found}
            for found in (re.findall(r"\{([^{}]*)\}", text) for text in row.values())
        ]
        plain = [{slot for slot in found if slot not in ("n", "die")} for found in slots]
        assert plain.count(plain[0]) == len(LANGUAGES), name


def test_every_row_is_used() -> None:
    text = "".join(
        (PACKAGE / name).read_text(encoding="utf-8")
        for name in ("naming.py", "event_lines.py", "choice_lines.py")
    )
    made = {"zone", "face", "energy"}  # looked up by the names of zones and faces
    told = (
        {f"pick_{row}" for row in naming.FLAGS.values()}
        | set(naming.FLAGS.values())
        | set(event_lines.EVENTS)
    )
    told |= {f"waive_{ban}" for ban in ("rerolls", "actions", "fielding")} | {"hurt_by", "lost_by"}
    for name, _ in rows():
        group, _, row = name.partition(".")
        assert group in made or row in told or f'"{row}"' in text or f"'{row}'" in text, name


def test_every_event_that_is_told_has_a_row() -> None:
    """Whatever the rules emit can be told, with as many arguments as it has."""
    found: dict[str, int] = {}
    for file in PACKAGE.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "emit"
            ):
                assert isinstance(node.args[0], ast.Constant)
                name = str(node.args[0].value)
                assert found.setdefault(name, len(node.args) - 1) == len(node.args) - 1, name
    assert found == {name: len(args) for name, args in event_lines.EVENTS.items()}
    odd = {"flagged"}  # one row for each flag
    assert set(found) - odd <= set(naming.rows()["event"])


# Random matches


@pytest.mark.parametrize("batch", batches(10, few=1))
def test_every_choice_and_event_of_random_matches_reads_in_four_languages(batch: int) -> None:
    for seed in range(10 * batch, 10 * batch + 10):
        order = "every-action" if seed % 4 == 1 else "tournament"
        errata = "errata" if seed % 2 else "printed"
        match = thwack.new("dice_masters", seed=seed, teams=teams(seed), globals_order=order, errata=errata)
        play_watched(match, seed)


@pytest.mark.parametrize("mode", ["first-game", "basic", "draft"])
def test_every_choice_and_event_reads_in_the_other_modes(mode: str) -> None:
    for seed in range(3):
        play_watched(thwack.new("dice_masters", seed=seed, mode=mode), seed)


@pytest.mark.parametrize("mode", ["first-game", "draft"])
def test_the_questions_to_chance_read_in_four_languages(mode: str) -> None:
    for seed in range(2):
        play_watched(thwack.new("dice_masters", seed=seed, mode=mode, chance="ask"), seed)


# Choices


def in_main() -> Match:
    """A main step with a bit of everything."""
    return position(
        seat(
            life=9,
            field=["hulk-jade-giant 2", "sidekick"],
            reserve=[
                "sidekick fist",
                "sidekick shield",
                "sidekick mask",
                "storm-ro 2",
                "inner-rage action-1",
                "thor-lord-of-asgard bolt-2",
            ],
            cards={"captain-america-american-hero": 2, "storm-ro": 1},
            bag=["sidekick"] * 4,
        ),
        seat(
            life=2,
            field=["beast-mutate-666", "sidekick"],
            reserve=["sidekick fist", "sidekick shield"],
            cards={"beast-mutate-666": 1},
            bag=["sidekick", "beast-mutate-666"],
        ),
        basics=("inner-rage", "smash", "take-cover"),
        turn=5,
    )


def test_the_main_step_names_cards_costs_and_levels() -> None:
    match = in_main()
    assert said(match, "buy:captain-america-american-hero") == (
        "Buy Captain America: American Hero (4 shield)",
        "Comprar Capitão América: Herói Americano (custo 4, escudo)",
        "Comprar Capitán América: Héroe nacional (coste 4, escudo)",
        "Comprare Capitan America: Eroe americano (costo 4, scudo)",
    )
    assert said(match, "buy:smash") == (
        "Buy Smash! (3 energy)",
        "Comprar Esmaga! (custo 3)",
        "Comprar ¡Smash! (coste 3)",
        "Comprare Spacca! (costo 3)",
    )
    assert said(match, "field:storm-ro") == (
        "Field Storm: 'Ro, level 2 (cost 1)",
        "Posicionar Tempestade: 'Ro, nível 2 (custo 1)",
        "Desplegar Tormenta: Oloro, nivel 2 (coste 1)",
        "Schierare Tempesta: 'Ro, livello 2 (costo 1)",
    )
    assert said(match, "use:inner-rage") == (
        "Use Inner Rage (*)",
        "Usar Fúria Interior (*)",
        "Usar Rabia interior (*)",
        "Usare Rabbia interiore (*)",
    )
    assert said(match, "pass") == (
        "End the main step",
        "Encerrar a etapa principal",
        "Terminar la fase principal",
        "Terminare la fase principale",
    )


def test_a_global_says_its_cost_and_what_it_does() -> None:
    for text in said(in_main(), "global:take-cover"):
        assert text.count(":") == 1
        assert "+1D" in text
    english, portuguese, spanish, italian = said(in_main(), "global:take-cover")
    assert english.startswith("Use the Global of Take Cover (1 shield): ")
    assert portuguese.startswith("Usar a habilidade global de Buscar Cobertura (1 escudo): ")
    assert spanish.startswith("Usar la habilidad global de Ponerse a cubierto (1 escudo): ")
    assert italian.startswith("Usare l'abilità globale di Mettersi al riparo (1 scudo): ")


def test_a_payment_names_its_dice_and_what_they_show() -> None:
    match = in_main()
    play(match, "field:storm-ro")
    assert said(match, "pay:sidekick:mask") == (
        "Pay with a Sidekick (mask)",
        "Pagar com um parceiro (máscara)",
        "Pagar con un comparsa (antifaz)",
        "Pagare con una spalla (maschera)",
    )
    assert said(match, "pay:thor-lord-of-asgard:bolt-2:part") == (
        "Pay with Thor (1 of 2 bolts)",
        "Pagar com o Thor (1 de 2 raios)",
        "Pagar con Thor (1 de 2 rayos)",
        "Pagare con Thor (1 di 2 fulmini)",
    )
    match = in_main()
    play(match, "buy:storm-ro")
    assert "Pay with 2 Sidekicks (fist, mask)" in texts(match)
    assert "Pagar com um parceiro (máscara) e o Thor (1 de 2 raios)" in texts(match, "pt")


def test_energy_left_over_is_told() -> None:
    match = position(
        seat(reserve=["smash generic-2", "sidekick fist"], cards={"beast-mutate-666": 1}, life=9),
        basics=("smash", "inner-rage", "invulnerability"),
    )
    table(match).change = 1
    step = (next(f for f in choices.PASSES if f.__name__ == "stop_paying"), ())
    assert choice_lines.choice_text(table(match), step, "en") == (
        "Buy and field nothing more: 1 generic energy is lost"
    )
    way = ((-1, 2),)  # without a die
    paid = (next(f for f in choices.TABLE if f.__name__ == "pay_with"), 0, way, 2)
    assert choice_lines.choice_text(table(match), paid, "it") == "Pagare con 2 energie generiche senza dado"


def test_the_reroll_tells_faces_and_what_is_kept() -> None:
    match = position(seat(rolling=["sidekick fist", "sidekick 1", "hulk-jade-giant 3"]), step="roll")
    assert texts(match) == [
        "Reroll a Sidekick (fist)",
        "Reroll a Sidekick (character)",
        "Reroll Hulk (level 3)",
        "Keep all dice",
    ]
    play(match, "reroll:sidekick:fist")
    assert said(match, "keep") == (
        "Keep the rest and reroll 1 die",
        "Ficar com o resto e jogar novamente 1 dado",
        "Quedarse con el resto y repetir la tirada de 1 dado",
        "Tenere il resto e tirare di nuovo 1 dado",
    )
    play(match, "keep")
    assert "A Sidekick shows: fist" in texts(match)
    assert "Una spalla mostra: personaggio" in texts(match, "it")


def test_attackers_blockers_and_damage() -> None:
    match = in_main()
    play(match, "pass")
    assert said(match, "pass") == (
        "Pass: use no Global",
        "Passar: não usar habilidade global",
        "Pasar: no usar habilidades globales",
        "Passare: non usare abilità globali",
    )
    play(match, "pass", "pass")
    assert texts(match) == ["Attack with a Sidekick", "Attack with Hulk", "Do not attack"]
    play(match, "attack:hulk-jade-giant")
    assert texts(match)[-1] == "No more attackers"
    play(match, "pass")
    assert said(match, "block:beast-mutate-666:hulk-jade-giant") == (
        "Block Hulk with Beast",
        "Bloquear o Hulk com o Fera",
        "Bloquear a Hulk con Bestia",
        "Bloccare Hulk con Bestia",
    )
    assert texts(match)[-1] == "Do not block"
    play(match, "block:beast-mutate-666:hulk-jade-giant")
    assert texts(match)[-1] == "No more blockers"
    play(match, "block:sidekick:hulk-jade-giant", "draw:sidekick", "choose:sidekick")
    assert texts(match)[-1] == "Pass: go on to damage"
    play(match, "pass", "pass", "pass")
    assert said(match, "assign:sidekick:3") == (
        "Assign 3 of Hulk's damage to a Sidekick",
        "Designar 3 do dano do Hulk a um parceiro",
        "Asignar 3 del daño de Hulk a un comparsa",
        "Assegnare 3 danni di Hulk a una spalla",
    )


def test_a_choice_says_what_will_be_done_with_what_is_chosen() -> None:
    match = in_main()
    play(match, "global:take-cover")
    assert said(match, "choose:hulk-jade-giant") == (
        "Give Hulk (yours) +1D",
        "Dar +1D ao Hulk (seu)",
        "Dar +1D a Hulk (tuyo)",
        "Dare +1D a Hulk (tuo)",
    )
    assert "Give Beast (opponent's) +1D" in texts(match)
    assert "Dare +1D a una spalla (dell'avversario)" in texts(match, "it")


def test_like_dice_are_told_apart_by_what_differs() -> None:
    mine = seat(field=["hulk-jade-giant 1", "hulk-jade-giant 2", "sidekick", "thor-lord-of-asgard 1"])
    theirs = seat(
        field=["hulk-green-goliath 1", "thor-lord-of-asgard 2", "thor-lord-of-asgard 2 damage=1"],
        reserve=["power-bolt action-0"],
    )
    match = position(mine, theirs, basics=("power-bolt",), active=1)
    play(match, "use:power-bolt")
    found = texts(match)
    for text in (
        "Deal 2 damage to Hulk (opponent's, level 1)",
        "Deal 2 damage to Hulk (opponent's, level 2)",
        "Deal 2 damage to Hulk (yours)",
        "Deal 2 damage to Thor (yours, no damage)",
        "Deal 2 damage to Thor (yours, 1 damage)",
        "Deal 2 damage to Player 1 (opponent)",
        "Deal 2 damage to Player 2 (you)",
    ):
        assert text in found, found
    assert "Causar 2 de dano ao Jogador 2 (você)" in texts(match, "pt")
    assert "Causar 2 de daño al Jugador 1 (oponente)" in texts(match, "es")


def test_a_player_may_be_chosen_alone() -> None:
    """No card offers players without characters yet; the words of cards can."""
    match = in_main()
    step = (choosing.pick_player, PLAYER + 1)
    assert choice_lines.choice_text(table(match), step, "en") == "Choose Player 2 (opponent)"


def test_damage_under_way_is_told_with_its_target() -> None:
    match = position(
        seat(field=["hulk-jade-giant 1"], cards={"vibranium-shield-one-of-a-kind": 1}),
        seat(field=["sidekick attacking", "thor-lord-of-asgard attacking"], reserve=["sidekick shield"]),
        step="block",
        active=1,
        turn=4,
    )
    play(match, "block:hulk-jade-giant:sidekick")
    found = texts(match)
    assert found[0].startswith(
        "Use the Global of Vibranium Shield: One of a Kind (1 shield) on 1 damage to Hulk: "
    )
    assert " on 5 damage to Player 1 (opponent): " in found[1]
    assert " sobre 6 de dano em um parceiro: " in texts(match, "pt")[2]
    assert found[-1] == "Let the damage happen"


def test_optional_effects_say_what_they_are_and_whose_is_declined() -> None:
    match = position(
        seat(reserve=["gambit-ace-in-the-hole 1", "sidekick fist", "sidekick fist"], bag=["sidekick"] * 3)
    )
    play(match, "field:gambit-ace-in-the-hole")
    assert texts(match)[0].startswith("Draw 1 die")
    assert said(match, "pass") == (
        "Do without the effect of Gambit: Ace in the Hole",
        "Abrir mão do efeito de Gambit: Ás na Manga",
        "Renunciar al efecto de Gambito: As en la manga",
        "Rinunciare all'effetto di Gambit: Asso nella manica",
    )
    assert choice_lines.choice_text(table(in_main()), (select_nothing,), "en") == "Do without the effect"


def test_who_will_not_pay_lets_it_happen() -> None:
    match = position(seat(field=["black-widow-tsarina"]), seat(field=["hulk-jade-giant 2"]), step="attack")
    play(match, "attack:black-widow-tsarina")
    assert texts(match) == [
        "Spin one of your characters down 1 level",
        "Do not pay: the effect of Black Widow: Tsarina happens",
    ]


def test_the_order_of_effects_names_their_cards() -> None:
    match = position(
        seat(field=["black-widow-tsarina 1", "black-widow-tsarina 2", "wolverine-wildboy"]),
        seat(field=["hulk-jade-giant 3"]),
        step="attack",
    )
    play(match, "attack:black-widow-tsarina:level-1", "attack:black-widow-tsarina", "pass")
    assert texts(match) == [
        "Now the effect of Black Widow: Tsarina (level 1)",
        "Now the effect of Black Widow: Tsarina (level 2)",
    ]


def test_texts_of_single_cards() -> None:
    """Professor X, Magneto, Doctor Strange, Cyclops, Vibranium Shield, Mr. Fantastic, Loki."""
    ban = position(
        seat(rolling=["sidekick fist", "sidekick bolt"], life=9),
        seat(field=["professor-x-principal"]),
        step="roll",
    )
    assert texts(ban) == ["Pay 2 life to be allowed to reroll", "Go without the reroll"]
    main = position(
        seat(
            field=["magneto-holocaust-survivor", "doctor-strange-sorcerer-supreme"],
            reserve=["sidekick fist", "sidekick fist"],
        ),
        basics=("smash", "power-bolt"),
    )
    assert "Use Magneto: Holocaust Survivor (2 energy): spin a Villain up 1 level" in texts(main)
    play(main, "use:doctor-strange-sorcerer-supreme")
    assert sorted(texts(main)) == ["Take Power Bolt without paying", "Take Smash! without paying"]
    fight = position(
        seat(field=["cyclops-scott-summers attacking"]),
        seat(field=["mr-fantastic-elastic 2", "sidekick"]),
        step="block",
    )
    play(fight, "block:sidekick:cyclops-scott-summers", "pass")
    assert texts(fight) == ["Damage the opponent with Cyclops", "Damage the blockers with Cyclops"]
    guard = position(
        seat(field=["sidekick", "hulk-jade-giant"], reserve=["vibranium-shield-caps-protection action-0"])
    )
    play(guard, "use:vibranium-shield-caps-protection")
    assert "Protect Hulk with Vibranium Shield" in texts(guard)
    pin = position(
        seat(reserve=["vibranium-shield-irreplaceable action-0"]),
        seat(field=["hulk-jade-giant", "beast-kreature"]),
    )
    play(pin, "use:vibranium-shield-irreplaceable")
    assert "Lay Vibranium Shield against Hulk" in texts(pin)


# Events


GOLDEN = {
    "en": """
        Player 1 pays 1 energy.
        Player 1 fields Storm, level 2.
        Player 1 pays 4 energy.
        Player 1 buys Captain America: American Hero.
        Player 1 uses Inner Rage (*).
        Hulk gets +1A/+1D.
        Storm gets +1A/+1D.
        Hulk gets +1A/+1D.
        Storm gets +1A/+1D.
        Hulk attacks.
        A Sidekick of Player 1 attacks.
        Beast blocks Hulk.
        Player 2 draws a Sidekick.
        Player 2 draws Beast.
        A Sidekick of Player 2 goes to the used pile.
        Player 2 uses the Global of Take Cover.
        Player 2 pays 1 energy.
        Beast gets +1D.
        A Sidekick of Player 1 deals 1 damage to Player 2, who has 1 life left.
        Hulk deals 9 damage to Beast.
        Beast deals 1 damage to Hulk.
        Beast is KO'd.
        A Sidekick of Player 2 is KO'd.
        Turn 6: Player 2.
        Player 2 puts the used pile back into the bag.
        Player 2 draws a Sidekick.
        Player 2 draws a Sidekick.
        Player 2 draws a Sidekick.
        Player 2 is 1 die short: 1 damage and 1 generic energy.
        Player 2 loses 1 life and has 0 left.
        Player 1 wins.
    """,
    "pt": """
        O Jogador 1 paga 1 energia.
        O Jogador 1 posiciona a Tempestade, nível 2.
        O Jogador 1 paga 4 energias.
        O Jogador 1 compra Capitão América: Herói Americano.
        O Jogador 1 usa Fúria Interior (*).
        O Hulk recebe +1A/+1D.
        A Tempestade recebe +1A/+1D.
        O Hulk recebe +1A/+1D.
        A Tempestade recebe +1A/+1D.
        O Hulk ataca.
        Um parceiro do Jogador 1 ataca.
        O Fera bloqueia o Hulk.
        O Jogador 2 pega um parceiro.
        O Jogador 2 pega o Fera.
        Um parceiro do Jogador 2 vai para a pilha de usados.
        O Jogador 2 usa a habilidade global de Buscar Cobertura.
        O Jogador 2 paga 1 energia.
        O Fera recebe +1D.
        Um parceiro do Jogador 1 causa 1 de dano ao Jogador 2, que fica com 1 ponto de vida.
        O Hulk causa 9 de dano ao Fera.
        O Fera causa 1 de dano ao Hulk.
        O Fera é nocauteado.
        Um parceiro do Jogador 2 é nocauteado.
        Turno 6: joga o Jogador 2.
        O Jogador 2 devolve a pilha de usados à bolsa.
        O Jogador 2 pega um parceiro.
        O Jogador 2 pega um parceiro.
        O Jogador 2 pega um parceiro.
        O Jogador 2 fica sem 1 dado: 1 de dano e 1 energia genérica.
        O Jogador 2 perde 1 ponto de vida e fica com 0.
        O Jogador 1 vence.
    """,
    "es": """
        El Jugador 1 paga 1 energía.
        El Jugador 1 despliega a Tormenta, nivel 2.
        El Jugador 1 paga 4 energías.
        El Jugador 1 compra Capitán América: Héroe nacional.
        El Jugador 1 usa Rabia interior (*).
        Hulk obtiene +1A/+1D.
        Tormenta obtiene +1A/+1D.
        Hulk obtiene +1A/+1D.
        Tormenta obtiene +1A/+1D.
        Hulk ataca.
        Un comparsa del Jugador 1 ataca.
        Bestia bloquea a Hulk.
        El Jugador 2 saca un comparsa.
        El Jugador 2 saca Bestia.
        Un comparsa del Jugador 2 va a la zona de usados.
        El Jugador 2 usa la habilidad global de Ponerse a cubierto.
        El Jugador 2 paga 1 energía.
        Bestia obtiene +1D.
        Un comparsa del Jugador 1 causa 1 de daño al Jugador 2, que se queda con 1 punto de vida.
        Hulk causa 9 de daño a Bestia.
        Bestia causa 1 de daño a Hulk.
        Bestia queda aturdido.
        Un comparsa del Jugador 2 queda aturdido.
        Turno 6: juega el Jugador 2.
        El Jugador 2 devuelve a la bolsa los dados usados.
        El Jugador 2 saca un comparsa.
        El Jugador 2 saca un comparsa.
        El Jugador 2 saca un comparsa.
        Al Jugador 2 le falta 1 dado: 1 de daño y 1 energía genérica.
        El Jugador 2 pierde 1 punto de vida y se queda con 0.
        El Jugador 1 gana.
    """,
    "it": """
        Il Giocatore 1 paga 1 energia.
        Il Giocatore 1 schiera Tempesta, livello 2.
        Il Giocatore 1 paga 4 energie.
        Il Giocatore 1 compra Capitan America: Eroe americano.
        Il Giocatore 1 usa Rabbia interiore (*).
        Hulk riceve +1A/+1D.
        Tempesta riceve +1A/+1D.
        Hulk riceve +1A/+1D.
        Tempesta riceve +1A/+1D.
        Hulk attacca.
        Una spalla del Giocatore 1 attacca.
        Bestia blocca Hulk.
        Il Giocatore 2 pesca una spalla.
        Il Giocatore 2 pesca Bestia.
        Una spalla del Giocatore 2 va nella pila degli usati.
        Il Giocatore 2 usa l'abilità globale di Mettersi al riparo.
        Il Giocatore 2 paga 1 energia.
        Bestia riceve +1D.
        Una spalla del Giocatore 1 infligge 1 danno al Giocatore 2, che resta a 1 punto vita.
        Hulk infligge 9 danni a Bestia.
        Bestia infligge 1 danno a Hulk.
        Bestia è messo KO.
        Una spalla del Giocatore 2 è messa KO.
        Turno 6: gioca il Giocatore 2.
        Il Giocatore 2 rimette la pila degli usati nel sacchetto.
        Il Giocatore 2 pesca una spalla.
        Il Giocatore 2 pesca una spalla.
        Il Giocatore 2 pesca una spalla.
        Al Giocatore 2 manca 1 dado: 1 danno e 1 energia generica.
        Il Giocatore 2 perde 1 punto vita e resta a 0.
        Il Giocatore 1 vince.
    """,
}
PLAYED = (
    "field:storm-ro",
    "pay:sidekick:mask",
    "buy:captain-america-american-hero",
    "use:inner-rage",
    "choose:hulk-jade-giant",
    "choose:storm-ro",
    "pass",
    "attack:hulk-jade-giant",
    "attack:sidekick",
    "pass",
    "block:beast-mutate-666:hulk-jade-giant",
    "pass",
    "draw:sidekick",
    "choose:sidekick",
    "global:take-cover",
    "choose:beast-mutate-666",
    "pass",
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_short_match(lang: str) -> None:
    match = in_main()
    play(match, *PLAYED)
    assert match.result is not None
    assert match.log(lang) == dedent(GOLDEN[lang]).strip().splitlines()
    assert match.log(lang, 0) == match.log(lang, 1)


def test_draws_and_rolls_read_line_by_line() -> None:
    match = position(
        seat(prep=["smash"], bag=["sidekick", "sidekick", "sidekick", "hulk-jade-giant"], life=9),
        step="clear",
        basics=("smash",),
        mode="first-game",
    )
    play(match, "draw:sidekick", "draw:hulk-jade-giant")
    roll(match, "sidekick fist", "sidekick 1", "sidekick wild", "hulk-jade-giant fist-2", "smash action-2")
    play(match, "reroll:smash:action-2", "keep")
    roll(match, "smash generic-2")
    assert sorted(match.log("en")[-12:]) == sorted(
        [
            "Turn 1: Player 1.",
            "Player 1 draws a Sidekick.",
            "Player 1 draws Hulk.",
            "Player 1 draws a Sidekick.",
            "Player 1 draws a Sidekick.",
            "A Sidekick shows: fist.",
            "A Sidekick shows: character.",
            "A Sidekick shows: wild.",
            "Hulk shows: 2 fists.",
            "Smash! shows: action **.",
            "Player 1 rerolls 1 die.",
            "Smash! shows: 2 generic.",
        ]
    )
    assert "O Jogador 1 pega um parceiro." in match.log("pt")
    assert "¡Smash! muestra: acción **." in match.log("es")
    assert "Una spalla mostra: personaggio." in match.log("it")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (("drew", 0, "smash"), "Alfa draws Smash!"),
        (("used", 0, "smash", 2), "Alfa uses Smash! (**)."),
        (("ability", 1, "hulk"), "Beta uses the ability of Hulk: Jade Giant."),
        (("fielded", 0, "sidekick", 1), "Alfa fields a Sidekick."),
        (("no_attack", 1), "Beta does not attack."),
        (("must_block", "hulk", "beast"), "Hulk must block Beast."),
        (("hurt", "hulk", 2, "smash"), "Smash! deals 2 damage to Hulk."),
        (("hurt", "hulk", 2, -1), "Hulk takes 2 damage."),
        (("hurt", "hulk", 2, "card smash"), "Smash! deals 2 damage to Hulk."),
        (("lost", 0, 3, -2, -1), "Alfa loses 3 life and has 0 left."),
        (("gained", 0, 1, 9), "Alfa gains 1 life and has 9."),
        (("life", 1, 10), "Beta's life becomes 10."),
        (("bonus", "hulk", -1, -1), "Hulk gets -1A/-1D."),
        (("bonus", "hulk", 0, 2), "Hulk gets +2D."),
        (("spun", "hulk", 3), "Hulk is spun to level 3."),
        (("moved", "sidekick", 2), "A Sidekick of Alfa goes to the prep area."),
        (("returned", "hulk", 5), "Hulk goes back to the field."),
        (("captured", "hulk", "beast"), "Beast captures Hulk."),
        (("controlled", "hulk", "beast"), "Beast takes control of Hulk."),
        (("laid", "smash", "beast"), "Smash! lies with Beast."),
        (("copied", "beast", "hulk"), "Beast copies Hulk: Jade Giant."),
        (("copied_stats", "beast", "hulk"), "Beast copies the stats of Hulk."),
        (("flagged", "hulk", 1), "Hulk cannot block this turn."),
        (("flagged", "hulk", 2), "Hulk must attack this turn."),
        (("flagged", "hulk", 4), "Hulk deals no damage this turn."),
        (("flagged", "hulk", 32), "Hulk takes no damage this turn."),
        (("prevented", PLAYER, 2), "2 damage to Alfa is prevented."),
        (("redirected", PLAYER + 1, "hulk", 2), "2 damage to Beta is redirected to Hulk."),
        (("slipped", "hulk"), "Hulk slips away: the effect is canceled."),
        (("withdrew", "hulk"), "Hulk goes back to the field and attacks no more."),
        (("banned", 0, "hulk"), "Alfa forbids fielding Hulk: Jade Giant."),
        (("won", ()), "A draw: neither player has any life left."),
        (("won", (1,)), "Beta wins."),
    ],
)
def test_what_an_event_says(event: tuple[Any, ...], told: str) -> None:
    team = {"cards": {"hulk-jade-giant": 1}, "basic_actions": ["smash", "inner-rage"]}
    other = {"cards": {"beast-mutate-666": 1}, "basic_actions": ["force-beam", "thrown-car"]}
    match = thwack.new("dice_masters", teams=[{"name": "Alfa", **team}, {"name": "Beta", **other}])
    cast = table(match).cast
    slots = {name: i for i, card in enumerate(cast.cards) if card for name in [card.title]} | {"sidekick": 0}
    dice = {name: cast.slot.index(slot) for name, slot in slots.items()}
    by_slot = event[0] in ("ability", "copied", "banned")  # their last argument is a card
    args = [
        1000 + slots[arg.removeprefix("card ")]
        if isinstance(arg, str) and arg.startswith("card ")
        else (slots if by_slot and i == len(event) - 1 else dice)[arg]
        if isinstance(arg, str)
        else arg
        for i, arg in enumerate(event)
        if i
    ]
    for lang in LANGUAGES:
        text = event_lines.event_text(table(match), (event[0], *args), lang, None)
        assert is_sound(text, lang)
    assert event_lines.event_text(table(match), (event[0], *args), "en", None) == told


# Players


def names_of(match: Match, lang: str = "en") -> list[str]:
    """What the players are called."""
    return [naming.say("detail", "die", lang, die=naming.player(table(match).cast, n, lang)) for n in (0, 1)]


def test_players_are_called_by_their_teams() -> None:
    assert names_of(thwack.new("dice_masters")) == ["Avengers Assemble", "Children of the Atom"]
    same = thwack.new("dice_masters", teams=["avengers-assemble", "avengers-assemble"])
    assert names_of(same) == ["Avengers Assemble 1", "Avengers Assemble 2"]
    for match in (thwack.new("dice_masters", mode="first-game"), thwack.new("dice_masters", mode="draft")):
        assert names_of(match) == ["Player 1", "Player 2"]
        assert names_of(match, "pt") == ["o Jogador 1", "o Jogador 2"]


def test_dice_that_both_have_are_told_with_their_owner() -> None:
    match = thwack.new("dice_masters", teams=["avengers-assemble", "avengers-assemble"])
    cast = table(match).cast
    hulks = [cast.slot.index(i) for i, card in enumerate(cast.cards) if card and card.title == "hulk"]
    assert event_lines.event_text(table(match), ("blocked", hulks[1], hulks[0]), "pt", None) == (
        "O Hulk de Avengers Assemble 2 bloqueia o Hulk de Avengers Assemble 1."
    )


def test_the_draft_is_told_by_card_before_and_after_it_ends() -> None:
    match = thwack.new("dice_masters", mode="draft", life=8)
    play(match, "pick:hulk-jade-giant")
    assert texts(match)[0] == "Put 1 die on Hulk: Jade Giant"
    play(match, "choose:2")
    assert match.log() == ["Player 2 picks Hulk: Jade Giant with 2 dice."]
    assert match.log("it")[0].startswith("Il Giocatore 2 sceglie Hulk: ")
    event = ("picked", 0, 0, 0)
    assert event_lines.event_text(table(match), event, "en", None).endswith(" without dice.")


# Cards


def test_the_facts_of_a_card() -> None:
    card = thwack.card("dice_masters", "beast-mutate-666")
    assert card.on_offer
    facts = card.facts
    assert facts["title"]["pt"] == "Fera"
    assert facts["subtitle"]["en"] == "Mutate #666"
    assert facts["name"]["en"] == "Beast: Mutate #666"
    assert facts["energy"] == "mask"
    assert facts["affiliations"] == ["x-men"]
    assert facts["faces"] == ["mask", "mask-2", "mask-2", "0/1/2*", "0/2/3", "1/2/4"]
    assert facts["rules"]
    assert facts["globals"] == []
    assert facts["errata"] is None
    assert facts["incomplete"] == ""


def test_the_facts_of_a_basic_action() -> None:
    facts = thwack.card("dice_masters", "smash").facts
    assert facts["subtitle"] is None
    assert facts["energy"] is None
    assert facts["title"] == facts["name"]
    assert facts["faces"] == ["generic-2"] * 3 + ["action-0", "action-1", "action-2"]
    assert facts["globals"] == ["global_(spend(fist, 1), deal_no_damage(one(character, blocked)))"]
    assert list(facts) == [
        "id",
        "number",
        "title",
        "subtitle",
        "name",
        "type",
        "cost",
        "energy",
        "affiliations",
        "max",
        "rarity",
        "starter",
        "faces",
        "rules",
        "globals",
        "errata",
        "incomplete",
    ]


def test_every_card_on_offer_has_a_text() -> None:
    for card in thwack.cards("dice_masters"):
        for lang in LANGUAGES:
            assert card.text(lang) or not (card.facts["rules"] or card.facts["globals"]), card.id
        assert repr(card) == f"Card('{card.id}')"
