"""`everfree cards check`: compare cards with the official data, their own tests or mutated trees."""

import random
import tomllib
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import typer

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.text import card_text
from everfree.cli import official
from everfree.cli.batches import watched

ENOUGH_CHANGED: Final = 0.99
"""The share of mutated trees whose text must change."""
ENOUGH_EQUAL: Final = 0.97
"""The share of paragraphs that must be equal to the official ones."""
CEILING: Final = Path(__file__).with_name("scenarios.toml")
"""How many pairs of words may lack a hand-written scenario; the number may only fall."""
SILENT: Final = Path(__file__).with_name("silent_words.toml")
"""Words whose erasure does not show in random positions, each with its reason."""
REVIEWED: Final = Path(__file__).with_name("reviewed_texts.toml")
"""Paragraphs that differ from the official ones, each with its reason."""


def official_data(data: Path | None) -> bool:
    """Compare all cards and print the differences; return whether all are reviewed and few enough."""
    path = official.find(data)
    if path is None:
        typer.echo(f"SKIPPED: no official data at {data or official.WHERE}. NOTHING WAS CHECKED.", err=True)
        return True
    theirs = official.load(path)
    reviewed: dict[str, str] = tomllib.loads(REVIEWED.read_text(encoding="utf-8"))
    paragraphs = sum([len(side.paragraphs) for card in POOL.values() for side in card_text(card).sides])
    failed: list[str] = []
    different = seen = 0
    for card in POOL.values():
        for difference in official.differences(card, theirs.get(card.id)):
            different += bool(difference.key)
            if difference.key in reviewed:
                seen += 1
                typer.echo(f"{difference.key}: reviewed: {reviewed.pop(difference.key)}")
                continue
            failed.append(card.id)
            typer.echo(str(difference))
    for key in reviewed:
        failed.append(key)
        typer.echo(f"{key}: listed as differing, but it does not")
    cards = len(POOL) - len({one for one in failed if one in POOL})
    typer.echo(f"{cards} of {len(POOL)} cards equal in facts and text, {seen} paragraphs reviewed.")
    share = 1 - different / paragraphs
    typer.echo(f"{paragraphs - different} of {paragraphs} paragraphs equal ({share:.1%}).")
    return not failed and share >= ENOUGH_EQUAL


def mutations(count: int, seed: int) -> bool:
    """Mutate trees at random; return whether enough of the changes show in the normalised text."""
    from everfree.testing.trees import mutated, text_or_none

    dice = random.Random(seed)
    every = [(card, path, mutant) for card in POOL.values() for path, mutant in mutated(card)]
    chosen = [dice.choice(every) for _ in range(count)]
    silent = [
        f"{card.id} {path}"
        for card, path, mutant in chosen
        if text_or_none(mutant) is not None and _said(card) == _said(mutant)
    ]
    for one in silent:
        typer.echo(f"not to be read in the text: {one}")
    share = 1 - len(silent) / count
    typer.echo(f"{count - len(silent)} of {count} changes show in the text ({share:.1%}).")
    return share >= ENOUGH_CHANGED


def _said(card: Card) -> list[list[str]]:
    return [[official.normalised(one) for one in side.paragraphs] for side in card_text(card).sides]


def own_tests(*, blank: bool, swap: bool, cards: list[str], jobs: int) -> bool:
    """Print which words and pairs of words have no hand-written scenario; return whether few enough.

    With *blank*, empty each ability of the cards with tests; with *swap*, replace the child of each pair.
    """
    from everfree.testing.scenarios.made import made_scenarios
    from everfree.testing.trees.blanks import blanks_of, trials
    from everfree.testing.trees.own_tests import OwnTests
    from everfree.testing.trees.pairs import coverage
    from everfree.testing.trees.swaps import open_pairs, swap_trials

    root = Path.cwd()
    own = OwnTests(root)
    known = coverage(root, own)
    lacking = own.problems + own.missing()
    for line in (*lacking, *known.lines()):
        typer.echo(line)
    count = sum([len(tests) for tests in own.tests.values()])
    typer.echo(
        f"{len(POOL)} cards, {len(own.tests)} with {count} tests of their own, {len(lacking)} lacking."
    )
    words, pairs = len(known.words), len(known.pairs)
    typer.echo(f"{words - len(known.bare_words)} of {words} words have scenarios.")
    typer.echo(f"{pairs - len(known.bare_pairs)} of {pairs} pairs have scenarios.")
    ceiling: int = tomllib.loads(CEILING.read_text(encoding="utf-8"))["pairs_without_scenario"]
    made = list(made_scenarios())
    failures = [line for one in made for line in one.failures]
    for line in failures:
        typer.echo(line)
    told = (
        f"{sum([one.is_made for one in made])} of {len(made)} abilities have a scenario made from their tree"
    )
    typer.echo(f"{told}, {len(failures)} failures.")
    passed = not lacking and not failures and not known.bare_words and len(known.bare_pairs) <= ceiling
    if len(known.bare_pairs) > ceiling:
        typer.echo(f"Only {ceiling} pairs may be without: write scenarios of the cards named above.")
    if blank:
        blanks = [one for card in cards if card in own.tests for one in blanks_of(POOL[card])]
        found = watched(trials(root, own, blanks, jobs=jobs), len(blanks), "abilities")
        missed = sum([trial.failure is None for trial in found])
        typer.echo(
            f"{missed} of {len(blanks)} abilities are missed by a test of their card when they are empty."
        )
        passed = passed and missed == len(blanks)
    if swap:
        covered = len(open_pairs(own, known))
        found = watched(swap_trials(root, own, known, jobs=jobs), covered, "pairs")
        missed = sum([trial.failure is None for trial in found])
        typer.echo(
            f"{missed} of {covered} pairs are missed by a scenario when another word that fits is there."
        )
        passed = passed and missed == covered
    return passed


def silent_words(cards: list[str], *, seeds: int, jobs: int) -> bool:
    """Erase a word in each of its places; print where its loss never shows; return whether all are known."""
    from everfree.testing.trees.silence import heard_on, places_in

    known: dict[str, str] = tomllib.loads(SILENT.read_text(encoding="utf-8"))
    places = places_in([POOL[card] for card in cards])
    work = [(place, ids, seeds) for place, ids in places.items()]
    silent: list[str] = []
    with get_context("spawn").Pool(jobs) as pool:
        for place, heard in pool.imap_unordered(heard_on, work):
            if not heard:
                silent.append(str(place))
                reason = known.get(str(place), f"on {', '.join(places[place][:5])}")
                typer.echo(f"silent: {place} ({reason})")
    new = [place for place in silent if place not in known]
    typer.echo(
        f"{len(work) - len(silent)} of {len(work)} places of words are heard; {len(new)} silent ones are new."
    )
    return not new
