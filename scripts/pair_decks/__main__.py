"""Search decks of two colours, and write those that were found.

    python -m scripts.pair_decks search --folder build/pair-decks [--pairs blue-orange,...] [--jobs 2]
    python -m scripts.pair_decks write --folder build/pair-decks

The same sources find the same decks. Run `search` with the Python of the compiled build, which is faster; a
pair that is in the folder already is not searched again.
"""

import argparse
import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from scripts.pair_decks.drawing import PAIRS, drawn
from scripts.pair_decks.trying import Found, Size, search
from scripts.pair_decks.writing import MODULE, PAGE, module_of, page_of

from everfree.ccg.decks.deck import Deck
from everfree.lab.intervals import interval


def searched(folder: Path, pairs: Iterable[str], jobs: int) -> None:
    """Search the pairs that are not in the folder yet; each is stored as soon as it is found."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [pair for pair in pairs if not (folder / f"{pair}.json").exists()]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for found in pool.map(partial(search, size=Size()), missing):
            (folder / f"{found.pair}.json").write_text(json.dumps(asdict(found)))
            low, high = interval(found.won, found.games)
            print(f"{found.pair:<16}{found.share:6.0%} ({low:.0%} to {high:.0%})", flush=True)


def stored(folder: Path) -> list[Found]:
    """Return a deck for each pair: the one found, or the first drawn if the pair was not searched yet."""
    decks = []
    for pair in PAIRS:
        path = folder / f"{pair}.json"
        if path.exists():
            read = json.loads(path.read_text())
            decks.append(Found(**{**read, "deck": Deck(**read["deck"])}))
        else:
            decks.append(Found(pair, drawn(pair, {}, f"1 {pair} 0 0"), 0, 0.0))
    return decks


def main() -> None:
    """Search or write."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    given.add_argument("what", choices=("search", "write"))
    given.add_argument("--folder", type=Path, required=True)
    given.add_argument("--pairs", default=",".join(PAIRS))
    given.add_argument("--jobs", type=int, default=2)
    chosen = given.parse_args()
    if chosen.what == "search":
        searched(chosen.folder, chosen.pairs.split(","), chosen.jobs)
    else:
        decks = stored(chosen.folder)
        MODULE.write_text(module_of(decks), encoding="utf-8")
        PAGE.write_text(page_of(decks), encoding="utf-8")


if __name__ == "__main__":
    main()
