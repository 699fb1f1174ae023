"""Events as sentences, in four languages; what these name, and the same as data."""

import json
from textwrap import dedent
from typing import Any

import pytest

import thwack
from tests.games.dice_masters.sentences import in_main, is_sound, positions, table, texts
from tests.kits.dice_masters import play, position, roll, seat
from tests.thorough import dear
from thwack import Match
from thwack.games.dice_masters.speech import event_lines, naming
from thwack.games.dice_masters.state.table import CANNOT_BLOCK, PLAYER, PREP
from thwack.wording import LANGUAGES

CARDS = frozenset(card.id for card in thwack.cards("dice_masters")) | {"sidekick"}


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
        A Sidekick of Player 1 was not blocked and goes to the used pile.
        Turn 6: Player 2.
        Player 2 moves 1 unused die from the reserve pool to the used pile.
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
        Um Parceiro do Jogador 1 ataca.
        O Fera bloqueia o Hulk.
        O Jogador 2 pega um Parceiro.
        O Jogador 2 pega o Fera.
        Um Parceiro do Jogador 2 vai para a pilha de usados.
        O Jogador 2 usa a habilidade global de Buscar Cobertura.
        O Jogador 2 paga 1 energia.
        O Fera recebe +1D.
        Um Parceiro do Jogador 1 causa 1 de dano ao Jogador 2, que fica com 1 ponto de vida.
        O Hulk causa 9 de dano ao Fera.
        O Fera causa 1 de dano ao Hulk.
        O Fera é nocauteado.
        Um Parceiro do Jogador 2 é nocauteado.
        Um Parceiro do Jogador 1 não foi bloqueado e vai para a pilha de usados.
        Turno 6: joga o Jogador 2.
        O Jogador 2 move 1 dado não usado da reserva para a pilha de usados.
        O Jogador 2 devolve a pilha de usados à bolsa.
        O Jogador 2 pega um Parceiro.
        O Jogador 2 pega um Parceiro.
        O Jogador 2 pega um Parceiro.
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
        Un comparsa del Jugador 1 inflige 1 de daño al Jugador 2, que se queda con 1 punto de vida.
        Hulk inflige 9 de daño a Bestia.
        Bestia inflige 1 de daño a Hulk.
        Bestia queda aturdido.
        Un comparsa del Jugador 2 queda aturdido.
        Un comparsa del Jugador 1 no fue bloqueado y va a la zona de usados.
        Turno 6: juega el Jugador 2.
        El Jugador 2 mueve 1 dado sin usar de la zona de reserva a la zona de usados.
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
        Una spalla del Giocatore 1 non è stata bloccata e va nella pila degli usati.
        Turno 6: gioca il Giocatore 2.
        Il Giocatore 2 sposta 1 dado non usato dalla riserva alla pila degli usati.
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
            "A Sidekick of Player 1 shows: fist.",
            "A Sidekick of Player 1 shows: character.",
            "A Sidekick of Player 1 shows: wild.",
            "Hulk shows: 2 fists.",
            "Smash! shows: action **.",
            "Player 1 rerolls 1 die.",
            "Smash! shows: 2 generic.",
        ]
    )
    assert "O Jogador 1 pega um Parceiro." in match.log("pt")
    assert "¡Smash! muestra: acción **." in match.log("es")
    assert "Una spalla del Giocatore 1 mostra: personaggio." in match.log("it")


SILENT_BEFORE = {
    "en": """
        Hulk was not fielded and goes to the used pile.
        A Sidekick of Player 1 attacks.
        Player 2 does not block.
        A Sidekick of Player 1 deals 1 damage to Player 2, who has 19 life left.
        A Sidekick of Player 1 was not blocked and goes to the used pile.
        Smash! was not used and goes to the used pile.
        Turn 2: Player 2.
        Player 2 moves 2 unused dice from the reserve pool to the used pile.
    """,
    "pt": """
        O Hulk não foi posicionado e vai para a pilha de usados.
        Um Parceiro do Jogador 1 ataca.
        O Jogador 2 não bloqueia.
        Um Parceiro do Jogador 1 causa 1 de dano ao Jogador 2, que fica com 19 pontos de vida.
        Um Parceiro do Jogador 1 não foi bloqueado e vai para a pilha de usados.
        Esmaga! não foi usado e vai para a pilha de usados.
        Turno 2: joga o Jogador 2.
        O Jogador 2 move 2 dados não usados da reserva para a pilha de usados.
    """,
    "es": """
        Hulk no fue desplegado y va a la zona de usados.
        Un comparsa del Jugador 1 ataca.
        El Jugador 2 no bloquea.
        Un comparsa del Jugador 1 inflige 1 de daño al Jugador 2, que se queda con 19 puntos de vida.
        Un comparsa del Jugador 1 no fue bloqueado y va a la zona de usados.
        ¡Smash! no fue usado y va a la zona de usados.
        Turno 2: juega el Jugador 2.
        El Jugador 2 mueve 2 dados sin usar de la zona de reserva a la zona de usados.
    """,
    "it": """
        Hulk non è stato schierato e va nella pila degli usati.
        Una spalla del Giocatore 1 attacca.
        Il Giocatore 2 non blocca.
        Una spalla del Giocatore 1 infligge 1 danno al Giocatore 2, che resta a 19 punti vita.
        Una spalla del Giocatore 1 non è stata bloccata e va nella pila degli usati.
        Spacca! non è stato usato e va nella pila degli usati.
        Turno 2: gioca il Giocatore 2.
        Il Giocatore 2 sposta 2 dadi non usati dalla riserva alla pila degli usati.
    """,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_leaves_by_itself_is_told(lang: str) -> None:
    """Unblocked attackers, characters not fielded, actions not used, a reserve that is cleared; and who does
    not block."""
    match = position(
        seat(field=["sidekick"], reserve=["hulk-jade-giant 1", "smash action-0"]),
        seat(reserve=["sidekick fist", "sidekick wild"], field=["sidekick"]),
        basics=("smash",),
    )
    play(match, "pass", "attack:sidekick", "pass", "pass")
    assert match.log(lang)[:8] == dedent(SILENT_BEFORE[lang]).strip().splitlines()


def test_what_leaves_by_itself_is_data_too() -> None:
    match = position(seat(field=["sidekick"]), seat(field=["sidekick"]), step="attack")
    play(match, "attack:sidekick", "pass")
    told = {line["kind"]: line["data"] for line in match.story()}
    assert told["no_block"] == {"who": 1}
    assert told["unblocked"] == {"die": told["attacked"]["die"], "zone": "used"}


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (("drew", 0, "smash"), "Alfa draws Smash!"),
        (("used", 0, "smash", 2), "Alfa uses Smash! (**)."),
        (("ability", 1, "hulk"), "Beta uses the ability of Hulk: Jade Giant."),
        (("fielded", 0, "sidekick", 1), "Alfa fields a Sidekick."),
        (("no_attack", 1), "Beta does not attack."),
        (("no_block", 0), "Alfa does not block."),
        (("cleared", 1, 2), "Beta moves 2 unused dice from the reserve pool to the used pile."),
        (("unblocked", "hulk", PREP), "Hulk was not blocked and goes to the prep area."),
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
        "O Hulk de Vingadores, Avante 2 bloqueia o Hulk de Vingadores, Avante 1."
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


# Lines


@dear(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_name_what_the_catalogue_knows_in_the_order_of_the_sentence(lang: str) -> None:
    named = 0
    for match in positions()[:60]:
        for line in match.story(lang, 0):
            at = [line["text"].find(name) for _, name in line["refs"]]
            assert -1 not in at, line
            assert at == sorted(at), line
            assert {ref.partition("#")[0] for ref, _ in line["refs"]} <= CARDS, line
            named += len(line["refs"])
    assert named > 1000


def test_a_line_names_both_fighters() -> None:
    match = position(
        seat(field=["beast-genetic-expert 2"]),
        seat(field=["hulk-jade-giant 1"]),
        step="attack",
        chance="seed",
    )
    hulk, beast = (match.view(0)["seats"][side]["field"][0]["id"] for side in (1, 0))
    play(match, "attack:beast-genetic-expert", "block:hulk-jade-giant:beast-genetic-expert")
    line = next(line for line in match.story("en") if line["kind"] == "blocked")
    assert line["text"] == "Hulk blocks Beast."
    assert line["refs"] == ((f"hulk-jade-giant#{hulk}", "Hulk"), (f"beast-genetic-expert#{beast}", "Beast"))


# The same as plain data


def test_the_data_of_a_line_are_what_its_sentence_says() -> None:
    match = position(
        seat(field=["beast-genetic-expert 2"]),
        seat(field=["hulk-jade-giant 1"]),
        step="attack",
        chance="seed",
    )
    beast, hulk = (match.view(0)["seats"][side]["field"][0]["id"] for side in (0, 1))
    play(match, "attack:beast-genetic-expert", "block:hulk-jade-giant:beast-genetic-expert")
    data = {line["kind"]: line["data"] for line in match.story("en")}
    mine, theirs = f"beast-genetic-expert#{beast}", f"hulk-jade-giant#{hulk}"
    assert data["attacked"] == {"die": mine}
    assert data["blocked"] == {"die": theirs, "target": mine}
    hits = [line["data"] for line in match.story("en") if line["kind"] == "hurt"]
    assert {"die": mine, "n": 6, "source": theirs} in hits
    assert data["ko"] == {"die": mine}


def test_data_tell_faces_zones_cards_and_players_by_the_names_of_the_view() -> None:
    match = position(seat(reserve=["sidekick bolt"] * 3, field=["sidekick"]), seat(), basics=("force-beam",))
    t = table(match)
    die = next(d for d in range(len(t.place)) if t.cast.slug(t.cast.slot[d]) == "force-beam")
    told = [
        (("rolled", die, 3), {"die": f"force-beam#die-{die}", "face": "action-0"}),
        (("bought", 0, die), {"who": 0, "card": "force-beam"}),
        (("lost", 1, 3, -2, -1), {"who": 1, "n": 3, "m": 0, "source": None}),
        (("prevented", PLAYER + 1, 2), {"thing": "seat-1", "n": 2}),
        (("flagged", 0, CANNOT_BLOCK), {"die": "sidekick#die-0", "flag": "cannot_block"}),
        (("moved", 0, PREP), {"die": "sidekick#die-0", "zone": "prep"}),
        (("won", (1,)), {"winners": [1]}),
    ]
    for event, data in told:
        assert event_lines.event_data(t, event, None) == data


def test_every_line_has_data_that_every_seat_may_know() -> None:
    kinds = set()
    for match in positions()[:40]:
        stories = [match.story("en", who) for who in (0, 1, None)]
        for lines in zip(*stories, strict=True):
            assert lines[0]["data"] == lines[1]["data"] == lines[2]["data"]
            assert lines[0]["data"], lines[0]
            json.dumps(lines[0]["data"])
            kinds.add(lines[0]["kind"])
    assert len(kinds) > 15
