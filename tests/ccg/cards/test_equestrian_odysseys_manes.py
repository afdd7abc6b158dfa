"""The Mane Characters of Equestrian Odysseys."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.equestrian_odysseys.manes import QUEEN_CHRYSALIS_CHANGELING_PRETENDER as CHRYSALIS
from everfree.ccg.decks.theme import APPLEJACK
from everfree.ccg.game import Game
from everfree.ccg.kernel.values.characteristics import colours_of
from everfree.ccg.language import (
    BLUE,
    COMMON,
    MANE,
    ORANGE,
    PINK,
    SWIFT,
    Card,
    Gain,
    Side,
    TurnOver,
    cards,
    choose,
    main_phase,
    mane,
)
from everfree.ccg.vocab import CardId
from everfree.testing import Table, piece, plain


def rival() -> Card:
    """Make a Mane Character with an ability and a keyword on its boosted side."""
    return mane(
        "rival",
        "Rival, Star",
        rarity=COMMON,
        start=Side(BLUE, 1, home_limit=3),
        boosted=Side(BLUE, 3, (), (SWIFT,), (main_phase(Gain(2)),), home_limit=4),
    )


def turner() -> Card:
    """Make a Friend that turns Mane Characters over."""
    return plain(abilities=(main_phase(TurnOver(choose(cards(MANE)))),))


@pytest.mark.card("eo203")
class TestQueenChrysalis:
    """eo203."""

    def test_a_colour_as_the_game_starts(self) -> None:
        """Before hands are dealt she takes one of six colours; she has it when the first turn comes."""
        deck = replace(APPLEJACK, mane=CHRYSALIS.id)
        game = Game([deck, APPLEJACK], seed=3)
        game.take(0)
        game.take(0)
        question = game.kernel.state.question
        assert question is not None
        assert (question.seat, question.kind, len(question.options)) == (0, "choose-colour", 6)

        game.take(1)
        queen = next(
            card for card in game.kernel.in_play() if game.kernel.definition(card).card.id == "eo203"
        )
        assert colours_of(game.kernel, CardId(queen)) == PINK

    def test_turns_over_with_an_opponents_mane(self) -> None:
        """Whenever an opponent's Mane Character turns over, she does."""
        boost, other = turner(), rival()
        table = Table(mane=CHRYSALIS, opponent_mane=other, home=[boost]).use(boost).choose(other)

        assert (table.is_boosted(other), table.is_boosted(CHRYSALIS)) == (True, True)

    @pytest.mark.must_not
    def test_not_with_her_own(self) -> None:
        """Turned herself, she does not turn back."""
        boost, other = turner(), rival()
        table = Table(mane=CHRYSALIS, opponent_mane=other, home=[boost]).use(boost).choose(CHRYSALIS)

        assert (table.is_boosted(CHRYSALIS), table.asked) == (True, "choose-colour")

    def test_takes_another_colour_and_the_abilities(self) -> None:
        """Boosted for the first time she chooses a colour and gains what the other's face-up side can do."""
        boost, other = turner(), piece(rival())
        table = Table(mane=CHRYSALIS, opponent_mane=other, home=[boost]).use(boost).choose(other)
        assert table.asked == "choose-colour"

        table.choose("orange")
        assert (table.colours(CHRYSALIS), table.keywords(CHRYSALIS)) == (ORANGE, {"Swift"})
        assert table.use(CHRYSALIS).tokens == 2

    def test_keeps_them_on_either_side(self) -> None:
        """What she gained is the card's, not the side's."""
        boost, other = turner(), piece(rival(), boosted=True)
        table = Table(mane=CHRYSALIS, opponent_mane=other, home=[boost]).use(boost).choose(CHRYSALIS)
        table.choose("pink").use(boost).choose(CHRYSALIS)

        assert not table.is_boosted(CHRYSALIS)
        assert (table.colours(CHRYSALIS), table.keywords(CHRYSALIS)) == (PINK, {"Swift"})

    @pytest.mark.must_not
    def test_only_the_first_time(self) -> None:
        """Turned up again she chooses nothing, and she never copies her own side or a Friend."""
        boost, other = turner(), piece(rival(), boosted=True)
        table = Table(mane=CHRYSALIS, opponent_mane=other, home=[boost, plain()]).use(boost).choose(CHRYSALIS)
        table.choose("pink").use(boost).choose(CHRYSALIS).use(boost).choose(CHRYSALIS)

        assert (table.asked, table.is_boosted(CHRYSALIS)) == ("main", True)
