"""513: control and ownership."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.language import (
    END_OF_FACEOFF,
    END_OF_PHASE,
    END_OF_TURN,
    FRIEND,
    HOME,
    MAIN_PHASE,
    OPPONENT,
    PROBLEM,
    THIS,
    UNIQUE,
    WILD,
    YOU,
    Another,
    Card,
    CheapenNextCard,
    Continuous,
    ControlledBy,
    DiscardCards,
    Dismiss,
    Effect,
    Elsewhere,
    Gain,
    GainControl,
    IsDismissed,
    Need,
    PhaseStarts,
    Power,
    PutIntoHand,
    PutIntoPlay,
    Sequence,
    Until,
    cards,
    choose,
    each,
    main_phase,
    when,
    yours,
)
from everfree.ccg.view import view_of
from everfree.ccg.vocab import DISCARD_PILE, Seat
from everfree.testing import Piece, Table, piece, plain, plain_dilemma, plain_problem, plain_troublemaker
from everfree.testing.soak.invariants import Census, faults

YOU_SEAT, OTHER = Seat(0), Seat(1)
THEIRS = cards(FRIEND, ControlledBy(OPPONENT))


def able(*effects: Effect) -> Card:
    """Make a Friend with these texts as one free Main Phase ability."""
    return plain(abilities=(main_phase(effects[0] if len(effects) == 1 else Sequence(effects)),))


def thief(until: Until | None = None) -> Card:
    """Make a Friend that gains control of an opponent's Friend."""
    return able(GainControl(choose(THEIRS)) if until is None else GainControl(choose(THEIRS), until))


def controller(table: Table, card: Piece | Card) -> int:
    """Give who controls a card."""
    return table.state.controller[table.id(card)]


class TestGaining:
    """513.2."""

    @pytest.mark.clause("513.2")
    @pytest.mark.parametrize("until", [END_OF_TURN, END_OF_PHASE])
    def test_for_a_while(self, until: Until) -> None:
        """When the modifier ends the owner controls the card again."""
        prize, taker = piece(plain()), thief(until)
        table = Table(home=[taker], opponent_mine=[prize]).use(taker)
        assert (controller(table, prize), table.log[-1]) == (YOU_SEAT, "control-changed")

        table.end_turn()

        assert (controller(table, prize), table.told(kinds.CONTROL_CHANGED)) == (OTHER, 2)

    @pytest.mark.clause("513.2")
    def test_for_good(self) -> None:
        """Without an end it lasts while the card is in play; played again the card is its owner's."""
        prize, taker = piece(plain(cost=0)), thief()
        back = able(PutIntoHand(choose(cards(FRIEND))))
        table = Table(home=[taker, back], opponent_mine=[prize]).use(taker).end_turn()
        assert (controller(table, prize), table.asked) == (YOU_SEAT, "main")

        table.end_turn().use(back).choose(prize).end_turn().play(prize, "mine")

        assert (controller(table, prize), table.state.modifiers) == (OTHER, [])

    def test_until_the_end_of_a_faceoff(self) -> None:
        """A Friend borrowed during a faceoff fights for you and goes back after it."""
        goal = plain_problem(owner=(Need(WILD, 1),), opponent=1)
        prize = piece(plain(4))
        taker = plain(
            abilities=(when(PhaseStarts(MAIN_PHASE, YOU), GainControl(choose(THEIRS), END_OF_FACEOFF)),)
        )
        table = Table(home=[taker], mine=[plain(1)], problem=goal, opponent_mine=[prize, plain(1)])
        table.choose(prize)
        assert controller(table, prize) == YOU_SEAT

        table.end_turn()

        assert controller(table, prize) == OTHER
        assert table.score == 2

    @pytest.mark.clause("513.2")
    def test_the_latest_counts(self) -> None:
        """Two modifiers on one card: the later one wins, and when it ends the earlier one counts."""
        prize, keeper = piece(plain()), thief()
        borrower = able(GainControl(choose(yours(FRIEND)), END_OF_TURN, OPPONENT))
        table = Table(home=[keeper, borrower], opponent_mine=[prize]).use(keeper)

        table.use(borrower).choose(prize)
        assert controller(table, prize) == OTHER

        assert controller(table.end_turn(), prize) == YOU_SEAT

    @pytest.mark.clause("513.2")
    def test_of_two_that_last_the_later_counts(self) -> None:
        """Taken for good, given back for good, borrowed for a turn: then it is where it was given."""
        prize, keeper, borrower = piece(plain()), thief(), thief(END_OF_TURN)
        giver = able(GainControl(choose(yours(FRIEND)), who=OPPONENT))
        table = Table(home=[keeper, giver, borrower], opponent_mine=[prize]).use(keeper)

        table.use(giver).choose(prize).use(borrower)
        assert controller(table, prize) == YOU_SEAT

        assert controller(table.end_turn(), prize) == OTHER

    def test_a_card_gives_itself_away(self) -> None:
        """ "An opponent gains control of this card"."""
        gift = able(GainControl(THIS, who=OPPONENT))
        table = Table(home=[gift]).use(gift)

        assert (controller(table, gift), table.area_of(gift)) == (OTHER, "their home")

    def test_what_is_not_in_play_is_nobodys_to_take(self) -> None:
        """A text that gains control of a card it has just dismissed does nothing more."""
        lost = piece(plain())
        taker = able(Dismiss(choose(THEIRS)), GainControl(each(cards(FRIEND, zone=DISCARD_PILE))))
        table = Table(home=[taker], opponent_home=[lost]).use(taker)

        assert table.told(kinds.CONTROL_CHANGED) == 0

    @pytest.mark.clause("511.5")
    def test_at_the_wrong_home(self) -> None:
        """A character at its old controller's home goes to the new one's before anyone has priority."""
        prize, taker = piece(plain()), thief(END_OF_TURN)
        table = Table(home=[taker], opponent_home=[prize]).use(taker)
        assert table.area_of(prize) == "home"

        assert table.end_turn().area_of(prize) == "their home"

    @pytest.mark.clause("516.1")
    def test_uniqueness_is_checked_at_once(self) -> None:
        """A second copy of a Unique card under your control is one too many, before the text goes on."""
        star = plain(traits=(UNIQUE,))
        mine, prize = piece(star), piece(star)
        taker = able(GainControl(choose(THEIRS)), Gain(1))
        table = Table(home=[taker, mine], opponent_mine=[prize]).use(taker)

        assert (table.asked, table.question.seat, table.choices()) == ("uniqueness", 0, [mine, prize])
        assert table.tokens == 0
        assert table.choose(mine).tokens == 1

    @pytest.mark.clause("516.1")
    def test_also_when_it_comes_back(self) -> None:
        """As the modifier ends its owner has two copies again."""
        star = plain(traits=(UNIQUE,))
        first, second = piece(star), piece(star)
        taker = able(GainControl(choose(THEIRS), END_OF_TURN))
        table = Table(home=[taker], opponent_mine=[first], opponent_hand=[second]).use(taker)
        table.game.occur(
            [Occurrence(kinds.ENTERED, OTHER, table.id(second), area=table.state.area[table.id(first)])]
        )

        table.until("uniqueness")

        assert (table.question.seat, table.choices(), table.state.turn) == (1, [first, second], 4)

    def test_frightened_it_is_its_owners(self) -> None:
        """Turned face down it is a different card (505.3): what made it yours no longer applies."""
        prize, taker = piece(plain()), thief()
        table = Table(home=[taker], opponent_mine=[prize]).use(taker)
        census = Census.of(table.state)

        table.game.occur([Occurrence(kinds.FRIGHTENED, YOU_SEAT, table.id(prize))])

        assert (controller(table, prize), table.log[-2:]) == (OTHER, ["control-changed", "frightened"])
        assert (table.state.modifiers, faults(table.game, census)) == ([], [])

    def test_put_into_play_under_your_control(self) -> None:
        """The opponent's Friend is yours while it stays; dismissed it lies in its owner's pile."""
        lost = piece(plain())
        caller = able(
            PutIntoPlay(choose(cards(FRIEND, ControlledBy(OPPONENT), zone=DISCARD_PILE)), YOU, HOME)
        )
        killer = able(Dismiss(choose(yours(FRIEND))))
        table = Table(home=[caller, killer], opponent_discard=[lost]).use(caller).end_turn().end_turn()
        assert (controller(table, lost), table.area_of(lost)) == (YOU_SEAT, "home")

        table.use(killer).choose(lost)

        assert table.game.cards_in(DISCARD_PILE, OTHER) == [table.id(lost)]


class TestPerspective:
    """513.3 to 513.6."""

    @pytest.mark.clause("513.3")
    def test_a_modifier_stays_whose_it_was(self) -> None:
        """ "The next card you play costs less" is for who controlled the Friend then."""
        merchant = able(CheapenNextCard(1), GainControl(THIS, who=OPPONENT))
        dear, theirs = plain(cost=1), plain(cost=1)
        table = Table(home=[merchant], hand=[dear], opponent_hand=[theirs]).use(merchant)

        assert (controller(table, merchant), table.price(dear)) == (OTHER, 0)
        assert table.why_not(dear) is None

    @pytest.mark.clause("513.4")
    def test_a_card_without_controller_speaks_for_its_owner(self) -> None:
        """An effect made in a discard pile is its owner's, whoever dismissed the card."""
        memory = piece(
            plain(abilities=(Elsewhere(DISCARD_PILE, when(IsDismissed(each(cards(FRIEND))), Gain(1))),))
        )
        killer, victim = able(Dismiss(choose(THEIRS))), piece(plain())
        table = Table(home=[killer], opponent_home=[victim], opponent_discard=[memory]).use(killer)

        assert (table.tokens, table.opponent_tokens) == (0, 1)

    @pytest.mark.clause("513.5")
    def test_opponents_are_those_of_the_controller(self) -> None:
        """ "When your Main Phase starts, an opponent discards" on a stolen Friend: its owner is asked."""
        bully = piece(plain(abilities=(when(PhaseStarts(MAIN_PHASE, YOU), DiscardCards(OPPONENT)),)))
        taker = thief()
        table = Table(home=[taker], opponent_mine=[bully], opponent_hand=[plain()], hand=[plain()]).use(taker)

        table.end_turn().until("discard")

        assert (table.question.seat, table.state.turn_player) == (OTHER, YOU_SEAT)

    @pytest.mark.clause("513.6")
    def test_yours_are_those_you_control(self) -> None:
        """A stolen Friend has your bonus; your own that was given away has not."""
        leader = plain(abilities=(Continuous((Power(+1),), each(yours(FRIEND, Another()))),))
        prize, gift = piece(plain(1)), able(GainControl(THIS, who=OPPONENT))
        taker = thief()
        table = Table(home=[leader, gift, taker], opponent_mine=[prize]).use(gift).use(taker).choose(prize)

        assert (table.power(prize), table.power(gift)) == (2, 1)


class TestDilemmas:
    """522.2b."""

    @pytest.mark.clause("522.2b")
    def test_the_area_goes_with_the_dilemma(self) -> None:
        """Its area is its controller's, and its owner's again when control ends."""
        dilemma = plain_dilemma()
        giver = able(GainControl(choose(cards(PROBLEM)), END_OF_TURN, OPPONENT))
        table = Table(home=[giver], dilemma=dilemma).use(giver).choose(dilemma)
        assert view_of(table.game, 0).areas[4].owner == OTHER

        assert view_of(table.end_turn().game, 0).areas[4].owner == YOU_SEAT


class TestFaceDown:
    """R29: face-down Troublemakers."""

    @pytest.mark.ruling("R29")
    def test_the_new_controller_may_look(self) -> None:
        """Before, only its owner knows it; after the change both do, and a spectator still does not."""
        trouble = piece(plain_troublemaker(), face_down=True)
        table = Table(opponent_mine=[trouble])
        name = trouble.card.id
        assert [name in str(view_of(table.game, viewer)) for viewer in range(3)] == [False, True, False]

        table.game.occur([Occurrence(kinds.CONTROL_CHANGED, YOU_SEAT, table.id(trouble))])

        assert [name in str(view_of(table.game, viewer)) for viewer in range(3)] == [True, True, False]
        told = [event for event in table.game.events or () if event.key == "control-changed"]
        assert [cards[0].card for cards in told[0].cards] == [name, name, ""]
