"""522: Dilemmas, and what is left where one was."""

from dataclasses import replace
from typing import Literal

import pytest

from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.language import (
    A_PROBLEM,
    BLUE,
    DILEMMA,
    FRIEND,
    HERE,
    ORANGE,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
    WILD,
    YOU,
    At,
    Cant,
    Card,
    Confronts,
    Continuous,
    Dismiss,
    Effect,
    Enters,
    Gain,
    IsDismissed,
    May,
    Need,
    One,
    Power,
    PutDilemma,
    PutOnDeck,
    Standing,
    cards,
    choose,
    each,
    main_phase,
    play_on,
    resource,
    when,
)
from everfree.ccg.view import view_of
from everfree.ccg.vocab import DISCARD_PILE, PROBLEM_DECK, Seat
from everfree.testing import Table, piece, plain, plain_dilemma, plain_problem, plain_troublemaker
from everfree.testing.soak.invariants import Census, faults

YOU_SEAT, OPPONENT = Seat(0), Seat(1)
EASY = (Need(WILD, 1),)


def able(effect: Effect) -> Card:
    """Make a Friend with this text as a free Main Phase ability."""
    return plain(abilities=(main_phase(effect),))


def areas(table: Table) -> list[tuple[int, int]]:
    """List kind and owner of every area that anyone can see."""
    return [(area.kind, area.owner) for area in view_of(table.game, 1).areas]


class TestWhatADilemmaIs:
    """522.1."""

    @pytest.mark.clause("522.1")
    @pytest.mark.ruling("R46")
    def test_a_resource_in_hand_a_problem_in_play(self) -> None:
        """It is played for its cost and requirement like a Resource, then it is a Problem."""
        dilemma = plain_dilemma(cost=2, needs=(Need(BLUE, 1),))
        table = Table(hand=[dilemma], home=[plain(1, BLUE)], tokens=2)
        card = table.id(dilemma)
        assert (table.game.type_of(card), table.price(dilemma)) == (RESOURCE, 2)

        table.play(dilemma)

        assert (table.game.type_of(card), table.tokens) == (PROBLEM, 0)
        assert traits_of(table.game, card) == (DILEMMA,)

    @pytest.mark.ruling("R46")
    def test_no_resource_entered_play(self) -> None:
        """What watches Resources entering play sees nothing; what watches Problems does."""
        watchers = plain(
            abilities=(
                when(Enters(each(cards(RESOURCE))), Gain(1)),
                when(Enters(each(cards(PROBLEM))), Gain(5)),
            )
        )
        dilemma = plain_dilemma()

        assert Table(hand=[dilemma], home=[watchers]).play(dilemma).tokens == 5

    def test_its_text_works_as_a_problems(self) -> None:
        """ "When you confront this Problem" and a law for those there."""
        helps = Continuous((Power(+2),), each(cards(FRIEND, At(HERE))))
        dilemma = plain_dilemma(EASY, abilities=(when(Confronts(YOU), Gain(1)), helps))
        friend = plain(1)
        table = Table(dilemma=dilemma, at_dilemma=[friend])
        assert table.power(friend) == 3

        assert table.end_phase().tokens == 1


class TestItsArea:
    """522.2."""

    @pytest.mark.clause("522.2", "522.2a")
    @pytest.mark.ruling("R3")
    def test_a_further_area(self) -> None:
        """It enters at an area of its own, without a question; homes and Problems stay what they are."""
        dilemma = plain_dilemma()
        table = Table(hand=[dilemma])
        before = areas(table)

        table.play(dilemma)

        assert (table.asked, table.area_of(dilemma)) == ("main", "dilemma")
        assert before == [(0, 0), (0, 1), (1, 0), (1, 1)]
        assert areas(table) == [*before, (2, 0)]
        assert [table.area_of(one) for one in (table.problem, table.opponent_problem)] == ["mine", "theirs"]

    def test_each_dilemma_has_its_own(self) -> None:
        """Two Dilemmas are two areas more."""
        first, second = plain_dilemma(), plain_dilemma()
        table = Table(hand=[first, second]).play(first).play(second)

        assert (table.area_of(first), table.area_of(second)) == ("dilemma", "dilemma 2")
        assert len(areas(table)) == 6

    @pytest.mark.ruling("R46")
    def test_cards_go_there_as_to_any_problem(self) -> None:
        """Friends, Troublemakers and Resources for Problems are played there, characters moved there."""
        friend, trouble, mover = plain(cost=0), plain_troublemaker(), plain()
        sign = resource(
            "sign", "Sign", 0, power=0, cost=0, rarity="", traits=(), abilities=(play_on(PROBLEM),)
        )
        dilemma = plain_dilemma()
        table = Table(dilemma=dilemma, hand=[friend, trouble, sign], home=[mover], tokens=3)

        table.play(friend)
        assert table.choices() == ["home", "mine", "theirs", "dilemma"]
        table.choose("dilemma").play(trouble, "dilemma").play(sign, dilemma).move(mover, "dilemma")

        assert [table.area_of(one) for one in (friend, trouble, sign, mover)] == ["dilemma"] * 4

    def test_it_is_a_problem_to_texts(self) -> None:
        """ "At a Problem" includes it."""
        there, away = piece(plain()), piece(plain())
        killer = able(Dismiss(choose(cards(FRIEND, At(A_PROBLEM)))))
        table = Table(home=[killer, away], dilemma=plain_dilemma(), at_dilemma=[there, plain()]).use(killer)

        assert there in table.choices()
        assert away not in table.choices()


class TestLeaving:
    """522.3 and 511.6."""

    @pytest.mark.clause("522.3")
    def test_its_area_goes_with_it(self) -> None:
        """No place is left, nothing comes from a deck, and nobody can go there any more."""
        dilemma, friend = plain_dilemma(), plain()
        table = Table(dilemma=dilemma, home=[friend], tokens=2)
        deck = list(table.game.cards_in(PROBLEM_DECK, YOU_SEAT))

        table.game.occur([Occurrence(kinds.DISMISSED, YOU_SEAT, table.id(dilemma))])

        assert table.zone_of(dilemma) == "discard-pile"
        assert areas(table) == [(0, 0), (0, 1), (1, 0), (1, 1)]
        assert table.game.cards_in(PROBLEM_DECK, YOU_SEAT) == deck
        assert table.move(friend).choices() == ["mine", "theirs"]

    @pytest.mark.clause("511.6", "511.5")
    def test_what_was_there(self) -> None:
        """Before anyone has priority characters are home with what they carry, all else is dismissed."""
        helper, rival = piece(plain(3, ORANGE), attached=(HARD_HAT,)), piece(plain(), frightened=True)
        trouble, dilemma = piece(plain_troublemaker(), face_down=True), plain_dilemma()
        killer = able(Dismiss(choose(cards(PROBLEM, At(A_PROBLEM)))))
        table = Table(
            home=[killer], dilemma=dilemma, at_dilemma=[helper, trouble], opponent_at_dilemma=[rival]
        )
        census = Census.of(table.state)

        table.use(killer).choose(dilemma)

        assert (table.area_of(helper), table.area_of(HARD_HAT), table.area_of(rival)) == (
            "home",
            "home",
            "their home",
        )
        assert table.zone_of(trouble) == "discard-pile"
        assert faults(table.game, census) == []

    @pytest.mark.clause("511.6")
    def test_by_the_game(self) -> None:
        """No text saves a Troublemaker whose area is gone (104.3)."""
        shield = Standing(Cant(IsDismissed(One(cards(TROUBLEMAKER)))))
        trouble, dilemma = plain_troublemaker(), plain_dilemma()
        killer = able(PutOnDeck(choose(cards(PROBLEM))))
        table = Table(home=[killer, plain(abilities=(shield,))], dilemma=dilemma, at_dilemma=[trouble])

        table.use(killer).choose(dilemma)

        assert table.zone_of(trouble) == "discard-pile"

    def test_its_number_is_not_given_again(self) -> None:
        """A new Dilemma is at a new area, not at that of the old one."""
        old, new = plain_dilemma(), plain_dilemma()
        table = Table(dilemma=old, hand=[new])
        table.game.occur([Occurrence(kinds.DISMISSED, YOU_SEAT, table.id(old))])

        assert table.play(new).area_of(new) == "dilemma 2"
        assert areas(table)[4:] == [(2, 0)]


class TestSolving:
    """522.3a and the Score Phase."""

    @pytest.mark.clause("522.3a", "glossary.dilemma")
    def test_a_solved_dilemma_is_discarded(self) -> None:
        """It goes to its owner's discard pile instead of a Problem deck, and no Problem comes after it."""
        dilemma = plain_dilemma(EASY, 1, bonus=2)
        ally, rival = piece(plain(5)), piece(plain(1))
        table = Table(dilemma=dilemma, at_dilemma=[ally], opponent_at_dilemma=[rival])
        decks = [list(table.game.cards_in(PROBLEM_DECK, seat)) for seat in (YOU_SEAT, OPPONENT)]

        table.end_turn()

        assert (table.score, table.zone_of(dilemma)) == (1 + 2, "discard-pile")
        assert [table.game.cards_in(PROBLEM_DECK, seat) for seat in (YOU_SEAT, OPPONENT)] == decks
        assert (table.area_of(ally), table.area_of(rival)) == ("home", "their home")
        assert (len(areas(table)), table.told(kinds.ENTERED)) == (4, 0)

    @pytest.mark.parametrize("order", ["cards_first", "problem_first"])
    def test_whatever_leaves_first(self, order: Literal["cards_first", "problem_first"]) -> None:
        """Characters are home and the Dilemma's place is gone, in either order of leaving (an option)."""
        dilemma, ally = plain_dilemma(EASY, 1), piece(plain(5))
        options = replace(COMPREHENSIVE, replace_order=order)
        table = Table(dilemma=dilemma, at_dilemma=[ally], opponent_at_dilemma=[plain()], options=options)

        table.end_turn()

        assert (table.zone_of(dilemma), table.area_of(ally), len(areas(table))) == ("discard-pile", "home", 4)

    @pytest.mark.ruling("R22")
    def test_a_faceoff_at_all_problems(self) -> None:
        """Two confronted Problems bring a faceoff at all three: all are solved, the Dilemma too."""
        goals = [plain_problem(EASY, 1, bonus=1), plain_problem((Need(WILD, 50),), 1, bonus=2)]
        dilemma = plain_dilemma((Need(WILD, 9),), 9, bonus=3)
        table = Table(
            problem=goals[0],
            opponent_problem=goals[1],
            dilemma=dilemma,
            mine=[plain(3)],
            theirs=[plain(3)],
            at_dilemma=[plain(3)],
        ).end_turn()

        assert table.score == 1 + 1 + 3
        assert [table.zone_of(one) for one in (*goals, dilemma)] == [
            "problem-deck",
            "problem-deck",
            "discard-pile",
        ]


class TestProblemAsDilemma:
    """R46: a Problem card put into play as a Dilemma."""

    @pytest.mark.ruling("R46")
    def test_the_top_card_of_a_problem_deck(self) -> None:
        """Whose deck is chosen; the card has the trait, an area of its own, and its owner controls it."""
        fresh = plain_problem()
        caller = able(May(PutDilemma()))
        table = Table(home=[caller], opponent_next_problem=fresh).use(caller).choose("yes")

        assert (table.asked, table.question.options) == ("problem-deck", ((14, 0), (14, 1)))
        table.game.take(1)
        card = table.id(fresh)
        assert (table.area_of(fresh), traits_of(table.game, card)) == ("dilemma", (DILEMMA,))
        assert (table.state.controller[card], areas(table)[4:]) == (1, [(2, 1)])

    @pytest.mark.ruling("R46")
    def test_solved_it_is_discarded_as_a_plain_problem(self) -> None:
        """The Problem deck stays as it is; in the pile the card has no Dilemma trait any more."""
        as_dilemma = plain_problem(EASY, 1)
        table = Table(dilemma=as_dilemma, at_dilemma=[plain(5)], opponent_at_dilemma=[plain()])
        deck = len(table.game.cards_in(PROBLEM_DECK, YOU_SEAT))

        table.end_turn()

        assert (table.zone_of(as_dilemma), len(table.game.cards_in(PROBLEM_DECK, YOU_SEAT))) == (
            "discard-pile",
            deck,
        )
        assert traits_of(table.game, table.id(as_dilemma)) == ()

    def test_empty_decks_offer_nothing(self) -> None:
        """Without a card in any Problem deck the text can't be followed, and nobody is asked."""
        caller = able(May(PutDilemma()))
        table = Table(home=[caller])
        for seat in (YOU_SEAT, OPPONENT):
            table.game.cards_in(PROBLEM_DECK, seat).clear()

        assert table.use(caller).asked == "main"

    def test_a_certain_deck(self) -> None:
        """ "Your Problem deck" is not asked about."""
        fresh = plain_problem()
        caller = able(PutDilemma(YOU))
        table = Table(home=[caller], next_problem=fresh).use(caller)

        assert (table.asked, table.area_of(fresh)) == ("main", "dilemma")

    @pytest.mark.ruling("R46")
    def test_requirements_are_by_owner(self) -> None:
        """Its owner confronts by the owner's side, whoever controls it."""
        as_dilemma = plain_problem((Need(BLUE, 7),), 4)
        table = Table(dilemma=as_dilemma)
        table.state.controller[table.id(as_dilemma)] = OPPONENT

        assert (table.needs(as_dilemma), table.needs(as_dilemma, OPPONENT)) == ([(BLUE, 7)], [(WILD, 4)])


def test_a_discarded_dilemma_lies_in_its_owners_pile() -> None:
    """Played by one player, it never ends in the other's pile."""
    dilemma = plain_dilemma(EASY, 1)
    table = Table(dilemma=dilemma, at_dilemma=[plain()], opponent_at_dilemma=[plain(1)]).end_turn()

    assert table.game.cards_in(DISCARD_PILE, YOU_SEAT) == [table.id(dilemma)]
