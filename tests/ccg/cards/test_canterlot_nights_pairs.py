"""Cards of Canterlot Nights whose words meet in pairs that no other card has."""

import pytest

from everfree.ccg.cards.canterlot_nights.events import BIFF_POW, CRITTER_STAMPEDE
from everfree.ccg.cards.canterlot_nights.friends_blue import CHIEF_THUNDERHOOVES_BUFFALOING_BUFFALO as CHIEF
from everfree.ccg.cards.canterlot_nights.friends_orange import DAISY_MOUSY_MARE as DAISY
from everfree.ccg.cards.canterlot_nights.friends_pink import (
    CHEESE_SANDWICH_WANDERING_PARTIER as CHEESE,
    GLOBE_TROTTER_SIGHT_SEER as GLOBE_TROTTER,
)
from everfree.ccg.cards.canterlot_nights.friends_white import ROSELUCK_FAINTHEARTED_FILLY as ROSELUCK
from everfree.ccg.cards.canterlot_nights.problems import GREETING_LOTS_OF_FOLKS_WITH_CLOUT as GREETING
from everfree.ccg.cards.canterlot_nights.resources import (
    CHICKEN_COSTUME as COSTUME,
    MONSTROUS_CAVE,
    MONSTROUS_MANUAL,
    SNOOTY_BOUTIQUE,
)
from everfree.ccg.cards.canterlot_nights.troublemakers import CHANGELING_SWARM, RED_DRAGON
from everfree.ccg.kernel import kinds
from everfree.ccg.language import FRIEND, YELLOW, Card, Dismiss, Exhaust, Retire, choose, main_phase, yours
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("cn40")
class TestCheeseSandwich:
    """cn40."""

    def test_goes_to_hand_as_a_cost(self) -> None:
        """He is exhausted and put into your hand, and an exhausted Friend is dismissed."""
        cheese, tired, fresh = piece(CHEESE), piece(plain(1), exhausted=True), plain(1)
        table = Table(home=[cheese], opponent_home=[tired, fresh]).use(cheese)

        assert table.hand() == [cheese]
        assert (table.zone_of(tired), table.zone_of(fresh)) == ("discard-pile", "play")

    @pytest.mark.must_not
    def test_not_while_exhausted(self) -> None:
        """An exhausted Cheese Sandwich can't pay and stays in play."""
        cheese, tired = piece(CHEESE, exhausted=True), piece(plain(1), exhausted=True)
        table = Table(home=[cheese], opponent_home=[tired])

        assert table.why_not_use(cheese) is not None


@pytest.mark.card("cn79")
@pytest.mark.must_not
def test_roseluck_finds_another_friend_than_the_retired_one() -> None:
    """cn79: the Friend that was retired stays in the discard pile, and one that was there comes back."""
    roseluck, old, older = piece(ROSELUCK), plain(1), plain(1)
    retiring = plain(1, abilities=(main_phase(Retire(choose(yours(FRIEND)))),))
    lost = plain(1)
    table = Table(home=[roseluck, retiring, lost], discard=[old, older]).use(retiring).choose(lost)
    table.use(roseluck).choose("yes")

    assert table.choices() == [old, older]
    assert table.choose(old).hand() == [old]


@pytest.mark.card("cn136")
@pytest.mark.must_not
def test_chicken_costume_dismisses_the_friend_that_wears_it() -> None:
    """cn136: it is the Friend that is dismissed when it becomes exhausted; the costume goes with it."""
    wearer = piece(plain(1), attached=(COSTUME,))
    other = plain(1)
    tiring = plain(1, abilities=(main_phase(Exhaust(choose(yours(FRIEND)))),))
    table = Table(home=[wearer, other, tiring]).use(tiring).choose(wearer)

    assert (table.zone_of(wearer), table.zone_of(other)) == ("discard-pile", "play")


@pytest.mark.card("cn163")
@pytest.mark.must_not
def test_red_dragon_is_calmed_by_the_opponents_tokens() -> None:
    """cn163: the opponent whose phase starts decides and pays, not the player of the Dragon."""
    dragon = piece(RED_DRAGON)
    table = Table(mine=[dragon], tokens=5, opponent_tokens=4, opponents_turn=True, phase=TROUBLEMAKER_PHASE)
    assert table.asked == "may"
    table.choose("yes")

    assert (table.tokens, table.is_face_down(dragon)) == (5, True)
    assert table.opponent_tokens == 2


@pytest.mark.card("cn179")
@pytest.mark.must_not
def test_greeting_calls_the_opponents_mane_character() -> None:
    """cn179: wherever it is, it comes to this Problem."""
    table = Table(problem=GREETING, tokens=1)
    table.use(table.problem)

    assert (table.area_of(table.opponent_mane), table.tokens) == ("mine", 0)
    assert table.area_of(table.mane) == "home"


@pytest.mark.card("cn101")
class TestBiffPow:
    """cn101."""

    def challenged(self, *others: Card) -> Table:
        """Play it with the hero, who is strong enough alone."""
        self.hero, self.imp, self.other_imp = plain(9), plain_troublemaker(2), plain_troublemaker(2)
        return Table(
            hand=[BIFF_POW],
            home=[plain(3)],
            mine=[self.hero, *others],
            theirs=[plain()],
            opponent_mine=[self.imp],
            opponent_theirs=[self.other_imp],
        ).play(BIFF_POW)

    def test_one_character_challenges_one_troublemaker(self) -> None:
        """In the Main Phase: you choose the Troublemaker, then who of yours faces it, and win the point."""
        table = self.challenged()
        assert table.choices() == [self.imp, self.other_imp]
        table.choose(self.imp)
        assert self.hero in table.choices()
        table.choose(self.hero)

        assert (table.zone_of(self.imp), table.zone_of(self.other_imp)) == ("discard-pile", "play")
        assert (table.score, table.asked) == (1, "main")

    @pytest.mark.must_not
    def test_the_others_do_not_help(self) -> None:
        """A strong Friend beside the chosen weak one does not add its power."""
        weak = plain(0)
        table = self.challenged(weak)
        table.choose(self.imp, weak).until("main")

        assert (table.zone_of(self.imp), table.score) == ("play", 0)


@pytest.mark.card("cn102")
class TestCritterStampede:
    """cn102."""

    def test_the_played_friend_goes_back(self) -> None:
        """Into its owner's hand; another Friend of theirs stays."""
        comer, other = plain(cost=0), plain()
        table = Table(
            hand=[CRITTER_STAMPEDE],
            home=[plain(5, YELLOW)],
            opponent_hand=[comer],
            opponent_home=[other],
            tokens=2,
            opponents_turn=True,
        ).play(comer, "mine")
        assert (table.question.seat, table.choices()) == (YOU, ["pass", CRITTER_STAMPEDE])
        table.play(CRITTER_STAMPEDE)

        assert (table.hand(OPPONENT), table.zone_of(other), table.tokens) == ([comer], "play", 0)

    @pytest.mark.must_not
    def test_not_after_your_own_friend(self) -> None:
        """Only an opponent's play can be answered."""
        comer = plain(cost=0)
        table = Table(hand=[CRITTER_STAMPEDE, comer], home=[plain(5, YELLOW)], tokens=2).play(comer, "mine")

        assert (table.asked, table.zone_of(comer)) == ("main", "play")


@pytest.mark.card("cn143")
class TestMonstrousCave:
    """cn143."""

    def test_finds_a_troublemaker(self) -> None:
        """It is exhausted and costs 1; only Troublemakers are found; the one taken is in your hand."""
        cave, imp, friend = piece(MONSTROUS_CAVE), plain_troublemaker(), plain()
        table = Table(home=[cave], deck=[friend, imp], tokens=1).use(cave)
        assert (table.asked, table.choices()) == ("search-deck", [imp, "done"])
        table.choose(imp)

        assert (table.hand(), table.is_exhausted(cave), table.tokens) == ([imp], True, 0)
        assert (table.told(kinds.SHUFFLED), table.knows(imp, OPPONENT)) == (1, True)

    @pytest.mark.must_not
    def test_not_exhausted_and_not_for_nothing(self) -> None:
        """An exhausted one can't be used, and neither can one without a token to pay."""
        tired, cave = piece(MONSTROUS_CAVE, exhausted=True), piece(MONSTROUS_CAVE)

        assert Table(home=[tired], tokens=1).why_not_use(tired) is not None
        assert Table(home=[cave]).why_not_use(cave) is not None


@pytest.mark.card("cn144")
class TestMonstrousManual:
    """cn144."""

    def test_covers_a_troublemaker_as_your_phase_starts(self) -> None:
        """It is exhausted and costs 2; you choose among all Troublemakers that are face up."""
        manual, imp, other = piece(MONSTROUS_MANUAL), plain_troublemaker(), plain_troublemaker()
        table = Table(
            home=[manual],
            mine=[plain(9)],
            opponent_mine=[imp],
            opponent_theirs=[other],
            tokens=2,
            phase=TROUBLEMAKER_PHASE,
        )
        assert table.choices() == ["pass", manual]
        table.use(manual).choose("yes")
        assert table.choices() == [imp, other]
        table.choose(imp)

        assert (table.is_face_down(imp), table.is_face_down(other)) == (True, False)
        assert (table.is_exhausted(manual), table.tokens) == (True, 0)

    @pytest.mark.must_not
    def test_not_at_another_time(self) -> None:
        """Neither in your Main Phase nor as an opponent's Troublemaker Phase starts."""
        manual, imp = piece(MONSTROUS_MANUAL), plain_troublemaker()
        table = Table(home=[manual], opponent_mine=[imp], tokens=2)
        assert (table.asked, table.why_not_use(manual)) != ("main", None)

        theirs = Table(
            home=[manual], opponent_mine=[imp], tokens=2, opponents_turn=True, phase=TROUBLEMAKER_PHASE
        )
        assert (theirs.question.seat, theirs.asked) == (OPPONENT, "main")


@pytest.mark.card("cn148")
class TestSnootyBoutique:
    """cn148."""

    def faceoff(self, shop: Piece) -> Table:
        """Start a faceoff with two cards in hand."""
        self.first, self.second = plain(5), plain(1)
        return Table(
            home=[shop],
            hand=[self.first, self.second],
            mine=[plain(1)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
        )

    def test_the_card_on_top_is_flipped(self) -> None:
        """It is exhausted; the card you put on the deck is the one you flip for the faceoff."""
        shop = piece(SNOOTY_BOUTIQUE)
        table = self.faceoff(shop)
        assert table.choices() == ["pass", shop]
        table.use(shop).choose("yes")
        assert table.choices() == [self.first, self.second]
        table.choose(self.first).until("main")

        assert (table.zone_of(self.second), table.score) == ("hand", 3)
        assert (table.deck()[-1], table.is_exhausted(shop)) == (self.first, True)

    @pytest.mark.must_not
    def test_not_while_exhausted(self) -> None:
        """An exhausted one can't pay, so your hand stays as it is."""
        shop = piece(SNOOTY_BOUTIQUE, exhausted=True)
        table = self.faceoff(shop).until("main")

        assert [table.zone_of(one) for one in (self.first, self.second)] == ["hand", "hand"]


@pytest.mark.card("cn158")
class TestChangelingSwarm:
    """cn158."""

    def test_another_troublemaker_there_is_the_price(self) -> None:
        """You retire it, and the Swarm is face up at once."""
        imp = plain_troublemaker()
        table = Table(hand=[CHANGELING_SWARM], mine=[imp], tokens=2).play(CHANGELING_SWARM, "mine")
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])
        table.choose("yes")

        assert (table.is_face_down(CHANGELING_SWARM), table.zone_of(imp)) == (False, "discard-pile")

    def test_you_may_keep_it_covered(self) -> None:
        """Declined, both stay as they are."""
        imp = plain_troublemaker()
        table = Table(hand=[CHANGELING_SWARM], mine=[imp], tokens=2).play(CHANGELING_SWARM, "mine")
        table.choose("no")

        assert (table.is_face_down(CHANGELING_SWARM), table.zone_of(imp)) == (True, "play")

    @pytest.mark.must_not
    def test_not_with_a_troublemaker_elsewhere_or_an_opponents(self) -> None:
        """Nothing can be retired, so nobody is asked and it stays face down."""
        away, theirs = plain_troublemaker(), plain_troublemaker()
        table = Table(hand=[CHANGELING_SWARM], theirs=[away], opponent_mine=[theirs], tokens=2)
        table.play(CHANGELING_SWARM, "mine")

        assert (table.asked, table.is_face_down(CHANGELING_SWARM)) == ("main", True)
        assert (table.zone_of(away), table.zone_of(theirs)) == ("play", "play")


@pytest.mark.card("cn31")
class TestDaisy:
    """cn31."""

    def test_retired_she_goes_to_the_hand(self) -> None:
        """From the discard pile, without being paid for."""
        daisy, other = piece(DAISY), plain()
        retiring = plain(abilities=(main_phase(Retire(choose(yours(FRIEND)))),))
        table = Table(home=[daisy, other, retiring]).use(retiring).choose(daisy)

        assert (table.hand(), table.zone_of(other)) == ([daisy], "play")

    @pytest.mark.must_not
    def test_not_dismissed_and_not_for_another(self) -> None:
        """Dismissed she stays in the discard pile; another retired Friend stays there too."""
        daisy, other = piece(DAISY), plain()
        storm = plain(abilities=(main_phase(Dismiss(choose(yours(FRIEND)))),))
        table = Table(home=[daisy, storm]).use(storm).choose(daisy)
        assert (table.hand(), table.zone_of(daisy)) == ([], "discard-pile")

        retiring = plain(abilities=(main_phase(Retire(choose(yours(FRIEND)))),))
        table = Table(home=[daisy, other, retiring]).use(retiring).choose(other)
        assert (table.hand(), table.zone_of(daisy), table.zone_of(other)) == ([], "play", "discard-pile")


@pytest.mark.card("cn42")
class TestGlobeTrotter:
    """cn42."""

    def test_a_card_beneath_buys_two(self) -> None:
        """One of the two cards beneath is spent, two cards are drawn, no token is paid."""
        first, second, top, next_card = plain(), plain(), plain(), plain()
        trotter = piece(GLOBE_TROTTER, beneath=(first, second))
        table = Table(home=[trotter], deck=[top, next_card]).use(trotter)
        assert table.choices() == [first, second]
        table.choose(second)

        assert (table.hand(), table.beneath(trotter)) == ([top, next_card], [first])
        assert (table.zone_of(second), table.is_exhausted(trotter)) == ("discard-pile", False)

    @pytest.mark.must_not
    def test_not_without_a_card_beneath(self) -> None:
        """Tokens do not replace it, and neither do the cards beneath another Friend."""
        trotter, other = piece(GLOBE_TROTTER), piece(GLOBE_TROTTER, beneath=(plain(),))
        table = Table(home=[trotter, other], tokens=5)

        assert table.why_not_use(trotter) is not None
        assert table.why_not_use(other) is None


@pytest.mark.card("cn9")
class TestChiefThunderhooves:
    """cn9."""

    def test_who_is_played_here_is_frightened(self) -> None:
        """You spend a card beneath him; the Friend that was played is frightened, and no other."""
        below, comer, other = plain(), plain(cost=0), plain()
        chief = piece(CHIEF, beneath=(below,))
        table = Table(mine=[chief], opponent_hand=[comer], opponent_mine=[other], opponents_turn=True).play(
            comer, "mine"
        )
        assert (table.question.seat, table.choices()) == (YOU, ["pass", chief])
        table.use(chief).choose("yes")

        assert [table.is_face_down(one) for one in (comer, other, chief)] == [True, False, False]
        assert (table.beneath(chief), table.zone_of(below)) == ([], "discard-pile")

    @pytest.mark.must_not
    def test_not_elsewhere_and_not_without_a_card_beneath(self) -> None:
        """A Friend played to the other Problem is safe; with nothing beneath he can't pay."""
        comer = plain(cost=0)
        away = Table(
            mine=[piece(CHIEF, beneath=(plain(),))], opponent_hand=[comer], opponents_turn=True
        ).play(comer, "theirs")
        empty = Table(mine=[CHIEF], opponent_hand=[comer], opponents_turn=True, tokens=3)
        empty.play(comer, "mine").until("main")

        assert (away.question.seat, away.is_face_down(comer)) == (OPPONENT, False)
        assert empty.is_face_down(comer) is False
