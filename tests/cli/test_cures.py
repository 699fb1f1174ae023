"""What `thwack check` and the readers behind it advise is what cures."""

from collections import Counter
from pathlib import Path

import pytest

from thwack.content import cards, unload

from .kit import Said, thwack_says

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody keeps home-made files."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def changed(capsys: Capture, file: str, kind: str, game: str, old: str, new: str) -> Said:
    """What is said of a new file with one change."""
    assert thwack_says(capsys, "new", kind, "Night Owl", "--game", game, "--out", file).code == 0
    text = Path(file).read_text(encoding="utf-8")
    assert old in text
    Path(file).write_text(text.replace(old, new), encoding="utf-8")
    return thwack_says(capsys, "check", file, "--games", "0")


DRAW = "draw(1)))"
UNMATCHED = (
    ("turn_start", "turn_begin", "did you mean `turn_start`?"),
    ("\nvalue = 5", "\nvaleu = 5", "unknown field `valeu` (did you mean value?)"),
    ('\nid = "night-owl"\nname =', '\nid = "Night Owl"\nname =', 'write id = "night-owl"'),
    ('\nid = "bold-strike"', '\nid = "Bold Strike"', 'write id = "bold-strike"'),
    (DRAW, "draw(2, 3, 4)))", "`draw` has too many arguments"),
    (DRAW, 'draw(1, you, "a", 4)))', "`draw` takes no more than 3 arguments"),
    (DRAW, "gain(oil, 1)))", "add resource(oil, 0, 3) to the rules of the ability"),
    (DRAW, "gain(oil, 1)))", "[words.oil]"),
)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("old", "new", "cure"), UNMATCHED)
def test_cures_of_a_hero(capsys: Capture, old: str, new: str, cure: str) -> None:
    said = changed(capsys, "owl.toml", "hero", "unmatched", old, new.replace('"a"', "'a'"))
    assert said.code == 2
    assert cure in said.err


@pytest.mark.usefixtures("folder")
def test_the_cure_for_a_resource_cures(capsys: Capture) -> None:
    changed(capsys, "owl.toml", "hero", "unmatched", DRAW, "gain(oil, 1)))")
    text = Path("owl.toml").read_text(encoding="utf-8")
    words = "".join(f'{lang} = {{ one = "Oil", gender = "m" }}\n' for lang in ("en", "pt", "es", "it"))
    text = text.replace('rules = ["at(', 'rules = ["resource(oil, 0, 3)", "at(') + f"\n[words.oil]\n{words}"
    Path("owl.toml").write_text(text, encoding="utf-8")
    said = thwack_says(capsys, "check", "owl.toml", "--games", "0")
    assert said.code == 0, said


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("field", "wrong", "cure"),
    [
        ("affiliations = []", 'affiliations = ["avengers"]', "did you mean vingadores?"),
        ("affiliations = []", 'affiliations = ["jovenes-vengadores"]', "did you mean jovens-vingadores?"),
        ("target(unit), 2)", "target(unit, affiliated(avengers)), 2)", "did you mean vingadores?"),
    ],
)
def test_an_affiliation_by_its_name_in_any_language(
    capsys: Capture, field: str, wrong: str, cure: str
) -> None:
    said = changed(capsys, "owl.toml", "card", "battle_scenes", field, wrong)
    assert said.code == 2
    assert cure in said.err


@pytest.mark.usefixtures("folder")
def test_a_new_protagonist_is_written_as_a_slug(capsys: Capture) -> None:
    changed(capsys, "owl.toml", "card", "mission_arena", 'name = "night-owl"', 'name = "Cloud Piercer"')
    said = thwack_says(capsys, "check", "owl.toml", "--games", "0")
    assert 'write name = "cloud-piercer", and add it below [protagonists] as cloud-piercer = {' in said.err


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("game", ["mission_arena", "battle_scenes"])
def test_a_deck_with_cards_of_ones_own_needs_them(capsys: Capture, game: str) -> None:
    thwack_says(capsys, "new", "card", "Night Owl", "--game", game, "--out", "owl.toml")
    thwack_says(capsys, "new", "deck", "Owls", "--game", game, "--content", "owl.toml", "--out", "owls.txt")
    unload(game)
    told = "cards of your own are known with --content FILE"
    assert told in thwack_says(capsys, "check", "owls.txt", "--games", "0").err
    said = thwack_says(capsys, "check", "owls.txt", "--content", "owl.toml", "--games", "0")
    assert said.code == 0, said


@pytest.mark.parametrize("name", ["owl.toml", "owls.txt"])
def test_an_empty_file(capsys: Capture, folder: Path, name: str) -> None:
    folder.joinpath(name).write_text(" \n", encoding="utf-8")
    said = thwack_says(capsys, "check", name)
    assert said.code == 2
    assert "this file is empty; `thwack new` writes one to start from" in said.err


@pytest.mark.usefixtures("folder")
def test_a_new_deck_around_ones_own_cards_is_made_as_the_presets_are(capsys: Capture) -> None:
    thwack_says(capsys, "new", "card", "Night Owl", "--game", "battle_scenes", "--out", "owl.toml")
    words = ("new", "deck", "Owls", "--game", "battle_scenes", "--content", "owl.toml", "--out", "owls.txt")
    assert thwack_says(capsys, *words).code == 0
    lines = Path("owls.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line[:1].isdigit()]
    known = {one.id: one.facts for one in cards("battle_scenes")}
    counts: Counter[str] = Counter()
    for copies, card in rows:
        counts[known[card]["type"]] += int(copies)
    unload("battle_scenes")
    assert counts == {"character": 24, "ability": 30, "scenario": 3, "support": 3}
    powers = {"agility", "super-strength"}
    assert all(powers & set(known[card]["powers"]) for _, card in rows if known[card]["powers"])
