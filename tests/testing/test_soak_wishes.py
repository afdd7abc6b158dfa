"""What a card's text speaks of is read from its words."""

from dataclasses import replace

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    AT_LEAST,
    AT_MOST,
    COST,
    EXACTLY,
    LESS_THAN,
    POWER,
    Not,
    ReadyCards,
    choose,
    main_phase,
    yours,
)
from everfree.ccg.language.words.selectors.comparing import With
from everfree.ccg.language.words.selectors.selectors import (
    Description,
    OfColour,
    Ready,
    Test,
    WithTrait,
)
from everfree.ccg.language.words.zones.searching import Titled
from everfree.ccg.vocab import FRIEND, RESOURCE, TROUBLEMAKER, WHITE, YELLOW
from everfree.testing import plain
from everfree.testing.soak.wishes import fits, wishes_of


def fitting(card: str) -> list[set[str]]:
    """List the titles of the cards a text speaks of, by its descriptions."""
    return [{one.title for one in cards} for cards in wishes_of(POOL[card]).fitting]


def test_named_characters() -> None:
    """A text that names two characters wishes for both, each in turn."""
    assert fitting("pr121") == [{"Applejack"}, {"Twilight Sparkle"}]


def test_described_cards() -> None:
    """Critter Friends, and no others."""
    (critters,) = wishes_of(POOL["pr87"]).fitting

    assert {"Critter" in one.front.traits for one in critters} == {True}


def test_a_trait_that_no_card_has() -> None:
    """Somebody stands in for it, under a name that is always the same."""
    ability = main_phase(ReadyCards(choose(yours(FRIEND, WithTrait("Teapot")))))
    card = replace(POOL["pr12"], id="x1", front=replace(POOL["pr12"].front, abilities=(ability,)))

    assert [(one.id, one.front.traits) for (one,) in wishes_of(card).fitting] == [
        ("stand-in-teapot", ("Teapot",))
    ]


def test_types_that_are_not_always_there() -> None:
    """Troublemakers for one card, Resources for another."""
    assert wishes_of(POOL["pr1"]).nouns == TROUBLEMAKER
    assert wishes_of(POOL["pr123"]).nouns == RESOURCE


def test_colours() -> None:
    """Those it is played with and those it speaks of; of a Problem those its owner confronts it with."""
    assert wishes_of(POOL["pr147"]).colours == WHITE
    assert wishes_of(POOL["pr161"]).colours == YELLOW


def test_causes() -> None:
    """A text that waits for Friends to be dismissed wishes for cards that dismiss."""
    wishes = wishes_of(POOL["pr128"])

    assert wishes.heard == {kinds.DISMISSED}
    assert POOL["pr123"] in wishes.causes
    assert POOL["pr9"] not in wishes.causes


def test_cards_beneath() -> None:
    """Pumped cards have some."""
    assert wishes_of(POOL["cg87"]).is_hoard
    assert not wishes_of(POOL["pr9"]).is_hoard


def test_counters_marks_and_tokens() -> None:
    """A text that waits for five counters says so, and so do texts about cutie marks and tokens."""
    assert wishes_of(POOL["st1"]).threshold == 5
    assert (wishes_of(POOL["mt42"]).has_marks, wishes_of(POOL["ll137"]).has_tokens) == (True, True)
    plain_wishes = wishes_of(POOL["pr9"])
    assert (plain_wishes.threshold, plain_wishes.has_marks, plain_wishes.has_tokens) == (1, False, False)


def test_a_trait_in_a_law() -> None:
    """A law about Songs wishes for Songs."""
    (songs,) = wishes_of(POOL["sb136"]).fitting

    assert {"Song" in one.front.traits for one in songs} == {True}


def test_printed_cards_fit_descriptions() -> None:
    """Each printed property counts; what only shows in play keeps nobody out."""
    card = plain(2, WHITE, cost=3, traits=("Critter",))

    def is_one(*tests: Test) -> bool:
        return fits(card, Description(FRIEND, tests))

    assert is_one(
        OfColour(WHITE), WithTrait("Critter"), With(COST, AT_MOST, 3), With(POWER, EXACTLY, 2), Ready()
    )
    assert is_one(Titled(card.title), Not(OfColour(YELLOW)), With(POWER, AT_MOST, 3))
    for test in (
        OfColour(YELLOW),
        Not(OfColour(WHITE)),
        WithTrait("Pegasus"),
        With(COST, AT_MOST, 2),
        With(POWER, AT_LEAST, 3),
        With(POWER, LESS_THAN, 2),
        Titled("Nobody"),
    ):
        assert not is_one(test), test
    assert not fits(card, Description(RESOURCE))
