"""The printed cards as a client gets them."""

import gzip

import msgspec
import pytest

from everfree.ccg.cards import POOL, PRINTED
from everfree.messages import LANGUAGES, Messages
from everfree.telling.cards import PrintedCard, PrintedNeed, card_data
from everfree.telling.said import CardText
from everfree.telling.speaking import speak

LARGEST = 400_000


@pytest.fixture(scope="module", params=LANGUAGES)
def data(request: pytest.FixtureRequest) -> tuple[str, dict[str, PrintedCard]]:
    """Give a language and all cards in it."""
    return request.param, card_data(request.param)


def test_has_every_card_that_can_lie_on_a_table(data: tuple[str, dict[str, PrintedCard]]) -> None:
    """Tokens too; a set and a number have only those that were printed in one."""
    _, cards = data
    assert cards.keys() == PRINTED.keys()
    assert all(bool(card.set) == bool(card.number) == (card.id in POOL) for card in cards.values())


def test_a_side_has_a_title_of_its_own(data: tuple[str, dict[str, PrintedCard]]) -> None:
    """201.3: only if it is another one than that of the card."""
    _, cards = data
    assert [side.title for side in cards["cg191"].sides] == ["", "Princess Cadance"]
    assert not any(side.title for side in cards["pr1"].sides)


def test_is_small(data: tuple[str, dict[str, PrintedCard]]) -> None:
    """A language of the whole pool, packed as it travels."""
    _, cards = data
    assert len(gzip.compress(msgspec.json.encode(cards))) < LARGEST


def test_finds_every_paragraph_where_speech_finds_it(data: tuple[str, dict[str, PrintedCard]]) -> None:
    """What a sentence of the table calls the text of an ability is in its place."""
    language, cards = data
    messages = Messages(language)
    for card in list(cards.values())[::7]:
        for side, printed in enumerate(card.sides):
            assert len(printed.keywords) == len(printed.reminders)
            for place, text in enumerate(printed.texts):
                assert speak(CardText(card.id, side, place), messages, []) == text
            assert speak(CardText(card.id, side, -1), messages, []) == "\n".join(
                printed.texts[printed.paragraphs :]
            )


def test_has_the_facts() -> None:
    """A Mane Character with two sides, a Friend with its price, an Event's timing, a Problem's needs."""
    cards = card_data("en")
    mane, friend, problem = cards["pr1"], cards["pr55"], cards["pr162"]
    assert [side.home_limit for side in mane.sides] == [side.home_limit for side in POOL["pr1"].sides]
    assert (friend.set, friend.number, friend.type) == ("premiere", "55", "friend")
    assert (friend.cost, friend.sides[0].power) == (POOL["pr55"].cost, POOL["pr55"].front.power)
    assert problem.owner_needs
    timings = {card.timing for card in cards.values() if card.type == "event"}
    assert {"main-phase", "faceoff", "reaction"} <= timings
    assert {card.timing for card in cards.values() if card.type != "event"} == {""}
    assert PrintedNeed(sum(need.amount for need in POOL["pr162"].opponent_needs)) in problem.opponent_needs
