"""The referee agrees with the engine, works by itself, and is right where we know the answer."""

import ast
from pathlib import Path

import pytest

import everfree.testing.referee
from everfree.ccg.cards import POOL
from everfree.ccg.kernel.values import characteristics
from everfree.ccg.language import (
    FRIEND,
    WILD,
    Card,
    Continuous,
    Each,
    HasAbilities,
    HasTrait,
    LosesAbilities,
    Need,
    Power,
    PowerBecomes,
    This,
    WithTrait,
    cards,
    not_,
)
from everfree.ccg.rules.confront import requirements
from everfree.ccg.vocab import BLUE, FACEOFF_NAMES, PINK, Seat
from everfree.testing import Table, plain, plain_problem
from everfree.testing.referee import judge
from everfree.testing.referee.confronting import can_confront, can_share_out, splits
from everfree.testing.referee.orders import NoOrder, settled
from everfree.testing.referee.position import Position
from everfree.testing.referee.positions import LEFT_OUT, random_position

STATES_A_TEST = 50
MODULES = Path(everfree.testing.referee.__file__).parent
OWN_READING = tuple(
    [
        f"{name}.py"
        for name in ("position", "words", "modifiers", "orders", "powers", "confronting", "faceoffs")
    ]
)
"""The modules that work the numbers out."""
ENGINES_READING = (
    "everfree.ccg.kernel.kernel",
    "everfree.ccg.kernel.registry",
    "everfree.ccg.kernel.values.selection",
    "everfree.ccg.kernel.values.layers",
    "everfree.ccg.kernel.values.characteristics",
    "everfree.ccg.rules",
)


@pytest.mark.parametrize("first", range(0, 400, STATES_A_TEST))
def test_engine_and_referee_agree(first: int) -> None:
    """Four hundred random positions; `everfree check referee` judges ten thousand."""
    for seed in range(first, first + STATES_A_TEST):
        failure = judge(seed).failure
        assert failure is None, str(failure)


def test_positions_are_worth_judging() -> None:
    """Among fifty positions are all kinds of faceoffs, and modifiers applied out of turn."""
    games = [random_position(seed) for seed in range(50)]
    kinds = {game.state.faceoff.kind for game in games if game.state.faceoff is not None}
    verdicts = [judge(seed) for seed in range(50)]

    assert {FACEOFF_NAMES[kind] for kind in kinds} == {"troublemaker", "problem", "multi-problem", "effect"}
    assert sum([verdict.late > 0 for verdict in verdicts]) >= 3
    assert sum([verdict.has_order for verdict in verdicts]) >= 35


def test_a_seed_is_one_position() -> None:
    """Whatever a seed shows it shows again."""
    assert random_position(7).state.to_bytes() == random_position(7).state.to_bytes()


def test_hardly_a_card_is_left_out() -> None:
    """The referee knows the words of nine printed cards in ten."""
    assert len(LEFT_OUT) * 10 <= len(POOL), LEFT_OUT


@pytest.mark.parametrize("module", OWN_READING)
def test_the_referee_reads_for_itself(module: str) -> None:
    """It looks at states and at cards, and takes nothing the engine has worked out."""
    tree = ast.parse((MODULES / module).read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]

    assert imported
    assert [name for name in imported if name.startswith(ENGINES_READING)] == []


class TestPlantedFaults:
    """A mistake in the engine is told with a position that shows it."""

    def test_a_counter_that_weighs_double(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The least position has the counters, and nothing it could do without."""
        monkeypatch.setattr(characteristics, "power_in", lambda counter: 2 if counter == "+1 power" else 0)
        failure = first_failure()

        assert "'+1 power' on card " in failure
        assert "power of card " in failure
        assert failure.count("\ncard ") == 3  # two Problems and the card with the counters

    def test_a_requirement_that_takes_any_colour(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Who can confront what is compared too."""
        monkeypatch.setattr(requirements, "accepts", lambda need, colour: True)

        assert "can confront card " in first_failure()


def first_failure() -> str:
    """Give what is told of the first disagreement."""
    for seed in range(200):
        failure = judge(seed).failure
        if failure is not None:
            assert str(failure).endswith(f"again: everfree check referee --seed {seed} --states 1")
            return str(failure)
    pytest.fail("two hundred positions did not show it")


class TestKnownAnswers:
    """Positions whose answer is in the rulebook or a ruling."""

    def test_splits(self) -> None:
        """Every way to take three from two supplies, and no other."""
        assert list(splits(3, [2, 3])) == [(0, 3), (1, 2), (2, 1)]

    @pytest.mark.parametrize(
        ("powers", "can"), [(((BLUE | PINK, 2), (BLUE, 2)), True), (((BLUE | PINK, 4),), False)]
    )
    def test_a_character_has_one_colour(self, powers: tuple[tuple[int, int], ...], can: bool) -> None:
        """R25: two of blue and two of any other colour, with one character or two."""
        goal = plain_problem(owner=(Need(BLUE, 2), not_(BLUE, 2)))
        table = Table(mine=[plain(power, colours) for colours, power in powers], problem=goal)
        position = Position(table.game.definitions, table.state)

        assert can_confront(position, settled(position).world, Seat(0), table.id(goal)) == can

    def test_wild_takes_what_is_left(self) -> None:
        """R25: four of blue meet two of blue and two of anything."""
        assert can_share_out({BLUE: 4}, [Need(BLUE, 2), Need(WILD, 2)])
        assert not can_share_out({BLUE: 3}, [Need(BLUE, 2), Need(WILD, 2)])

    @pytest.mark.parametrize(("plus_is_younger", "power"), [(True, 3), (False, 1)])
    def test_timestamps(self, plus_is_younger: bool, power: int) -> None:
        """711.3: "becomes 1" and "+2" count in the order of their ages."""
        becomes = plain(abilities=(Continuous((PowerBecomes(1),), each_foal()),))
        plus = plain(abilities=(Continuous((Power(+2),), each_foal()),))
        foal = plain(5, traits=("Foal",))
        table = Table(home=[foal, *((becomes, plus) if plus_is_younger else (plus, becomes))])

        assert referee_power(table, foal) == power

    def test_what_is_given_counts_for_the_older(self) -> None:
        """711.4: a text about Foals reaches those that an ability given later makes Foals."""
        old = plain(abilities=(Continuous((Power(+2),), each_foal()),))
        plain_one = plain(1)
        makes = Continuous((HasTrait("Foal"),), This())
        giver = plain(abilities=(Continuous((HasAbilities((makes,)),), Each(cards(FRIEND))),))
        table = Table(home=[old, plain_one, giver])

        assert referee_power(table, plain_one) == 3

    def test_a_ring_has_no_order(self) -> None:
        """711.5: of two that take each other's abilities none can come first but by a rule."""
        first = plain(1, traits=("Foal",), abilities=(takes_from("Elder"),))
        second = plain(1, traits=("Elder",), abilities=(takes_from("Foal"),))
        table = Table(home=[first, second])

        with pytest.raises(NoOrder):
            settled(Position(table.game.definitions, table.state))


def each_foal() -> Each:
    """Every Friend that is a Foal."""
    return Each(cards(FRIEND, WithTrait("Foal")))


def takes_from(trait: str) -> Continuous:
    """Friends with a trait have no abilities."""
    return Continuous((LosesAbilities(),), Each(cards(FRIEND, WithTrait(trait))))


def referee_power(table: Table, card: Card) -> int:
    """Give a card's power as the referee works it out."""
    return settled(Position(table.game.definitions, table.state)).world[table.id(card)].power
