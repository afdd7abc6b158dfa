"""518: searching a deck; 403.3: Problems under their deck; 201.3: Titles."""

import pytest

from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import PUBLIC_STOPS
from everfree.ccg.language import (
    BLUE,
    CARD,
    COMMON,
    EVENT,
    FACEOFF_TIMING,
    FRIEND,
    MAIN_PHASE_TIMING,
    OPPONENT,
    YOU,
    Card,
    Description,
    Dismiss,
    Effect,
    EventText,
    Gain,
    It,
    May,
    PutIntoHand,
    PutProblemsUnder,
    Reveal,
    SearchDeck,
    SearchDiscardPile,
    Sequence,
    Titled,
    Who,
    cards,
    choose,
    event,
    friend,
    in_your_discard_pile,
    main_phase,
    troublemaker,
)
from everfree.ccg.view import view_of
from everfree.ccg.vocab import DRAW_DECK, FACEOFF_STEP, FLIP, PROBLEM_DECK, CardType, Seat
from everfree.testing import Table, piece, plain, plain_problem
from everfree.testing.secrecy import check_state

YOU_SEAT, OTHER = Seat(0), Seat(1)


def able(effect: Effect) -> Card:
    """Make a Friend with this text as a free Main Phase ability."""
    return plain(abilities=(main_phase(effect),))


def seeker(description: Description, *, whose: Who = YOU, shown: bool = False) -> Card:
    """Make a Friend that searches a deck and puts what it finds into its owner's hand, shown or not."""
    take = PutIntoHand(It())
    return able(SearchDeck(description, Sequence((Reveal(It()), take)) if shown else take, whose))


class TestSearchingADeck:
    """SearchDeck."""

    @pytest.mark.clause("518.1", "402.1")
    def test_the_whole_draw_deck_is_seen(self) -> None:
        """All its cards are known to the searcher while searching, none of the Problem deck's."""
        goal, finder = plain(9), seeker(cards(FRIEND))
        table = Table(home=[finder], deck=[DIG_DEEP, goal]).use(finder)
        deck = table.game.cards_in(DRAW_DECK, YOU_SEAT)

        assert table.asked == "search-deck"
        assert all(table.state.known[card] >> YOU_SEAT & 1 for card in deck)
        assert not any(
            table.state.known[card] >> YOU_SEAT & 1 for card in table.game.cards_in(PROBLEM_DECK, YOU_SEAT)
        )
        assert not any(table.state.known[card] >> OTHER & 1 for card in deck)
        assert DIG_DEEP not in table.choices()
        assert goal in table.choices()

    @pytest.mark.clause("518.2")
    def test_then_it_is_shuffled(self) -> None:
        """The card is in hand, the deck is shuffled by its owner, and nobody knows its order any more."""
        goal, finder = plain(9), seeker(cards(FRIEND))
        table = Table(home=[finder], deck=[DIG_DEEP, goal]).use(finder)
        before = list(table.game.cards_in(DRAW_DECK, YOU_SEAT))

        table.choose(goal)

        assert table.hand() == [goal]
        deck = table.game.cards_in(DRAW_DECK, YOU_SEAT)
        assert (table.told(kinds.SHUFFLED), deck != before, sorted(deck) == sorted(before)) == (
            1,
            True,
            False,
        )
        assert not any(table.state.known[card] for card in deck)

    @pytest.mark.clause("518.1", "518.2")
    @pytest.mark.ruling("R36")
    def test_a_search_for_a_description_may_fail(self) -> None:
        """Although there is a Friend, the searcher may find none; the deck is shuffled all the same."""
        finder = seeker(cards(FRIEND))
        table = Table(home=[finder], deck=[plain(9)]).use(finder)

        table.choose("done")

        assert (table.hand(), table.told(kinds.SHUFFLED), table.asked) == ([], 1, "main")

    @pytest.mark.ruling("R36")
    def test_a_search_for_any_card_must_find_one(self) -> None:
        """ "Search your deck for a card" can't be declined while there is one."""
        finder = seeker(cards(CARD))
        goal = plain(9)
        table = Table(home=[finder], deck=[DIG_DEEP, goal]).use(finder)

        assert "done" not in table.choices()
        assert {DIG_DEEP, goal} <= set(table.choices())

    @pytest.mark.clause("401.2")
    def test_an_empty_deck_can_be_searched(self) -> None:
        """There is nothing to find, and the search is a search all the same."""
        finder = seeker(cards(CARD), whose=OPPONENT)
        table = Table(home=[finder], opponent_deck=()).use(finder)

        assert table.choices() == ["done"]
        table.choose("done")
        assert (table.told(kinds.SEARCHED), table.told(kinds.SHUFFLED), table.asked) == (1, 1, "main")

    @pytest.mark.clause("401.2")
    def test_an_empty_discard_pile_finds_nothing(self) -> None:
        """A public zone without cards is searched in vain, without a question."""
        finder = able(Sequence((SearchDiscardPile(in_your_discard_pile(FRIEND)), Gain(1))))

        assert Table(home=[finder]).use(finder).tokens == 1

    @pytest.mark.ruling("R37")
    def test_flipped_cards_are_not_in_the_deck(self) -> None:
        """During a faceoff the flipped card is neither among the seen ones nor shuffled in."""
        peek = EventText(FACEOFF_TIMING, SearchDeck(cards(CARD), PutIntoHand(It())))
        seek = event("seek", "Seek", power=0, cost=0, rarity=COMMON, text=(peek,))
        goal = plain_problem(owner=(), opponent=0)
        table = Table(
            mine=[plain(1)], opponent_mine=[plain(1)], problem=goal, hand=[seek], stops=(4, 1)
        ).end_phase()
        table.pass_()
        assert (table.state.step, len(table.flipped())) == (FACEOFF_STEP, 1)
        flipped = table.game.cards_in(FLIP, YOU_SEAT)[0]

        table.play(seek)

        assert flipped not in [one[1] for one in table.question.options]
        table.choose(table.choices()[0])
        assert table.game.cards_in(FLIP, YOU_SEAT) == [flipped]

    def test_copies_are_one_choice(self) -> None:
        """Which of several copies is found makes no difference."""
        twin = plain(9)
        first, second = piece(twin), piece(twin)
        table = Table(home=[finder := seeker(cards(FRIEND))], deck=[first, second]).use(finder)

        assert len([one for one in table.choices() if one in (first, second)]) == 1


class TestWhoKnows:
    """The ledger of a search."""

    def test_what_was_not_shown_is_known_to_its_owner_alone(self) -> None:
        """A card put into hand unseen stays unseen; a revealed one is known to everyone."""
        goal = plain(9)
        secret, open_ = seeker(cards(FRIEND)), seeker(cards(FRIEND), shown=True)
        hidden = Table(home=[secret], deck=[goal]).use(secret).choose(goal)
        shown = Table(home=[open_], deck=[goal]).use(open_).choose(goal)

        assert [hidden.knows(goal, seat) for seat in (YOU_SEAT, OTHER)] == [True, False]
        assert [shown.knows(goal, seat) for seat in (YOU_SEAT, OTHER)] == [True, True]
        assert shown.told(kinds.REVEALED) == 1

    def test_in_an_opponents_deck(self) -> None:
        """The searcher knows what went into the other's hand; the owner of the deck is not shown the rest."""
        goal, finder = plain(9), seeker(cards(FRIEND), whose=OPPONENT)
        table = Table(home=[finder], opponent_deck=[goal, plain(), plain()]).use(finder)
        assert (table.question.seat, table.knows(goal, OTHER)) == (YOU_SEAT, False)

        table.choose(goal)

        assert table.hand(OTHER) == [goal]
        assert [table.knows(goal, seat) for seat in (YOU_SEAT, OTHER)] == [True, True]

    @pytest.mark.parametrize("wanted", [FRIEND, EVENT])
    def test_the_pause_tells_nothing(self, wanted: CardType) -> None:
        """Whether there was anything to find, the opponent sees the same and waits the same."""
        finder = able(May(SearchDeck(Description(wanted), PutIntoHand(It()))))
        table = Table(home=[finder], deck=[plain()], stops=(PUBLIC_STOPS, PUBLIC_STOPS))
        table.use(finder)
        assert table.asked == "may"

        table.choose("yes")

        assert table.asked == "search-deck"
        for viewer in (1, 2):
            check_state(table.game, viewer, 3)
            assert "search-deck" not in str(view_of(table.game, viewer))


class TestProblemsUnder:
    """PutProblemsUnder."""

    @pytest.mark.clause("403.3")
    def test_order(self) -> None:
        """The first that is chosen goes under the deck, the next one under that; who put them there knows."""
        sorter = able(PutProblemsUnder(2, YOU))
        one, two, three = (plain_problem() for _ in range(3))
        table = Table(home=[sorter], problem_deck=[one, two, three]).use(sorter)

        assert (table.asked, table.choices()) == ("problems-under", [one, two])
        table.choose(two)
        below, above, top = table.game.cards_in(PROBLEM_DECK, YOU_SEAT)
        assert [below, above, top] == [table.id(put) for put in (one, two, three)]
        assert (table.told(kinds.LOOKED_AT_PROBLEMS), table.knows(two), table.knows(three)) == (
            1,
            True,
            False,
        )

    def test_of_any_deck_or_of_none(self) -> None:
        """ "A Problem deck" is chosen; without a card in it nothing happens."""
        sorter = able(PutProblemsUnder(2))
        empty = able(PutProblemsUnder(2, OPPONENT))
        table = Table(home=[sorter, empty])
        table.game.cards_in(PROBLEM_DECK, OTHER).clear()
        assert table.use(empty).asked == "main"

        table = Table(home=[sorter]).use(sorter)

        assert (table.asked, table.question.options) == ("problem-deck", ((14, 0), (14, 1)))


class TestTitles:
    """Titled."""

    @pytest.mark.clause("201.3")
    def test_a_title_alone(self) -> None:
        """Cards of one Title with different Subtitles both fit, another Title does not."""
        stars = [
            friend(f"s{place}", f"Starry, {word}", BLUE, power=1, cost=1, traits=(), rarity=COMMON)
            for place, word in enumerate(("Early", "Late"))
        ]
        other = friend("m", "Moony, Early", BLUE, power=1, cost=1, traits=(), rarity=COMMON)
        killer = able(Dismiss(choose(cards(FRIEND, Titled("Starry")))))
        table = Table(home=[killer, *stars, other]).use(killer)

        assert table.choices() == stars

    @pytest.mark.clause("201.3a")
    def test_a_name_in_a_longer_title(self) -> None:
        """Characters and Troublemakers with the name in their Title fit, Events and Resources don't."""
        pair = friend("p", "Starry & Moony, Together", BLUE, power=1, cost=1, traits=(), rarity=COMMON)
        nearly = friend("n", "Starrylight, Alone", BLUE, power=1, cost=1, traits=(), rarity=COMMON)
        foe = troublemaker("t", "Evil Starry", power=1, points=1, rarity=COMMON)
        party = event(
            "e", "Starry Night", power=0, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Gain(1)),)
        )
        finder = able(SearchDeck(cards(CARD, Titled("Starry")), PutIntoHand(It())))
        table = Table(home=[finder], deck=[pair, nearly, foe, party]).use(finder)

        assert [one for one in table.choices() if one in (pair, nearly, foe, party)] == [foe, pair]
