"""519: counters on cards; the cutie mark."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import State
from everfree.ccg.language import (
    CHARACTER,
    END_OF_TURN,
    FRIEND,
    POWER_COUNTER,
    THIS,
    Continuous,
    Counters,
    CutieMark,
    CutieMarked,
    Exhaust,
    ForEach,
    Frighten,
    Gain,
    Give,
    May,
    Pay,
    Power,
    PutCounters,
    PutIntoHand,
    RemoveCounters,
    Score,
    Sequence,
    WithCounters,
    cards,
    choose,
    each,
    main_phase,
    yours,
)
from everfree.ccg.view import view_of
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker

HARMONY = "Harmony"
ONE = (POWER_COUNTER,)


class TestPower:
    """507.1, 519.4: what counters do to a power."""

    @pytest.mark.clause("519.4", "507.1")
    def test_each_adds_one(self) -> None:
        """Two counters on a Friend of 2 power make 4, and say where it comes from."""
        friend = piece(plain(2), counters=ONE * 2)
        table = Table(home=[friend])

        assert table.power(friend) == 4
        assert table.why(friend) == [("printed", 2), ("counter", 1), ("counter", 1)]

    @pytest.mark.clause("519.4")
    def test_removing_one_lowers_it_at_once(self) -> None:
        """The counter that paid for an ability no longer counts while its text is followed."""
        payer = plain(1, abilities=(main_phase(Gain(1), costs=(RemoveCounters(),)),))
        rich = piece(payer, counters=ONE * 2)
        table = Table(home=[rich])
        assert table.power(rich) == 3

        table.use(rich)

        assert (table.power(rich), table.counters(rich), table.tokens) == (2, {POWER_COUNTER: 1}, 1)

    @pytest.mark.clause("507.1")
    def test_counters_and_auras_add_up(self) -> None:
        """Printed power, a counter and another card's bonus are one sum."""
        aura = plain(abilities=(Continuous((Power(+1),), each(yours(FRIEND))),))
        friend = piece(plain(2), counters=ONE)
        table = Table(home=[friend, aura])

        assert table.power(friend) == 4
        assert table.why(friend) == [("printed", 2), (aura, 1), ("counter", 1)]

    @pytest.mark.clause("519.4")
    def test_named_counters_are_only_markers(self) -> None:
        """A counter with a name of its own changes no power."""
        friend = piece(plain(2), counters=(HARMONY,))

        assert Table(home=[friend]).power(friend) == 2


class TestPuttingAndRemoving:
    """519.1 to 519.3: words that put and remove counters."""

    def test_on_this_card_unless_told(self) -> None:
        """An ability that puts three counters puts them on its own card, as one thing told once."""
        eager = plain(1, abilities=(main_phase(PutCounters(count=3)),))
        table = Table(home=[eager]).use(eager)

        assert (table.counters(eager), table.power(eager)) == ({POWER_COUNTER: 3}, 4)
        assert table.told(kinds.PUT_COUNTERS) == 1

    def test_on_a_chosen_card(self) -> None:
        """ "Put a counter on one of your Friends" offers your Friends."""
        giver = plain(abilities=(main_phase(PutCounters(choose(yours(FRIEND)))),))
        ally, rival = plain(), plain()
        table = Table(home=[giver, ally], opponent_home=[rival]).use(giver)

        assert table.choices() == [giver, ally]
        assert table.choose(ally).counters(ally) == {POWER_COUNTER: 1}

    @pytest.mark.clause("519.2")
    def test_removed_from_this_card_unless_told(self) -> None:
        """A cost of a Harmony counter is not paid with one on another card."""
        element = plain(abilities=(main_phase(Gain(1), costs=(RemoveCounters(counter=HARMONY),)),))
        table = Table(home=[element, piece(plain(), counters=(HARMONY,))])

        refusal = table.why_not_use(element)

        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("519.2", "too-few-counters")
        assert table.choices() == ["end"]

    @pytest.mark.clause("519.2")
    def test_another_name_is_another_counter(self) -> None:
        """A +1 power counter does not pay for a Harmony counter; a Harmony counter does."""
        element = plain(abilities=(main_phase(Gain(1), costs=(RemoveCounters(counter=HARMONY),)),))
        poor, rich = piece(element, counters=ONE), piece(element, counters=(HARMONY, POWER_COUNTER))
        table = Table(home=[poor, rich])
        assert table.choices() == ["end", rich]

        table.use(rich)

        assert (table.counters(poor), table.counters(rich)) == ({POWER_COUNTER: 1}, {POWER_COUNTER: 1})

    def test_a_cost_takes_all_of_them_or_none(self) -> None:
        """Two counters cannot be paid with one; with the exhaustion of the same card they can."""
        costs = (Exhaust(THIS), RemoveCounters(count=2))
        costly = plain(abilities=(main_phase(Gain(1), costs=costs),))
        poor, rich = piece(costly, counters=ONE), piece(costly, counters=ONE * 2)
        table = Table(home=[poor, rich])
        assert table.choices() == ["end", rich]

        table.use(rich)

        assert (table.counters(rich), table.is_exhausted(rich), table.tokens) == ({}, True, 1)

    def test_two_parts_of_a_cost_need_two_counters(self) -> None:
        """No counter pays twice."""
        twice = (RemoveCounters(counter=HARMONY), RemoveCounters(counter=HARMONY))
        costly = plain(abilities=(main_phase(Gain(1), costs=twice),))
        poor, rich = piece(costly, counters=(HARMONY,)), piece(costly, counters=(HARMONY,) * 2)

        assert Table(home=[poor, rich]).choices() == ["end", rich]

    def test_a_cost_chooses_among_cards_that_have_them(self) -> None:
        """ "Remove a counter from one of your characters to gain a token" offers who has one."""
        spender = plain(abilities=(main_phase(Gain(1), costs=(RemoveCounters(choose(yours(CHARACTER))),)),))
        first, second, bare = piece(plain(), counters=ONE), piece(plain(), counters=ONE), plain()
        table = Table(home=[spender, first, second, bare]).use(spender)

        assert table.choices() == [first, second]
        table.choose(second)
        assert (table.counters(first), table.counters(second), table.tokens) == ({POWER_COUNTER: 1}, {}, 1)

    def test_an_effect_chooses_among_cards_that_have_them(self) -> None:
        """Players can't choose to remove what is not there: only cards with that counter are offered."""
        thief = plain(abilities=(main_phase(RemoveCounters(choose(cards(FRIEND)), counter=HARMONY)),))
        first, second = piece(plain(), counters=(HARMONY,)), piece(plain(), counters=(HARMONY,))
        other = piece(plain(), counters=ONE)
        table = Table(home=[thief, first, other], opponent_home=[second]).use(thief)

        assert table.choices() == [first, second]

    def test_an_effect_removes_as_many_as_there_are(self) -> None:
        """Told to remove three counters, a card with two loses two, and the rest of the text is followed."""
        text = Sequence((RemoveCounters(count=3), Score(1)))
        friend = piece(plain(abilities=(main_phase(text),)), counters=ONE * 2)
        table = Table(home=[friend]).use(friend)

        assert (table.counters(friend), table.score) == ({}, 1)
        events = [event for event in table.game.events or () if event.key == "removed-counters"]
        assert [(event.amount, event.word) for event in events] == [(2, POWER_COUNTER)]

    def test_putting_can_be_a_cost(self) -> None:
        """A counter put on this card pays for its ability."""
        busy = plain(abilities=(main_phase(Gain(1), costs=(PutCounters(counter="Windup"),)),))
        table = Table(home=[busy]).use(busy)

        assert (table.counters(busy), table.tokens) == ({"Windup": 1}, 1)


class TestStaying:
    """519.3: until they are removed."""

    @pytest.mark.clause("519.3")
    def test_turns_pass(self) -> None:
        """Counters of both kinds are still there two turns later."""
        friend = piece(plain(1), counters=(POWER_COUNTER, HARMONY))
        table = Table(home=[friend]).end_turn().end_turn()

        assert table.counters(friend) == {POWER_COUNTER: 1, HARMONY: 1}
        assert table.power(friend) == 2

    def test_counters_survive_the_bytes(self) -> None:
        """Name, number and timestamp stand in the state's bytes."""
        table = Table(home=[piece(plain(), counters=(POWER_COUNTER, HARMONY))])

        assert State.from_bytes(table.state.to_bytes()).counters == table.state.counters != []

    @pytest.mark.clause("519.3a")
    def test_leaving_play_takes_them_off(self) -> None:
        """A Friend that was put into the hand and is played again has no counters."""
        recall = plain(abilities=(main_phase(PutIntoHand(choose(yours(FRIEND, WithCounters())))),))
        friend = piece(plain(1), counters=ONE * 2)
        table = Table(home=[recall, friend], tokens=1).use(recall)
        assert (table.zone_of(friend), table.counters(friend)) == ("hand", {})

        table.play(friend, "home")

        assert (table.power(friend), table.counters(friend)) == (1, {})

    @pytest.mark.clause("519.3a")
    @pytest.mark.ruling("R2")
    def test_frightened_and_rallied_has_neither(self) -> None:
        """Two counters and +1 until the end of the turn are gone once the card was face down."""
        text = Give((Power(+1),), choose(yours(FRIEND, WithCounters())), END_OF_TURN)
        cheer = plain(abilities=(main_phase(text),))
        scare = plain(abilities=(main_phase(Frighten(choose(yours(FRIEND, WithCounters())))),))
        friend = piece(plain(1), counters=ONE * 2)
        table = Table(home=[cheer, scare, friend], tokens=2).use(cheer)
        assert table.power(friend) == 4

        table.use(scare).rally(friend)

        assert (table.power(friend), table.counters(friend)) == (1, {})


class TestCounting:
    """Texts that look at counters."""

    def test_bonus_for_each_counter_on_this_card(self) -> None:
        """+2 power for each Momentum counter follows the counters at once; other cards' do not count."""
        bonus = Continuous((Power(ForEach(+2, Counters("Momentum"))),), THIS)
        runner = piece(
            plain(1, abilities=(bonus, main_phase(RemoveCounters(counter="Momentum")))),
            counters=("Momentum",) * 3,
        )
        table = Table(home=[runner, piece(plain(), counters=("Momentum",))])
        assert table.why(runner) == [("printed", 1), (runner, 6)]

        assert table.use(runner).power(runner) == 5

    def test_described_by_their_number(self) -> None:
        """ "Friends with at least two counters" are those with two or more of that name."""
        aura = Continuous((Power(+5),), each(cards(FRIEND, WithCounters(HARMONY, 2))))
        none, one, two = (piece(plain(1), counters=(HARMONY,) * count) for count in range(3))
        three = piece(plain(1), counters=(HARMONY, HARMONY, HARMONY))
        table = Table(home=[plain(abilities=(aura,)), none, one, two, three])

        assert [table.power(friend) for friend in (none, one, two, three)] == [1, 1, 6, 6]


class TestCutieMark:
    """Glossary: Cutie Mark."""

    MARKER = main_phase(CutieMark(choose(yours(FRIEND))), costs=(Pay(1),))

    @pytest.mark.clause("glossary.cutie_mark")
    def test_a_counter_and_the_status(self) -> None:
        """A card that is marked gets one +1 power counter."""
        friend = plain(2, abilities=(main_phase(CutieMark()),))
        table = Table(home=[friend]).use(friend)

        assert table.is_cutie_marked(friend)
        assert (table.power(friend), table.counters(friend)) == (3, {POWER_COUNTER: 1})
        assert (table.told(kinds.CUTIE_MARKED), table.told(kinds.PUT_COUNTERS)) == (1, 1)

    @pytest.mark.clause("glossary.cutie_mark")
    def test_not_twice(self) -> None:
        """The same ability used again gives neither a mark nor a counter."""
        friend = plain(2, abilities=(main_phase(CutieMark()),))
        table = Table(home=[friend]).use(friend).use(friend)

        assert (table.counters(friend), table.told(kinds.CUTIE_MARKED)) == ({POWER_COUNTER: 1}, 1)

    @pytest.mark.clause("glossary.cutie_mark")
    def test_marked_cards_are_not_offered(self) -> None:
        """A choice of whom to mark leaves out who has a mark."""
        marker, bare = plain(abilities=(self.MARKER,)), plain()
        table = Table(home=[marker, bare, piece(plain(), cutie_marked=True)], tokens=1).use(marker)

        assert table.choices() == [marker, bare]

    @pytest.mark.clause("glossary.cutie_mark")
    def test_a_different_card_can_be_marked_anew(self) -> None:
        """Frightened and rallied, the card has no mark, and can get one."""
        friend = piece(plain(1, abilities=(main_phase(CutieMark()),)), cutie_marked=True)
        scare = plain(abilities=(main_phase(Frighten(choose(yours(FRIEND, CutieMarked())))),))
        table = Table(home=[friend, scare], tokens=2).use(scare).rally(friend)
        assert not table.is_cutie_marked(friend)

        assert table.use(friend).is_cutie_marked(friend)

    def test_texts_see_the_status(self) -> None:
        """ "Your cutie marked Friends have +1 power" means those with the mark, not those with counters."""
        aura = Continuous((Power(+1),), each(yours(FRIEND, CutieMarked())))
        leader = plain(abilities=(aura,))
        marked, counted = piece(plain(1), cutie_marked=True), piece(plain(1), counters=ONE)
        table = Table(home=[leader, marked, counted])

        assert table.why(marked) == [("printed", 1), (leader, 1)]
        assert table.why(counted) == [("printed", 1), ("counter", 1)]


class TestSeen:
    """What viewers are shown."""

    def test_everyone_sees_counters_and_marks(self) -> None:
        """A view has names and numbers of the counters, on whatever card they lie."""
        friend = piece(plain(), counters=(HARMONY, POWER_COUNTER, HARMONY), cutie_marked=True)
        table = Table(home=[friend])

        for viewer in range(3):
            (card,) = [one for one in view_of(table.game, viewer).play if one.counters]
            assert card.counters == ((HARMONY, 2), (POWER_COUNTER, 1))
            assert card.cutie_marked

    def test_troublemakers_keep_theirs(self) -> None:
        """A counter on a Troublemaker makes it stronger in its faceoff."""
        trouble = piece(plain_troublemaker(2), counters=ONE)
        table = Table(mine=[plain(1)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        assert table.power(trouble) == 3


@pytest.mark.clause("705.2e.i")
def test_you_may_remove_a_counter_that_is_there() -> None:
    """A text that may take a counter off its own card is offered if there is one of that name."""
    text = (main_phase(May(RemoveCounters(counter="Apple"))),)
    one, other = piece(plain(abilities=text), counters=("Apple",)), piece(plain(abilities=text))
    table = Table(home=[one, other])
    assert table.choices() == ["end", one]

    assert table.use(one).choose("yes").counters(one) == {}
