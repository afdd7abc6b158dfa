"""Every card by its id or by its name.

>>> from everfree import cards
>>> cards["Dig Deep"]
<pr97 Dig Deep>
>>> cards["pr97"].cost
1
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from everfree.ccg.cards import POOL, SETS
from everfree.ccg.decks.catalogue import catalogue, plain_name
from everfree.ccg.language.card import Card
from everfree.library.errors import UnknownCard

MOST_LISTED: Final = 8
"""How many cards the message of an error lists."""


class Cards(Mapping[str, Card]):
    """The cards by id; an id, a full name, or a title that only one card has finds a card.

    >>> cards = Cards()
    >>> cards
    <1,... cards of 15 sets>
    >>> cards["rainbow dash flier extraordinaire"]
    <pr1 Rainbow Dash, Flier Extraordinaire>
    >>> cards["Dig Dep"]
    Traceback (most recent call last):
        ...
    everfree.library.errors.UnknownCard: No card has the id or name 'Dig Dep'. Did you mean 'Dig Deep' ...
    >>> cards.find("dig deep")
    [<pr97 Dig Deep>, <ad93 Dig Deeper>]
    """

    def __init__(self, pool: Mapping[str, Card] = POOL) -> None:
        self._pool = pool

    def __repr__(self) -> str:
        where = f" of {len(SETS)} sets" if self._pool is POOL else ""
        return f"<{len(self._pool):,} cards{where}>"

    def __getitem__(self, word: str) -> Card:
        """Return the card with this id or name; raise `UnknownCard` with a hint."""
        found = self._matching(word)
        if len(found) == 1:
            return found[0]
        if found:
            listed = ", ".join([f"{card.id} {card.name}" for card in found[:MOST_LISTED]])
            more = f" and {len(found) - MOST_LISTED} more" if len(found) > MOST_LISTED else ""
            raise UnknownCard(
                f"{len(found)} cards are called {word!r}; write the full name or the id: {listed}{more}."
            )
        raise UnknownCard(self._unknown(word))

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and len(self._matching(word)) == 1

    def __iter__(self) -> Iterator[str]:
        return iter(self._pool)

    def __len__(self) -> int:
        return len(self._pool)

    def find(self, part: str) -> list[Card]:
        """List the cards whose name contains *part*, ignoring case, accents and punctuation."""
        wanted = plain_name(part)
        return [card for name, cards in self._names.items() if wanted in name for card in cards]

    @cached_property
    def _names(self) -> dict[str, list[Card]]:
        names: dict[str, list[Card]] = {}
        for card in self._pool.values():
            names.setdefault(plain_name(card.name), []).append(card)
        return names

    @cached_property
    def _titles(self) -> dict[str, list[Card]]:
        titles: dict[str, list[Card]] = {}
        for card in self._pool.values():
            titles.setdefault(plain_name(card.title), []).append(card)
        return titles

    def _matching(self, word: str) -> list[Card]:
        """List the cards that *word* may mean: by id, else by full name, else by title."""
        id_ = word if word in self._pool else word.strip().lower()
        if id_ in self._pool:
            return [self._pool[id_]]
        plain = plain_name(word)
        return (self._names.get(plain) or self._titles.get(plain) or []) if plain else []

    def _unknown(self, word: str) -> str:
        printed = catalogue()
        id_ = printed.by_name(word) or word.strip().lower()
        if id_ in printed.entries:
            return f"{printed.entries[id_].name!r} ({id_}) is a printed card that can't be played here yet."
        like = [self._pool[one] for one in printed.like(word) if one in self._pool]
        hint = f" Did you mean {' or '.join([f'{one.name!r} ({one.id})' for one in like])}?" if like else ""
        return f"No card has the id or name {word!r}.{hint}"


cards: Final = Cards()
"""Every card that can be played here."""
