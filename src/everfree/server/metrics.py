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
        self.commits: Final = self._counter("commits", "Commands that this process appended to logs.")
        self.races_lost: Final = self._counter(
            "races_lost", "Commands that were not appended because another had their number."
        )
        self.heartbeats_missed: Final = self._counter(
            "heartbeats_missed", "Heartbeats that failed, or came too late."
        )
        self._refusals: Final = self._counter(
            "refusals", "Requests refused, by the key of the sentence that says why.", "reason"
        )
        self._shown: Final = self._histograms()
        self._sockets: Final = self._gauge("sockets", "Open sockets.")
        self._replicas: Final = self._gauge("replicas", "Tables loaded in this process.")
        self._is_draining: Final = self._gauge("draining", "Whether this process was told to stop.")
        self.questions: Final = self._gauge(
            "questions", "Questions of computers that wait for an answer here."
        )
        self.queue_length: Final = self._gauge(
            "queue_length", "Questions of computers in the queue of all servers; NaN if it is not known."
        )

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"everfree_{name}", meaning, labels, registry=self._registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"everfree_{name}", meaning, registry=self._registry)

    def _histograms(self) -> dict[Where, Histogram]:
        """Return the histogram of latencies for each place at which a request may come."""
        both = Histogram(
            "everfree_shown_seconds",
            "Time until the last viewer here was sent the effect of a request: from its receipt if it came "
            "here, from its commit by the database's clock if it came elsewhere.",
            ["request"],
            buckets=SECONDS,
            registry=self._registry,
        )
        return {"here": both.labels(request="here"), "elsewhere": both.labels(request="elsewhere")}

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
