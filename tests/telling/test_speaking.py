"""Sentences before they have a language, and said in one."""

import msgspec
import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language.text import card_text, keyword_reminder
from everfree.messages import Messages, Unsaid
from everfree.telling.said import CardName, CardText, Listed, PlayerName, Said, said
from everfree.telling.speaking import speak

ENGLISH, FRENCH = Messages("en"), Messages("fr")
NAMES = ["Ada", "Pixel"]
NBSP = "\u00a0"
JETSTREAM = POOL["pr55"]


class TestSaid:
    """`said`."""

    def test_keeps_what_the_message_needs(self) -> None:
        """The rest never travels."""
        one = said("event-paid", who="other", name=PlayerName(1), tokens=3, secret="no")
        assert one == Said("event-paid", {"who": "other", "name": PlayerName(1), "tokens": 3})

    def test_refuses_what_can_not_be_said(self) -> None:
        """A missing argument and a missing message are mistakes at once, not in the browser."""
        with pytest.raises(Unsaid, match="event-paid needs: name, tokens"):
            said("event-paid", who="you")
        with pytest.raises(Unsaid, match="no message 'event-flew'"):
            said("event-flew")

    def test_travels(self) -> None:
        """A tree comes back from JSON as it was."""
        one = said(
            "event-confronted",
            who="other",
            name=PlayerName(1),
            card=CardName("pr162", 7),
            others=Listed((said("quoted-card", card=CardName("pr1", 3)), CardText("pr1", 1, -1))),
        )
        assert msgspec.json.decode(msgspec.json.encode(one), type=Said) == one


class TestSpeak:
    """`speak`."""

    def test_says_a_tree(self) -> None:
        """Names, lists and messages inside messages, in both languages."""
        others = Listed(tuple(said("quoted-card", card=CardName(card, 1)) for card in ("pr55", "")))
        one = said(
            "event-confronted", who="other", name=PlayerName(1), card=CardName("pr162", 7), others=others
        )
        problem = POOL["pr162"].name
        assert speak(one, ENGLISH, NAMES) == (
            f'Pixel confronts "{problem}" with "{JETSTREAM.name}" and "a face-down card".'
        )
        assert speak(one, FRENCH, NAMES) == (
            f"Pixel affronte «{NBSP}{problem}{NBSP}» avec «{NBSP}{JETSTREAM.name}{NBSP}» et "
            f"«{NBSP}une carte face cachée{NBSP}»."
        )

    def test_numbers_are_numbers(self) -> None:
        """They choose the plural and are written as the language writes them."""
        assert speak(said("counted-points", count=1), ENGLISH, NAMES) == "1 point"
        assert speak(said("counted-points", count=1_000), ENGLISH, NAMES) == "1,000 points"

    @pytest.mark.parametrize("messages", [ENGLISH, FRENCH])
    def test_reads_a_card(self, messages: Messages) -> None:
        """By the place of an ability, keywords' own first; -1 is everything in paragraphs."""
        card = next(
            one
            for one in POOL.values()
            if [keyword.name for keyword in one.front.keywords] == ["Caretaker"] and one.front.abilities
        )
        reminder = keyword_reminder(card.front.keywords[0], messages.language)
        (printed,) = card_text(card, messages.language).sides[0].paragraphs
        assert [speak(CardText(card.id, 0, place), messages, NAMES) for place in (0, 1, 2, -1)] == [
            reminder,
            printed,
            "",
            printed,
        ]
