"""101: which decks may be played."""

from dataclasses import replace

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.language import BLUE, COMMON, STARTING_PROBLEM, Card, friend, problem
from everfree.testing import plain, plain_problem, plain_troublemaker

FRIENDS = [plain() for _ in range(20)]
PROBLEMS = [plain_problem() for _ in range(6)]
IMP = plain_troublemaker()
START = problem("start", "Start", bonus=1, owner=(), opponent=1, rarity=COMMON, keywords=(STARTING_PROBLEM,))
EVENT, RESOURCE, MANE = POOL["pr120"], POOL["pr136"], POOL["pr1"]


def copies(number: int, *cards: Card) -> dict[str, int]:
    """List so many copies of each card."""
    return {card.id: number for card in cards}


DRAW = copies(3, *FRIENDS[:15])
FIVE = copies(2, START, *PROBLEMS[:4])
DECK = Deck("Stand-in", MANE.id, DRAW, FIVE)


def refused(
    *more: Card, mane: str = MANE.id, draw: dict[str, int] = DRAW, problems: dict[str, int] = FIVE
) -> list[tuple[str, str, dict[str, object]]]:
    """List what is held against the stand-in deck with one part changed; *more* cards join the pool."""
    pool = {card.id: card for card in (*FRIENDS, *PROBLEMS, IMP, START, EVENT, RESOURCE, MANE, *more)}
    found = refuse_deck(replace(DECK, mane=mane, draw=draw, problems=problems), pool)
    return [(refusal.clause, refusal.reason, refusal.particulars) for refusal in found]


@pytest.mark.ruling("C5")
def test_cards_of_another_format_are_refused() -> None:
    """A Problem of the format with three players against one is refused in a normal deck, with the reason."""
    track = replace(PROBLEMS[5], id="ks4")

    assert refused(track, problems=copies(2, START, *PROBLEMS[:3], track)) == [
        ("C5", "format", {"name": track.name})
    ]


@pytest.mark.parametrize("deck", THEME_DECKS.values(), ids=THEME_DECKS.keys())
def test_the_theme_decks_may_be_played(deck: Deck) -> None:
    """Nothing is held against what the game was sold with."""
    assert refuse_deck(deck, POOL) == ()


def test_everything_is_said_at_once() -> None:
    """A list that is wrong in every way hears of all of it, part by part."""
    found = refused(mane=IMP.id, draw=copies(4, FRIENDS[0], START), problems=copies(3, IMP, *PROBLEMS[:1]))

    assert [(clause, reason) for clause, reason, _ in found] == [
        ("102.1", "not-a-mane"),
        ("101.1", "draw-deck-too-small"),
        ("101.2", "not-for-the-draw-deck"),
        ("101.2", "too-many-copies"),
        ("101.2", "too-many-copies"),
        ("101.3", "problem-deck-size"),
        ("101.3a", "too-many-copies"),
        ("101.3b", "only-problems"),
        ("101.3c", "no-starting-problem"),
    ]


class TestDrawDeck:
    """101.1, 101.2."""

    @pytest.mark.clause("101.1")
    @pytest.mark.parametrize("size", [45, 60])
    def test_forty_five_cards_or_more(self, size: int) -> None:
        """There is a least number of cards and no greatest."""
        assert refused(draw=copies(3, *FRIENDS[: size // 3])) == []

    @pytest.mark.clause("101.1")
    def test_one_card_short(self) -> None:
        """The refusal says how many there are and how many there must be."""
        draw = {**DRAW, FRIENDS[0].id: 2}

        assert refused(draw=draw) == [("101.1", "draw-deck-too-small", {"have": 44, "least": 45})]

    @pytest.mark.clause("101.2")
    def test_friends_events_resources_and_troublemakers(self) -> None:
        """All four types in any number, none of them needed."""
        assert refused(draw={**copies(3, *FRIENDS[:12]), **copies(3, EVENT, RESOURCE, IMP)}) == []

    @pytest.mark.clause("101.2")
    @pytest.mark.parametrize("card", [START, MANE], ids=["a Problem", "a Mane Character"])
    def test_no_other_type(self, card: Card) -> None:
        """The refusal names the card."""
        found = refused(draw={**DRAW, card.id: 1})

        assert found == [("101.2", "not-for-the-draw-deck", {"name": card.name})]

    @pytest.mark.clause("101.2", "201.1")
    def test_three_copies_of_a_name(self) -> None:
        """Two printings of one name count together; another Subtitle under the same Title counts apart."""
        gardener, again, baker = (
            friend(id_, name, BLUE, power=1, cost=1, traits=(), rarity=COMMON)
            for id_, name in (("a1", "Posey, Gardener"), ("b1", "Posey, Gardener"), ("a2", "Posey, Baker"))
        )

        assert refused(gardener, baker, draw={**DRAW, "a1": 3, "a2": 3}) == []
        assert refused(gardener, again, draw={**DRAW, "a1": 3, "b1": 1}) == [
            ("101.2", "too-many-copies", {"name": "Posey, Gardener", "have": 4, "most": 3})
        ]

    def test_a_card_nobody_has_printed(self) -> None:
        """An id that is not in the pool belongs in no deck; it is told as it was written."""
        assert refused(draw={**DRAW, "zz1": 1}) == [("101.2", "not-for-the-draw-deck", {"name": "zz1"})]


class TestProblemDeck:
    """101.3."""

    @pytest.mark.clause("101.3")
    @pytest.mark.parametrize("have", [9, 11])
    def test_neither_fewer_nor_more_than_ten(self, have: int) -> None:
        """Nine and eleven Problems are refused, ten are not."""
        problems = {**FIVE, START.id: 1} if have == 9 else {**FIVE, PROBLEMS[5].id: 1}

        assert refused(problems=FIVE) == []
        assert refused(problems=problems) == [("101.3", "problem-deck-size", {"have": have, "needed": 10})]

    @pytest.mark.clause("101.3a")
    def test_two_copies_of_a_name(self) -> None:
        """A third copy is refused; the names alone would do."""
        problems = {**copies(2, START, *PROBLEMS[1:3]), PROBLEMS[0].id: 3, PROBLEMS[3].id: 1}

        assert refused(problems=problems) == [
            ("101.3a", "too-many-copies", {"name": PROBLEMS[0].name, "have": 3, "most": 2})
        ]

    @pytest.mark.clause("101.3b")
    def test_nothing_but_problems(self) -> None:
        """A Friend beside ten Problems is one card too many for that reason alone."""
        found = refused(problems={**FIVE, FRIENDS[0].id: 1})

        assert found == [("101.3b", "only-problems", {"name": FRIENDS[0].name})]

    @pytest.mark.clause("101.3c")
    def test_one_to_start_with(self) -> None:
        """Ten Problems without a Starting Problem are refused; a single one among them is enough."""
        none = copies(2, *PROBLEMS[:5])

        assert refused(problems=none) == [("101.3c", "no-starting-problem", {})]
        assert refused(problems={**none, PROBLEMS[0].id: 1, START.id: 1}) == []
