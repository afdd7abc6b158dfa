"""Two decks against each other, and every deck against every other."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from everfree.ccg.decks.deck import Deck
from everfree.lab.decks import has_same_cards, read_deck, told_apart
from everfree.lab.session import Session, Terms
from everfree.lab.standings import Standing, standing_of
from everfree.lab.studies.findings import Findings, findings, starter_sentence
from everfree.lab.wording import counted
from everfree.library.deck_lookup import DeckLike
from everfree.library.errors import WrongNumber

FEWEST_DECKS = 2


def match(session: Session, a: DeckLike, b: DeckLike, terms: Terms) -> Findings:
    """Play a match of two decks: pairs of games with the same deal and the seats swapped."""
    series = terms.series(a, b)
    session.play([series], "games")
    stands = standing_of(series, level=terms.level)
    sentences = [verdict(stands), starter_sentence([series])]
    return findings("match", f"{stands.a} against {stands.b}", sentences, [series], level=terms.level)


def verdict(one: Standing) -> str:
    """Return the sentence that says which side is better, or that it is not decided."""
    score = f"{one.score:.1%} ({one.ends}) in {counted(one.pairs, 'pair')} of games"
    if not one.is_decided:
        return f"Not decided: {one.a} scored {score} against {one.b}."
    return f"{one.a} is {'better' if one.score > 1 / 2 else 'worse'} than {one.b}: it scored {score}."


def matrix(session: Session, decks: Sequence[DeckLike], terms: Terms) -> Findings:
    """Play every deck against every other one; the undecided match-ups take turns."""
    read = different(decks)
    if len(read) < FEWEST_DECKS:
        raise WrongNumber("A table of match-ups needs at least two decks.")
    series = [terms.series(a, b) for a, b in combinations(read, 2)]
    session.play(series, "games")
    stands = [standing_of(one, level=terms.level) for one in series]
    decided = len([one for one in stands if one.is_decided])
    sentences = [
        f"Decided match-ups: {decided} of {len(stands)}, "
        f"in {counted(sum([one.games for one in stands]), 'game')}.",
        starter_sentence(series),
    ]
    return findings("matrix", f"Match-ups of {len(read)} decks", sentences, series, level=terms.level)


def different(decks: Sequence[DeckLike]) -> list[Deck]:
    """Read decks and number those of the same name; raise `WrongNumber` if two have the same cards."""
    read = [read_deck(deck) for deck in decks]
    for (a, first), (b, second) in combinations(zip(decks, read, strict=True), 2):
        if has_same_cards(first, second):
            one, other = _word(a, first), _word(b, second)
            if one == other:
                raise WrongNumber(f"The deck {one} is named twice; name every deck once.")
            raise WrongNumber(f"{one} and {other} have the same cards; name one of them only.")
    return told_apart(read)


def _word(source: DeckLike, deck: Deck) -> str:
    """Return what a person called a deck."""
    is_word = isinstance(source, str | Path) and "\n" not in str(source)
    return str(source) if is_word else deck.name
