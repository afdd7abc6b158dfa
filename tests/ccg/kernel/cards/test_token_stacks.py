"""521: tokens in counted stacks: a million millions of them are one entry, and count for what they are."""

from itertools import count

import pytest

from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.token_stacks import put_back, split
from everfree.ccg.kernel.options import USE
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import EXHAUSTED
from everfree.ccg.language import (
    BLUE,
    END_OF_TURN,
    FRIEND,
    HOME,
    ORANGE,
    PINK,
    THAT,
    THIS,
    UNIQUE,
    WILD,
    YELLOW,
    YOU,
    Ability,
    Another,
    AtLeast,
    Card,
    Continuous,
    Dismiss,
    Effect,
    Enters,
    Exhaust,
    ForEach,
    Gain,
    Give,
    Has,
    HasTotal,
    Host,
    IsDismissed,
    Need,
    Pick,
    Plays,
    Power,
    PutTokens,
    Sequence,
    Side,
    Token,
    cards,
    choose,
    each,
    main_phase,
    play_on,
    resource,
    token,
    when,
    yours,
)
from everfree.ccg.language.abilities import Standing
from everfree.ccg.rules.confront.requirements import power_at
from everfree.ccg.view import event_for, view_of
from everfree.ccg.vocab import AreaId, CardId, Seat
from everfree.testing import Piece, Table, plain, plain_problem
from everfree.testing.soak.invariants import Census, faults

CRITTER = token(1, YELLOW, "Critter")
VERY_MANY = 10**12
YOU_SEAT = Seat(0)
MINE = AreaId(2)
NUMBERS = count()


def lively(*abilities: Ability, traits: tuple[str, ...] = ("Critter",)) -> Card:
    """Make a token with a text."""
    side = Side(YELLOW, 1, traits, (), abilities)
    return Card(f"token-lively-{next(NUMBERS)}", "Lively", "", FRIEND, side, "")


def able(*effects: Effect, costs: tuple[Effect, ...] = ()) -> Card:
    """Make a Friend with these texts as one Main Phase ability."""
    return plain(
        0, abilities=(main_phase(effects[0] if len(effects) == 1 else Sequence(effects), costs=costs),)
    )


def with_stack(
    number: int, *others: Card, card: Card = CRITTER, tokens: int = 0, hand: tuple[Card, ...] = ()
) -> tuple[Table, Piece]:
    """Lay a table with a stack of tokens at your home."""
    maker = able(PutTokens(card, number))
    table = Table(home=[maker, *others], hand=hand, tokens=tokens).use(maker)
    table.choose("home")
    if number > 1:
        table.number(number)
    made = table.created(card)[0]
    assert isinstance(made, Piece)
    return table, made


def sizes(table: Table, card: Card = CRITTER) -> list[int]:
    """List the sizes of all stacks of a token."""
    return [table.count(one) for one in table.created(card)]


class TestOneEntry:
    """However many there are."""

    def test_a_million_millions(self) -> None:
        """One card is added to the state, and everybody sees how many it stands for."""
        maker = able(PutTokens(CRITTER, VERY_MANY, place=HOME))
        table = Table(home=[maker])
        census, before = Census.of(table.state), len(table.state.to_bytes())

        table.use(maker)

        assert len(table.state.definition) == len(census.kinds) + 1
        assert len(table.state.to_bytes()) < before + 200
        assert faults(table.game, census) == []
        assert [one.count for one in view_of(table.game, 1).play if one.token] == [VERY_MANY]
        told = [event_for(event, 1) for event in table.game.events or () if event.key == "entered"]
        assert [one.cards[0].count for one in told] == [VERY_MANY]

    def test_shared_out_over_places(self) -> None:
        """Each place gets as many as its player says, until all are placed."""
        maker = able(PutTokens(CRITTER, 5))
        table = Table(home=[maker]).use(maker)
        assert (table.asked, table.choices(), table.question.number) == (
            "tokens-where",
            ["home", "mine", "theirs"],
            5,
        )

        table.choose("mine")
        assert (table.asked, table.question.options) == ("tokens-there", ((11, 1, 5),))
        table.number(3).choose("home").number(1).choose("theirs")

        assert [(table.count(one), table.area_of(one)) for one in table.created(CRITTER)] == [
            (3, "mine"),
            (1, "home"),
            (1, "theirs"),
        ]

    def test_a_single_token_is_not_counted_out(self) -> None:
        """One token is asked where, and not how many."""
        maker = able(PutTokens(CRITTER))

        assert Table(home=[maker]).use(maker).choose("mine").asked == "main"


class TestChosenOnes:
    """A token that is chosen is split off first."""

    def test_what_is_done_to_it_is_done_to_one(self) -> None:
        """A chosen token gets the power, the others of its stack don't."""
        painter = able(Give((Power(+2),), choose(yours(FRIEND, Token())), END_OF_TURN))
        table, _ = with_stack(4, painter)

        table.use(painter)

        assert [(table.count(one), table.power(one)) for one in table.created(CRITTER)] == [(3, 1), (1, 3)]

    def test_two_choices_can_be_of_one_stack(self) -> None:
        """The second choice offers what is left of the stack, not the token chosen before."""
        double = able(
            Pick(choose(yours(FRIEND, Token()))),
            Give((Power(+2),), choose(yours(FRIEND, Token())), END_OF_TURN),
        )
        table, stack = with_stack(3, double)
        table.use(double)
        _, single = table.created(CRITTER)

        assert table.choices() == [stack, single]
        table.choose(stack)
        assert sorted(table.power(one) for one in table.created(CRITTER)) == [1, 1, 3]

    def test_it_keeps_what_the_stack_had(self) -> None:
        """Exhaustion, counters and modifiers of each go with the one that is split off."""
        painter = able(
            Give((Power(+2),), each(yours(FRIEND, Token())), END_OF_TURN),
            Exhaust(each(yours(FRIEND, Token()))),
        )
        table, stack = with_stack(3, painter)
        table.state.counters.append((table.id(stack), "+1 power", 1, 1))
        table.use(painter)

        single = split(table.game, table.id(stack))

        assert [table.power(one) for one in table.created(CRITTER)] == [4, 4]
        assert table.state.marks[single] & EXHAUSTED
        assert table.end_turn().power(stack) == 2

    def test_one_is_moved(self) -> None:
        """The Move action takes one token along; taking it back leaves no trace."""
        table, stack = with_stack(3, tokens=4)
        table.move(stack)
        assert sizes(table) == [2, 1]
        table.cancel()
        before = table.state.to_bytes()

        table.move(stack)
        table.cancel()

        assert (sizes(table), table.state.to_bytes()) == ([3], before)
        table.move(stack, "mine")
        assert [(table.count(one), table.area_of(one)) for one in table.created(CRITTER)] == [
            (2, "home"),
            (1, "mine"),
        ]

    def test_taking_back_unties_all_of_it(self) -> None:
        """Costs chosen from one stack, counters and modifiers on it: everything is as before."""
        pair = able(Gain(1), costs=(Dismiss(choose(yours(FRIEND, Token()))), Exhaust(choose(yours(FRIEND)))))
        painter = able(Give((Power(+2),), each(yours(FRIEND, Token())), END_OF_TURN))
        table, stack = with_stack(3, pair, painter)
        table.use(painter)
        table.state.counters.append((table.id(stack), "+1 power", 1, 1))
        table.state.noted.append((table.game.ref(table.id(stack)), 1, 1))
        table.use(pair).cancel()
        before = table.state.to_bytes()

        table.use(pair)
        assert sizes(table) == [2, 1]
        table.cancel()

        assert table.state.to_bytes() == before

    def test_costs_take_as_many_as_there_are(self) -> None:
        """Two chosen for a cost may both be of one stack of two, but not of a single token."""
        pair = able(
            Gain(1), costs=(Dismiss(choose(yours(FRIEND, Token()))), Exhaust(choose(yours(FRIEND, Token()))))
        )
        rich, _ = with_stack(2, pair)
        poor, _ = with_stack(1, pair)

        assert poor.why_not_use(pair) is not None
        rich.use(pair)
        assert (rich.tokens, sizes(rich)) == (1, [1])

    def test_an_ability_is_used_by_one(self) -> None:
        """ "Exhaust this card" exhausts the token that is used, and the others can still be."""
        busy = lively(main_phase(Gain(1), costs=(Exhaust(THIS),)))
        table, stack = with_stack(2, card=busy)
        table.use(stack)

        assert sorted(table.is_exhausted(one) for one in table.created(busy)) == [False, True]
        assert table.use(stack).tokens == 2
        refusals = [table.why_not_use(one) for one in table.created(busy)]
        assert [one.clause for one in refusals if one is not None] == ["503.2a", "503.2a"]

    def test_an_attachment_goes_on_one(self) -> None:
        """Its host is a single token; the others stay as they are."""
        table, stack = with_stack(3, plain(3, ORANGE), tokens=3, hand=(HARD_HAT,))
        table.play(HARD_HAT, stack)

        assert sizes(table) == [2, 1]
        assert table.host_of(HARD_HAT) == table.created(CRITTER)[1]

    def test_taking_out_of_a_single_card_does_nothing(self) -> None:
        """The whole of a stack, or a card that is none, is itself."""
        table, stack = with_stack(2)
        card = table.id(stack)

        assert (split(table.game, card, 2), split(table.game, CardId(0))) == (card, CardId(0))
        put_back(table.game)
        assert sizes(table) == [2]


class TestCounting:
    """Every total counts every token."""

    def test_for_each_and_has(self) -> None:
        """Amounts and conditions count the tokens, not the stack."""
        counter = plain(0, abilities=(Continuous((Power(ForEach(1, yours(FRIEND, Token()))),), THIS),))
        proud = plain(0, abilities=(Continuous((Power(+9),), THIS, Has(YOU, yours(FRIEND, Token()), 4)),))
        table, stack = with_stack(4, counter, proud)

        assert (table.power(counter), table.power(proud)) == (4, 9)
        split(table.game, table.id(stack))
        table.game.occur([Occurrence(kinds.DISMISSED, YOU_SEAT, table.id(stack))])
        assert (table.power(counter), table.power(proud)) == (1, 0)

    def test_each_other_of_a_stack(self) -> None:
        """ "For each other Critter" on the tokens themselves, and a Has that leaves out itself."""
        herd = lively(Continuous((Power(ForEach(1, yours(FRIEND, Token(), Another()))),), THIS))
        table, stack = with_stack(5, card=herd)

        assert table.power(stack) == 1 + 4

    def test_what_tokens_give_each_other(self) -> None:
        """Each token that helps others counts: four help a fifth, five help a stranger, and itself once."""
        friendly = lively(
            Continuous((Power(+1),), each(yours(FRIEND, Another()))), Continuous((Power(+10),), THIS)
        )
        ally = plain(1)
        table, stack = with_stack(5, ally, card=friendly)

        assert (table.power(stack), table.power(ally)) == (1 + 4 + 10, 1 + 5)
        assert table.why(ally) == [("printed", 1), (stack, 5)]
        assert sum(amount for _, amount in table.why(stack)) == 15

    def test_power_of_a_colour(self) -> None:
        """A card that needs a thousand yellow power can be played."""
        dear = plain(needs=(Need(YELLOW, 1000),))
        enough, _ = with_stack(1000, tokens=1, hand=(dear,))
        short, _ = with_stack(999, tokens=1, hand=(dear,))

        assert (enough.why_not(dear), short.why_not(dear) is None) == (None, False)

    @pytest.mark.parametrize(("count", "met"), [(7, False), (8, True), (VERY_MANY, True)])
    def test_confronting(self, count: int, met: bool) -> None:
        """Every token lends its power."""
        maker = able(PutTokens(CRITTER, count))
        goal = plain_problem(owner=(Need(YELLOW, 5), Need(WILD, 3)))
        table = Table(home=[maker], problem=goal).use(maker).choose("mine").number(count)

        assert table.can_confront(goal) is met
        assert power_at(table.game, YOU_SEAT, MINE) == count

    @pytest.mark.parametrize(("count", "met"), [(3, False), (4, True), (VERY_MANY, True)])
    def test_each_token_confronts_with_a_colour_of_its_own(self, count: int, met: bool) -> None:
        """Two-coloured tokens share the requirements out among them, one colour each (611.3b)."""
        motley = token(1, BLUE | PINK, "Critter")
        maker = able(PutTokens(motley, count))
        goal = plain_problem(owner=(Need(BLUE, 2), Need(PINK, 2)))
        table = Table(home=[maker], problem=goal).use(maker).choose("mine").number(count)

        assert table.can_confront(goal) is met

    def test_totals_in_faceoffs(self) -> None:
        """A stack adds the power of all its tokens, and helps to reach a number of cards."""
        law = Standing(HasTotal(YOU, +7, AtLeast(3, yours(FRIEND, Token()))))
        maker, judge = able(PutTokens(CRITTER, 3)), plain(0, abilities=(law,))
        goal = plain_problem(owner=(Need(WILD, 1),), opponent=1)
        table = Table(
            hand=[plain()], home=[maker, judge], problem=goal, opponent_mine=[plain()], stops=(4, 1)
        ).use(maker)
        (stack,) = table.choose("mine").number(3).created(CRITTER)

        table.end_phase().until("priority")

        assert table.why_total() == [(stack, 3), (judge, 7)]

    def test_laws_of_a_stack(self) -> None:
        """Each token's law counts."""
        lawful = lively(Standing(HasTotal(YOU, +1)))
        maker = able(PutTokens(lawful, 6, place=HOME))
        goal = plain_problem(owner=(Need(WILD, 1),), opponent=1)
        table = Table(
            hand=[plain()], home=[maker], mine=[plain(1)], problem=goal, opponent_mine=[plain()], stops=(4, 1)
        ).use(maker)

        assert table.end_phase().until("priority").total() == 1 + 6


class TestWrappingUp:
    """616.3: the home limit."""

    @pytest.mark.clause("616.3")
    def test_as_many_as_needed_go_at_once(self) -> None:
        """A million millions at home: one choice, one retirement, the limit is kept."""
        table, stack = with_stack(VERY_MANY)
        table.until("home-limit")
        surplus = table.question.number

        table.choose(stack)

        assert (sizes(table), table.told(kinds.RETIRED)) == ([VERY_MANY - surplus], 1)
        assert table.state.turn == 5

    def test_another_friend_may_go_instead(self) -> None:
        """Every Friend at home is offered; one that is no stack is one less."""
        friends = [plain() for _ in range(2)]
        table, _ = with_stack(2, *friends)
        table.until("home-limit")
        over = table.question.number

        table.choose(friends[0])

        assert (table.asked, table.question.number, sizes(table)) == ("home-limit", over - 1, [2])


class TestTriggers:
    """One triggered effect for each token."""

    @pytest.mark.parametrize("count", [1, 3])
    def test_entering(self, count: int) -> None:
        """Three tokens entering trigger three times."""
        watcher = plain(0, abilities=(when(Enters(each(yours(FRIEND))), Gain(1)),))
        table, _ = with_stack(count, watcher)

        assert table.tokens == count

    def test_that_card_is_each_of_them_in_turn(self) -> None:
        """ "When a Friend enters play, exhaust it" done three times exhausts three different tokens."""
        watcher = plain(
            0, abilities=(when(Enters(each(yours(FRIEND))), Give((Power(+1),), THAT, END_OF_TURN)),)
        )
        table, _ = with_stack(3, watcher)

        assert [(table.count(one), table.power(one)) for one in table.created(CRITTER)] == [(1, 2)] * 3

    def test_tokens_that_watch(self) -> None:
        """Each token of a stack hears the Friend that is played, and does it to itself."""
        eager = lively(when(Plays(YOU, each(cards(FRIEND))), Give((Power(+1),), THIS, END_OF_TURN)))
        friend = plain(cost=0)
        table, _ = with_stack(3, card=eager, hand=(friend,))

        table.play(friend, "home")

        assert [(table.count(one), table.power(one)) for one in table.created(eager)] == [(1, 2)] * 3

    def test_leaving(self) -> None:
        """A stack that is dismissed as a whole was that many Friends."""
        watcher = plain(0, abilities=(when(IsDismissed(each(yours(FRIEND))), Gain(1)),))
        killer = able(Dismiss(each(yours(FRIEND, Token()))))
        table, _ = with_stack(4, watcher, killer)

        table.use(killer)

        assert (table.tokens, sizes(table), table.told(kinds.DISMISSED)) == (4, [], 1)
        assert table.state.token_stacks == []

    def test_absurd_numbers_end_the_game(self) -> None:
        """A million millions of triggers are not waited for: the game is called endless (R52)."""
        maker = able(PutTokens(CRITTER, VERY_MANY, place=HOME))
        watcher = plain(0, abilities=(when(Enters(each(yours(FRIEND))), Gain(1)),))
        table = Table(home=[maker, watcher]).use(maker)

        assert (table.is_over, table.state.winner) == (True, -1)


class TestUniqueness:
    """516."""

    @pytest.mark.clause("516.3")
    def test_only_one_of_a_unique_stack_stays(self) -> None:
        """All but one go at once."""
        star = lively(traits=(UNIQUE,))
        table, _ = with_stack(VERY_MANY, card=star)

        assert (sizes(table, star), table.told(kinds.DISMISSED)) == ([1], 1)

    def test_a_single_copy_can_be_given_up_for_the_stack(self) -> None:
        """The choice is between what there is; then the stack comes down to one."""
        star = lively(traits=(UNIQUE,))
        maker = able(PutTokens(star, place=HOME))
        more = able(PutTokens(star, 5, place=HOME))
        table = Table(home=[maker, more]).use(maker).use(more)
        old, stack = table.created(star)

        assert (table.asked, table.choices()) == ("uniqueness", [old, stack])
        assert sizes(table.choose(old), star) == [1]


def test_a_stack_is_kept_by_clones_and_bytes() -> None:
    """A clone that splits leaves the original whole."""
    painter = able(Give((Power(+2),), choose(yours(FRIEND, Token())), END_OF_TURN))
    table, _ = with_stack(4, painter)
    digest = table.state.digest()
    clone = table.game.clone()

    clone.take(table.question.options.index((USE, table.id(painter), *table.question.options[-1][2:])))

    assert [count for _, count in clone.state.token_stacks] == [3]
    assert table.state.digest() == digest


def test_a_host_that_is_a_stack_counts_once() -> None:
    """What an attachment gives, it gives to its host alone."""
    gives = Continuous((Power(+3),), Host(FRIEND))
    hat = resource("hat", "Hat", 0, power=0, cost=0, rarity="", traits=(), abilities=(play_on(FRIEND), gives))
    table, stack = with_stack(2, hand=(hat,))
    table.play(hat, stack)

    assert sorted(table.power(one) for one in table.created(CRITTER)) == [1, 4]


def test_effects_about_no_card_leave_the_stack_whole() -> None:
    """Several effects that speak of no card are done one after the other, and nothing is untied."""
    timed = lively(when(Plays(YOU, each(cards(FRIEND))), Gain(1)))
    friend = plain(cost=0)
    table, _ = with_stack(3, card=timed, hand=(friend,))

    assert table.play(friend, "home").tokens == 3
    assert sizes(table, timed) == [3]
