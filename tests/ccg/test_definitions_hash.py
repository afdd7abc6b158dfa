"""The hash over the cards of a match holds everything with a meaning, and nothing that only texts read."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.language import THAT, THIS, YOU, Card, Triggered, Uncovers
from everfree.ccg.language.keywords import PERSISTENT, VEXING
from everfree.ccg.language.nodes import TEXT_ONLY, Node, names_of, walk, without_text
from everfree.ccg.language.wordings import IT
from everfree.ccg.language.words.selectors.selectors import This
from everfree.ccg.language.words.zones.leaving import Retire
from everfree.ccg.table import PonyTable, definitions_hash, header, start
from everfree.table.commands import Answer
from everfree.table.match import Match, replay
from everfree.table.versions import NeedsAnotherVersion
from everfree.testing.dice import Dice
from everfree.testing.pieces import plain
from everfree.testing.sample import one_card_per_word
from everfree.testing.trees import mutated

MOVES = 400
CARDS = [
    pytest.param(one_card_per_word(), id="sample"),
    pytest.param(tuple(POOL.values()), id="all", marks=pytest.mark.long),
]
"""Cards that are changed."""


def hash_of(card: Card) -> str:
    """Hash one card by itself."""
    return definitions_hash([Deck("", card.id, {}, {})], pool={card.id: card})


def reworded(value: Any) -> Any:
    """Copy a tree with every field changed that only texts read; no node stays the same object."""
    if isinstance(value, tuple):
        return tuple([reworded(part) for part in value])
    if not isinstance(value, Node):
        return value
    values = {name: reworded(getattr(value, name)) for name in names_of(type(value))}
    return type(value)(**{name: f"other {old}" if name in TEXT_ONLY else old for name, old in values.items()})


REWORDED = {card.id: reworded(card) for card in POOL.values()}


def changes(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield copies of a tree, each with one field of one node changed; fields of texts stay."""
    if isinstance(value, tuple):
        yield "with one more", (*value, THIS)
        for place, part in enumerate(value):
            yield f"without {place}", (*value[:place], *value[place + 1 :])
            for path, other in changes(part):
                yield f"{place}.{path}", (*value[:place], other, *value[place + 1 :])
    elif isinstance(value, Node):
        for field in fields(value):  # type: ignore[arg-type]
            if field.name not in TEXT_ONLY:
                for path, other in changes(getattr(value, field.name)):
                    copy: Any = replace(value, **{field.name: other})  # type: ignore[type-var]
                    yield f"{type(value).__name__}.{field.name} {path}", copy
        yield "another word", THAT if isinstance(value, This) else THIS
    elif value is None:
        yield "something", THIS
    elif isinstance(value, bool):
        yield "the opposite", not value
    else:
        yield "another", value + ("x" if isinstance(value, str) else 1)


class TestHash:
    """What is in it, and what is not."""

    def test_rewording_any_card_keeps_it(self) -> None:
        """Wordings, tag words and rarities are left out, at any depth."""
        assert [card for card in POOL if hash_of(REWORDED[card]) != hash_of(POOL[card])] == []

    @pytest.mark.parametrize("name", TEXT_ONLY)
    def test_each_field_of_texts_is_used_by_the_pool(self, name: str) -> None:
        """So the test above is not empty."""
        assert any(getattr(node, name, "") for card in POOL.values() for node in walk(card))

    @pytest.mark.parametrize("cards", CARDS)
    def test_any_other_change_of_any_card_changes_it(self, cards: tuple[Card, ...]) -> None:
        """Every number, name, keyword, colour, ability and word, one at a time."""
        count = 0
        same: list[str] = []
        for card in cards:
            before = hash_of(card)
            for path, other in changes(card):
                count += 1
                if isinstance(other, Card) and hash_of(other) == before:
                    same.append(f"{card.id} {path}")
        assert same == []
        assert count > 20 * len(cards)

    @pytest.mark.parametrize("cards", CARDS)
    def test_a_change_of_an_ability_changes_it(self, cards: tuple[Card, ...]) -> None:
        """Mutations that must show in a card's text show here too, but for those that only reword it."""
        for card in cards:
            before, meant = hash_of(card), without_text(card)
            same = [other for _, other in mutated(card) if hash_of(other) == before]
            assert [other for other in same if without_text(other) != meant] == []

    def test_a_tuple_is_not_taken_for_a_word(self) -> None:
        """A trait that has the name of a word stays a trait."""
        card = plain()
        one = replace(card, front=replace(card.front, traits=("This",), abilities=()))
        other = replace(card, front=replace(card.front, traits=(THIS,), abilities=()))  # type: ignore[arg-type]
        assert hash_of(one) != hash_of(other)


class TestNumbers:
    """Numbers of nodes stand in the bytes of states: they depend on meanings alone."""

    def test_a_reworded_pool_has_the_same_numbers(self) -> None:
        """Node by node the same words, in the same places."""
        one, other = Definitions(tuple(POOL.values())), Definitions(tuple(REWORDED.values()))
        assert [type(node) for node in one.nodes] == [type(node) for node in other.nodes]
        assert one.nodes == other.nodes
        assert one.number == other.number

    def test_a_word_shared_with_a_keyword_is_numbered_like_one_that_is_not(self) -> None:
        """A card that says `THIS` as Persistent and Vexing do, or the same with a pronoun."""
        card = plain(keywords=(PERSISTENT, VEXING))
        numbers = []
        for word in (THIS, This(), This(IT)):
            abilities = (Triggered(Uncovers(YOU), Retire(word)),)
            one = replace(card, front=replace(card.front, abilities=abilities))
            numbers.append([type(node).__name__ for node in Definitions((one,)).nodes])
        assert numbers[0] == numbers[1] == numbers[2]

    def test_a_cast_does_not_know_wordings(self) -> None:
        """The rules can't look at what is not there."""
        definitions = Definitions(tuple(POOL.values()))
        cards = [definition.card for definition in definitions.cards]
        assert not [node for node in walk(tuple(cards)) for name in TEXT_ONLY if getattr(node, name, "")]


class TestReplay:
    """A reworded card breaks no stored match."""

    @pytest.mark.parametrize("name", THEME_DECKS)
    def test_a_match_ends_in_the_same_state(self, name: str) -> None:
        """Every card with a wording is reworded, and the whole log leads to the same bytes."""
        decks = [THEME_DECKS[name], THEME_DECKS["applejack"]]
        used = {card for deck in decks for card in (deck.mane, *deck.draw, *deck.problems)}
        assert any(getattr(node, "wording", "") for card in used for node in walk(POOL[card]))
        match = played(decks)

        again = replay(match.log, lambda header: start(header, pool=POOL | REWORDED))

        assert bytes_of(again) == bytes_of(match)
        assert again.game.digest() == match.game.digest()

    def test_a_changed_card_is_refused(self) -> None:
        """One number is enough."""
        deck = THEME_DECKS["applejack"]
        mane = POOL[deck.mane]
        other = replace(mane, front=replace(mane.front, power=mane.front.power + 1))
        with pytest.raises(NeedsAnotherVersion, match="other-definitions"):
            start(header([deck, deck], b"seed"), pool=POOL | {mane.id: other})

    def test_a_card_that_is_no_longer_here(self) -> None:
        """A match with it is one of other definitions."""
        deck = THEME_DECKS["applejack"]
        fewer = {card: POOL[card] for card in POOL if card != deck.mane}
        with pytest.raises(NeedsAnotherVersion, match="other-definitions"):
            start(header([deck, deck], b"seed"), pool=fewer)


def played(decks: list[Deck]) -> Match:
    """Play a match at random, for a while."""
    match, dice = Match(header(decks, b"seed"), start), Dice(4)
    while len(match.log.commands) < MOVES and match.game.outcome() is None:
        ((seat, size),) = match.game.asked().items()
        match.apply(Answer(seat, (dice.below(size),)))
    return match


def bytes_of(match: Match) -> bytes:
    """Give the state of a match as bytes."""
    assert isinstance(match.game, PonyTable)
    return match.game.played.to_bytes()
