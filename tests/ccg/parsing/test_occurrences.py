"""Where phrases occur in a text."""

from typing import Any

import pytest

from everfree.ccg.language import (
    FRIEND,
    THIS,
    YOU,
    Dismiss,
    Exhaust,
    Moves,
    Plays,
    Sequence,
    WithTrait,
    cards,
    choose,
    one,
)
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.parsing.occurrences import Occurrences
from everfree.ccg.parsing.reader import ENGLISH, PHRASES


def found(text: str) -> Occurrences:
    """Return the words of *text*."""
    return Occurrences(text, ENGLISH)


def said(node: Node) -> Any:
    """Return the phrase of a word on a Friend."""
    return PHRASES.say(node, Discourse(FRIEND))


@pytest.mark.parametrize("trigger", [Plays(YOU, THIS), Moves(YOU, THIS)])
def test_two_verbs_with_one_subject(trigger: Node) -> None:
    """Each of two triggers stands for all words that they share."""
    text = found("When you play or move this card, draw a card.")

    assert text.of_exactly(said(trigger)) == (0b1111110,)
    assert text.of_exactly(said(Plays(YOU, one(FRIEND)))) == ()


def test_two_objects_of_one_verb() -> None:
    """The second one stands for its own words."""
    text = found("Exhaust this card and a Friend to draw a card.")

    assert text.of(said(Exhaust(THIS)), is_state=False, strict=True) == (0b111,)
    assert text.of(said(Exhaust(choose(cards(FRIEND)))), is_state=False, strict=True) == (0b110000,)
    assert text.of(said(Dismiss(choose(cards(FRIEND)))), is_state=False, strict=True) == ()


def test_sentences_follow_each_other() -> None:
    """Instructions in two sentences occur only where one ends and the next one starts."""
    both = said(Sequence((Exhaust(THIS), Dismiss(choose(cards(FRIEND))))))
    apart = (*said(Exhaust(THIS)), *said(Dismiss(choose(cards(FRIEND)))))

    assert found("Exhaust this card and dismiss a Friend.").of(both, is_state=False, strict=True)
    assert found("Exhaust this card. Dismiss a Friend.").of(apart, is_state=False, strict=True)
    assert not found("Exhaust this card to dismiss a Friend.").of(apart, is_state=False, strict=True)


def test_words_between() -> None:
    """Weak words such as "a" do not count."""
    text = found("Dismiss a Friend here")

    assert text.between(0b1001) == 0b0100
    assert text.gap(0b1001) == 1
    assert text.of_any(frozenset(("friend",))) == 0b0100


def test_names_in_the_plural() -> None:
    """A trait may be the noun of a phrase."""
    assert found("Your Critters have Swift.").of_name("Critter") == (0b10,)
    assert found("Your Critters have Swift.").of_name("Dragon") == ()


def test_a_prefix_negates() -> None:
    """The property inside is found, so that its negation can be made."""
    assert found("Choose a non-Unique Friend.").of_negated(said(WithTrait("Unique"))) == (0b100,)
    assert found("Choose a Unique Friend.").of_negated(said(WithTrait("Unique"))) == ()
