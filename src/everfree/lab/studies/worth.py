"""What a card is worth in a deck: the deck with it against the same deck with its replacement."""

from __future__ import annotations  # so that `help` shows short types

from everfree.ccg.language.card import Card
from everfree.lab.session import Session, Terms, renamed
from everfree.lab.standings import standing_of
from everfree.lab.studies.findings import Findings, findings
from everfree.lab.studies.swapping import copies_of, is_legal, nearest_inside, replacement, swapped
from everfree.library.deck_lookup import DeckLike, decks as known_decks, playable
from everfree.library.errors import UnplayableDeck
from everfree.library.lookup import Cards


def worth(
    session: Session, card: str, deck: DeckLike, terms: Terms, *, instead: str | None = None
) -> Findings:
    """Play the deck with a card against the deck with another card instead, all copies swapped.

    If the deck has the card, *instead* takes its place; if it lacks the card, the card takes the place of
    *instead*. Without *instead* the other card is the most alike (`swapping.alike`).
    """
    known, whole = Cards(), playable(known_decks.read(deck))
    wanted = known[card]
    other = None if instead is None else known[instead]
    if copies_of(whole, wanted):
        other = other or replacement(wanted, whole)
        copies = copies_of(whole, wanted)
        with_it, without = whole, swapped(whole, wanted, other)
    else:
        other = other or nearest_inside(wanted, whole)
        copies = copies_of(whole, other)
        with_it, without = swapped(whole, other, wanted), whole
    for one in (with_it, without):
        if not copies or not is_legal(one):
            raise UnplayableDeck(f"{_titles(wanted, other)} can't take each other's place in {whole.name!r}.")
    series = terms.series(renamed(with_it, wanted.name), renamed(without, other.name))
    session.play([series], "games")
    stands = standing_of(series, level=terms.level)
    points = [100 * (end - 1 / 2) for end in (stands.score, stands.low, stands.high)]
    sentences = [
        f"The deck {whole.name} with {copies} {'copy' if copies == 1 else 'copies'} of {wanted.name} "
        f"({wanted.id}) against the same deck with {other.name} ({other.id}) instead.",
        f"{wanted.name} is worth {points[0]:+.1f} points of a hundred ({points[1]:+.1f} to {points[2]:+.1f}) "
        f"more than {other.name}, in {stands.games // 2:,} pairs of games.",
    ]
    return findings("worth", f"The worth of {wanted.name}", sentences, [series], level=terms.level)


def _titles(card: Card, other: Card) -> str:
    return f"{card.name} and {other.name}"
