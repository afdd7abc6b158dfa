"""Figures of this process for those who run it, in the format of Prometheus.

No label has the id of a guest, a match or an address: there would be too many, and nobody needs them.
"""

from collections.abc import Callable, Iterator
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

from everfree import __version__
from everfree.server.faults import Faults

Where = Literal["here", "elsewhere"]
"""Whether the request that a viewer sees the effect of came to this process."""

SECONDS: Final = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.35, 0.5, 1.0, 2.0, 5.0)
"""Upper bounds of the histogram of latencies: finest around what a player feels as immediate."""


class Metrics:
    """Everything that is counted."""

    def __init__(self, faults: Faults) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        registry.register(FaultCounts(faults))
        Info("everfree", "The version of the program.", registry=registry).info({"version": __version__})
        self.commits: Final = Counter(
            "everfree_commits", "Commands that this process appended to logs.", registry=registry
        )
        self.races_lost: Final = Counter(
            "everfree_races_lost",
            "Commands that were not appended because another had their number.",
            registry=registry,
        )
        self._refusals: Final = Counter(
            "everfree_refusals",
            "Requests refused, by the key of the sentence that says why.",
            ["reason"],
            registry=registry,
        )
        self._seconds: Final = Histogram(
            "everfree_shown_seconds",
            "Time until the last viewer here was sent the effect of a request: from its receipt if it came "
            "here, from its commit by the database's clock if it came elsewhere.",
            ["request"],
            buckets=SECONDS,
            registry=registry,
        )
        self.heartbeats_missed: Final = Counter(
            "everfree_heartbeats_missed", "Heartbeats that failed, or came too late.", registry=registry
        )
        self._sockets: Final = Gauge("everfree_sockets", "Open sockets.", registry=registry)
        self._replicas: Final = Gauge(
            "everfree_replicas", "Tables loaded in this process.", registry=registry
        )
        self.questions: Final = Gauge(
            "everfree_questions", "Questions of computers that wait for an answer here.", registry=registry
        )
        self.queue_length: Final = Gauge(
            "everfree_queue_length",
            "Questions of computers in the queue of all servers; NaN if it is not known.",
            registry=registry,
        )
        self._is_draining: Final = Gauge(
            "everfree_draining", "Whether this process was told to stop.", registry=registry
        )
        self._shown: Final = {where: self._seconds.labels(request=where) for where in ("here", "elsewhere")}

    def watch(
        self, *, sockets: Callable[[], int], replicas: Callable[[], int], is_draining: Callable[[], bool]
    ) -> None:
        """Ask for these figures whenever all are read."""
        self._sockets.set_function(sockets)
        self._replicas.set_function(replicas)
        self._is_draining.set_function(is_draining)

    def refused(self, reason: str) -> None:
        """Count a refusal by the key of its sentence."""
        self._refusals.labels(reason=reason).inc()

    def shown(self, seconds: float, where: Where) -> None:
        """Count how long it took until the last viewer here was sent the effect of a request."""
        self._shown[where].observe(seconds)

    def text(self) -> bytes:
        """Return all figures in the text format of Prometheus."""
        return generate_latest(self._registry)


class FaultCounts(Collector):
    """Reads the counts of faults when they are asked for."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    def collect(self) -> Iterator[Metric]:
        """Give one figure for each kind of fault."""
        counts = CounterMetricFamily("everfree_faults", "Faults of the server itself.", labels=["kind"])
        for kind, count in self._faults.totals.items():
            counts.add_metric([kind], count)
        yield counts
