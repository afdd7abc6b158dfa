"""How long the pool takes to load, compared with a yardstick of the same process."""

import os
import subprocess
import sys
from pathlib import Path

MEASURE = """
from time import process_time
import everfree.ccg.language
began = process_time()
from everfree.ccg.cards import POOL
loaded = process_time()
from everfree.ccg.language.nodes import copied
trees = [copied(card) for card in POOL.values()]
print((loaded - began) / (process_time() - loaded))
"""
AT_MOST = 5.0
"""Loading all modules from bytecode takes about twice as long as making each tree again by `copied`."""


def test_loading_takes_a_few_times_as_long_as_making_the_trees(tmp_path: Path) -> None:
    """The first run writes the bytecode; of the others the fastest counts, because other programs run too."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path), "PYTHONDONTWRITEBYTECODE": ""}

    ratios = [
        float(
            subprocess.run(
                [sys.executable, "-c", MEASURE],
                env=environment,
                capture_output=True,
                check=True,
                encoding="utf-8",
            ).stdout
        )
        for _ in range(4)
    ]

    assert min(ratios[1:]) < AT_MOST
