"""614 to 616: the End Phase."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Scope, Waiting
from everfree.ccg.kernel.state import STOP_STEPS
from everfree.ccg.language import (
    BLUE,
    COMMON,
    END_OF_TURN,
    FRIEND,
    THIS,
    YOU,
    Card,
    Gain,
    Give,
    IsDismissed,
    Plays,
    Power,
    SearchDiscardPile,
    Side,
    This,
    in_your_discard_pile,
    main_phase,
    mane,
    when,
)
from everfree.ccg.vocab import DISCARD_PILE, END_PHASE, Seat
from everfree.testing import Piece, Table, piece, plain

YOU_SEAT = Seat(0)
OPPONENT = Seat(1)


def friends(count: int) -> list[Card | Piece]:
    """Make some Friends nobody can afford."""
    return [plain(cost=99) for _ in range(count)]


def discarded(table: Table) -> list[int]:
    """List the discard pile of yours."""
    return list(table.game.cards_in(DISCARD_PILE, YOU_SEAT))


class TestHand:
    """616.2: the maximum hand size."""

    @pytest.mark.clause("616.2", "410.3")
    def test_down_to_eight_of_your_choice(self) -> None:
        """Ten cards: two are discarded one after the other, and the turn ends."""
        hand = friends(10)
        table = Table(hand=hand).end_phase()

        assert (table.asked, table.question.number, table.choices()) == ("discard-down", 2, hand)
        table.choose(hand[3])
        assert table.choices() == [*hand[:3], *hand[4:]]
        table.choose(hand[0])
        assert discarded(table) == [table.id(hand[3]), table.id(hand[0])]
        assert (len(table.hand()), table.state.turn) == (8, 5)

    @pytest.mark.clause("616.2")
    def test_eight_are_allowed(self) -> None:
        """With eight cards nothing is asked."""
        table = Table(hand=friends(8)).end_phase()

        assert (len(table.hand()), table.state.turn) == (8, 5)

    @pytest.mark.clause("616.2")
    def test_only_the_turn_player(self) -> None:
        """The opponent's ten cards are not looked at on your turn."""
        table = Table(opponent_hand=friends(10)).end_phase()

        assert (table.told(kinds.DISCARDED), table.asked) == (0, "main")


class TestHome:
    """616.3, 212.1, R54: the home limit."""

    @pytest.mark.clause("616.3", "212.1")
    @pytest.mark.ruling("R54")
    def test_retired_by_choice(self) -> None:
        """Five Friends with a limit of three: two are retired."""
        home = [*friends(4), piece(plain(), frightened=True)]
        table = Table(home=home).end_phase()

        assert (table.asked, table.question.number, table.choices()) == ("home-limit", 2, home)
        table.choose(home[1])
        assert table.choices() == [home[0], *home[2:]]
        table.choose(home[4])
        assert [table.zone_of(one) for one in home] == [
            "play",
            "discard-pile",
            "play",
            "play",
            "discard-pile",
        ]
        assert table.told(kinds.RETIRED) == 2

    @pytest.mark.clause("616.3")
    @pytest.mark.ruling("R54")
    def test_only_friends_at_home_count(self) -> None:
        """The Mane Character, a Resource and Friends at Problems are not counted, nor the opponent's."""
        table = Table(
            home=[*friends(3), FOAL_FREE_PRESS], mine=friends(1), theirs=friends(1), opponent_home=friends(6)
        ).end_turn()

        assert (table.told(kinds.RETIRED), table.state.turn) == (0, 5)

    @pytest.mark.clause("212.1", "301.3")
    def test_the_boosted_side_has_its_own_limit(self) -> None:
        """Boosted, four Friends may stay; a fifth has to go."""
        boosted = piece(POOL["pr1"], boosted=True)

        assert Table(mane=boosted, home=friends(4)).end_phase().state.turn == 5
        assert Table(mane=boosted, home=friends(5)).end_phase().asked == "home-limit"

    @pytest.mark.clause("212.1", "616.3")
    @pytest.mark.ruling("R54")
    def test_a_side_without_a_number_has_no_limit(self) -> None:
        """As many Friends as you like stay with such a Mane Character (R54)."""
        host = mane("host", "Host", rarity=COMMON, start=Side(BLUE, 1), boosted=Side(BLUE, 1))

        assert Table(mane=host, home=friends(9)).end_phase().state.turn == 5

    @pytest.mark.clause("410.2")
    def test_retiring_is_not_dismissing(self) -> None:
        """ "When this card is dismissed" stays silent."""
        mourned = plain(cost=99, abilities=(when(IsDismissed(THIS), Gain(1)),))
        table = Table(home=[mourned, *friends(3)]).end_phase().choose(mourned)

        assert (table.zone_of(mourned), table.tokens) == ("discard-pile", 0)

    @pytest.mark.clause("616.3", "616.2")
    def test_after_the_hand(self) -> None:
        """The hand is checked first, then the home."""
        hand, home = friends(9), friends(4)
        table = Table(hand=hand, home=home).end_phase()

        assert table.asked == "discard-down"
        assert table.choose(hand[0]).asked == "home-limit"


class TestWrapUp:
    """616.1, 616.4."""

    @pytest.mark.clause("616.1", "601.2b")
    def test_nobody_has_priority(self) -> None:
        """Whatever stops are set, the Wrap Up Step asks for discards and retired Friends only."""
        hand, home = friends(9), friends(4)
        table = Table(hand=hand, home=home, phase=END_PHASE, stops=(STOP_STEPS, STOP_STEPS))
        asked: list[str] = []
        while table.state.turn == 4:
            asked.append(table.asked)
            table.choose(table.choices()[0])

        assert asked == ["priority", "priority", "priority", "discard-down", "home-limit"]

    @pytest.mark.clause("616.4")
    def test_what_lasts_this_turn_ends(self) -> None:
        """+3 until the end of the turn is there in the Wrap Up Step and gone in the next turn."""
        grower = plain(1, abilities=(main_phase(Give((Power(+3),), THIS, END_OF_TURN)),))
        hand = friends(9)
        table = Table(home=[grower], hand=hand).use(grower).end_phase()

        assert (table.asked, table.power(grower)) == ("discard-down", 4)
        assert table.choose(hand[0]).power(grower) == 1

    @pytest.mark.clause("616.4")
    def test_modifiers_of_the_other_player_end_too(self) -> None:
        """Everything that lasts this turn ends together."""
        one = plain(1, abilities=(main_phase(Give((Power(+1),), THIS, END_OF_TURN)),))
        two = plain(1, abilities=(main_phase(Give((Power(+2),), THIS, END_OF_TURN)),))
        table = Table(home=[one, two]).use(one).use(two)

        assert table.end_turn().state.modifiers == []

    @pytest.mark.clause("616.4a")
    @pytest.mark.ruling("R62")
    def test_a_trigger_opens_a_window_and_the_step_is_repeated(self) -> None:
        """What triggered while discarding is processed, and the hand is counted again (R62)."""
        seek = when(Plays(YOU, This()), SearchDiscardPile(in_your_discard_pile(FRIEND)))
        seeker = plain(1, abilities=(seek, main_phase(Give((Power(+3),), THIS, END_OF_TURN))))
        hand = friends(9)
        table = Table(home=[seeker], hand=hand).use(seeker).end_phase()
        (ability,) = [one for one in table.game.definitions.nodes if one == seek]
        scope = Scope(table.game.ref(table.id(seeker)), YOU_SEAT)
        table.state.waiting.append(Waiting(table.game.definitions.number_of(ability), scope))

        table.choose(hand[0])

        assert (table.asked, sorted(map(repr, table.hand()))) == ("discard-down", sorted(map(repr, hand)))
        assert table.power(seeker) == 4
        assert table.choose(hand[1]).power(seeker) == 1
        assert table.state.turn == 5

    @pytest.mark.clause("615.1")
    def test_the_end_of_the_turn_comes_before_wrapping_up(self) -> None:
        """The end of the turn is told before anything is discarded."""
        hand = friends(9)
        table = Table(hand=hand).end_phase().choose(hand[0])

        assert table.log.index("turn-ending") < table.log.index("discarded") < table.log.index("turn-started")

    @pytest.mark.clause("502.1a", "616.4")
    def test_nothing_else_is_lost(self) -> None:
        """Tokens, cards in play and exhaustion stay as they are."""
        tired = piece(plain(1, BLUE), exhausted=True)
        table = Table(home=[tired], tokens=3).end_turn()

        assert (table.tokens, table.is_exhausted(tired)) == (3, True)
