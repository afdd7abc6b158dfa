"""503 to 505 and 301.2: exhausting, frightening, face-down cards, turning a Mane Character over."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.problems_middle import I_NEED_ANSWERS
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.language import (
    BLUE,
    CARD,
    CHARACTER,
    END_OF_TURN,
    FOAL,
    FRIEND,
    THIS,
    TROUBLEMAKER,
    WILD,
    Continuous,
    Dismiss,
    Exhaust,
    Exhausted,
    ForEach,
    Gain,
    Give,
    Need,
    Power,
    Ready,
    ReadyCards,
    Sequence,
    TurnOver,
    WithTrait,
    cards,
    choose,
    each,
    in_your_discard_pile,
    main_phase,
    yours,
)
from everfree.ccg.language.words.selectors.selectors import Test
from everfree.ccg.vocab import Seat
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT = Seat(1)


def frighten(table: Table, card: Piece) -> None:
    """Frighten a card as an effect would."""
    table.game.occur([Occurrence(kinds.FRIGHTENED, YOU_SEAT, table.id(card))])


class TestExhausting:
    """503."""

    @pytest.mark.clause("503.1", "503.2")
    def test_cards_enter_ready_and_become_exhausted(self) -> None:
        """A Friend that enters play is ready; paying with it exhausts it."""
        able = plain(abilities=(main_phase(Gain(2), costs=(Exhaust(THIS),)),))
        table = Table(hand=[able], tokens=1).play(able, "home")
        assert not table.is_exhausted(able)

        table.use(able)

        assert (table.is_exhausted(able), table.tokens) == (True, 2)

    @pytest.mark.clause("503.2a", "104.2a")
    def test_an_exhausted_card_cannot_pay_with_exhaustion(self) -> None:
        """The ability is not offered until the card is ready again."""
        able = piece(plain(abilities=(main_phase(Gain(2), costs=(Exhaust(THIS),)),)), exhausted=True)

        assert Table(home=[able]).choices() == ["end"]

    @pytest.mark.clause("503.2a")
    def test_exhausting_it_again_does_nothing(self) -> None:
        """An effect that exhausts everyone tells only of those that were ready."""
        storm = plain(abilities=(main_phase(Exhaust(each(cards(FRIEND, WithTrait(FOAL))))),))
        tired, fresh = piece(plain(traits=(FOAL,)), exhausted=True), piece(plain(traits=(FOAL,)))
        table = Table(home=[storm, tired, fresh]).use(storm)

        assert (table.is_exhausted(tired), table.is_exhausted(fresh)) == (True, True)
        assert table.told(kinds.EXHAUST) == 1

    @pytest.mark.clause("503.3")
    def test_readying_removes_the_counter(self) -> None:
        """An exhausted card becomes ready."""
        healer = plain(abilities=(main_phase(ReadyCards(choose(cards(CHARACTER, Exhausted())))),))
        tired = piece(plain(), exhausted=True)
        table = Table(home=[healer, tired]).use(healer)

        assert (table.is_exhausted(tired), table.told(kinds.READIED)) == (False, 1)

    @pytest.mark.clause("503.4a", "504.2")
    def test_problems_and_frightened_cards_are_neither(self) -> None:
        """ "A ready card" and "an exhausted card" offer no Problem and no frightened Friend."""
        scared = piece(plain(), frightened=True)
        tired, weary = piece(plain(), exhausted=True), piece(plain(), exhausted=True)
        for_ready, for_exhausted = (
            plain(abilities=(main_phase(Give((Power(+1),), choose(yours(CARD, test)), END_OF_TURN)),))
            for test in (Ready(), Exhausted())
        )
        table = Table(home=[for_ready, for_exhausted, scared, tired, weary]).use(for_ready)

        assert table.choices() == [table.mane, for_ready, for_exhausted]
        assert table.choose(for_ready).use(for_exhausted).choices() == [tired, weary]

    @pytest.mark.clause("503.4")
    @pytest.mark.parametrize(("tests", "found"), [((), 2), ((Ready(),), 0), ((Exhausted(),), 0)])
    def test_only_cards_in_play_are_ready_or_exhausted(self, tests: tuple[Test, ...], found: int) -> None:
        """Of two Friends in the discard pile none is ready and none exhausted."""
        mourner = plain(
            1, abilities=(Continuous((Power(ForEach(+1, in_your_discard_pile(FRIEND, *tests))),), THIS),)
        )
        table = Table(home=[mourner], discard=[plain(), plain()])

        assert table.why(mourner) == [("printed", 1), (mourner, found)]

    @pytest.mark.clause("503.4a")
    def test_a_problem_is_never_exhausted(self) -> None:
        """An effect that exhausts every card passes over the Problems and Troublemakers go with the rest."""
        storm = plain(abilities=(main_phase(Exhaust(each(cards(CARD)))),))
        trouble = plain_troublemaker()
        table = Table(home=[storm], mine=[trouble]).use(storm)

        assert not table.is_exhausted(table.problem)
        assert table.is_exhausted(trouble)

    @pytest.mark.clause("503.5")
    def test_exhausted_characters_confront_nothing(self) -> None:
        """Two power are not enough if one of the two is exhausted; play requirements still count it."""
        tired = piece(plain(1, BLUE), exhausted=True)
        goal = plain_problem(owner=(Need(WILD, 2),))
        held = plain(needs=(Need(BLUE, 3),))
        table = Table(mine=[tired, plain(1, BLUE)], problem=goal, hand=[held], tokens=1)

        assert not table.can_confront(goal)
        assert table.playable() == [held]


class TestFrightening:
    """504, 505."""

    @pytest.mark.clause("504.1", "504.2")
    def test_face_down_without_counters_or_attachments(self) -> None:
        """It lies face down, neither ready nor exhausted; the Resource is put away, not dismissed."""
        friend = piece(plain(3, BLUE, traits=(FOAL,)), exhausted=True, attached=(HARD_HAT,))
        table = Table(home=[friend])

        frighten(table, friend)

        assert (table.is_face_down(friend), table.is_exhausted(friend)) == (True, False)
        assert (table.zone_of(HARD_HAT), table.told(kinds.DISMISSED)) == ("discard-pile", 0)

    @pytest.mark.clause("505.1a", "505.1b")
    def test_no_power_colour_trait_or_ability(self) -> None:
        """A face-down card has none of them, and the parts of its power are none."""
        aura = Continuous((Power(+1),), each(yours(FRIEND)))
        friend, ally = piece(plain(3, BLUE, traits=(FOAL,), abilities=(aura,))), plain(1)
        table = Table(home=[friend, ally])
        assert table.power(ally) == 2

        frighten(table, friend)

        assert (table.power(friend), table.colours(friend), table.why(friend)) == (0, 0, [])
        assert traits_of(table.game, table.id(friend)) == ()
        assert table.power(ally) == 1

    @pytest.mark.clause("504.2a")
    def test_readying_and_exhausting_pass_over_it(self) -> None:
        """What readies and then exhausts every Friend does neither to the frightened one."""
        text = Sequence((ReadyCards(each(yours(FRIEND))), Exhaust(each(yours(FRIEND)))))
        storm, scared = plain(abilities=(main_phase(text),)), piece(plain(), frightened=True)
        table = Table(home=[storm, scared]).use(storm)

        assert (table.told(kinds.READIED), table.told(kinds.EXHAUST)) == (0, 1)
        assert (table.is_face_down(scared), table.is_exhausted(scared)) == (True, False)

    @pytest.mark.clause("504.2b")
    def test_not_twice(self) -> None:
        """A frightened card can't become frightened: nothing is told."""
        friend = piece(plain(), frightened=True)
        table = Table(home=[friend])

        frighten(table, friend)

        assert table.told(kinds.FRIGHTENED) == 0

    @pytest.mark.clause("505.3", "410.6")
    def test_a_modifier_is_lost(self) -> None:
        """+2 this turn is gone after being frightened and rallied (R2)."""
        grow = plain(
            abilities=(main_phase(Give((Power(+2),), choose(cards(FRIEND, WithTrait(FOAL))), END_OF_TURN)),)
        )
        friend = piece(plain(1, traits=(FOAL,)))
        table = Table(home=[grow, friend], tokens=3).use(grow)
        assert table.power(friend) == 3

        frighten(table, friend)

        assert table.draw().rally(friend).power(friend) == 1

    @pytest.mark.clause("505.2")
    def test_face_down_troublemakers_are_not_described(self) -> None:
        """ "A Troublemaker" means the face-up one; a frightened Friend still is a Friend (R41)."""
        hunter = plain(abilities=(main_phase(Dismiss(choose(cards(TROUBLEMAKER)))),))
        hater = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        hidden, shown = piece(plain_troublemaker(), face_down=True), plain_troublemaker()
        scared = piece(plain(), frightened=True)
        table = Table(home=[hunter, hater, scared], mine=[hidden], opponent_theirs=[shown])

        table.use(hunter)

        assert (table.zone_of(shown), table.zone_of(hidden)) == ("discard-pile", "play")
        assert table.use(hater).choices() == [hunter, hater, scared]

    @pytest.mark.clause("505.1")
    def test_it_keeps_name_type_and_cost(self) -> None:
        """A frightened Friend still is the card it was, and can pay as a Friend."""
        scared = piece(plain(), frightened=True)
        table = Table(mine=[scared], problem=I_NEED_ANSWERS).use(I_NEED_ANSWERS)

        assert (table.zone_of(scared), table.tokens) == ("discard-pile", 1)

    @pytest.mark.clause("505.1c", "505.1d")
    def test_who_knows_what_lies_face_down(self) -> None:
        """Everyone knows a frightened Friend; a covered Troublemaker only its controller (R29)."""
        friend, hidden = piece(plain()), piece(plain_troublemaker(), face_down=True)
        table = Table(home=[friend], mine=[hidden])

        frighten(table, friend)

        assert (table.knows(friend, OPPONENT), table.knows(friend)) == (True, True)
        assert (table.knows(hidden, OPPONENT), table.knows(hidden)) == (False, True)


class TestTurningOver:
    """301.2, R45: the two sides of a Mane Character."""

    @pytest.mark.clause("301.2", "301.3")
    @pytest.mark.ruling("R45")
    def test_the_other_side_counts(self) -> None:
        """Boosted it has that side's power, price and nothing of the old one; what lay on it stays."""
        turner = plain(abilities=(main_phase(TurnOver(each(yours(CHARACTER)))),))
        mane = piece(POOL["pr1"], exhausted=True)
        table = Table(mane=mane, home=[turner])
        assert (table.power(mane), table.move_price(mane)) == (1, 2)

        table.use(turner)

        assert (table.is_boosted(mane), table.is_exhausted(mane)) == (True, True)
        assert (table.power(mane), table.move_price(mane)) == (3, 1)
        assert table.use(turner).power(mane) == 1

    @pytest.mark.clause("301.4")
    def test_a_mane_character_is_a_character_but_no_friend(self) -> None:
        """Choices of characters offer it, choices of Friends do not."""
        one = plain(abilities=(main_phase(Exhaust(choose(yours(CHARACTER)))),))
        two = plain(abilities=(main_phase(Exhaust(choose(yours(FRIEND)))),))
        wide, narrow = Table(home=[one, two]).use(one), Table(home=[one, two]).use(two)

        assert wide.choices() == [wide.mane, one, two]
        assert narrow.choices() == [one, two]
