"""Cards that shuffle decks, reveal the top card of a deck, or use what a card has attached."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    COMMON,
    CRITTER,
    FRIEND,
    IMMEDIATE,
    TROUBLEMAKER_PHASE,
    WILD,
    YELLOW,
    Card,
    Dismiss,
    EventText,
    Frighten,
    Gain,
    Need,
    PlayToHome,
    cards,
    choose,
    event,
    main_phase,
    play_on,
    resource,
    token,
)
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT

CRITTERS = token(1, YELLOW, CRITTER)
GLEE = event("glee", "Glee", BLUE, power=1, cost=0, rarity=COMMON, text=(EventText(IMMEDIATE, Gain(1)),))
HAT = resource(
    "hat", "Hat", 0, power=0, cost=2, rarity=COMMON, traits=("Accessory",), abilities=(play_on(FRIEND),)
)
STALL = resource("stall", "Stall", 0, power=0, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),))
STRIKE = main_phase(Dismiss(choose(cards(FRIEND))))
SCARE = main_phase(Frighten(choose(cards(FRIEND))))


def able(card: Card) -> Card:
    """Make a Friend that meets the requirements of *card*."""
    return plain(9, card.front.colours)


@pytest.mark.card("cn48", "cs6", "cg107")
class TestEachPlayerShuffles:
    """cn48, cs6, cg107."""

    @pytest.mark.must_not
    def test_their_decks(self) -> None:
        """Both decks are shuffled and both players draw; at home nothing happens."""
        card = POOL["cn48"]
        table = Table(home=[able(card)], hand=[card], tokens=9).play(card, "mine")
        assert (table.told(kinds.SHUFFLED), len(table.hand()), len(table.hand(OPPONENT))) == (2, 1, 1)

        other = Table(home=[able(card)], hand=[card], tokens=9).play(card, "home")
        assert other.told(kinds.SHUFFLED) == 0

    @pytest.mark.must_not
    def test_their_hands(self) -> None:
        """The cards of the hand are in the deck again or drawn; the discard pile is left alone."""
        card, kept, thrown = POOL["cs6"], plain(), plain()
        table = Table(
            home=[able(card)],
            hand=[card, kept],
            discard=[thrown],
            opponent_hand=[plain(), plain()],
            tokens=9,
        ).play(card)

        assert (len(table.hand()), len(table.hand(OPPONENT))) == (6, 6)
        assert (len(table.deck()), len(table.deck(OPPONENT))) == (10 + 1 - 6, 10 + 2 - 6)
        assert (table.zone_of(kept) in ("hand", "draw-deck"), table.zone_of(thrown)) == (True, "discard-pile")

    @pytest.mark.must_not
    def test_their_discard_piles(self) -> None:
        """Discarded cards come into their owners' decks; hands stay."""
        card, mine, theirs, kept = POOL["cg107"], plain(), plain(), plain(cost=9)
        table = Table(
            home=[able(card)], hand=[card, kept], discard=[mine], opponent_discard=[theirs], tokens=9
        ).play(card)

        assert "discard-pile" not in (table.zone_of(mine), table.zone_of(theirs))
        assert (len(table.deck()), len(table.deck(OPPONENT))) == (10, 10)
        assert table.zone_of(kept) == "hand"


@pytest.mark.card("cn105")
class TestShufflesAtAFaceoff:
    """cn105."""

    @pytest.mark.must_not
    def test_after_its_start(self) -> None:
        """It reacts to the start of a faceoff and can't be played otherwise."""
        card, trouble = POOL["cn105"], plain_troublemaker()
        table = Table(
            home=[able(card)], mine=[plain(9)], opponent_mine=[trouble], hand=[card], tokens=9,
            phase=TROUBLEMAKER_PHASE,
        )  # fmt: skip
        assert card not in table.playable()

        table.choose(trouble).play(card)
        assert table.told(kinds.SHUFFLED) == 2


@pytest.mark.card("cn157")
class TestShufflesDiscardPiles:
    """cn157."""

    @pytest.mark.must_not
    def test_uncovered_for_a_friend(self) -> None:
        """A Friend at its Problem is retired; that one and all discarded cards are shuffled away."""
        card, friend, other, thrown = POOL["cn157"], plain(), plain(), plain()
        table = Table(mine=[friend], home=[other], hand=[card], discard=[thrown], tokens=9)
        table.play(card, "mine").choose("yes")

        assert (table.zone_of(friend), table.zone_of(thrown)) == ("draw-deck", "draw-deck")
        assert (table.zone_of(other), table.is_face_down(card)) == ("play", False)


@pytest.mark.card("ll27")
class TestShufflesAFriendAway:
    """ll27."""

    @pytest.mark.must_not
    def test_a_friend_from_your_discard_pile(self) -> None:
        """No other card and no opponent's Friend is offered."""
        card, friend, other, theirs = POOL["ll27"], plain(), plain(), plain()
        colour = card.front.colours & -card.front.colours
        song = event(
            "song", "Song", colour, power=1, cost=0, needs=(Need(colour, 1),), rarity=COMMON,
            text=(EventText(IMMEDIATE, Gain(1)),),
        )  # fmt: skip
        table = Table(home=[card], hand=[song], discard=[friend, other, GLEE], opponent_discard=[theirs])
        table.play(song).choose("yes")
        assert table.choices() == [friend, other]

        assert table.choose(friend).zone_of(friend) == "draw-deck"
        assert table.told(kinds.SHUFFLED) == 1


@pytest.mark.card("ff140")
class TestClearsTheTable:
    """ff140."""

    @pytest.mark.must_not
    def test_everything_but_the_mane_characters(self) -> None:
        """Friends, Resources and Troublemakers go to their decks, with the discard piles."""
        card, friend, rival = POOL["ff140"], able(POOL["ff140"]), plain()
        trouble, thrown = plain_troublemaker(), plain()
        table = Table(
            home=[friend, STALL], opponent_mine=[rival, trouble], hand=[card], discard=[thrown], tokens=20
        ).play(card)
        while table.asked != "main":
            table.choose(table.choices()[0])

        gone = (friend, STALL, rival, trouble, thrown)
        assert [table.zone_of(one) for one in gone] == ["draw-deck"] * 5
        assert table.zone_of(table.mane) == "play"


@pytest.mark.card("eo51", "de27", "de44")
class TestRevealsTheTopCard:
    """eo51, de27, de44."""

    @pytest.mark.must_not
    @pytest.mark.parametrize(("power", "gained"), [(2, 1), (3, 0)])
    def test_even_power(self, power: int, gained: int) -> None:
        """A token for an even power; the card stays on the deck, seen by all."""
        card, top = POOL["eo51"], plain(power)
        table = Table(home=[able(card)], hand=[card], deck=[top], tokens=9).play(card, "home")

        assert table.tokens == 9 - card.cost + gained
        assert (table.deck()[0] is top, table.knows(top, OPPONENT)) == (True, True)

    @pytest.mark.must_not
    @pytest.mark.parametrize(("top", "drawn"), [(GLEE, 3), (STALL, 0)])
    def test_an_event_draws(self, top: Card, drawn: int) -> None:
        """Three cards for an Event, none for another card."""
        card = POOL["de27"]
        table = Table(home=[able(card)], hand=[card], deck=[top], tokens=9).play(card, "home")

        assert len(table.hand()) == drawn

    @pytest.mark.must_not
    def test_a_resource_enters_play(self) -> None:
        """If you like; a Friend stays on the deck."""
        card = POOL["de44"]
        table = Table(home=[able(card)], hand=[card], deck=[STALL], tokens=9).play(card, "home")
        assert table.choose("yes").zone_of(STALL) == "play"

        friend = plain()
        other = Table(home=[able(card)], hand=[card], deck=[friend], tokens=9).play(card, "home")
        assert (other.asked, other.deck()[0] is friend) == ("main", True)


@pytest.mark.card("eo116", "cg94")
class TestExhaustsTheInvolved:
    """eo116, cg94."""

    @pytest.mark.must_not
    def test_all_without_an_accessory(self) -> None:
        """An Accessory protects; who is not involved is not touched."""
        card, trouble, bare, away = POOL["eo116"], plain_troublemaker(1), plain(5), plain()
        dressed = piece(plain(5), attached=(HAT,))
        table = Table(
            home=[able(card), away], mine=[bare, dressed], opponent_mine=[trouble], hand=[card], tokens=9,
            phase=TROUBLEMAKER_PHASE,
        )  # fmt: skip
        while trouble not in table.choices():
            table.pass_()
        table.choose(trouble).play(card)

        assert [table.is_exhausted(one) for one in (bare, dressed, away)] == [True, False, False]


@pytest.mark.card("eo215", "de106")
class TestCounters:
    """eo215, de106."""

    @pytest.mark.must_not
    def test_as_many_as_its_power(self) -> None:
        """The chosen Friend's power is doubled by counters; an opponent's Friend is not offered."""
        card, friend, other, rival = POOL["eo215"], able(POOL["eo215"]), plain(3), plain()
        table = Table(home=[friend, other], opponent_home=[rival], hand=[card], tokens=9).play(card)
        assert table.choices() == [friend, other]

        assert table.choose(other).counters(other) == {"+1 power": 3}


@pytest.mark.card("cn135")
class TestReattaches:
    """cn135."""

    @pytest.mark.must_not
    def test_to_another_friend(self) -> None:
        """The new host is stronger and white; the old one is not offered again."""
        card = piece(POOL["cn135"])
        first, second = piece(plain(1, BLUE), attached=(card,)), plain(1, BLUE)
        table = Table(home=[first, second], tokens=1)
        assert table.power(first) == 2

        table.use(card)
        assert (table.host_of(card), table.power(first), table.power(second)) == (second, 1, 2)


@pytest.mark.card("eo8")
class TestEachOpponentLoses:
    """eo8."""

    @pytest.mark.must_not
    def test_not_you(self) -> None:
        """At the start of a Problem faceoff with her the opponent loses a token, and you lose none."""
        mane = piece(POOL["eo8"], boosted=True)
        easy = plain_problem((Need(WILD, 1),), opponent=1)
        table = Table(
            mane=mane, mane_at="mine", problem=easy, opponent_mine=[plain(9)], opponent_tokens=3, tokens=3
        )
        table.end_phase().until("main")

        assert (table.told(kinds.FACEOFF_STARTED), table.told(kinds.LOST_TOKENS)) == (1, 1)
        assert table.opponent_tokens < 3 + 2


@pytest.mark.card("eo70")
class TestCheaperAccessory:
    """eo70."""

    @pytest.mark.must_not
    def test_the_next_accessory(self) -> None:
        """It costs 2 less; another Resource costs its price."""
        card = POOL["eo70"]
        table = Table(home=[able(card)], hand=[card, HAT, STALL], tokens=card.cost + 1)
        table.play(card, "home").choose("yes")

        assert table.price(STALL) == 1
        table.play(STALL)
        assert table.tokens == 0
        assert HAT in table.playable()


@pytest.mark.card("hm60")
class TestComesAndHides:
    """hm60."""

    @pytest.mark.must_not
    def test_a_critter_each_time(self) -> None:
        """One as it enters play, one as it is frightened, none as it is dismissed."""
        card, scare, storm = POOL["hm60"], plain(abilities=(SCARE,)), plain(abilities=(STRIKE,))
        table = Table(home=[able(card), scare, storm], hand=[card], tokens=9)
        table.play(card, "home").choose("home")
        assert len(table.created(CRITTERS)) == 1

        table.use(scare).choose(card).choose("mine")
        assert len(table.created(CRITTERS)) == 2
        assert table.is_face_down(card)
        table.use(storm).choose(card)
        assert (table.asked, len(table.created(CRITTERS))) == ("main", 2)


@pytest.mark.card("de50")
class TestDiscardsForACritter:
    """de50."""

    @pytest.mark.must_not
    def test_at_the_start_of_your_score_phase(self) -> None:
        """A card of the hand pays for it; without one nothing is asked."""
        card, paid = POOL["de50"], plain(cost=9)
        table = Table(home=[card], hand=[paid]).end_phase().choose("yes").choose("home")
        assert (table.zone_of(paid), len(table.created(CRITTERS))) == ("discard-pile", 1)

        poor = Table(home=[card]).end_turn()
        assert poor.created(CRITTERS) == []


@pytest.mark.card("cg20")
class TestStandsIn:
    """cg20."""

    @pytest.mark.must_not
    def test_for_another_friend_here(self) -> None:
        """Retired in place of a Friend in the same area, not for one elsewhere."""
        card, storm, near, far = POOL["cg20"], plain(abilities=(STRIKE,)), plain(), plain()
        table = Table(home=[storm, far], mine=[card, near]).use(storm).choose(near)
        table.choose(card)
        assert (table.zone_of(near), table.zone_of(card)) == ("play", "discard-pile")

        other = Table(home=[storm, far], mine=[card, near]).use(storm).choose(far)
        assert (other.zone_of(far), other.zone_of(card)) == ("discard-pile", "play")


@pytest.mark.card("mt84", "ad86", "ad99", "ad111", "ad112")
class TestSeveralOfThem:
    """mt84, ad86, ad99, ad111, ad112."""

    @pytest.mark.must_not
    def test_two_different_effects(self) -> None:
        """The second question leaves out the first choice; effects follow in printed order."""
        card, friend, rival = POOL["ad112"], able(POOL["ad112"]), plain()
        table = Table(home=[friend], opponent_home=[rival], hand=[card, HAT], discard=[STALL], tokens=9).play(
            card
        )
        table.number(3).number(2)
        assert (table.zone_of(STALL), table.zone_of(HAT)) == ("hand", "hand")

        table.choose(HAT, friend)
        assert table.host_of(HAT) is friend

    @pytest.mark.must_not
    def test_only_what_can_be_done(self) -> None:
        """With a single effect that can be done, one is followed."""
        card, trouble = POOL["ad86"], plain_troublemaker()
        table = Table(
            home=[able(card)], mine=[plain(9)], opponent_mine=[trouble], hand=[card], tokens=9,
            phase=TROUBLEMAKER_PHASE,
        )  # fmt: skip
        table.choose(trouble).play(card)
        assert table.asked == "choose"

    @pytest.mark.must_not
    def test_each_player_retires_a_friend(self) -> None:
        """Each chooses one of their own."""
        card, mine, theirs = POOL["mt84"], able(POOL["mt84"]), plain()
        table = Table(home=[mine], opponent_home=[theirs], hand=[card], tokens=9).play(card).number(3)

        assert (table.zone_of(mine), table.zone_of(theirs)) == ("discard-pile", "discard-pile")
