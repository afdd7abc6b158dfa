"""Which options want a second press, because they show hidden cards at once."""

import pytest
from tests.telling.conftest import Say, new_table

from everfree.ccg.view import OptionView, QuestionView
from everfree.telling.labels import label, reveals
from everfree.telling.said import CardText

MAIN = QuestionView("main", ())


def test_a_card_that_will_be_lost_says_so(say: "Say") -> None:
    """Which of two Unique cards is dismissed: "choose" would sound like keeping it."""
    table = new_table(1)
    option = OptionView("card", card=1)
    told = label(table.view(0), QuestionView("uniqueness", (option,)), option)
    assert told is not None
    assert (say(told, "en"), say(told, "fr")) == ("Dismiss", "Écarter")


@pytest.mark.parametrize(
    ("verb", "card", "expected"),
    [
        ("play", "pr37", False),  # a Friend that draws a card once played: where it goes is asked first
        ("play", "pr109", True),  # an Event takes effect at once
        ("yes", "pr37", True),
        ("move", "pr37", False),
    ],
)
def test_an_option_that_shows_cards_at_once_wants_a_second_press(
    verb: str, card: str, expected: bool
) -> None:
    """Playing a card that is put somewhere can still be cancelled, so one press begins it."""
    assert reveals(MAIN, OptionView(verb), CardText(card)) is expected
