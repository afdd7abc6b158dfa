"""Words that print their text and do nothing are found by erasing them (ADR 15)."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.registry import APPLY, SHAPES, Shaping
from everfree.ccg.language import (
    BANISHED,
    BLUE,
    CHARACTER,
    DISCARD_PILE,
    EVENT,
    FRIEND,
    MANE,
    THIS,
    WHILE_IN_PLAY,
    YOU,
    Another,
    Banish,
    BanishedThisWay,
    Change,
    ChooseColour,
    Continuous,
    ControlledBy,
    Enters,
    Exhaust,
    GainsChosenColour,
    Give,
    Note,
    PowerTimes,
    PutIntoHand,
    cards,
    choose,
    each,
    main_phase,
    when,
    yours,
)
from everfree.ccg.language.nodes import WORDS, walk
from everfree.ccg.rules.nothing import NOTHING
from everfree.ccg.rules.words.changes.becoming import with_more_colours
from everfree.testing import plain
from everfree.testing.pieces import named
from everfree.testing.trees.silence import Place, erased, silent_places

SPIKE = named(
    plain(
        2,
        abilities=(
            main_phase(
                Banish(choose(cards(EVENT, ControlledBy(YOU), zone=DISCARD_PILE))), costs=(Exhaust(THIS),)
            ),
            main_phase(
                PutIntoHand(each(cards(EVENT, BanishedThisWay(), zone=BANISHED))), costs=(Banish(THIS),)
            ),
        ),
    ),
    "keeper",
)
PRISM = named(
    plain(
        1,
        BLUE,
        abilities=(
            when(Enters(THIS), ChooseColour()),
            Continuous((GainsChosenColour(),), each(yours(FRIEND, Another()))),
        ),
    ),
    "prism",
)
THIS_WAY = Place("Description", "tests", "BanishedThisWay")
COLOUR = Place("Continuous", "changes", "GainsChosenColour")


def test_every_word_of_a_sound_card_shows() -> None:
    """Both cards that once were silent do something with every word now."""
    assert silent_places(PRISM) == []
    assert silent_places(SPIKE, only=THIS_WAY) == []


def test_a_starting_problem_is_heard_as_the_game_starts() -> None:
    """A deck has it as its only Starting Problem; as a Mane Character it would do nothing."""
    assert silent_places(POOL["ff128"], only=Place("Triggered", "trigger", "GameStarts"), seeds=1) == []


def test_a_test_that_finds_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the old fault put back, in which a card did not note what Banish banished, the test is silent."""

    def banish(game: object, occurrence: object) -> object:
        put(game, occurrence.card, BANISHED)  # type: ignore[attr-defined, arg-type]
        return occurrence

    monkeypatch.setitem(APPLY, kinds.BANISHED, banish)

    assert silent_places(SPIKE, only=THIS_WAY, seeds=12) == [THIS_WAY]


def test_a_change_that_gives_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the old fault put back, in which only modifiers with a duration had a colour, it is silent."""
    no_colour = Shaping(lambda *_: 0, with_more_colours, is_numbered=True)
    monkeypatch.setitem(SHAPES, GainsChosenColour, no_colour)

    assert silent_places(PRISM, only=COLOUR, seeds=4) == [COLOUR]


def changes() -> dict[str, list[Change]]:
    """List a few examples of each change in the pool, by its word."""
    found: dict[str, list[Change]] = {}
    for card in POOL.values():
        for node in walk(card.sides):
            if isinstance(node, Change):
                found.setdefault(type(node).__name__, []).append(node)
    return {word: examples[:3] for word, examples in found.items()}


STAGE = (
    main_phase(ChooseColour()),
    main_phase(Note(choose(cards(MANE)))),
    Continuous((PowerTimes(),), each(cards(CHARACTER))),
)
"""What changes refer to: a chosen colour, a remembered card, other changes of power."""


@pytest.mark.parametrize(("word", "examples"), changes().items())
@pytest.mark.parametrize("holder", ["Continuous", "Give"])
def test_each_change_shows_in_each_place(word: str, examples: list[Change], holder: str) -> None:
    """A change does something both in a continuous ability and in a modifier with a duration."""
    assert any(is_heard(change, Place(holder, "changes", word)) for change in examples)


def is_heard(change: Change, place: Place) -> bool:
    """Tell whether a change shows in a place, on a card that has what it may refer to."""
    everyone = each(cards(CHARACTER))
    ability = (
        Continuous((change,), everyone)
        if place.parent == "Continuous"
        else main_phase(Give((change,), everyone, WHILE_IN_PLAY))
    )
    return silent_places(named(plain(2, abilities=(ability, *STAGE)), "holder"), only=place) == []


def test_words_that_mean_nothing_are_no_words_of_the_language() -> None:
    """No card can use them."""
    assert not {type(one).__name__ for one in NOTHING} & set(WORDS)


def test_each_erased_copy_differs() -> None:
    """Erasing changes the tree, in as many ways as the card has words that can be erased."""
    card = POOL["pr24"]
    copies = [less for _, less in erased(card)]

    assert copies
    assert card not in copies
