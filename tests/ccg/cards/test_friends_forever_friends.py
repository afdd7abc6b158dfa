"""The Friends of Friends Forever."""

from typing import Any

import pytest

from everfree.ccg.cards.absolute_discord.friends import QUEEN_CHRYSALIS_IDENTITY_THEFT as THIEF
from everfree.ccg.cards.friends_forever.friends import QUEEN_CHRYSALIS_EVIL_TWIN as TWIN
from everfree.ccg.kernel.values import traits_of
from everfree.ccg.kernel.zones import turn_face_down
from everfree.ccg.language import (
    FRIEND,
    PINK,
    SWIFT,
    THIS,
    WHITE,
    YELLOW,
    YOU,
    Dismiss,
    Enters,
    Gain,
    Plays,
    cards,
    choose,
    main_phase,
    when,
)
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain


def played(**others: Any) -> Table:
    """Play her to your home."""
    needed = [plain(3, PINK), plain(3, WHITE), *others.pop("home", [])]
    table = Table(hand=[TWIN], home=needed, tokens=5, **others)
    return table.play(TWIN, "home")


@pytest.mark.card("ff76")
class TestQueenChrysalis:
    """ff76."""

    def test_takes_a_friends_place(self) -> None:
        """As she enters, an opposing Friend is banished, and she is that Friend: power, colour, all."""
        victim, other = plain(4, YELLOW, traits=("Foal",), keywords=(SWIFT,)), plain()
        table = played(opponent_home=[victim], opponent_mine=[other])
        assert (table.asked, table.choices(), table.zone_of(TWIN)) == ("choose", [victim, other], "queue")

        table.choose(victim)
        assert (table.zone_of(victim), table.area_of(TWIN)) == ("banished", "home")
        assert (table.power(TWIN), table.colours(TWIN), table.keywords(TWIN)) == (4, YELLOW, {"Swift"})
        assert traits_of(table.game, table.id(TWIN)) == ("Foal",)
        assert table.game.definition(table.id(TWIN)).card.id == victim.id

    def test_has_its_abilities_from_the_start(self) -> None:
        """What the Friend does when it enters play or is played, she does now."""
        text = (when(Enters(THIS), Gain(1)), when(Plays(YOU, THIS), Gain(2)), main_phase(Gain(4)))
        table = played(opponent_home=[plain(abilities=text)]).until("main")

        assert table.tokens == 3
        assert table.use(TWIN).tokens == 7

    def test_leaving_play_she_is_herself(self) -> None:
        """In the discard pile lies Queen Chrysalis again."""
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = played(home=[storm], opponent_home=[plain(4)]).use(storm).choose(TWIN)

        assert table.zone_of(TWIN) == "discard-pile"
        assert table.game.definition(table.id(TWIN)).card.id == "ff76"
        assert table.state.copying == []

    def test_frightened_she_is_found_out(self) -> None:
        """Turned face down she becomes a different card and no copy any more (505.3)."""
        table = played(opponent_home=[plain(4)])
        turn_face_down(table.game, table.id(TWIN))

        assert table.game.definition(table.id(TWIN)).card.id == "ff76"

    def test_a_copy_of_a_copy(self) -> None:
        """She copies what a Friend was in play, a copy of another too."""
        first, second = piece(TWIN), piece(TWIN)
        victim = plain(4, YELLOW)
        table = Table(
            hand=[first],
            opponent_hand=[second],
            home=[plain(3, PINK), plain(3, WHITE)],
            opponent_home=[victim, plain(6, PINK | WHITE)],
            tokens=5,
            opponent_tokens=5,
        )
        table.play(first, "home").choose(victim).end_turn().until("main")
        table.play(second, "their home").choose(first)

        assert (table.power(second), table.colours(second)) == (4, YELLOW)
        assert (table.zone_of(first), table.game.definition(table.id(first)).card.id) == ("banished", "ff76")

    @pytest.mark.clause("706.1a")
    @pytest.mark.must_not
    def test_what_she_gains_as_she_enters_comes_too_late(self) -> None:
        """A copied text "as this card enters play" is not followed any more."""
        table = played(opponent_home=[THIEF, plain()]).choose(THIEF)

        assert (table.asked, table.area_of(TWIN)) == ("main", "home")

    @pytest.mark.must_not
    def test_never_one_of_yours(self) -> None:
        """Without an opposing Friend she enters as she is printed, without power."""
        table = played()

        assert (table.asked, table.area_of(TWIN), table.power(TWIN)) == ("main", "home", 0)
        assert table.state.controller[table.id(TWIN)] == Seat(0)
