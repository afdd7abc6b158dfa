"""The reader: trees from English, found through the phrases that print them."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    FRIEND,
    PROBLEM,
    THIS,
    YOU,
    Another,
    ControlledBy,
    Description,
    Dismiss,
    Draw,
    Exhausted,
    Other,
    Plays,
    Triggered,
    WithTrait,
    cards,
    choose,
)
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.text.discourse import Discourse, opening
from everfree.ccg.language.wordings import ALONE
from everfree.ccg.parsing.canonical import canonical
from everfree.ccg.parsing.reader import printed, read_paragraph, understood

ON_A_FRIEND = Discourse(FRIEND)
SAMPLE = (
    "pr7", "pr10", "pr11", "pr18", "pr24", "pr29", "pr52", "pr90", "pr100", "pr103", "pr104", "pr117",
    "pr133", "pr183", "pr199", "pr204", "ad42", "sb136",
    "hm12", "mt62", "ff26", "cg32", "hm108", "cn113", "cg7", "hm84", "ad202", "de79", "de90", "cg27", "cs6",
)  # fmt: skip
"""Cards of all types: triggered, activated, continuous, laws, Events, places, Chaos; tokens, two triggers
with one subject, names for nouns, what is understood, sentences of their own, additional costs."""


def paragraphs() -> list[tuple[Discourse, Ability]]:
    """List the abilities of the sample, with what is known at the start of their text box."""
    cards = [POOL[one] for one in SAMPLE]
    return [
        (opening(card, side), ability) for card in cards for side in card.sides for ability in side.abilities
    ]


class TestRead:
    """What the reader finds."""

    @pytest.mark.parametrize(("told", "ability"), paragraphs(), ids=str)
    def test_the_tree_of_a_printed_card_is_found_back(self, told: Discourse, ability: Ability) -> None:
        """Up to the order of independent tests."""
        text = printed(ability, told)

        found = read_paragraph(text, told)

        assert canonical(ability) in [canonical(one) for one in found]
        assert all(printed(one, told) == text for one in found)

    def test_a_text_of_ones_own_is_read(self) -> None:
        """The tree of a sentence that no card has."""
        text = "When you play this card, draw 7 cards."

        assert Triggered(Plays(YOU, THIS), Draw(7)) in read_paragraph(text, ON_A_FRIEND)

    def test_what_a_text_means_depends_on_its_card(self) -> None:
        """A Problem calls itself this Problem; a Friend does not."""
        text = "When you win a faceoff here, draw a card."

        assert read_paragraph(text, ON_A_FRIEND)
        assert not read_paragraph("This Problem gets +1 power.", ON_A_FRIEND)
        assert read_paragraph(text, Discourse(PROBLEM))

    def test_readings_with_another_meaning_are_listed_after_the_usual_one(self) -> None:
        """Another card than this one, or another than the cards the text has mentioned."""
        text = "When you play this card, dismiss another Friend."

        usual, rival = [
            Triggered(Plays(YOU, THIS), Dismiss(choose(cards(FRIEND, test)))) for test in (Another(), Other())
        ]
        found = read_paragraph(text, ON_A_FRIEND)

        assert found.index(usual) < found.index(rival)

    def test_of_an_unknown_text_the_longest_known_part_is_named(self) -> None:
        """So that an author sees where to begin."""
        text = "When you play this card, juggle 2 cards."

        assert read_paragraph(text, ON_A_FRIEND) == []
        assert understood(text, ON_A_FRIEND) == "you play this card"


def test_independent_tests_have_one_order() -> None:
    """Whose card, which other, adjectives, then what follows the noun."""
    mixed = (Exhausted(), Another(), WithTrait("Zebra"), ControlledBy(YOU))

    ordered = canonical(Description(FRIEND, mixed))

    assert ordered == Description(FRIEND, (ControlledBy(YOU), Another(), Exhausted(), WithTrait("Zebra")))


def test_wordings_do_not_count() -> None:
    """Two trees that differ only in how they word a text mean the same."""
    assert canonical(Description(FRIEND, (WithTrait("Zebra", ALONE),))) == canonical(
        Description(FRIEND, (WithTrait("Zebra"),))
    )
