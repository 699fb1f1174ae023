"""Who plays: processes of this machine (loky), or a cluster of dask or ray, local or elsewhere."""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any, Final, NamedTuple

from ..extras import is_missing, what_to_install
from ..kernel.errors import SetupError
from .interrupts import deaf

BACKENDS: Final = {
    "loky": "processes on this machine",
    "dask": "a dask cluster: pip install 'thwack[clusters]'",
    "ray": "a ray cluster: pip install 'thwack[clusters]'",
}
NEEDS: Final = {"loky": ("joblib",), "dask": ("distributed", "joblib"), "ray": ("ray", "joblib")}
WATCH: Final = 1.0  # seconds between two looks at whether the run still lives
PATIENCE: Final = 10  # seconds until a cluster must have answered
AHEAD: Final = 2  # parcels that wait for each worker


class Backend(NamedTuple):
    """Who plays the matches."""

    name: str = "loky"
    workers: int = 1
    cluster: str = ""  # the address of a cluster that is there already

    @property
    def is_here(self) -> bool:
        """Whether this process plays itself."""
        return self.name == "loky" and self.workers == 1

    def check(self) -> None:
        """A sentence about what cannot be."""
        if self.workers < 1:
            raise SetupError(f"at least one worker is needed, not {self.workers}")
        if self.name not in BACKENDS:
            raise SetupError(f"there is no backend {self.name!r}; choose from {', '.join(BACKENDS)}")
        if self.cluster and self.name == "loky":
            raise SetupError("loky has no cluster; choose dask or ray")
        if not self.is_here and (missing := next(filter(is_missing, NEEDS[self.name]), "")):
            needer = "more than one worker" if self.name == "loky" else f"the backend {self.name}"
            raise SetupError(what_to_install(needer, missing))


class Workplace(NamedTuple):
    """Workers, and joblib's way to them: it is called with things to do."""

    parallel: Any
    workers: int
    streams: bool  # gives results one by one


Start = tuple[int, dict[str, Any]]  # how many workers there are, and what joblib must know of them


def cores() -> int:
    """How many processes can be at work here at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def workplace(backend: Backend) -> Iterator[Workplace]:
    """Workers who are ready, and who go home afterwards."""
    backend.check()
    from joblib import Parallel, parallel_config  # a third of a second that most commands can do without

    see_to_address(backend)
    with ExitStack() as stack:
        workers, options = STARTS[backend.name](backend, stack)
        streams = backend.name not in IN_ROUNDS
        stack.enter_context(parallel_config(backend.name, **options))
        parallel = Parallel(
            n_jobs=workers,
            batch_size=1,
            pre_dispatch=AHEAD * workers,
            max_nbytes=None,
            return_as="generator_unordered" if streams else "list",
        )
        yield Workplace(stack.enter_context(parallel), workers, streams)


def _loky(backend: Backend, stack: ExitStack) -> Start:
    """Processes of this machine; joblib starts them when there is something to do."""
    return backend.workers, {"initializer": begin_work}


def see_to_address(backend: Backend) -> None:
    """Somebody answers at the address of a cluster; otherwise dask and ray would try for minutes."""
    host, _, port = backend.cluster.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return  # a word such as auto, which they know themselves
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as fault:
        raise SetupError(f"there is no {backend.name} cluster at {backend.cluster!r}: {fault}") from None


def begin_work() -> None:
    """A worker of ours begins.

    Ctrl-C reaches every process of a terminal, and only the first one shall act on it. And if that one is
    killed, nobody waits for results any more.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    """End as soon as the process has another parent than it had."""
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


def _dask(backend: Backend, stack: ExitStack) -> Start:
    """A cluster of dask: the one at the address, or one of our own."""
    distributed = import_module("distributed")
    try:
        if backend.cluster:
            client = stack.enter_context(distributed.Client(backend.cluster, timeout=PATIENCE))
        else:
            with deaf():
                cluster = distributed.LocalCluster(
                    n_workers=backend.workers,
                    threads_per_worker=1,
                    dashboard_address=None,
                    silence_logs=logging.CRITICAL,
                )
            stack.enter_context(cluster)
            client = stack.enter_context(distributed.Client(cluster))
    except (OSError, ValueError) as fault:
        raise SetupError(f"there is no dask cluster at {backend.cluster!r}: {fault}") from None
    workers = len(client.scheduler_info(n_workers=-1)["workers"]) if backend.cluster else backend.workers
    return max(1, workers), {"client": client}


def _ray(backend: Backend, stack: ExitStack) -> Start:
    """A cluster of ray: the one at the address, or one of our own."""
    ray = import_module("ray")
    options = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        with deaf():
            if backend.cluster:
                ray.init(address=backend.cluster, **options)
            else:  # local: not one that somebody else has started on this machine
                ray.init(address="local", num_cpus=backend.workers, include_dashboard=False, **options)
    except (ConnectionError, ValueError) as fault:
        raise SetupError(f"there is no ray cluster at {backend.cluster!r}: {fault}") from None
    stack.callback(ray.shutdown)
    import_module("ray.util.joblib").register_ray()
    workers = int(ray.cluster_resources()["CPU"]) if backend.cluster else backend.workers
    return max(1, workers), {}


STARTS: Final = {"loky": _loky, "dask": _dask, "ray": _ray}
IN_ROUNDS: Final = ("ray",)  # backends that give the results of a round all at once
