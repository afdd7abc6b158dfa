"""A better deck by racing: swaps of one card play the deck, the worse half drops out, the last is tested.

Each round doubles the pairs of games of every swap that is left. The best of many is partly lucky, so the
last one plays a new match with other deals, and only that match decides.
"""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from math import ceil
from random import Random
from typing import Final

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.lists import to_text
from everfree.ccg.language.card import Card
from everfree.lab.decks import read_deck
from everfree.lab.pairs import mean, pairs_of
from everfree.lab.playing import Matchup, Played
from everfree.lab.sequential import LEVEL
from everfree.lab.series import Series
from everfree.lab.session import Session, Terms
from everfree.lab.standings import RACE, TEST, standing_of
from everfree.lab.studies.findings import Findings
from everfree.lab.studies.matches import verdict
from everfree.lab.studies.swapping import alike, swapped
from everfree.lab.wording import counted
from everfree.library.deck_lookup import DeckLike, playable
from everfree.library.errors import WrongNumber

NEIGHBOURS: Final = 6
"""How many of the cards that are most alike may take the place of a card."""
LAST: Final = 2
"""How many swaps play the last round."""
FIRST_PAIRS: Final = 4
"""Pairs of games of a swap in the first round."""
BETTER: Final = "deck.txt"
"""The list of the better deck, if there is one."""
SWAP_TITLE: Final = "# .+ with .+ for .+"
"""The first line of that list (`swapping.swapped`)."""


def swaps_of(deck: Deck, count: int, seed: int) -> list[Deck]:
    """Draw so many legal decks that differ from *deck* by one card, all copies of it."""
    chance = Random(seed)
    inside = [POOL[card] for card in (*deck.draw, *deck.problems)]
    near: dict[str, list[Card]] = {}
    found: dict[str, Deck] = {}
    for _ in range(count * 10):
        out = chance.choice(inside)
        near.setdefault(out.id, list(islice(alike(out, deck), NEIGHBOURS)))
        if near[out.id]:
            changed = swapped(deck, out, chance.choice(near[out.id]))
            found.setdefault(changed.name, changed)
        if len(found) == count:
            break
    return list(found.values())


def tune(
    session: Session, deck: DeckLike, terms: Terms, *, swaps: int, first_pairs: int = FIRST_PAIRS
) -> Findings:
    """Race swaps of single cards against the deck; test the winner in a match of its own."""
    whole = playable(read_deck(deck))
    short = replace(terms, pairs=first_pairs, level=None)
    racing = [short.series(one, whole) for one in swaps_of(whole, swaps, terms.seed)]
    if not racing:
        raise WrongNumber(f"No card of {whole.name!r} can be swapped.")
    best = race(session, racing, first_pairs).job
    assert isinstance(best, Matchup)
    final = replace(terms, seed=terms.seed + 1, level=terms.level or LEVEL)
    test = final.series(best.decks[0], whole)
    session.play([test], "games of the last swap")
    return _found(whole, best.decks[0], racing, swaps, test, final)


def race(session: Session, racing: Sequence[Series[Played]], pairs: int) -> Series[Played]:
    """Play rounds, each with twice the pairs and half of the series, and return the best of the last one."""
    while True:
        for one in racing:
            one.most, one.is_over = 2 * pairs, False
        session.play(racing, f"games of {counted(len(racing), 'swap')}")
        ranked = sorted(racing, key=lambda one: -mean(pairs_of(one.games)))  # stable: equals stay in order
        if len(ranked) <= LAST:
            return ranked[0]
        racing, pairs = ranked[: ceil(len(ranked) / 2)], 2 * pairs


def _found(
    whole: Deck, best: Deck, racing: list[Series[Played]], swaps: int, test: Series[Played], final: Terms
) -> Findings:
    stands = standing_of(test, level=final.level, stage=TEST)
    sentences = [
        f"{_raced(len(racing), swaps)} raced against {whole.name}; the last one left was tested "
        "with other deals.",
        verdict(stands),
    ]
    is_better = stands.is_decided and stands.score > 1 / 2
    if not is_better:
        sentences.append(f"No swap is shown to be better than {whole.name}.")
    ranked = sorted(racing, key=lambda one: (-len(one.games), -mean(pairs_of(one.games))))
    return Findings(
        "tune",
        f"Swaps of {whole.name}",
        tuple(sentences),
        (test, *ranked),
        (stands, *[standing_of(one, level=None, stage=RACE) for one in ranked]),
        files={BETTER: to_text(best)} if is_better else {},
        left_out={} if is_better else {BETTER: SWAP_TITLE},
    )


def _raced(swaps: int, asked: int) -> str:
    """Return how many swaps raced, and that there are no more if more were asked for."""
    every = "" if swaps == asked else f", all there are of the {asked:,} asked for,"
    return f"{counted(swaps, 'swap')} of one card{every}"
