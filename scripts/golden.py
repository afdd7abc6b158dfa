"""Short matches whose logs must lead to the same positions for as long as `VERSION` stays the same.

    python -m scripts.golden    # write tests/golden/matches.json again

Run it after `VERSION` was raised, and when changed cards have made matches of the file unplayable. It does
not write the file if a match that can still be loaded goes another way under the same version: then a rule or
a word means something else, and `VERSION` must be raised first (`everfree.table.versions`).
"""

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.table import definitions_hash, header, start
from everfree.table.commands import Answer
from everfree.table.game import Refused
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.table.versions import VERSION, NeedsAnotherVersion
from everfree.testing.dice import Dice
from everfree.testing.soak.setup import Setup

FILE: Final = Path(__file__).parent.parent / "tests" / "golden" / "matches.json"
MATCHES: Final = 16
ANSWERS: Final = 250
OTHER_WAY: Final = "goes another way"
UNPLAYABLE: Final = "can't be loaded"


class Golden(msgspec.Struct):
    """A match: how it began, the options that were chosen, and what came of them."""

    header: Header
    answers: list[int]
    story: str
    """Hash of every question with its options, and of turn, phase and score at each."""


class GoldenFile(msgspec.Struct):
    """The matches of one version of the rules."""

    version: int
    matches: list[Golden]


def told(golden: Golden) -> str:
    """Play a match again; return the hash of its story, or `UNPLAYABLE` or `OTHER_WAY`."""
    try:
        match, story = Match(golden.header, start), blake2b(digest_size=16)
    except NeedsAnotherVersion:
        return UNPLAYABLE
    try:
        for option in golden.answers:
            _tell(match, story, option)
    except (Refused, LookupError, ValueError):  # another seat is asked, or there is no such option
        return OTHER_WAY
    return story.hexdigest()


def _tell(match: Match, story: "blake2b", option: int) -> None:
    ((seat, size),) = match.game.asked().items()
    view = match.game.view(seat)
    options = [(one.verb, one.name) for one in view.question.options]
    scores = [one.score for one in view.seats]
    story.update(msgspec.json.encode((seat, size, view.turn, view.phase, scores, options)))
    match.apply(Answer(seat, (option,)))


def new_match(seed: int) -> Golden:
    """Play a random match of random decks."""
    decks = Setup(random_decks=True).decks(seed)
    match, dice = Match(_header(decks, seed), start), Dice(seed)
    answers: list[int] = []
    while len(answers) < ANSWERS and match.game.outcome() is None:
        ((seat, size),) = match.game.asked().items()
        answers.append(dice.below(size))
        match.apply(Answer(seat, (answers[-1],)))
    golden = Golden(match.log.header, answers, "")
    golden.story = told(golden)
    return golden


def _header(decks: list[Deck], seed: int) -> Header:
    """Return a header without the list of all names, which would make most of the file."""
    usual = header(decks, f"golden {seed}".encode())
    setup = {**usual.setup, "names": []}
    return msgspec.structs.replace(usual, setup=setup, definitions=definitions_hash(decks))


def read() -> GoldenFile:
    """Read the file."""
    return msgspec.json.decode(FILE.read_bytes(), type=GoldenFile)


def changed(file: GoldenFile) -> list[int]:
    """List the matches that can be loaded and go another way than they did."""
    stories = [told(golden) for golden in file.matches]
    return [
        place for place, golden in enumerate(file.matches) if stories[place] not in (UNPLAYABLE, golden.story)
    ]


def main() -> int:
    """Write the file, unless the version must be raised before."""
    if FILE.exists() and (old := read()).version == VERSION and (places := changed(old)):
        print(f"matches {places} go another way: raise VERSION in everfree/table/versions.py first")
        return 1
    file = GoldenFile(VERSION, [new_match(seed) for seed in range(MATCHES)])
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(file), indent=0).replace(b", ", b",") + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
