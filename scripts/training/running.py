"""Play numbered games in several processes; a file of records says which have been played already."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice

from scripts.training.games import Record

Play = Callable[[int], Record]


def played(play: "Play | partial[Record]", numbers: Iterable[int], *, jobs: int) -> Iterator[Record]:
    """Yield the records of these games as they end; with one job they are played in this process."""
    if jobs == 1:
        yield from map(play, numbers)
        return
    waiting = iter(numbers)
    with ProcessPoolExecutor(jobs) as pool:
        pending = {pool.submit(play, number) for number in islice(waiting, 2 * jobs)}
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for found in done:
                yield found.result()
            pending |= {pool.submit(play, number) for number in islice(waiting, len(done))}
