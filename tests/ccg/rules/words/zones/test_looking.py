"""Meticulous, and looking at decks (glossary, R11)."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.language import (
    A_PLAYER,
    ANYWHERE,
    OPPONENT,
    THIS,
    YOU,
    DrawDeck,
    LookAndReorder,
    LookAndSort,
    May,
    Plays,
    ProblemDeckAt,
    Score,
    TurnStarts,
    main_phase,
    meticulous,
    when,
)
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, Seat
from everfree.testing import Table, plain, plain_problem

YOU_SEAT, THEM = Seat(0), Seat(1)


class TestMeticulous:
    """Glossary: Meticulous."""

    @pytest.mark.clause("glossary.meticulous")
    def test_sorts_the_top_of_your_own_deck(self) -> None:
        """You may look at the top two: any of them goes under the deck, the rest on top in any order."""
        one, two, three = plain(), plain(), plain()
        keen = plain(keywords=(meticulous(2),))
        table = Table(home=[keen], deck=[one, two, three], opponents_turn=True).end_turn()
        assert (table.question.seat, table.asked, table.choices()) == (YOU_SEAT, "may", ["yes", "no"])

        table.choose("yes")

        assert (table.asked, table.choices()) == ("put-under", [one, two, "done"])
        table.choose(one, "no")
        assert (table.hand(), table.deck()[0], table.deck()[-1]) == ([two], three, one)

    @pytest.mark.clause("glossary.meticulous")
    def test_on_top_in_any_order(self) -> None:
        """Kept on top, they are put back in the order you say; the last one is drawn."""
        one, two = plain(), plain()
        table = Table(
            home=[plain(keywords=(meticulous(2),))], deck=[one, two], opponents_turn=True
        ).end_turn()
        table.choose("yes", "done", one)

        assert (table.hand(), table.deck()[0]) == ([two], one)

    @pytest.mark.clause("glossary.meticulous")
    def test_may_be_declined(self) -> None:
        """Declined, nothing is seen and the top card is drawn."""
        one = plain()
        table = Table(home=[plain(keywords=(meticulous(1),))], deck=[one], opponents_turn=True).end_turn()
        table.choose("no")

        assert (table.hand(), table.told(kinds.LOOKED)) == ([one], 0)

    @pytest.mark.clause("glossary.meticulous")
    def test_only_at_the_start_of_your_own_turn(self) -> None:
        """The opponent's turn starts without a question."""
        table = Table(home=[plain(keywords=(meticulous(1),))]).end_turn()

        assert (table.asked, table.question.seat) == ("main", THEM)

    @pytest.mark.ruling("R11")
    def test_after_the_tokens_and_before_the_draw(self) -> None:
        """When you are asked the tokens are there and no card is drawn; the card put under is not drawn."""
        top, next_ = plain(), plain()
        table = Table(
            home=[plain(keywords=(meticulous(1),))], deck=[top, next_], opponents_turn=True
        ).end_turn()
        assert (table.asked, table.tokens, table.hand()) == ("may", 2, [])

        table.choose("yes", "yes")

        assert (table.hand(), table.deck()[-1]) == ([next_], top)

    def test_what_the_opponent_learns(self) -> None:
        """The opponent sees that you look and at how many, and learns no card."""
        top = plain()
        table = Table(home=[plain(keywords=(meticulous(1),))], deck=[top], opponents_turn=True).end_turn()
        table.choose("yes")

        assert (table.knows(top), table.knows(top, THEM), table.told(kinds.LOOKED)) == (True, False, 1)
        assert table.choose("yes").knows(top, THEM) is False

    def test_each_card_by_itself(self) -> None:
        """Two cards with it look one after the other."""
        keen = [plain(keywords=(meticulous(1),)) for _ in range(2)]
        table = Table(home=keen, opponents_turn=True).end_turn()
        assert (table.asked, table.choices()) == ("order-triggers", keen)

        table.choose(keen[1], "yes", "no", "yes")

        assert (table.told(kinds.LOOKED), table.asked) == (2, "under-deck")

    def test_an_empty_deck_is_not_looked_at(self) -> None:
        """Nobody is asked."""
        table = Table(home=[plain(keywords=(meticulous(1),))], opponents_turn=True)
        for card in list(table.game.cards_in(DRAW_DECK, YOU_SEAT)):
            put(table.game, card, DISCARD_PILE)

        assert table.end_turn().asked == "main"


@pytest.mark.parametrize(("whose", "points"), [(YOU, 1), (OPPONENT, 1), (A_PLAYER, 2)])
def test_whose_turn_starts(whose: str, points: int) -> None:
    """Over two turns, one of each player, it triggers for those it names."""
    clock = plain(abilities=(when(TurnStarts(whose), Score(1)),))  # type: ignore[arg-type]

    assert Table(home=[clock]).end_turn().end_turn().score == points


def test_sorting_one_card() -> None:
    """One card goes under the deck, or stays."""
    top, next_ = plain(), plain()
    sorter = plain(abilities=(main_phase(LookAndSort(1)),))

    assert Table(home=[sorter], deck=[top, next_]).use(sorter).choose("yes").deck()[0] is next_
    assert Table(home=[sorter], deck=[top, next_]).use(sorter).choose("no").deck()[0] is top


class TestOtherDecks:
    """Decks that are not your own, or hold Problems."""

    def test_the_top_of_any_problem_deck(self) -> None:
        """Where the text names no Problem you choose whose deck; what goes under it is last in it."""
        top, next_one = plain_problem(), plain_problem()
        seer = plain(abilities=(main_phase(LookAndSort(1, ProblemDeckAt(ANYWHERE))),))
        table = Table(home=[seer], problem_deck=[top, next_one])

        table.use(seer)

        assert (table.asked, table.choices()) == ("problem-deck", ["seat 0", "seat 1"])
        table.choose("seat 0", "yes")
        assert table.problem_deck() == [next_one, top]
        assert (table.told(kinds.LOOKED_AT_PROBLEMS), table.told(kinds.LOOKED)) == (1, 0)

    def test_an_opponents_deck(self) -> None:
        """You put their cards back in your order; they do not learn it."""
        one, two = plain(), plain()
        seer = plain(abilities=(main_phase(LookAndReorder(2, DrawDeck(OPPONENT))),))
        table = Table(home=[seer], opponent_deck=[one, two])

        table.use(seer).choose(one)

        assert table.deck(THEM) == [two, one]
        assert (table.knows(one), table.knows(one, THEM)) == (True, False)

    def test_an_empty_deck_is_not_offered(self) -> None:
        """There is nothing to look at, and so nobody is asked."""
        seer = plain(abilities=(when(Plays(YOU, THIS), May(LookAndReorder(2, DrawDeck(OPPONENT)))),))
        table = Table(hand=[seer], opponent_deck=[], tokens=1)

        table.play(seer, "home")

        assert table.asked == "main"
