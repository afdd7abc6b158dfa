"""What a card is worth in a deck: the deck with it against the same deck with its replacement."""

from __future__ import annotations  # so that `help` shows short types

from everfree.ccg.decks.deck import Deck
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import MANE
from everfree.lab.decks import read_deck, renamed
from everfree.lab.session import Session, Terms
from everfree.lab.standings import standing_of
from everfree.lab.studies.findings import Findings, findings
from everfree.lab.studies.swapping import copies_of, nearest_inside, replacement, swapped
from everfree.lab.wording import counted
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
    known, whole = Cards(), playable(read_deck(deck))
    wanted = known[card]
    other, with_it, without = _both_ways(whole, wanted, None if instead is None else known[instead])
    series = terms.series(renamed(with_it, wanted.name), renamed(without, other.name))
    session.play([series], "games")
    stands = standing_of(series, level=terms.level)
    points = [100 * (end - 1 / 2) for end in (stands.score, stands.low, stands.high)]
    sentences = [
        _decks(whole, (wanted, with_it), (other, without)),
        f"{wanted.name} instead of {other.name} changes the score by {points[0]:+.1f} points of a hundred "
        f"({points[1]:+.1f} to {points[2]:+.1f}{stands.at_level}), in "
        f"{counted(stands.pairs, 'pair')} of games"
        f"{'' if stands.is_decided else ': not decided'}.",
    ]
    return findings("worth", f"The worth of {wanted.name}", sentences, [series], level=terms.level)


def _both_ways(whole: Deck, wanted: Card, other: Card | None) -> tuple[Card, Deck, Deck]:
    """Return the other card, the deck with the wanted card and the deck with the other one."""
    if other is not None and other.name == wanted.name:
        raise UnplayableDeck(f"{wanted.name} can't take its own place; name another card.")
    if copies_of(whole, wanted):
        other = other or replacement(wanted, whole)
        copies = copies_of(whole, wanted)
        with_it, without = whole, swapped(whole, wanted, other)
    else:
        other = other or nearest_inside(wanted, whole)
        copies = copies_of(whole, other)
        with_it, without = swapped(whole, other, wanted), whole
    if not copies:
        raise UnplayableDeck(f"{whole.name!r} has neither {wanted.name} nor {other.name}.")
    if faults := known_decks.faults(with_it) + known_decks.faults(without):
        both = f"{wanted.name} and {other.name}"
        raise UnplayableDeck(f"{both} can't take each other's place in {whole.name!r}. {' '.join(faults)}")
    return other, with_it, without


def _decks(whole: Deck, *ways: tuple[Card, Deck]) -> str:
    """Return which decks play: one of them is as it was given, the other has another card."""
    (own, as_given), (new, changed) = sorted(ways, key=lambda one: one[1] is not whole)
    return (
        f"The deck {whole.name} with {_copies(as_given, own)} {own.name} ({own.id}), as it is, "
        f"against the same deck with {_copies(changed, new)} {new.name} ({new.id}) instead."
    )


def _copies(deck: Deck, card: Card) -> str:
    """Return how many copies of a card a deck has, or that it is the Mane Character."""
    if card.type == MANE:
        return "the Mane Character"
    copies = copies_of(deck, card)
    return f"{copies} {'copy' if copies == 1 else 'copies'} of"
