"""802: loops of triggers and of actions, and how they end (R52)."""

from dataclasses import replace

import pytest

from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.state import DRAWN
from everfree.ccg.language import (
    FOAL,
    FRIEND,
    IMMEDIATE,
    THIS,
    Activated,
    Card,
    Dismiss,
    Exhaust,
    Gain,
    IsExhausted,
    IsReadied,
    PutCounters,
    ReadyCards,
    Sequence,
    WithTrait,
    cards,
    choose,
    main_phase,
    one,
    reaction,
    when,
)
from everfree.ccg.vocab import NO_SEAT
from everfree.testing import Table, plain

WAKING = when(IsExhausted(THIS), ReadyCards(THIS))
DOZING = when(IsReadied(THIS), Exhaust(THIS))
SNORING = when(IsReadied(THIS), Sequence((Exhaust(THIS), Gain(2))))
NUMBER = 24_567_900


class TestMandatoryLoops:
    """802.3: nobody can stop them."""

    @pytest.mark.ruling("R52")
    def test_a_loop_that_changes_nothing_ends(self) -> None:
        """Two triggers that exhaust and ready the same card for ever stop, and play goes on."""
        sleeper = plain(abilities=(WAKING, DOZING, main_phase(Exhaust(THIS))))
        table = Table(home=[sleeper]).use(sleeper)

        assert table.asked == "main"
        assert table.told(kinds.LOOP_ENDED) == 1

    @pytest.mark.clause("802.3")
    def test_a_loop_that_grows_is_computed(self) -> None:
        """The controller names a number above 24,567,837, and two tokens a round are gained at once."""
        sleeper = plain(abilities=(WAKING, SNORING, main_phase(Exhaust(THIS))))
        table = Table(home=[sleeper]).use(sleeper)
        assert (table.asked, table.question.seat) == ("loop-rounds", 0)
        before = table.tokens

        table.number(NUMBER)

        assert table.asked == "main"
        assert table.tokens == before + 2 * NUMBER

    def test_counters_grow_too(self) -> None:
        """A counter a round is put there as often as was named."""
        snorer = when(IsReadied(THIS), Sequence((Exhaust(THIS), PutCounters(count=1))))
        sleeper = plain(1, abilities=(WAKING, snorer, main_phase(Exhaust(THIS))))
        table = Table(home=[sleeper]).use(sleeper)
        before = table.power(sleeper)

        table.number(NUMBER)

        assert table.power(sleeper) == before + NUMBER

    @pytest.mark.clause("802.3")
    def test_the_number_must_be_great(self) -> None:
        """24,567,837 is not enough."""
        sleeper = plain(abilities=(WAKING, SNORING, main_phase(Exhaust(THIS))))
        table = Table(home=[sleeper]).use(sleeper)

        assert table.question.options[-1][1:] == (24_567_838, 10**12)

    @pytest.mark.option("loop_guard", 10_000)
    def test_ordinary_waves_are_no_loop(self) -> None:
        """A chain of triggers that ends by itself is never asked about."""
        sleeper = plain(abilities=(WAKING, main_phase(Exhaust(THIS))))
        table = Table(home=[sleeper]).use(sleeper)

        assert (table.asked, table.told(kinds.LOOP_ENDED)) == ("main", 0)

    @pytest.mark.option("loop_guard", 10_000)
    def test_a_chain_without_a_loop_is_drawn(self) -> None:
        """With a guard of three triggers, the fourth in a row ends the game as a draw."""
        sleeper = plain(abilities=(WAKING, DOZING, main_phase(Exhaust(THIS))))
        table = Table(home=[sleeper], options=replace(COMPREHENSIVE, loop_guard=3)).use(sleeper)

        assert table.is_over
        assert table.state.outcome == DRAWN


def can_use(table: Table) -> bool:
    """Tell whether any ability is offered."""
    return any(offered[0] == option.USE for offered in table.question.options)


def round_and_round(table: Table, *actors: object) -> None:
    """Let players use their free abilities until they are asked about the loop."""
    for _ in range(200):
        if table.asked == "loop-times":
            return
        for actor in actors:
            if actor in table.choices():
                table.use(actor)  # type: ignore[arg-type]
                break
        else:
            table.pass_()
    raise AssertionError("nobody noticed the loop")


class TestOptionalLoops:
    """802.2: players who could stop name how often they go on."""

    @pytest.mark.clause("802.2")
    def test_the_number_is_named_and_the_loop_broken(self) -> None:
        """A free ability that gains a token is repeated a million times at once, and not offered again."""
        spring = plain(abilities=(main_phase(Gain(1)),))
        table = Table(home=[spring])
        round_and_round(table, spring)
        before = table.tokens

        table.number(1_000_000)

        assert table.tokens == before + 1_000_000
        assert table.asked == "main"
        assert not can_use(table)

    def test_another_action_makes_it_possible_again(self) -> None:
        """Once the table has changed, the ability may be used again."""
        spring = plain(abilities=(main_phase(Gain(1)),))
        walker = plain()
        table = Table(home=[spring, walker])
        round_and_round(table, spring)
        table.number(5).move(walker, "mine")

        assert can_use(table)

    @pytest.mark.clause("802.2")
    def test_an_opponent_may_name_less(self) -> None:
        """Who takes part in the loop may stop it sooner: the least number counts and its player breaks it."""
        spring = plain(abilities=(main_phase(ReadyCards(THIS), costs=(Exhaust(THIS),)),))
        echo = plain(abilities=(reaction(IsExhausted(one(FRIEND)), Gain(1)),))
        table = Table(home=[spring], opponent_home=[echo])
        round_and_round(table, spring, echo)
        assert table.question.seat == 0
        table.number(1_000)
        assert (table.asked, table.question.seat) == ("loop-times", 1)
        assert table.question.options[-1][1:] == (0, 1_000)
        before = table.opponent_tokens

        table.number(7)

        assert table.opponent_tokens == before + 7
        table.use(spring)
        assert not can_use(table)


class TestBreakingALoop:
    """802.4: a player who takes no part in a loop stops it by an action."""

    def asked_to_break(self) -> tuple[Table, Card, Card]:
        """Repeat a free ability beside an opponent who could dismiss its card; name 1000 rounds."""
        spring = plain(traits=(FOAL,), abilities=(main_phase(Gain(1)),))
        guard = plain(abilities=(Activated(IMMEDIATE, Dismiss(choose(cards(FRIEND, WithTrait(FOAL))))),))
        table = Table(home=[spring], opponent_home=[guard])
        round_and_round(table, spring)
        assert table.question.seat == 0
        table.number(1_000)
        assert (table.asked, table.question.seat) == ("loop-times", 1)
        assert table.question.options[-1][1:] == (0, 1_000)
        return table, spring, guard

    @pytest.mark.clause("802.4")
    def test_an_action_ends_it_early(self) -> None:
        """The opponent lets it repeat seven times of a thousand, and dismisses the card in the next round."""
        table, spring, guard = self.asked_to_break()
        before = table.tokens

        table.number(7).use(spring)
        assert (table.tokens, table.question.seat) == (before + 8, 1)
        table.use(guard).until("main")

        assert (table.zone_of(spring), table.question.seat) == ("discard-pile", 0)
        assert (table.tokens, can_use(table)) == (before + 8, False)

    @pytest.mark.clause("802.4")
    def test_without_the_action_it_goes_on(self) -> None:
        """An opponent who then passes is not asked again, and the loop ends with the next number named."""
        table, spring, _ = self.asked_to_break()
        table.number(7)
        round_and_round(table, spring)
        assert table.question.seat == 0
        before = table.tokens

        table.number(500)

        assert (table.asked, table.tokens) == ("main", before + 500)
        assert not can_use(table)

    def test_who_agrees_ends_nothing(self) -> None:
        """An opponent who names the same number leaves the loop to the player who named it first."""
        table, _, _ = self.asked_to_break()
        before = table.tokens

        table.number(1_000)

        assert (table.asked, table.tokens) == ("main", before + 1_000)
        assert not can_use(table)


def test_texts_that_never_end_are_stopped_with_a_reason() -> None:
    """A game that asks nobody for too long ends without a winner, and the last thing told is why."""
    table = Table(home=[plain()])
    table.game.tank = 3

    table.game.take(0)

    assert (table.state.outcome, table.state.winner, table.state.question) == (DRAWN, NO_SEAT, None)
    assert table.log[-1] == "stopped-game"
