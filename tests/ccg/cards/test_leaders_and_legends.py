"""The cards of Leaders and Legends."""

import pytest

from everfree.ccg.cards.leaders_and_legends.resources import GOLDEN_PARACHUTE
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    END_PHASE as END_PHASE,
    FOAL,
    FRIEND,
    ORANGE,
    PERSISTENT,
    RESOURCE,
    UNIQUE,
    WHITE,
    Banish,
    Card,
    Dismiss,
    Effect,
    Gain,
    PutIntoHand,
    PutOnDeck,
    Retire,
    WithTrait,
    cards,
    choose,
    each,
    main_phase,
)
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain

YOU_SEAT, THEM = Seat(0), Seat(1)
FOALS = cards(FRIEND, WithTrait(FOAL))


def able(effect: Effect, *, costs: tuple[Effect, ...] = ()) -> Card:
    """Make a Friend with a Main Phase ability."""
    return plain(abilities=(main_phase(effect, costs=costs),))


def foal() -> Card:
    """Make a Foal."""
    return plain(traits=(FOAL,))


@pytest.mark.card("ll108")
class TestGoldenParachute:
    """ll108."""

    @pytest.mark.ruling("C8")
    @pytest.mark.parametrize(("orange", "white", "playable"), [(3, 3, True), (2, 3, False), (3, 2, False)])
    def test_needs_both_of_its_colours(self, orange: int, white: int, playable: bool) -> None:
        """Three power of each of its two colours; it is played to your home."""
        table = Table(hand=[GOLDEN_PARACHUTE], home=[plain(orange, ORANGE), plain(white, WHITE)], tokens=1)

        assert (GOLDEN_PARACHUTE in table.playable()) == playable
        if playable:
            assert table.play(GOLDEN_PARACHUTE).area_of(GOLDEN_PARACHUTE) == "home"

    @pytest.mark.parametrize("way", [Dismiss, Retire, Banish, PutIntoHand, PutOnDeck])
    def test_saves_a_friend_from_play(self, way: type[Dismiss]) -> None:
        """However your Friend would leave play: retire this card and discard two cards of your choice."""
        storm, friend = able(way(choose(FOALS))), foal()
        one, two, three = (plain(cost=9) for _ in range(3))
        table = Table(home=[storm, friend, GOLDEN_PARACHUTE], hand=[one, two, three]).use(storm)
        assert (table.asked, table.choices()) == ("replace", [GOLDEN_PARACHUTE, "no"])

        table.choose(GOLDEN_PARACHUTE, one, three)

        assert (table.zone_of(friend), table.zone_of(GOLDEN_PARACHUTE)) == ("play", "discard-pile")
        assert (table.hand(), table.told(kinds.RETIRED), table.told(kinds.DISCARDED)) == ([two], 1, 2)

    def test_may_be_declined(self) -> None:
        """Declined, the Friend goes and nothing is given for it."""
        boot, friend = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, friend, GOLDEN_PARACHUTE], hand=[plain(cost=9), plain(cost=9)]).use(boot)
        table.choose("no")

        assert (table.zone_of(friend), table.zone_of(GOLDEN_PARACHUTE)) == ("discard-pile", "play")
        assert len(table.hand()) == 2

    @pytest.mark.must_not
    def test_not_with_fewer_than_two_cards_in_hand(self) -> None:
        """With one card in hand it can't be done, so it is not offered (705.2e.i)."""
        boot, friend = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, friend, GOLDEN_PARACHUTE], hand=[plain(cost=9)]).use(boot)

        assert (table.asked, table.zone_of(friend)) == ("main", "discard-pile")

    @pytest.mark.must_not
    def test_not_for_others(self) -> None:
        """Neither an opponent's Friend nor your Resource is saved, nor is it offered to the opponent."""
        boot = able(Dismiss(each(FOALS)))
        sweep = able(Dismiss(each(cards(RESOURCE))))
        held = [plain(cost=9), plain(cost=9)]
        rival = Table(home=[boot, GOLDEN_PARACHUTE], hand=held, opponent_home=[foal()]).use(boot)
        resource = Table(home=[sweep, GOLDEN_PARACHUTE], hand=held).use(sweep)

        assert (rival.asked, rival.told(kinds.DISMISSED)) == ("main", 1)
        assert (resource.asked, resource.zone_of(GOLDEN_PARACHUTE)) == ("main", "discard-pile")

    @pytest.mark.ruling("R73")
    def test_one_friend_each_time(self) -> None:
        """Of two Friends dismissed at once one is saved: this card can be retired only once (705.2e.i)."""
        boot, first, second = able(Dismiss(each(FOALS))), foal(), foal()
        held = [plain(cost=9), plain(cost=9)]
        table = Table(home=[boot, first, second, GOLDEN_PARACHUTE], hand=held).use(boot)

        table.choose("no", GOLDEN_PARACHUTE, held[0])

        assert [table.zone_of(one) for one in (first, second)] == ["discard-pile", "play"]
        assert [table.zone_of(one) for one in (GOLDEN_PARACHUTE, *held)] == ["discard-pile"] * 3

    def test_from_the_discard_pile(self) -> None:
        """Banish it and two other cards of your choice from your discard pile; the Friend stays."""
        boot, friend = able(Dismiss(choose(FOALS))), foal()
        one, two, three = plain(), plain(), plain()
        table = Table(home=[boot, friend], discard=[one, GOLDEN_PARACHUTE, two, three]).use(boot)
        assert table.choices() == [GOLDEN_PARACHUTE, "no"]

        table.choose(GOLDEN_PARACHUTE)

        assert (table.asked, table.choices()) == ("choose", [one, two, three])
        table.choose(three, one)
        assert (table.zone_of(friend), table.banished()) == ("play", [GOLDEN_PARACHUTE, three, one])

    @pytest.mark.must_not
    @pytest.mark.parametrize("others", [0, 1])
    def test_not_without_two_other_cards_there(self, others: int) -> None:
        """With fewer than two other cards of yours it is not offered; the opponent's pile does not count."""
        boot, friend = able(Dismiss(choose(FOALS))), foal()
        table = Table(
            home=[boot, friend],
            discard=[GOLDEN_PARACHUTE, *[plain() for _ in range(others)]],
            opponent_discard=[plain(), plain()],
        ).use(boot)

        assert (table.asked, table.zone_of(friend)) == ("main", "discard-pile")

    @pytest.mark.must_not
    def test_silent_in_the_hand(self) -> None:
        """In the hand it does nothing, nor in the opponent's discard pile for you."""
        boot, friend = able(Dismiss(choose(FOALS))), foal()
        table = Table(
            home=[boot, friend],
            hand=[GOLDEN_PARACHUTE, plain(cost=9), plain(cost=9)],
            discard=[plain(), plain()],
            opponent_discard=[piece(GOLDEN_PARACHUTE), plain(), plain()],
        ).use(boot)

        assert (table.asked, table.zone_of(friend)) == ("main", "discard-pile")

    @pytest.mark.must_not
    @pytest.mark.clause("508.1a")
    @pytest.mark.ruling("R16")
    def test_not_while_paying(self) -> None:
        """A Friend retired as a cost is gone; the parachute is not offered."""
        seller, friend = able(Gain(1), costs=(Retire(choose(FOALS)),)), foal()
        table = Table(home=[seller, friend, GOLDEN_PARACHUTE], hand=[plain(cost=9), plain(cost=9)]).use(
            seller
        )

        assert (table.tokens, table.zone_of(friend), table.asked) == (1, "discard-pile", "main")

    @pytest.mark.must_not
    @pytest.mark.ruling("R18")
    def test_not_against_the_game(self) -> None:
        """A Unique copy too many is dismissed by the game and can't be saved."""
        twin = plain(traits=(UNIQUE,))
        old, new = piece(twin), piece(twin)
        held = [plain(cost=9), plain(cost=9)]
        table = Table(home=[old, GOLDEN_PARACHUTE], hand=[new, *held], tokens=1).play(new, "home").choose(old)

        assert (table.zone_of(old), table.asked) == ("discard-pile", "main")

    @pytest.mark.clause("710.5")
    def test_beside_persistent(self) -> None:
        """A Persistent Friend has two ways to stay; its controller chooses one."""
        boot = able(Dismiss(choose(FOALS)))
        brave = plain(traits=(FOAL,), keywords=(PERSISTENT,))
        table = Table(home=[boot, brave, GOLDEN_PARACHUTE], hand=[plain(cost=9), plain(cost=9)]).use(boot)

        assert set(table.choices()) == {brave, GOLDEN_PARACHUTE, "no"}
        assert table.choose(brave).is_face_down(brave)

    def test_a_discard_for_it_is_a_discard(self) -> None:
        """It counts every card of the hand, also when the hand is exactly two."""
        boot, friend = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, friend, GOLDEN_PARACHUTE], hand=[plain(cost=9), plain(cost=9)]).use(boot)
        table.choose(GOLDEN_PARACHUTE).choose(table.choices()[0])

        assert (table.hand(), table.zone_of(friend)) == ([], "play")
