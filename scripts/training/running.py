"""Play numbered games in several processes; a file of records says which have been played already."""

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice

from scripts.training.games import Record

Play = Callable[[int], Record]


def played(play: "Play | partial[Record]", numbers: Iterable[int], *, jobs: int) -> Iterator[Record]:
    """Yield the records of these games as they end; with one job they are played in this process.

    A game that fails is named on stderr, and the others go on; a later run plays it again.
    """
    if jobs == 1:
        for number in numbers:
            try:
                record = play(number)
            except Exception as error:  # noqa: BLE001 - any exception of the engine is a finding
                tell(number, error)
                continue
            yield record
        return
    waiting = iter(numbers)
    with ProcessPoolExecutor(jobs) as pool:
        pending = {pool.submit(play, number): number for number in islice(waiting, 2 * jobs)}
        while pending:
            done = wait(pending, return_when=FIRST_COMPLETED).done
            for found in done:
                number, fault = pending.pop(found), found.exception()
                if fault is None:
                    yield found.result()
                else:
                    tell(number, fault)
            pending |= {pool.submit(play, number): number for number in islice(waiting, len(done))}


def tell(number: int, error: BaseException) -> None:
    """Name a game that failed."""
    print(f"game {number} failed: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
