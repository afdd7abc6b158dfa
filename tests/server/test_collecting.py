"""A server does not search its replicas for garbage all the time."""

import subprocess
import sys

AFTER = """
import gc
from everfree.server.collecting import collect_rarely
before = gc.get_threshold()
collect_rarely()
print(gc.isenabled(), gc.get_freeze_count() > 1000, gc.get_threshold() > before)
"""


def test_the_collector_stays_on_and_searches_rarely() -> None:
    """What exists at the start is left out; cycles that come later are still found."""
    told = subprocess.run([sys.executable, "-c", AFTER], capture_output=True, text=True, check=True).stdout

    assert told.split() == ["True", "True", "True"]
