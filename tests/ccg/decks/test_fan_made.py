"""Files of fan-made cards, and matches that have some."""

import json
from dataclasses import replace
from typing import Any

import pytest

from everfree.ccg.cards import POOL, PRINTED
from everfree.ccg.decks.fan_made import (
    MOST_CARDS,
    cards_from,
    catalogue_with,
    deck_with,
    is_fan_made,
    pool_with,
    printed_with,
    read_fan_made,
    texts_of,
)
from everfree.ccg.decks.faults import faults_of
from everfree.ccg.decks.lists import UnreadableDeck, read_deck, to_json, to_text
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.language import (
    BLUE,
    COMMON,
    CRITTER,
    EARTH_PONY,
    ORANGE,
    THIS,
    YOU,
    Card,
    Draw,
    Plays,
    PutTokens,
    Triggered,
    WinsFaceoff,
    friend,
    token,
)
from everfree.ccg.table import KIND, PonyTable, header, start
from everfree.ccg.written import CardRefused, card_to_json
from everfree.table.commands import Answer
from everfree.table.log import from_bytes, to_bytes
from everfree.table.match import Match, replay
from everfree.table.versions import NeedsAnotherVersion

MOSSY = friend(
    "fan1",
    "Mossy Path, Forest Guide",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Triggered(WinsFaceoff(YOU, involving_this=True), Draw(1)),),
)
MOTHER = friend(
    "fan2",
    "Bramble, Nest Keeper",
    ORANGE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Triggered(Plays(YOU, THIS), PutTokens(token(2, BLUE, CRITTER), 1)),),
)


def value_of(card: Card) -> Any:
    """Return a card as JSON that is parsed already."""
    return json.loads(card_to_json(card))


class TestFiles:
    """One card, a list, or cards with a deck."""

    def test_three_shapes(self) -> None:
        """All give the same cards."""
        one, two = value_of(MOSSY), value_of(MOTHER)
        deck = json.loads(to_json(deck_with([MOSSY])))

        assert read_fan_made(json.dumps(one)).cards == (MOSSY,)
        assert read_fan_made(json.dumps([one, two])).cards == (MOSSY, MOTHER)
        whole = read_fan_made(json.dumps({"cards": [one], "deck": deck}))
        assert (whole.cards, whole.deck) == ((MOSSY,), deck_with([MOSSY]))

    @pytest.mark.parametrize(
        ("change", "reason", "where"),
        [
            ({"id": "pr1"}, "printed-card", "cards[1].id"),
            ({"id": "pr9999"}, "printed-card", "cards[1].id"),
            ({"id": "token-1"}, "printed-card", "cards[1].id"),
            ({"id": "Fan two"}, "bad-name", "cards[1].id"),
            ({"id": "fan1"}, "same-card", "cards[1].id"),
            (
                {"title": POOL["pr12"].title, "subtitle": POOL["pr12"].subtitle},
                "printed-card",
                "cards[1].title",
            ),
            ({"cost": 500}, "number-out-of-range", "cards[1].cost"),
            ({"spell": 1}, "unknown-field", "cards[1]"),
        ],
    )
    def test_refusals_name_the_card(self, change: dict[str, Any], reason: str, where: str) -> None:
        """Neither the id nor the name of a printed card, nor another card's, and every bound of one card."""
        text = json.dumps([value_of(MOSSY), value_of(MOTHER) | change])

        with pytest.raises(CardRefused) as refused:
            read_fan_made(text)

        assert (refused.value.reason, refused.value.where) == (reason, where)

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("[" * 100, "too-deep"),
            (json.dumps([1] * (MOST_CARDS + 1)), "too-many-parts"),
            ("[]", "no-card"),
            ("x" * 70_000, "too-long"),
            ("{}", "missing-field"),
            ('{"cards": [], "decks": []}', "unknown-field"),
            ('{"cards": 3}', "wrong-type"),
            ("7", "wrong-type"),
        ],
    )
    def test_a_file_is_bounded(self, text: str, reason: str) -> None:
        """Before it is read and while it is read."""
        with pytest.raises(CardRefused) as refused:
            read_fan_made(text)

        assert refused.value.reason == reason

    def test_a_deck_of_unknown_cards_is_refused(self) -> None:
        """As any deck list."""
        deck = {"mane": "pr1", "draw": {"fan9": 1}, "problems": {}}
        for broken in (deck, "rainbow-dash"):
            with pytest.raises(UnreadableDeck):
                read_fan_made(json.dumps({"cards": [value_of(MOSSY)], "deck": broken}))


class TestDecks:
    """Deck lists with fan-made cards."""

    def test_are_legal_with_their_cards_only(self) -> None:
        """Without them, or in a format of printed sets, they are refused."""
        deck = deck_with([MOSSY])

        assert deck.draw["fan1"] == 3
        assert POOL[deck.mane].front.colours == ORANGE
        assert faults_of(deck, fan_made=[MOSSY]) == []
        assert [fault.key for fault in faults_of(deck)] == ["deck-not-ready-alone"]
        assert [fault.key for fault in faults_of(deck, "only-pr", [MOSSY])] == ["refusal-not-in-format"]

    def test_four_copies_are_too_many(self) -> None:
        """The rules of deck building count fan-made cards too (101.2)."""
        deck = replace(APPLEJACK, draw={**APPLEJACK.draw, "fan1": 4})

        assert [fault.key for fault in faults_of(deck, fan_made=[MOSSY])] == ["refusal-too-many-copies"]

    def test_a_list_marks_them(self) -> None:
        """In a section of their own, and the list reads back."""
        known = catalogue_with([MOSSY])
        text = to_text(deck_with([MOSSY]), known=known)

        assert "# Friends, fan-made\n3 Mossy Path, Forest Guide\n" in text
        assert read_deck(text, known=known).draw["fan1"] == 3
        with pytest.raises(UnreadableDeck):
            read_deck(text)

    def test_an_id_tells_what_is_fan_made(self) -> None:
        """Tokens of fan-made cards are among the cards of the table, and printed cards stay as they are."""
        printed = printed_with([MOTHER])
        new = [card for card in printed if is_fan_made(card)]

        assert [printed[card].name for card in new] == ["Critter", "Bramble, Nest Keeper"]
        assert not any(is_fan_made(card) for card in PRINTED)
        assert pool_with([replace(MOSSY, id="pr1")])["pr1"] is POOL["pr1"]
        assert printed_with([]) is PRINTED


def play(match: Match, answers: int) -> None:
    """Give the first answer to this many questions."""
    for _ in range(answers):
        asked = match.game.asked()
        if asked:
            match.apply(Answer(next(iter(asked)), (0,)))


class TestMatches:
    """A match with fan-made cards."""

    def test_replays_from_its_log_alone(self) -> None:
        """The header has the cards, and the last states are equal."""
        match = Match(header([deck_with([MOSSY]), RAINBOW_DASH], b"seed", fan_made=[MOSSY, MOTHER]), start)
        play(match, 120)
        again = replay(from_bytes(to_bytes(match.log), KIND.commands), KIND.start)

        assert isinstance(again.game, PonyTable)
        assert again.game.fan_made == (MOSSY, MOTHER)
        assert again.game.digest() == match.game.digest()

    def test_a_changed_card_does_not_replay(self) -> None:
        """The hash of definitions includes the fan-made cards of the decks."""
        head = header([deck_with([MOSSY]), RAINBOW_DASH], b"seed", fan_made=[MOSSY])
        head.setup["cards"] = texts_of([replace(MOSSY, cost=1)])

        with pytest.raises(NeedsAnotherVersion):
            start(head)

    def test_a_card_of_another_version_does_not_replay(self) -> None:
        """A word this version does not know is no broken log."""
        head = header([deck_with([MOSSY]), RAINBOW_DASH], b"seed", fan_made=[MOSSY])
        head.setup["cards"] = [head.setup["cards"][0].replace("WinsFaceoff", "WinsQuietly")]

        with pytest.raises(NeedsAnotherVersion):
            start(head)

    def test_other_matches_have_the_header_they_had(self) -> None:
        """Without fan-made cards nothing is added to a log."""
        assert "cards" not in header([APPLEJACK, RAINBOW_DASH], b"seed").setup

    def test_equal_texts_give_the_same_cards(self) -> None:
        """So that the definitions of a match are made once."""
        texts = texts_of([MOSSY, MOTHER])

        assert cards_from(texts) is cards_from(list(texts))
        assert cards_from(texts) == (MOSSY, MOTHER)

    def test_views_name_no_hidden_card(self) -> None:
        """The other seat and spectators see fan-made cards only where they see a card at all."""
        match = Match(header([deck_with([MOSSY]), RAINBOW_DASH], b"seed 4", fan_made=[MOSSY]), start)
        play(match, 12)
        game = match.game
        assert isinstance(game, PonyTable)
        mine = [card.card for card in game.view(0).seats[0].hand]

        assert "fan1" in mine
        for viewer in (1, 2):
            assert all(not card.card for card in game.view(viewer).seats[0].hand)
