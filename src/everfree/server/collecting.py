"""How often a server looks for cycles of objects that nothing refers to any more.

Replicas hold hundreds of thousands of objects and no garbage cycles, and Python's collector walks over them
again and again: a fifth of the processor time of a command with 200 matches (docs/reports/load.md).
"""

import gc
from typing import Final

THRESHOLDS: Final = (20_000, 50, 100)
"""New objects before the youngest generation is searched; searches of one before the next older one is."""


def collect_rarely() -> None:
    """Leave out what exists already, and search the rest less often; called once, when a server starts."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
