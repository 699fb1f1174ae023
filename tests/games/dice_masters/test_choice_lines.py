"""Choices as sentences, in four languages."""

import ast
import re
from pathlib import Path

import pytest

import thwack
from tests.games.dice_masters.sentences import in_main, play_watched, said, table, teams, texts
from tests.kits.dice_masters import play, position, seat
from tests.sources import nodes_of
from tests.thorough import batches, dear
from thwack.cardlang.meaning import select_nothing
from thwack.games.dice_masters import choices
from thwack.games.dice_masters.rules import choosing
from thwack.games.dice_masters.speech import choice_lines, event_lines, naming
from thwack.games.dice_masters.state.table import PLAYER
from thwack.wording import LANGUAGES

PACKAGE = Path(event_lines.__file__).parent


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
        for name in ("naming.py", "event_lines.py", "choice_lines.py", "effect_lines.py")
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
        for node in nodes_of(file):
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


@dear(1)
@pytest.mark.parametrize("mode", ["first-game", "basic", "draft"])
def test_every_choice_and_event_reads_in_the_other_modes(mode: str) -> None:
    for seed in range(3):
        play_watched(thwack.new("dice_masters", seed=seed, mode=mode), seed)


@pytest.mark.parametrize("mode", ["first-game", "draft"])
def test_the_questions_to_chance_read_in_four_languages(mode: str) -> None:
    for seed in range(2):
        play_watched(thwack.new("dice_masters", seed=seed, mode=mode, chance="ask"), seed)


# Choices


def test_the_main_step_names_cards_costs_and_levels() -> None:
    match = in_main()
    assert said(match, "buy:captain-america-american-hero") == (
        "Buy Captain America: American Hero (cost 4, shield)",
        "Comprar Capitão América: Herói Americano (custo 4, escudo)",
        "Comprar Capitán América: Héroe nacional (coste 4, escudo)",
        "Comprare Capitan America: Eroe americano (costo 4, scudo)",
    )
    assert said(match, "buy:smash") == (
        "Buy Smash! (cost 3)",
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


def test_a_global_that_can_only_be_about_one_die_names_it_and_whose_it_is() -> None:
    """Nobody should strengthen the other side's die by accident."""
    only = position(
        seat(field=["sidekick"]),
        seat(reserve=["sidekick bolt"]),
        basics=("invulnerability",),
        step="main",
    )
    assert only.actor == 1
    assert said(only, "global:invulnerability") == (
        "Use the Global of Invulnerability (1 bolt) on a Sidekick (opponent's): give a character +1A",
        "Usar a habilidade global de Invulnerabilidade (1 raio) em um Parceiro (do oponente): "
        "dar +1A a um personagem",
        "Usar la habilidad global de Invulnerabilidad (1 rayo) sobre un comparsa (del oponente): "
        "dar +1A a un personaje",
        "Usare l'abilità globale di Invulnerabilità (1 fulmine) su una spalla (dell'avversario): "
        "dare +1A a un personaggio",
    )
    several = position(
        seat(field=["sidekick", "hulk-jade-giant 1"]),
        seat(reserve=["sidekick bolt"]),
        basics=("invulnerability",),
    )
    assert said(several, "global:invulnerability")[0] == (
        "Use the Global of Invulnerability (1 bolt): give a character +1A"
    )


def test_a_payment_names_its_dice_and_what_they_show() -> None:
    match = in_main()
    play(match, "field:storm-ro")
    assert said(match, "pay:sidekick:mask") == (
        "Pay with a Sidekick (mask)",
        "Pagar com um Parceiro (máscara)",
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
    assert "Pagar com um Parceiro (máscara) e o Thor (1 de 2 raios)" in texts(match, "pt")


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
        "Designar 3 do dano do Hulk a um Parceiro",
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
    assert "Infligir 2 de daño al Jugador 1 (oponente)" in texts(match, "es")


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
    assert " sobre 6 de dano em um Parceiro: " in texts(match, "pt")[2]
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
