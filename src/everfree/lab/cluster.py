"""Plays chunks on a Ray cluster; a chunk whose worker or machine is lost is played again elsewhere.

Every machine of the cluster needs the same version of Everfree; a chunk that reaches another one fails.
"""

from __future__ import annotations  # so that `help` shows short types

import os
import pickle
import socket
import warnings
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from everfree import __version__
from everfree.extras import how_to_install
from everfree.lab.jobs import Answer, Chunk, Job, answer, refuse_failed
from everfree.library.errors import SimulationFailed
from everfree.table.versions import VERSION

LOCAL: Final = "local"
"""The address of a cluster of this machine alone, which is started and ended with the run."""
MOST_TRIES: Final = 3
"""How often a chunk is begun, if its worker or its machine is lost."""
ANSWERS_WITHIN: Final = 5.0
"""Seconds in which a cluster takes a connection; Ray itself would try for minutes."""
OBJECT_STORE: Final = 100 * 2**20
"""Bytes of shared memory of a local cluster; jobs and results are small."""
COUNT_EVERY: Final = 5.0
"""Seconds after which the workers of the cluster are counted again: machines may come and go."""
BUILD: Final = f"{__version__}, rules {VERSION}"

_jobs: dict[str, Any] = {}
"""The jobs that this worker of the cluster has unpacked."""


def play_there(build: str, key: str, job: bytes, numbers: tuple[int, ...]) -> bytes:
    """Play a chunk in a worker of the cluster; return the answer as JSON."""
    if build != BUILD:
        wrong = f"This machine has Everfree {BUILD}; the run was started with {build}."
        return msgspec.json.encode(Answer(error=wrong))
    if key not in _jobs:
        _jobs[key] = pickle.loads(job)
    return answer(_jobs[key], numbers)


class Cluster:
    """Runs chunks on the Ray cluster at an address, or on one of this machine alone."""

    def __init__(self, address: str = LOCAL, *, workers: int | None = None) -> None:
        """Connect; *workers* is how many a local cluster has, one for each core if not given."""
        ray = imported_ray()
        self._ray = ray
        self._started = not ray.is_initialized()
        if self._started and address == LOCAL:
            ray.init(
                num_cpus=workers,
                include_dashboard=False,
                object_store_memory=OBJECT_STORE,
                log_to_driver=False,
                logging_level="error",
            )
        elif self._started:
            refuse_deserted(address)
            try:
                ray.init(address=address, log_to_driver=False, logging_level="error")
            except (ConnectionError, OSError, ValueError, RuntimeError) as problem:
                raise SimulationFailed(f"No Ray cluster at {address}: {problem}") from None
        self._play = ray.remote(num_cpus=1, max_retries=MOST_TRIES - 1)(play_there)
        self._jobs: dict[str, Any] = {}
        self._pending: dict[Any, Chunk] = {}
        self._counted = 0.0
        self._workers = 1

    @property
    def workers(self) -> int:
        """The cores of the cluster as it is now."""
        if monotonic() - self._counted > COUNT_EVERY:
            self._counted = monotonic()
            self._workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self._workers

    def add(self, job: Job[Any], data: bytes | None) -> None:
        if data is None:
            raise SimulationFailed("A player of this job can't be sent to other machines.")
        self._jobs[job.key()] = self._ray.put(data)

    def submit(self, chunk: Chunk) -> None:
        reference = self._play.remote(BUILD, chunk.key, self._jobs[chunk.key], chunk.numbers)
        self._pending[reference] = chunk

    def next(self) -> tuple[Chunk, Answer]:
        ready, _ = self._ray.wait(list(self._pending), num_returns=1)
        chunk = self._pending.pop(ready[0])
        try:
            data = self._ray.get(ready[0])
        except self._ray.exceptions.RayError as problem:
            raise SimulationFailed(
                f"Games {chunk.numbers[0]} to {chunk.numbers[-1]} could not be played: {problem}"
            ) from None
        return chunk, refuse_failed(msgspec.json.decode(data, type=Answer))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        for reference in self._pending:
            self._ray.cancel(reference, force=True)
        self._pending.clear()
        if self._started:
            self._ray.shutdown()


def refuse_deserted(address: str) -> None:
    """Raise `SimulationFailed` if nobody takes a connection at `host:port` or `ray://host:port`.

    Any other address, as `auto`, is left to Ray.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWERS_WITHIN).close()
    except (OSError, OverflowError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise SimulationFailed(f"No Ray cluster answers at {address}: {reason}.") from None


def imported_ray() -> Any:
    """Import Ray without its reports to its makers, and without `uv run` before every worker."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # those of Ray's own imports
            import ray
    except ImportError:
        raise ModuleNotFoundError(how_to_install("--ray", "lab"), name="ray") from None
    return ray
