"""Two decks against each other, and every deck against every other."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Sequence
from itertools import combinations

from everfree.lab.session import Session, Terms
from everfree.lab.standings import Standing, standing_of
from everfree.lab.studies.findings import Findings, findings, starter_sentence
from everfree.library.deck_lookup import DeckLike, decks as known_decks
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
    score = f"{one.score:.1%} ({one.low:.1%} to {one.high:.1%}) in {one.games // 2:,} pairs of games"
    if not one.is_decided:
        return f"Not decided: {one.a} scored {score} against {one.b}."
    return f"{one.a} is {'better' if one.score > 1 / 2 else 'worse'} than {one.b}: it scored {score}."


def matrix(session: Session, decks: Sequence[DeckLike], terms: Terms) -> Findings:
    """Play every deck against every other one; the undecided match-ups take turns."""
    read = [known_decks.read(deck) for deck in decks]
    if len(read) < FEWEST_DECKS or len({deck.name for deck in read}) < len(read):
        raise WrongNumber("A table of match-ups needs at least two decks with different names.")
    series = [terms.series(a, b) for a, b in combinations(read, 2)]
    session.play(series, "games")
    stands = [standing_of(one, level=terms.level) for one in series]
    decided = len([one for one in stands if one.is_decided])
    sentences = [
        f"{decided} of {len(stands)} match-ups are decided, in {sum([one.games for one in stands]):,} games.",
        starter_sentence(series),
    ]
    return findings("matrix", f"Match-ups of {len(read)} decks", sentences, series, level=terms.level)
