"""The decks of two colours: legal, playable with their colours, and made of cards of the new sets."""

from itertools import combinations

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.colour_pairs import COLOUR_PAIR_DECKS
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.vocab import COLOUR_NAMES, FRIEND
from everfree.messages import Messages

NEW_SETS = ("CN", "RR", "CS", "CG", "AD")
DECKS = pytest.mark.parametrize(("pair", "deck"), COLOUR_PAIR_DECKS.items(), ids=COLOUR_PAIR_DECKS.keys())


def colours_of(pair: str) -> int:
    """Return the set of the two colours."""
    return sum([bit for bit, name in COLOUR_NAMES.items() if name in pair.split("-")])


def is_met(need: Need, colours: int) -> bool:
    """Tell whether power of these colours can meet a requirement."""
    wanted = colours & ~need.colour if need.other_than else colours & need.colour
    return bool(wanted) or need.colour == WILD


def test_each_pair_has_a_deck() -> None:
    """All fifteen pairs, under names that no theme deck has."""
    colours = [name for name in COLOUR_NAMES.values() if name]

    assert list(COLOUR_PAIR_DECKS) == ["-".join(pair) for pair in combinations(colours, 2)]
    assert not set(COLOUR_PAIR_DECKS) & set(THEME_DECKS)


@DECKS
def test_may_be_played(pair: str, deck: Deck) -> None:
    """Nothing is held against it."""
    assert refuse_deck(deck, POOL) == ()


@DECKS
def test_has_a_name_in_each_language(pair: str, deck: Deck) -> None:
    """The English one is also the name of the deck in lists and matches."""
    assert Messages("en").say(f"pair-deck-{pair}") == deck.name
    assert Messages("fr").say(f"pair-deck-{pair}") != deck.name


@DECKS
def test_its_colours_suffice(pair: str, deck: Deck) -> None:
    """They can play every card and confront every Problem, and both colours are played."""
    colours = colours_of(pair)
    drawn = [POOL[card] for card in deck.draw]

    for card in (POOL[deck.mane], *drawn):
        assert not card.front.colours & ~colours, card
        assert all(is_met(need, colours) for need in card.needs), card
    for problem in deck.problems:
        assert all(is_met(need, colours) for need in POOL[problem].owner_needs), problem
    second = colours & ~POOL[deck.mane].front.colours
    entries = [card for card in drawn if card.front.colours & (second or colours) and not card.needs]
    assert sum([deck.draw[card.id] for card in entries if card.type == FRIEND]) >= 6


@DECKS
def test_shows_cards_of_the_new_sets(pair: str, deck: Deck) -> None:
    """At least 20 of the 45 cards."""
    known = catalogue().entries

    assert sum([copies for card, copies in deck.draw.items() if known[card].set in NEW_SETS]) >= 20
