"""The cards of Seaquestria and Beyond."""

from itertools import product

import pytest

from everfree.ccg.cards.seaquestria_and_beyond.friends import (
    SEA_POPPY_GUESSING_GAME,
    STARLIGHT_GLIMMER_MAGIC_INSTRUCTOR,
)
from everfree.ccg.language import (
    COMMON,
    FRIEND,
    MAIN_PHASE_TIMING,
    OPPONENT,
    UNICORN,
    Card,
    Choose,
    DiscardCards,
    EventText,
    Exhaust,
    Gain,
    cards,
    event,
)
from everfree.testing import Table, piece, plain
from everfree.testing.table import OPPONENT as OPPONENT_SEAT, YOU


def loss() -> Card:
    """Make an Event that costs the opponent a card at random."""
    text = (EventText(MAIN_PHASE_TIMING, DiscardCards(OPPONENT, at_random=True)),)
    return event("loss", "Loss", power=1, cost=0, rarity=COMMON, text=text)


def spell(cost: int) -> Card:
    """Make an Event that gains a token."""
    text = (EventText(MAIN_PHASE_TIMING, Gain(1)),)
    return event("spell", "Spell", power=1, cost=cost, rarity=COMMON, text=text)


@pytest.mark.card("sb38")
class TestSeaPoppyGuessingGame:
    """sb38."""

    def guessing(self, guess: int, **changes: object) -> Table:
        """Play a random discard from three cards and guess."""
        event = loss()
        poppy = piece(SEA_POPPY_GUESSING_GAME, exhausted=bool(changes.get("exhausted")))
        hand = [plain(), plain(), plain()]
        table = Table(home=[poppy], hand=[event], opponent_hand=hand).play(event)
        assert (table.asked, table.question.seat) == ("guess", YOU)
        assert table.question.options == ((11, 1), (11, 2), (11, 3))
        table.game.take(guess - 1)
        return table

    def test_a_right_guess_may_score(self) -> None:
        """Exactly one of the three guesses is right; it offers a point for exhausting her."""
        right = [guess for guess in (1, 2, 3) if self.guessing(guess).asked == "may"]
        assert len(right) == 1

        table = self.guessing(right[0]).choose("yes")

        assert table.score == 1
        assert len(table.hand(OPPONENT_SEAT)) == 2

    def test_a_right_guess_may_be_left_alone(self) -> None:
        """Declining keeps her ready and scores nothing; the card is discarded all the same."""
        table = next(table for table in map(self.guessing, (1, 2, 3)) if table.asked == "may").choose("no")

        assert table.score == 0
        assert len(table.hand(OPPONENT_SEAT)) == 2

    def test_what_chance_drew_stands_though_she_exhausts_herself(self) -> None:
        """R65: one of three Friends is exhausted at random, herself among them; a right guess comes first."""
        text = (EventText(MAIN_PHASE_TIMING, Exhaust(Choose(cards(FRIEND), at_random=True))),)
        drowse = event("drowse", "Drowse", power=1, cost=0, rarity=COMMON, text=text)
        drawn = set()
        for seed, guess in product(range(8), (1, 2, 3)):
            friends = [SEA_POPPY_GUESSING_GAME, plain(), plain()]
            table = Table(home=friends, hand=[drowse], seed=seed).play(drowse)
            table.game.take(guess - 1)
            if table.asked == "may":
                table.choose("yes")
                asleep = [place for place, friend in enumerate(friends) if table.is_exhausted(friend)]
                assert asleep == sorted({0, guess - 1})
                drawn.add(guess)

        assert drawn == {1, 2, 3}

    @pytest.mark.must_not
    def test_an_exhausted_guesser_cannot_pay(self) -> None:
        """Exhausted she still guesses, but no guess offers a point."""
        assert {self.guessing(guess, exhausted=True).asked for guess in (1, 2, 3)} == {"main"}

    @pytest.mark.must_not
    def test_a_chosen_discard_is_no_chance(self) -> None:
        """Nobody guesses when the player chooses which card goes."""
        text = (EventText(MAIN_PHASE_TIMING, DiscardCards(OPPONENT)),)
        plea = event("plea", "Plea", power=1, cost=0, rarity=COMMON, text=text)
        table = Table(home=[SEA_POPPY_GUESSING_GAME], hand=[plea], opponent_hand=[plain(), plain()]).play(
            plea
        )

        assert table.asked == "discard"


@pytest.mark.card("sb45")
class TestStarlightGlimmerMagicInstructor:
    """sb45."""

    def test_she_copies_an_event_of_cost_two(self) -> None:
        """She and two other Unicorns are exhausted, and the Event's text is followed once more."""
        first, second, third = (plain(traits=(UNICORN,)) for _ in range(3))
        pony, plea = plain(), spell(2)
        table = Table(
            home=[STARLIGHT_GLIMMER_MAGIC_INSTRUCTOR, first, second, third, pony], hand=[plea], tokens=2
        )
        table.play(plea).choose("yes")
        assert table.choices() == [first, second, third]

        table.choose(first, third)

        assert table.tokens == 2
        assert [table.is_exhausted(one) for one in (first, second, third, pony)] == [True, False, True, False]
        assert table.is_exhausted(STARLIGHT_GLIMMER_MAGIC_INSTRUCTOR)

    def test_a_free_event_needs_nobody_else(self) -> None:
        """For an Event of cost 0 exhausting herself is enough."""
        plea = spell(0)
        table = Table(home=[STARLIGHT_GLIMMER_MAGIC_INSTRUCTOR], hand=[plea]).play(plea).choose("yes")

        assert table.tokens == 2

    @pytest.mark.must_not
    def test_too_few_unicorns(self) -> None:
        """With one other ready Unicorn an Event of cost 2 cannot be copied."""
        tired = piece(plain(traits=(UNICORN,)), exhausted=True)
        plea = spell(2)
        table = Table(
            home=[STARLIGHT_GLIMMER_MAGIC_INSTRUCTOR, plain(traits=(UNICORN,)), tired], hand=[plea], tokens=2
        ).play(plea)

        assert (table.asked, table.tokens) == ("main", 1)

    @pytest.mark.must_not
    def test_only_your_own_events(self) -> None:
        """The opponent's Event offers nothing."""
        plea = spell(0)
        table = Table(opponent_home=[STARLIGHT_GLIMMER_MAGIC_INSTRUCTOR], hand=[plea]).play(plea)

        assert (table.asked, table.tokens) == ("main", 1)
