"""105.1: choosing a number; 201.1b: naming a card; and texts that ask "if"."""

from dataclasses import replace

import pytest
from msgspec import structs

from everfree.ccg.cards import POOL, PRINTED
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH, RARITY
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.game import NAMES, Game
from everfree.ccg.kernel.options import NAME, NUMBER
from everfree.ccg.language import (
    EVENT,
    FRIEND,
    HOME,
    OPPONENT,
    YELLOW,
    YOU,
    Card,
    ChooseNumber,
    ChosenNumber,
    Effect,
    Gain,
    Has,
    If,
    Is,
    NameCard,
    PutTokens,
    Sequence,
    Token,
    WithThatName,
    choose,
    friend,
    main_phase,
    token,
    yours,
)
from everfree.ccg.language.card import TOKEN_ID
from everfree.ccg.language.words.effects.compound import Pick
from everfree.ccg.language.words.selectors.selectors import THAT
from everfree.ccg.table import PonyTable, definitions_hash, header, start
from everfree.ccg.view import event_for, to_json, view_of
from everfree.table.commands import Answer
from everfree.table.game import Refused
from everfree.testing import Table, UnexpectedQuestion, piece, plain, plain_problem

CRITTER = token(1, YELLOW, "Critter")
MOST = 10**12
DECKS, OTHERS = [RAINBOW_DASH, APPLEJACK], [RAINBOW_DASH, RARITY]


def able(*effects: Effect) -> Card:
    """Make a Friend with these texts as one free Main Phase ability."""
    return plain(0, abilities=(main_phase(Sequence(effects)),))


def as_table(table: Table) -> PonyTable:
    """Give the match of a position as a table that takes commands."""
    game = Game.__new__(Game)
    game.kernel = table.game
    return PonyTable(game)


class TestNumbers:
    """ChooseNumber."""

    @pytest.mark.clause("105.1")
    @pytest.mark.parametrize("number", [0, 1, 7, MOST])
    def test_any_whole_number(self, number: int) -> None:
        """Zero and very large numbers are accepted, and the text counts with them."""
        maker = able(ChooseNumber(), PutTokens(CRITTER, ChosenNumber(), place=HOME))
        table = Table(home=[maker]).use(maker)
        assert (table.asked, table.question.options) == ("choose-number", ((NUMBER, 0, MOST),))

        table.number(number)

        assert sum(table.count(one) for one in table.created(CRITTER)) == number
        told = [event for event in table.game.events or () if event.key == "number-chosen"]
        assert [event_for(one, 1).amount for one in told] == [number]

    @pytest.mark.clause("105.1")
    @pytest.mark.ruling("R53")
    @pytest.mark.parametrize("number", [-1, MOST + 1])
    def test_no_other(self, number: int) -> None:
        """Below zero and above a million millions are refused, and nothing changes."""
        maker = able(ChooseNumber())
        table = Table(home=[maker]).use(maker)
        before = table.state.digest()

        with pytest.raises(UnexpectedQuestion):
            table.number(number)
        with pytest.raises(Refused):
            as_table(table).apply(Answer(0, (number if number > 0 else -2,)))

        assert table.state.digest() == before

    def test_a_table_counts_the_answers(self) -> None:
        """Whoever drives the game learns how many answers there are, and the view which numbers."""
        maker = able(ChooseNumber(OPPONENT))
        table = Table(home=[maker]).use(maker)

        assert as_table(table).asked() == {1: MOST + 1}
        question = view_of(table.game, 1).question
        assert question is not None
        assert [(one.verb, one.number, one.upto) for one in question.options] == [("number", 0, MOST)]


class TestNaming:
    """NameCard."""

    @pytest.mark.ruling("R69")
    @pytest.mark.option("nameable_cards", "pool")
    def test_the_pool_whatever_the_decks(self) -> None:
        """Another deck and hand of the opponent's make no difference to what the namer receives."""
        namer, mane, goal = able(NameCard(YOU, FRIEND)), POOL["pr1"], plain_problem()
        seen: list[bytes] = []
        for other in (POOL["pr60"], POOL["ll108"], plain()):
            table = Table(
                home=[namer],
                mane=mane,
                problem=goal,
                opponent_mane=mane,
                opponent_problem=goal,
                opponent_deck=[other],
                opponent_hand=[other],
                names=NAMES,
            ).use(namer)
            seen.append(to_json(view_of(table.game, 0)))
            assert table.choices() == sorted([card.name for card in POOL.values() if card.type == FRIEND])

        assert seen == [seen[0]] * 3

    @pytest.mark.ruling("R69")
    def test_a_name_that_nobody_brought(self) -> None:
        """It may be named, everyone hears it, and it is no card of the match."""
        judge = able(
            Pick(choose(yours(FRIEND))),
            NameCard(YOU, FRIEND),
            If(Is(THAT, (WithThatName(),)), Gain(2), Gain(1)),
        )
        stranger = POOL["pr60"]
        table = Table(home=[judge], names=NAMES).use(judge).choose(stranger.name)

        assert table.tokens == 1
        told = [event_for(event, 1) for event in table.game.events or () if event.key == "named"]
        assert [one.cards[0].card for one in told] == [stranger.id]

    @pytest.mark.clause("201.1b")
    def test_one_name_of_a_list(self) -> None:
        """Every name of the match is offered once, whole and in order; the one picked is told to everyone."""
        twins = [
            friend(f"twin{place}", f"Twin, {word}", YELLOW, power=1, cost=1, traits=(), rarity="")
            for place, word in enumerate(("Left", "Right", "Left"))
        ]
        namer = able(NameCard(OPPONENT, FRIEND))
        table = Table(home=[namer, twins[0]], hand=[twins[1]], opponent_hand=[twins[2]]).use(namer)

        assert (table.asked, table.question.seat) == ("name-card", 1)
        names = table.choices()
        assert [one for one in names if str(one).startswith("Twin")] == ["Twin, Left", "Twin, Right"]
        assert names == sorted(map(str, names))
        assert all(one[0] == NAME for one in table.question.options)
        table.choose("Twin, Right")
        told = [event_for(event, 0) for event in table.game.events or () if event.key == "named"]
        assert [(one.seat, one.amount, one.cards[0].card) for one in told] == [(1, 0, "twin1")]

    def test_what_hangs_on_it(self) -> None:
        """ "If that Friend is the named card": the same name, whichever copy."""
        star = friend("star", "Starry, Early", YELLOW, power=1, cost=1, traits=(), rarity="")
        judge = able(
            Pick(choose(yours(FRIEND))),
            NameCard(YOU, FRIEND),
            If(Is(THAT, (WithThatName(),)), Gain(2), Gain(1)),
        )
        copy = piece(star)

        def gained(name: str) -> int:
            table = Table(home=[judge, copy], hand=[star]).use(judge).choose(copy)
            return table.choose(name).tokens

        assert (gained("Starry, Early"), gained(judge.name)) == (2, 1)

    def test_nothing_to_name(self) -> None:
        """Where the match has no such card nobody is asked, and the text goes on."""
        namer = able(NameCard(YOU, EVENT), Gain(1))

        assert Table(home=[namer]).use(namer).tokens == 1

    def test_the_asked_player_sees_names_and_no_numbers(self) -> None:
        """An option of the view is the printed card's id."""
        namer = able(NameCard(YOU, FRIEND))
        question = view_of(Table(home=[namer]).use(namer).game, 0).question

        assert question is not None
        assert (
            namer.id in [one.name for one in question.options],
            {one.number for one in question.options},
        ) == (
            True,
            {0},
        )


class TestMatches:
    """What a match offers to name is written in its header."""

    @pytest.mark.ruling("R69")
    def test_the_same_for_all_decks(self) -> None:
        """Two matches of different decks offer the same names, second titles too, each once and in order."""
        first, second = (start(header(decks, b"7")).played.kernel.definitions for decks in (DECKS, OTHERS))

        assert first.names == second.names
        printed = [card.name for card in PRINTED.values() if not card.id.startswith(TOKEN_ID)]
        assert [one.name for one in first.names] == sorted(set(printed))

    @pytest.mark.ruling("R69")
    @pytest.mark.option("nameable_cards", "match")
    def test_open_lists(self) -> None:
        """With the other value the names are those of the cards in the match, and nothing is written down."""
        options = replace(COMPREHENSIVE, nameable_cards="match")
        head = header(DECKS, b"7", options=options)
        definitions = start(head).played.kernel.definitions

        assert head.setup["names"] == []
        assert [one.name for one in definitions.names] == sorted({one.card.name for one in definitions.cards})

    @pytest.mark.ruling("R69")
    def test_cards_added_later(self) -> None:
        """A match that began with a smaller pool goes on with the names it began with."""
        names = NAMES[::2]
        head = header(DECKS, b"7")
        older = structs.replace(
            head,
            definitions=definitions_hash(DECKS, names),
            setup={**head.setup, "names": [one.id for one in names]},
        )

        assert start(older).played.kernel.definitions.names == names

    @pytest.mark.must_not
    @pytest.mark.parametrize("change", [["pr1", "nn999"], ["pr1"]])
    def test_another_list(self, change: list[str]) -> None:
        """A list with unknown cards, or one that is not what was hashed, is refused."""
        head = header(DECKS, b"7")

        with pytest.raises(Refused, match="other-definitions"):
            start(structs.replace(head, setup={**head.setup, "names": change}))


class TestIf:
    """If."""

    @pytest.mark.parametrize(("count", "gained"), [(0, 1), (1, 3)])
    def test_this_or_that(self, count: int, gained: int) -> None:
        """The condition is asked as the text comes to it, after what the text did before."""
        maker = able(
            PutTokens(CRITTER, count, place=HOME), If(Has(YOU, yours(FRIEND, Token())), Gain(3), Gain(1))
        )

        assert Table(home=[maker]).use(maker).tokens == gained

    def test_or_nothing(self) -> None:
        """Without an otherwise, nothing is done."""
        idle = able(If(Has(YOU, yours(FRIEND, Token())), Gain(3)), Gain(1))

        assert Table(home=[idle]).use(idle).tokens == 1
