"""Who plays does not matter: the same file from processes, from dask and from ray, and sentences for faults.

dask and ray are extras: their tests are skipped where they are not installed.
"""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tests.thorough import dear
from thwack import discovery
from thwack.arena import simulate
from thwack.arena.backends import Backend, cores
from thwack.arena.balance import balance_of, weigh
from thwack.arena.job import Job
from thwack.arena.runner import MOST, Pace, Stage, parcels_of, see_to_content
from thwack.games.unmatched.game import Unmatched
from thwack.kernel.errors import SetupError
from thwack.match import game_named, load

NEEDS = {"dask": "distributed", "ray": "ray"}


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    """The results of this process alone."""
    file = tmp_path / "alone.jsonl"
    weigh(balance_of("mission_arena", "random", seed=3), 4, results=file)
    return file


@dear(1)
@pytest.mark.parametrize("name", ["loky", "dask", "ray"])
def test_every_backend_writes_the_same_file(name: str, alone: Path, tmp_path: Path) -> None:
    pytest.importorskip(NEEDS.get(name, "joblib"))
    file = tmp_path / "many.jsonl"
    found = weigh(balance_of("mission_arena", "random", seed=3), 4, Backend(name, 2), file)
    assert found.games == 24
    assert file.read_bytes() == alone.read_bytes()


def test_dask_plays_on_a_cluster_that_is_there(alone: Path, tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    file = tmp_path / "many.jsonl"
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        backend = Backend("dask", cluster=cluster.scheduler_address)
        weigh(balance_of("mission_arena", "random", seed=3), 4, backend, file)
    assert file.read_bytes() == alone.read_bytes()


def test_a_cluster_that_is_not_there_gets_a_sentence() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(SetupError, match=r"there is no dask cluster at 'tcp://127.0.0.1:1'"):
        simulate("unmatched", games=2, backend=Backend("dask", 2, "tcp://127.0.0.1:1"))


@pytest.fixture
def pristine() -> Iterator[None]:
    """Unmatched without home-made heroes, now and afterwards."""
    before = discovery._loaded.get("unmatched")
    discovery._loaded["unmatched"] = Unmatched()
    yield
    discovery._loaded["unmatched"] = before or Unmatched()


def home_made(tmp_path: Path, name: str) -> str:
    """A hero file: Medusa under another name."""
    text = (resources.files("thwack") / "games/unmatched/cards/content/heroes/medusa.toml").read_text("utf-8")
    file = tmp_path / f"{name}.toml"
    file.write_text(text.replace('id = "medusa"', f'id = "{name}"', 1), encoding="utf-8")
    return str(file)


def test_workers_have_the_content_of_the_run_and_no_other(pristine: None, tmp_path: Path) -> None:
    for name in ("gorgon", "naga"):
        discovery._loaded["unmatched"] = Unmatched()
        path = home_made(tmp_path, name)
        load("unmatched", path)
        setup = {"heroes": [name, "alice"]}
        found = [
            simulate("unmatched", games=6, workers=workers, setup=setup, content=[path]).lengths
            for workers in (1, 2)
        ]
        assert found[0] == found[1]
    discovery._loaded["unmatched"] = Unmatched()
    assert simulate("unmatched", games=4, workers=2).games == 4


def test_content_that_changes_meanwhile_is_told(pristine: None, tmp_path: Path) -> None:
    path = home_made(tmp_path, "gorgon")
    load("unmatched", path)
    stage = Stage.of("unmatched", [path])
    see_to_content(stage)
    assert game_named("unmatched").content_hash == stage.content_hash
    discovery._loaded["unmatched"] = Unmatched()
    home_made(tmp_path, "gorgon")
    text = Path(path).read_text(encoding="utf-8")
    Path(path).write_text(text.replace("boost = 2", "boost = 3", 1), encoding="utf-8")
    with pytest.raises(SetupError, match="did a file change meanwhile"):
        see_to_content(stage)


def test_parcels_grow_to_about_a_second() -> None:
    pace = Pace()
    assert pace.size == 1
    pace.saw(1, 10.0)
    assert pace.size == 1, "a slow match travels alone"
    for _ in range(10):
        pace.saw(10, 0.1)
    assert pace.size == 100
    for _ in range(10):
        pace.saw(10, 0.0)
    assert pace.size == MOST
    jobs = (Job(number, (), {}, 0, ()) for number in range(1200))
    assert [len(parcel) for parcel in parcels_of(jobs, pace)] == [500, 500, 200]


@pytest.mark.parametrize(
    ("backend", "sentence"),
    [
        (Backend(workers=0), "at least one worker"),
        (Backend("lok"), "there is no backend 'lok'; choose from loky, dask, ray"),
        (Backend(cluster="tcp://127.0.0.1:1"), "loky has no cluster"),
    ],
)
def test_a_backend_that_cannot_be_gets_a_sentence(backend: Backend, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        simulate("unmatched", games=1, backend=backend)


@pytest.mark.parametrize("name", ["dask", "ray"])
def test_a_missing_extra_gets_a_sentence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thwack.arena.backends.is_missing", lambda module: module == NEEDS[name])
    with pytest.raises(SetupError, match=rf"the backend {name} needs .* pip install 'thwack\[clusters\]'"):
        simulate("unmatched", games=1, backend=Backend(name))


def test_one_worker_needs_no_joblib_and_more_get_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thwack.arena.backends.is_missing", lambda module: True)
    assert simulate("unmatched", games=1).games == 1
    with pytest.raises(SetupError, match=r"more than one worker needs joblib.*pip install 'thwack\[play\]'"):
        simulate("unmatched", games=2, workers=2)


def test_there_is_a_core() -> None:
    assert cores() >= 1
