"""The Resources of Premiere at home that are used in the Main Phase."""

import pytest

from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP, SPREAD_YOUR_WINGS
from everfree.ccg.cards.premiere.manes import RAINBOW_DASH_FLIER_EXTRAORDINAIRE
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS
from everfree.ccg.cards.premiere.resources_main_phase import (
    CAROUSEL_BOUTIQUE,
    CRITTER_CUISINE,
    GOLDEN_OAK_LIBRARY,
    LEAD_PONY_BADGE,
    SWEET_APPLE_ACRES,
    TRICKSY_HAT,
    TWO_BITS,
)
from everfree.ccg.language import (
    BLUE,
    CRITTER,
    ORANGE,
    PINK,
    PURPLE,
    WHITE,
    YELLOW,
    Card,
)
from everfree.testing import Piece, Table, piece, plain
from everfree.testing.situations import refused
from everfree.testing.table import OPPONENT


def unusable(table: Table, card: Card | Piece) -> str:
    """Give the clause by which you can't activate *card*'s ability now."""
    refusal = table.why_not_use(card)
    assert refusal is not None
    return refusal.clause


@pytest.mark.card("pr132")
class TestCarouselBoutique:
    """pr132."""

    def test_is_given_up_for_a_card_of_your_discard_pile(self) -> None:
        """Any card there can be found, the boutique itself too, and goes to your hand."""
        old, hat = plain(5), piece(HARD_HAT)
        table = Table(home=[CAROUSEL_BOUTIQUE], discard=[old, hat])

        table.use(CAROUSEL_BOUTIQUE)

        assert table.choices() == [old, hat, CAROUSEL_BOUTIQUE]
        table.choose(hat)
        assert table.hand() == [hat]
        assert table.zone_of(CAROUSEL_BOUTIQUE) == "discard-pile"

    @pytest.mark.must_not
    def test_finds_nothing_of_the_opponents(self) -> None:
        """With an empty pile of your own the boutique alone is found."""
        theirs = plain(5)
        table = Table(home=[CAROUSEL_BOUTIQUE], opponent_discard=[theirs])

        table.use(CAROUSEL_BOUTIQUE)

        assert table.hand() == [CAROUSEL_BOUTIQUE]
        assert table.zone_of(theirs) == "discard-pile"

    @pytest.mark.must_not
    def test_is_not_used_on_the_opponents_turn(self) -> None:
        """It waits for your own Main Phase (609.1)."""
        table = Table(home=[CAROUSEL_BOUTIQUE], discard=[plain(5)], opponents_turn=True)

        assert table.choices() == ["end"]
        assert unusable(table, CAROUSEL_BOUTIQUE) == "609.1"

    def test_is_played_to_your_home_for_white_power(self) -> None:
        """It needs two white power and goes home."""
        table = Table(hand=[CAROUSEL_BOUTIQUE], mine=[plain(2, WHITE)], tokens=2)
        poor = Table(hand=[CAROUSEL_BOUTIQUE], mine=[plain(1, WHITE)], tokens=2)

        assert table.play(CAROUSEL_BOUTIQUE).area_of(CAROUSEL_BOUTIQUE) == "home"
        assert refused(poor, CAROUSEL_BOUTIQUE) == "205.1"


@pytest.mark.card("pr134")
class TestCritterCuisine:
    """pr134."""

    def test_feeds_your_critters_until_your_next_turn(self) -> None:
        """Each has one power more and is yellow, through the opponent's turn as well."""
        bunny, far = plain(1, BLUE, traits=(CRITTER,)), plain(2, PINK, traits=(CRITTER,))
        table = Table(home=[CRITTER_CUISINE, bunny], theirs=[far], tokens=1)

        table.use(CRITTER_CUISINE)

        assert table.why(bunny) == [("printed", 1), (CRITTER_CUISINE, 1)]
        assert (table.power(far), table.colours(far)) == (3, PINK | YELLOW)
        table.end_turn()
        assert (table.power(bunny), table.colours(bunny)) == (2, BLUE | YELLOW)
        table.end_turn()
        assert (table.power(bunny), table.colours(bunny)) == (1, BLUE)

    @pytest.mark.must_not
    def test_feeds_nobody_else(self) -> None:
        """Another Friend, an opponent's Critter, and one that comes later have nothing from it (R27)."""
        pony, rival = plain(1), plain(1, traits=(CRITTER,))
        late = plain(1, cost=0, traits=(CRITTER,))
        table = Table(hand=[late], home=[CRITTER_CUISINE, pony], opponent_home=[rival], tokens=1)

        table.use(CRITTER_CUISINE).play(late, "home")

        assert [table.power(one) for one in (pony, rival, late)] == [1, 1, 1]

    @pytest.mark.must_not
    @pytest.mark.parametrize(("tired", "tokens", "clause"), [(False, 0, "508.1d"), (True, 1, "503.2a")])
    def test_needs_a_token_and_to_be_ready(self, tired: bool, tokens: int, clause: str) -> None:
        """Without a token, or exhausted, it can't be used."""
        cuisine = piece(CRITTER_CUISINE, exhausted=tired)
        table = Table(home=[cuisine], tokens=tokens)

        assert cuisine not in table.choices()
        assert unusable(table, cuisine) == clause

    def test_is_played_to_your_home_for_yellow_power(self) -> None:
        """It needs two yellow power and goes home."""
        table = Table(hand=[CRITTER_CUISINE], mine=[plain(2, YELLOW)], tokens=2)
        poor = Table(hand=[CRITTER_CUISINE], mine=[plain(1, YELLOW)], tokens=2)

        assert table.play(CRITTER_CUISINE).area_of(CRITTER_CUISINE) == "home"
        assert refused(poor, CRITTER_CUISINE) == "205.1"


@pytest.mark.card("pr138")
class TestGoldenOakLibrary:
    """pr138."""

    def test_takes_an_event_from_the_top_three(self) -> None:
        """All see the three; one Event comes to your hand, the others go back in any order."""
        book, other, pony = piece(DIG_DEEP), piece(SPREAD_YOUR_WINGS), plain(1)
        table = Table(home=[GOLDEN_OAK_LIBRARY], deck=[pony, book, other], tokens=1)

        table.use(GOLDEN_OAK_LIBRARY)

        assert table.choices() == [book, other, "done"]
        assert all(table.knows(one, OPPONENT) for one in (book, other, pony))
        table.choose(book, pony)
        assert table.hand() == [book]
        assert table.deck()[:2] == [other, pony]
        assert (table.tokens, table.is_exhausted(GOLDEN_OAK_LIBRARY)) == (0, True)

    def test_none_need_be_taken(self) -> None:
        """Declined, all three go back, the last one chosen on top."""
        book, first, second = piece(DIG_DEEP), plain(1), plain(2)
        table = Table(home=[GOLDEN_OAK_LIBRARY], deck=[first, book, second], tokens=1)

        table.use(GOLDEN_OAK_LIBRARY).choose("done", first, second)

        assert (table.hand(), table.deck()[:3]) == ([], [book, second, first])

    @pytest.mark.must_not
    def test_takes_nothing_but_events(self) -> None:
        """Of three Friends none is offered; a fourth card is not seen."""
        first, second, third, fourth = plain(1), plain(2), plain(3), piece(DIG_DEEP)
        table = Table(home=[GOLDEN_OAK_LIBRARY], deck=[first, second, third, fourth], tokens=1)

        table.use(GOLDEN_OAK_LIBRARY)

        assert (table.asked, table.choices()) == ("put-on-top", [first, second, third])
        assert not table.knows(fourth)

    @pytest.mark.must_not
    @pytest.mark.parametrize(("tired", "tokens", "clause"), [(False, 0, "508.1d"), (True, 1, "503.2a")])
    def test_needs_a_token_and_to_be_ready(self, tired: bool, tokens: int, clause: str) -> None:
        """Without a token, or exhausted, it can't be used."""
        library = piece(GOLDEN_OAK_LIBRARY, exhausted=tired)
        table = Table(home=[library], tokens=tokens)

        assert library not in table.choices()
        assert unusable(table, library) == clause

    def test_is_played_to_your_home_for_purple_power(self) -> None:
        """It needs three purple power and goes home."""
        table = Table(hand=[GOLDEN_OAK_LIBRARY], mine=[plain(3, PURPLE)], tokens=2)
        poor = Table(hand=[GOLDEN_OAK_LIBRARY], mine=[plain(2, PURPLE)], tokens=2)

        assert table.play(GOLDEN_OAK_LIBRARY).area_of(GOLDEN_OAK_LIBRARY) == "home"
        assert refused(poor, GOLDEN_OAK_LIBRARY) == "205.1"


@pytest.mark.card("pr140")
class TestLeadPonyBadge:
    """pr140."""

    def test_exhausts_itself_and_another_ready_card_of_yours(self) -> None:
        """Any of your ready cards but the badge can pay; then any exhausted character is readied."""
        ready, tired, hiding = plain(1), piece(plain(1), exhausted=True), piece(plain(1), frightened=True)
        rival = piece(plain(1), exhausted=True)
        table = Table(
            home=[LEAD_PONY_BADGE, FOAL_FREE_PRESS, ready, tired, hiding],
            opponent_home=[plain(1), rival],
        )

        table.use(LEAD_PONY_BADGE)

        assert table.asked == "pay-with"
        assert table.choices() == [table.mane, FOAL_FREE_PRESS, ready]
        table.choose(FOAL_FREE_PRESS)
        assert table.choices() == [tired, rival]
        table.choose(tired)
        assert [table.is_exhausted(one) for one in (LEAD_PONY_BADGE, FOAL_FREE_PRESS, tired, rival)] == [
            True,
            True,
            False,
            True,
        ]

    def test_may_ready_the_character_that_paid(self) -> None:
        """The target is chosen after paying, so the payer is an exhausted character by then."""
        payer, tired = plain(1), piece(plain(1), exhausted=True)
        table = Table(home=[LEAD_PONY_BADGE, payer, tired])

        table.use(LEAD_PONY_BADGE).choose(payer)

        assert table.choices() == [payer, tired]
        assert not table.choose(payer).is_exhausted(payer)

    @pytest.mark.must_not
    def test_readies_no_resource(self) -> None:
        """An exhausted Resource is no character: with nobody else to choose the payer is readied."""
        press = piece(FOAL_FREE_PRESS, exhausted=True)
        table = Table(home=[LEAD_PONY_BADGE, press])

        table.use(LEAD_PONY_BADGE)

        assert table.is_exhausted(press)
        assert not table.is_exhausted(table.mane)

    def test_can_be_taken_back_until_it_is_paid(self) -> None:
        """Nothing is exhausted before the payer is chosen (705.2)."""
        table = Table(home=[LEAD_PONY_BADGE, plain(1)])

        table.use(LEAD_PONY_BADGE).cancel()

        assert table.asked == "main"
        assert not table.is_exhausted(LEAD_PONY_BADGE)

    @pytest.mark.must_not
    def test_an_exhausted_badge_is_of_no_use(self) -> None:
        """It can't pay with itself twice (503.2a)."""
        badge = piece(LEAD_PONY_BADGE, exhausted=True)
        table = Table(home=[badge, piece(plain(1), exhausted=True)])

        assert badge not in table.choices()
        assert unusable(table, badge) == "503.2a"

    @pytest.mark.must_not
    def test_needs_a_second_ready_card(self) -> None:
        """Where the badge is your only ready card the cost can't be paid (508.1d)."""
        table = Table(
            mane=piece(RAINBOW_DASH_FLIER_EXTRAORDINAIRE, exhausted=True),
            home=[LEAD_PONY_BADGE, piece(plain(1), exhausted=True), piece(plain(1), frightened=True)],
        )

        assert LEAD_PONY_BADGE not in table.choices()
        assert unusable(table, LEAD_PONY_BADGE) == "508.1d"

    @pytest.mark.must_not
    def test_is_yours_alone(self) -> None:
        """On the opponent's turn neither of you can use it (703.1b, 609.1)."""
        table = Table(home=[LEAD_PONY_BADGE], opponent_home=[plain(1)], opponents_turn=True)
        theirs = table.why_not_use(LEAD_PONY_BADGE, OPPONENT)

        assert table.choices() == ["end"]
        assert unusable(table, LEAD_PONY_BADGE) == "609.1"
        assert theirs is not None
        assert theirs.clause == "703.1b"

    def test_is_played_to_your_home_for_blue_power(self) -> None:
        """It needs two blue power and goes home."""
        table = Table(hand=[LEAD_PONY_BADGE], home=[plain(1, BLUE)], tokens=1)

        assert table.play(LEAD_PONY_BADGE).area_of(LEAD_PONY_BADGE) == "home"
        assert refused(Table(hand=[LEAD_PONY_BADGE], tokens=1), LEAD_PONY_BADGE) == "205.1"


@pytest.mark.card("pr145")
class TestSweetAppleAcres:
    """pr145."""

    def test_has_the_opponent_discard_a_card_of_their_choice(self) -> None:
        """For a token and the orchard's exhaustion they choose one of their cards."""
        one, two = plain(1), plain(2)
        table = Table(home=[SWEET_APPLE_ACRES], opponent_hand=[one, two], tokens=1)

        table.use(SWEET_APPLE_ACRES)

        assert (table.asked, table.question.seat) == ("discard", OPPONENT)
        assert table.choices() == [one, two]
        assert table.choose(two).hand(OPPONENT) == [one]
        assert (table.tokens, table.is_exhausted(SWEET_APPLE_ACRES)) == (0, True)

    @pytest.mark.must_not
    def test_takes_nothing_from_your_hand(self) -> None:
        """Against an empty hand it is used in vain, and your own cards stay."""
        card = plain(1)
        table = Table(home=[SWEET_APPLE_ACRES], hand=[card], tokens=1)

        table.use(SWEET_APPLE_ACRES)

        assert (table.asked, table.hand(), table.tokens) == ("main", [card], 0)

    @pytest.mark.must_not
    @pytest.mark.parametrize(("tired", "tokens", "clause"), [(False, 0, "508.1d"), (True, 1, "503.2a")])
    def test_needs_a_token_and_to_be_ready(self, tired: bool, tokens: int, clause: str) -> None:
        """Without a token, or exhausted, it can't be used."""
        orchard = piece(SWEET_APPLE_ACRES, exhausted=tired)
        table = Table(home=[orchard], opponent_hand=[plain(1)], tokens=tokens)

        assert orchard not in table.choices()
        assert unusable(table, orchard) == clause

    def test_is_played_to_your_home_for_orange_power(self) -> None:
        """It needs four orange power and goes home."""
        table = Table(hand=[SWEET_APPLE_ACRES], mine=[plain(4, ORANGE)], tokens=2)
        poor = Table(hand=[SWEET_APPLE_ACRES], mine=[plain(3, ORANGE)], tokens=2)

        assert table.play(SWEET_APPLE_ACRES).area_of(SWEET_APPLE_ACRES) == "home"
        assert refused(poor, SWEET_APPLE_ACRES) == "205.1"


@pytest.mark.card("pr150")
class TestTricksyHat:
    """pr150."""

    def test_moves_an_opponents_character_home(self) -> None:
        """One of theirs at any Problem goes home, for a token and the hat's exhaustion."""
        one, two = plain(1), plain(1)
        table = Table(home=[TRICKSY_HAT], opponent_mine=[one], opponent_theirs=[two], tokens=1)

        table.use(TRICKSY_HAT)

        assert table.choices() == [one, two]
        assert table.choose(one).area_of(one) == "their home"
        assert (table.tokens, table.is_exhausted(TRICKSY_HAT)) == (0, True)

    @pytest.mark.must_not
    def test_leaves_everyone_else_where_they_are(self) -> None:
        """Yours at a Problem and theirs at home are not chosen: it is used in vain."""
        mine = plain(1)
        table = Table(home=[TRICKSY_HAT], mine=[mine], opponent_home=[plain(1)], tokens=1)

        table.use(TRICKSY_HAT)

        assert (table.asked, table.tokens, table.area_of(mine)) == ("main", 0, "mine")

    @pytest.mark.must_not
    @pytest.mark.parametrize(("tired", "tokens", "clause"), [(False, 0, "508.1d"), (True, 1, "503.2a")])
    def test_needs_a_token_and_to_be_ready(self, tired: bool, tokens: int, clause: str) -> None:
        """Without a token, or exhausted, it can't be used."""
        hat = piece(TRICKSY_HAT, exhausted=tired)
        table = Table(home=[hat], opponent_mine=[plain(1)], tokens=tokens)

        assert hat not in table.choices()
        assert unusable(table, hat) == clause

    def test_is_played_to_your_home_for_purple_power(self) -> None:
        """It needs three purple power and goes home."""
        table = Table(hand=[TRICKSY_HAT], mine=[plain(3, PURPLE)], tokens=3)
        poor = Table(hand=[TRICKSY_HAT], mine=[plain(2, PURPLE)], tokens=3)

        assert table.play(TRICKSY_HAT).area_of(TRICKSY_HAT) == "home"
        assert refused(poor, TRICKSY_HAT) == "205.1"


@pytest.mark.card("pr151")
class TestTwoBits:
    """pr151."""

    def test_is_given_up_for_two_off_the_next_card(self) -> None:
        """The next card costs two less, the one after it the printed cost."""
        first, second = plain(cost=3), plain(cost=3)
        table = Table(hand=[first, second], home=[TWO_BITS], tokens=1)

        table.use(TWO_BITS)

        assert (table.zone_of(TWO_BITS), table.price(first)) == ("discard-pile", 1)
        table.play(first, "home")
        assert (table.tokens, table.price(second)) == (0, 3)

    @pytest.mark.must_not
    def test_gives_no_tokens_and_ends_with_the_turn(self) -> None:
        """A card of one is free, no more (R34); next turn everything costs as printed."""
        cheap, dear = plain(cost=1), plain(cost=3)
        table = Table(hand=[cheap, dear], home=[TWO_BITS])

        table.use(TWO_BITS)

        assert (table.price(cheap), table.price(dear)) == (0, 1)
        assert table.end_turn().price(dear) == 3

    @pytest.mark.must_not
    def test_is_not_used_on_the_opponents_turn(self) -> None:
        """It waits for your own Main Phase (609.1)."""
        table = Table(home=[TWO_BITS], opponents_turn=True)

        assert table.choices() == ["end"]
        assert unusable(table, TWO_BITS) == "609.1"

    def test_is_played_to_your_home_for_blue_power(self) -> None:
        """It needs two blue power and goes home."""
        table = Table(hand=[TWO_BITS], mine=[plain(1, BLUE)], tokens=1)

        assert table.play(TWO_BITS).area_of(TWO_BITS) == "home"
        assert refused(Table(hand=[TWO_BITS], tokens=1), TWO_BITS) == "205.1"
