"""Conditions about turns and numbers, laws about totals and confronting, and what flipped cards have."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    AN_OPPONENT,
    AT_MOST,
    CARD,
    CHARACTER,
    EARTH_PONY,
    EVENT,
    EXACTLY,
    FLIP,
    FRIEND,
    LESS_THAN,
    MAIN_PHASE_TIMING,
    MORE_THAN,
    OPPONENT,
    PEGASUS,
    POWER,
    THAT,
    THIS,
    YOU,
    Card,
    Condition,
    Confronts,
    Continuous,
    ControlledBy,
    Controls,
    DuringFaceoff,
    DuringPhase,
    DuringTurn,
    Elsewhere,
    Enters,
    EventText,
    FirstTime,
    ForEach,
    Gain,
    Has,
    HasMore,
    HasTotal,
    Need,
    One,
    PlayOnlyIf,
    Plays,
    Power,
    PowerBecomes,
    PutCounters,
    RequiresColourOf,
    Spelt,
    Standing,
    Various,
    With,
    WithTrait,
    each,
    event,
    in_your_hand,
    one,
    when,
    wordings as w,
    yours,
)
from everfree.ccg.language.words.faceoffs.faceoffs import CantHelpConfront
from everfree.ccg.language.words.selectors.selectors import cards
from everfree.ccg.view import view_of
from everfree.ccg.vocab import BLUE, MAIN_PHASE, ORANGE, PINK, SCORE_PHASE, WHITE
from everfree.testing import Piece, Table, plain, plain_problem
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT as OTHER_SEAT, YOU as YOUR_SEAT


def proud(condition: Condition) -> Card:
    """Make a Friend of one power that has one more while a condition holds."""
    return plain(1, abilities=(Continuous((Power(+1),), THIS, condition),))


@pytest.mark.parametrize(
    ("whose", "mine", "theirs"), [(YOU, 2, 1), (OPPONENT, 1, 2), (A_PLAYER, 2, 2), (AN_OPPONENT, 1, 2)]
)
def test_a_players_turn(whose: str, mine: int, theirs: int) -> None:
    """It depends on whose turn it is; so does a phase of that player."""
    for condition in (DuringTurn(whose), DuringPhase(MAIN_PHASE, whose=whose)):  # type: ignore[arg-type]
        card = proud(condition)

        assert Table(home=[card]).power(card) == mine
        assert Table(home=[card], opponents_turn=True).power(card) == theirs


def test_another_phase_of_the_same_player() -> None:
    """A phase of yours is not every phase of your turn."""
    card = proud(DuringPhase(SCORE_PHASE, whose=YOU))

    assert Table(home=[card]).power(card) == 1


@pytest.mark.parametrize(
    ("comparison", "powers"),
    [(AT_MOST, [2, 2, 1]), (LESS_THAN, [2, 1, 1]), (EXACTLY, [1, 2, 1]), (MORE_THAN, [1, 1, 2])],
)
def test_a_number_of_cards(comparison: str, powers: list[int]) -> None:
    """With 1, 2 and 3 cards in hand: compared with 2."""
    card = proud(Has(YOU, in_your_hand(CARD), 2, comparison=comparison))  # type: ignore[arg-type]

    for number, power in enumerate(powers, start=1):
        table = Table(home=[card], hand=[plain() for _ in range(number)])
        assert table.power(card) == power


def test_an_opponent_has_more() -> None:
    """More than you; as many are not more, and yours do not count for them."""
    card = proud(HasMore(cards(FRIEND), who=AN_OPPONENT))

    assert Table(home=[card], opponent_home=[plain(), plain()]).power(card) == 2
    assert Table(home=[card], opponent_home=[plain()]).power(card) == 1
    assert Table(home=[card, plain()], opponent_home=[plain()]).power(card) == 1


HELD = plain(cost=9)


def contested(*mine: Card | Piece, top: Card, opponent_top: Card | None = None) -> Table:
    """Contest your Problem, and stop after both players have flipped the top cards of their decks."""
    return Table(
        mine=mine,
        opponent_mine=[plain(1)],
        problem=open_problem(),
        deck=[top],
        opponent_deck=[opponent_top or plain(1), *[plain(1) for _ in range(3)]],
        hand=[HELD],
        phase=SCORE_PHASE,
        stops=IN_FACEOFFS,
    ).pass_()


class TestFlippedCards:
    """Power that flipped cards have from texts."""

    def test_a_card_in_play_changes_your_flipped_cards(self) -> None:
        """Yours get the power; characters in play and an opponent's flips do not."""
        flipped = each(cards(CARD, ControlledBy(YOU), zone=FLIP))
        coach, top = plain(1, abilities=(Continuous((Power(+2),), flipped),)), plain(4)
        table = contested(coach, top=top)

        assert table.why_total() == [(coach, 1), (top, 6)]
        assert table.total(OTHER_SEAT) == 2

    def test_is_seen_and_told_as_it_counts(self) -> None:
        """The view of a flipped card and the event of its flip have the changed power."""
        flipped = each(cards(CARD, ControlledBy(YOU), zone=FLIP))
        coach, top = plain(1, abilities=(Continuous((Power(+2),), flipped),)), plain(4)
        table = contested(coach, top=top, opponent_top=plain(3))
        view = view_of(table.game, YOUR_SEAT)

        assert [[card.power for card in seat.flipped] for seat in view.seats] == [[6], [3]]
        events = table.game.events or []
        assert [(one.seat, one.amount) for one in events if one.key == "flipped"] == [(0, 6), (1, 3)]

    def test_counts_no_less_than_nothing(self) -> None:
        """A flipped card whose power is below 0 is seen with 0, as it counts (R34)."""
        top = plain(1, abilities=(Elsewhere(FLIP, Continuous((Power(-3),), THIS), w.LEADING),))
        view = view_of(contested(plain(1), top=top).game, YOUR_SEAT)

        assert [card.power for card in view.seats[YOUR_SEAT].flipped] == [0]

    def test_a_text_about_cards_in_play_leaves_them_alone(self) -> None:
        """A Friend that is flipped is not one of your Friends."""
        coach, top = plain(1, abilities=(Continuous((Power(+2),), each(yours(FRIEND))),)), plain(4)

        assert contested(coach, top=top).why_total() == [(coach, 3), (top, 4)]

    def test_while_it_is_flipped(self) -> None:
        """A flipped card changes itself, and the characters of its player."""
        itself = Elsewhere(FLIP, Continuous((Power(+2),), THIS), w.LEADING)
        others = Elsewhere(FLIP, Continuous((Power(+1),), each(yours(CHARACTER))), w.LEADING)
        friend, top = plain(1), plain(4, abilities=(itself, others))

        assert contested(friend, top=top).why_total() == [(friend, 2), (top, 6)]

    def test_its_power_is_set_while_it_is_flipped(self) -> None:
        """The power in the flip zone is counted as the text says, here by the cards in hand."""
        many = PowerBecomes(ForEach(+3, in_your_hand(CARD)))
        top = plain(9, abilities=(Elsewhere(FLIP, Continuous((many,), THIS), w.LEADING),))
        friend = plain(1)

        assert contested(friend, top=top).why_total() == [(friend, 1), (top, 3)]


class TestTotals:
    """A player's own power in faceoffs."""

    def test_adds_to_your_total_alone(self) -> None:
        """It is counted once, beside the cards."""
        cheer = plain(1, abilities=(Standing(HasTotal(YOU, 3), DuringFaceoff(here=True)),))
        table = contested(cheer, top=plain(2))

        assert (table.total(YOUR_SEAT), table.total(OTHER_SEAT)) == (1 + 2 + 3, 1 + 1)

    def test_is_counted_by_cards(self) -> None:
        """An amount that depends on cards is counted as it is now."""
        cheer = plain(1, abilities=(Standing(HasTotal(OPPONENT, ForEach(-1, yours(FRIEND)))),))
        table = contested(cheer, plain(1), top=plain(2), opponent_top=plain(5))

        assert (table.total(YOUR_SEAT), table.total(OTHER_SEAT)) == (1 + 1 + 2, 1 + 5 - 2)


class TestHelpingToConfront:
    """Power that does not count for confronting."""

    HARD = plain_problem(owner=(Need(BLUE, 3),), opponent=50)

    def test_nowhere(self) -> None:
        """Its power is missing at every Problem; the power of others counts."""
        idle, helper = plain(3, abilities=(Standing(CantHelpConfront(THIS)),)), plain(3)

        assert not Table(mine=[idle], problem=self.HARD).can_confront(self.HARD)
        assert Table(mine=[idle, helper], problem=self.HARD).can_confront(self.HARD)

    def test_only_there(self) -> None:
        """A text about the Problem here concerns no other Problem."""
        law = Standing(CantHelpConfront(each(cards(CHARACTER, With(POWER, AT_MOST, 3))), here=True))
        guard, friend = plain(0, abilities=(law,)), plain(3)

        assert not Table(mine=[friend], opponent_mine=[guard], problem=self.HARD).can_confront(self.HARD)
        assert Table(mine=[friend], opponent_theirs=[guard], problem=self.HARD).can_confront(self.HARD)

    def test_it_still_fights(self) -> None:
        """In faceoffs its power counts."""
        idle = plain(3, abilities=(Standing(CantHelpConfront(THIS)),))
        friend = plain(1)

        assert contested(friend, idle, top=plain(1)).total(YOUR_SEAT) == 1 + 3 + 1


class TestPlayOnlyIf:
    """Cards that are played only under a condition."""

    def test_with_the_card_it_asks_for(self) -> None:
        """It is playable while you control such a card, and not because an opponent does."""
        law = Standing(PlayOnlyIf(Controls(YOU, cards(FRIEND, WithTrait(PEGASUS)), 1)))
        card, flier = plain(cost=0, abilities=(law,)), plain(traits=(PEGASUS,))

        assert Table(home=[flier], hand=[card]).playable() == [card]
        alone = Table(opponent_home=[flier], hand=[card])
        assert alone.playable() == []
        refusal = alone.why_not(card)
        assert refusal is not None
        assert refusal.reason == "condition-unmet"


class TestTriggers:
    """What waits for this card or another, for a colour, for several colours, for the first of a turn."""

    def test_this_card_or_another(self) -> None:
        """It triggers for itself, whatever it is, and for others of the description; "that" is the one."""
        told = when(Enters(One(yours(FRIEND, WithTrait(PEGASUS)), or_this=True)), PutCounters(THAT))
        herald = plain(cost=0, abilities=(told,))
        flier, walker = plain(cost=0, traits=(PEGASUS,)), plain(cost=0, traits=(EARTH_PONY,))
        table = Table(hand=[herald, flier, walker]).play(herald, "home")
        table.play(flier, "home").play(walker, "home")

        assert [len(table.counters(one)) for one in (herald, flier, walker)] == [1, 1, 0]

    def test_an_event_that_needs_this_cards_colour(self) -> None:
        """An Event that requires blue counts for a blue card, one that requires pink does not."""
        told = when(Plays(YOU, one(EVENT, RequiresColourOf())), PutCounters())
        talent = plain(1, BLUE | ORANGE, abilities=(told,))
        text = (EventText(MAIN_PHASE_TIMING, Gain(1)),)
        blue = event("song", "Song", BLUE, power=1, cost=0, needs=1, rarity="", text=text)
        pink = event("tune", "Tune", PINK, power=1, cost=0, needs=1, rarity="", text=text)
        free = event("hum", "Hum", BLUE, power=1, cost=0, rarity="", text=text)
        table = Table(home=[talent, plain(1, PINK)], hand=[blue, pink, free])
        table.play(pink).play(free)
        assert table.counters(talent) == {}

        assert table.play(blue).counters(talent) == {"+1 power": 1}

    @pytest.mark.parametrize(("colours", "gained"), [((BLUE, WHITE | PINK), 1), ((BLUE, BLUE | PINK), 0)])
    def test_confronting_with_several_colours(self, colours: tuple[int, int], gained: int) -> None:
        """The colours of all your characters there are counted together, each once."""
        problem = plain_problem(
            owner=(Need(BLUE, 1),),
            abilities=(when(Confronts(A_PLAYER, using=Various(3, cards(CHARACTER))), Gain(1)),),
        )
        friends = [plain(1, one) for one in colours]
        table = Table(mine=friends, problem=problem, phase=SCORE_PHASE).until("main")

        assert table.tokens == gained

    def test_the_first_card_of_a_turn(self) -> None:
        """Only the first one counts; the wording does not matter to the rules."""
        told = when(FirstTime(Plays(YOU, one(FRIEND)), w.FIRST_OF_YOURS), PutCounters(count=Spelt(2)))
        herald, first, second = plain(abilities=(told,)), plain(cost=0), plain(cost=0)
        table = Table(home=[herald], hand=[first, second]).play(first, "home").play(second, "home")

        assert table.counters(herald) == {"+1 power": 2}
