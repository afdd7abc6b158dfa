"""The referee agrees with the engine, works by itself, and is right where we know the answer."""

import ast
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import everfree.testing.referee
from everfree.ccg.cards import POOL
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.notes import CHOSEN_COLOUR
from everfree.ccg.kernel.records import Faceoff
from everfree.ccg.kernel.values import characteristics
from everfree.ccg.language import (
    FRIEND,
    WILD,
    Card,
    Continuous,
    Each,
    HasAbilities,
    HasKeyword,
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
from everfree.ccg.vocab import (
    BLUE,
    COLOURS,
    DISCARD_PILE,
    FACEOFF_NAMES,
    FLIP,
    NO_REF,
    PINK,
    PROBLEM_FACEOFF,
    Seat,
)
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.laid import Put
from everfree.testing.referee import judge
from everfree.testing.referee.agreement import disagreements
from everfree.testing.referee.confronting import can_confront, can_share_out, splits
from everfree.testing.referee.faceoffs import total
from everfree.testing.referee.orders import NoOrder, settled
from everfree.testing.referee.position import Position
from everfree.testing.referee.positions import LEFT_OUT, random_position

STATES_A_TEST = 50
YOU = Seat(0)
MODULES = Path(everfree.testing.referee.__file__).parent
OWN_READING = (
    "position.py",
    "reader.py",
    "properties.py",
    "conditions.py",
    "amounts.py",
    "outside.py",
    "modifiers.py",
    "orders.py",
    "powers.py",
    "confronting.py",
    "faceoffs.py",
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


@pytest.mark.parametrize(
    "first",
    [
        *range(0, 100, STATES_A_TEST),
        *[pytest.param(first, marks=pytest.mark.long) for first in range(100, 400, STATES_A_TEST)],
    ],
)
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


def test_no_card_is_left_out() -> None:
    """The referee knows the words of every printed card."""
    assert LEFT_OUT == {}


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

    def test_a_keyword_for_a_power(self) -> None:
        """711.3b: a keyword given to a card with at least 4 power depends on what raises that power."""
        applejack = piece(POOL["hm16"], counters=("+1 power",))
        table = Table(home=[applejack])
        world = settled(Position(table.game.definitions, table.state)).world

        assert [word.name for word in world[table.id(applejack)].keywords] == ["Calming"]

    def test_a_card_that_cant_have_abilities(self) -> None:
        """104.2: what a younger text would give to it, it does not have."""
        foal = plain(1, traits=("Foal",))
        bars = plain(abilities=(Continuous((LosesAbilities(barred=True),), each_foal()),))
        gives = plain(abilities=(Continuous((HasKeyword("Swift"),), each_foal()),))
        table = Table(home=[foal, bars, gives])

        assert settled(Position(table.game.definitions, table.state)).world[table.id(foal)].keywords == ()
        assert disagreements(table.game) == []

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


def referee_power(table: Table, card: Put) -> int:
    """Give a card's power as the referee works it out."""
    return settled(Position(table.game.definitions, table.state)).world[table.id(card)].power


def tables_of_newly_read_words() -> list[Table]:
    """Lay out tables on which a word holds, and on which it does not."""
    dash = POOL["pr1"]
    hands = [[plain() for _ in range(count)] for count in (2, 3)]
    return [
        Table(mane=dash, mane_at="mine", mine=[POOL["cg18"]]),
        Table(mane=dash, mine=[POOL["cg18"]]),
        *[Table(home=[POOL["rr3"], POOL["cg56"]], hand=hand) for hand in hands],
        *[Table(home=[POOL["ll53"], POOL["pr24"]], opponent_score=score) for score in (7, 8)],
        Table(home=[POOL["de31"], plain()], opponent_home=[plain()]),
        Table(home=[POOL["de31"]], opponent_home=[plain(), plain()]),
        Table(home=[POOL["cn197"]], deck=[plain(4), plain(1)]),
        Table(mine=[piece(plain(), attached=(POOL["mt96"],))]),
        *[Table(home=[piece(POOL["hm16"], counters=("+1 power",) * count)]) for count in (0, 1)],
    ]


@pytest.mark.parametrize("place", range(len(tables_of_newly_read_words())))
def test_words_that_random_positions_seldom_have(place: int) -> None:
    """Titles, hands, scores, numbers of cards and attachments on one host are read alike."""
    assert disagreements(tables_of_newly_read_words()[place].game) == []


def with_flipped(table: Table, seat: Seat = YOU) -> Table:
    """Begin a faceoff at your Problem, with the discard pile of a player flipped."""
    for card in list(table.game.cards_in(DISCARD_PILE, seat)):
        put(table.game, card, FLIP)
    areas = (table.area_named("mine"),)
    table.state.faceoff = Faceoff(PROBLEM_FACEOFF, Seat(0), (Seat(0), Seat(1)), areas, NO_REF, Seat(1))
    table.game.changed()
    return table


def remembering(table: Table, card: Card, colour: int) -> Table:
    """Let a card remember a colour."""
    table.state.noted.append((table.game.ref(table.id(card)), CHOSEN_COLOUR, colour))
    table.game.changed()
    return table


def tables_of_confronting() -> list[Table]:
    """Lay out tables on which a law keeps players or cards from confronting, and on which it does not."""
    easy = plain_problem(owner=(Need(WILD, 2),), opponent=2)
    foes = [plain(1) for _ in range(3)]
    covered = piece(plain_troublemaker(1), face_down=True)
    crowds = [[plain(1) for _ in range(count)] for count in (3, 4)]
    dilemmas = [POOL[name] for name in ("de110", "sb112", "sb117", "ll112", "ll115")]
    strong = [plain(9, colour) for colour in COLOURS]
    return [
        *[Table(problem=POOL["ad168"], mine=[plain(power, BLUE) for _ in range(5)]) for power in (2, 3)],
        *[
            Table(problem=easy, mine=[POOL[name], plain(power)])
            for name in ("hm49", "mt40")
            for power in (1, 2)
        ],
        Table(problem=easy, mine=[piece(POOL["mt40"], cutie_marked=True)]),
        Table(problem=POOL["de128"], mane=POOL["pr4"], mane_at="mine", mine=strong),
        *[Table(problem=easy, mine=[POOL["ll82"]], opponents_turn=other) for other in (False, True)],
        *[Table(problem=easy, mine=[POOL["pr202"]], opponent_mine=foes[:count]) for count in (2, 3)],
        *[Table(problem=POOL["cn171"], mine=[*crowd, *strong[:1]]) for crowd in crowds],
        Table(problem=piece(easy, attached=(POOL["cg129"],)), mine=strong),
        *[Table(problem=POOL["ad175"], mine=strong, opponent_mine=hidden) for hidden in ((), (covered,))],
        *[
            Table(dilemma=one, at_dilemma=strong, opponent_at_dilemma=strong[:4], opponents_turn=other)
            for one in dilemmas
            for other in (False, True)
        ],
    ]


def tables_of_powers() -> list[Table]:
    """Lay out tables of powers, colours and totals that texts outside play or of rare words change."""
    held = [plain(), plain(), plain()]
    muscles = piece(POOL["ll11"], counters=("Muscle", "Muscle"))
    return [
        *[with_flipped(Table(discard=[POOL[name]], hand=held)) for name in ("eo42", "ff68")],
        *[
            with_flipped(Table(opponent_discard=[POOL["ff68"]], opponent_hand=held, home=home), Seat(1))
            for home in ([], [POOL["de142"]])
        ],
        Table(mine=[POOL["ff68"]], hand=held),
        Table(discard=[POOL["de18"]], mine=[plain(1)]),
        Table(hand=[POOL["de18"]], mine=[plain(1)]),
        *[
            with_flipped(Table(mane=piece(POOL["de1"], boosted=boosted), discard=[plain(1)]))
            for boosted in (False, True)
        ],
        with_flipped(Table(home=[muscles], discard=[plain(1), POOL["eo42"]])),
        Table(mine=[piece(plain(5), counters=("+1 power",))], opponent_mine=[POOL["eo217"]]),
        Table(mine=[piece(plain(5), counters=("+1 power",))], problem=POOL["mt120"]),
        with_flipped(Table(problem=POOL["eo194"])),
        with_flipped(Table(home=[POOL["ff104"]])),
        *[remembering(Table(home=[POOL[name]]), POOL[name], PINK) for name in ("hm84", "ll83")],
        *[
            Table(
                home=[piece(POOL["sb80"], counters=("+1 power",))],
                opponent_home=[plain() for _ in range(count)],
            )
            for count in (1, 2)
        ],
    ]


@pytest.mark.parametrize("place", range(len(tables_of_confronting())))
def test_laws_about_confronting(place: int) -> None:
    """Laws that forbid confronting or helping, and Dilemmas, are read alike."""
    assert disagreements(tables_of_confronting()[place].game) == []


@pytest.mark.parametrize("place", range(len(tables_of_powers())))
def test_rare_changes_of_power(place: int) -> None:
    """Flipped cards, texts outside play, powers kept or doubled and chosen colours are read alike."""
    assert disagreements(tables_of_powers()[place].game) == []


class TestRareWords:
    """Positions with words of few cards, whose answer is known."""

    @pytest.mark.parametrize(("power", "can"), [(1, False), (2, True)])
    def test_a_card_that_cant_help(self, power: int, can: bool) -> None:
        """611.3a: its power does not count for confronting."""
        goal = plain_problem(owner=(Need(WILD, 2),))
        assert referee_confronts(Table(problem=goal, mine=[POOL["hm49"], plain(power)]), goal) == can

    @pytest.mark.parametrize(("count", "can"), [(3, False), (4, True)])
    def test_a_problem_for_four(self, count: int, can: bool) -> None:
        """104.2: nobody with fewer than four characters there can confront it."""
        goal = POOL["cn171"]
        mine = [plain(9, colour) for colour in COLOURS][:count]
        needs = replace(goal, owner_needs=(Need(WILD, 2),))
        assert referee_confronts(Table(problem=needs, mine=mine), needs) == can

    def test_a_problem_with_something_face_down(self) -> None:
        """505.2: a text that says so means face-down Troublemakers."""
        goal = replace(POOL["ad175"], owner_needs=(Need(WILD, 2),))
        hidden = piece(plain_troublemaker(1), face_down=True)
        assert referee_confronts(Table(problem=goal, mine=[plain(2)]), goal)
        assert not referee_confronts(Table(problem=goal, mine=[plain(2)], opponent_mine=[hidden]), goal)

    def test_a_text_in_the_discard_pile(self) -> None:
        """701.3: it works there and not in a hand."""
        mane = piece(POOL["pr1"])
        printed = referee_power(Table(mane=mane), mane)
        assert referee_power(Table(mane=mane, discard=[POOL["de18"]]), mane) == printed + 1
        assert referee_power(Table(mane=mane, hand=[POOL["de18"]]), mane) == printed

    def test_a_dilemma_in_the_discard_pile_is_a_resource(self) -> None:
        """It is a Problem only while it is in play (522.1); found by a soak, seed 900566."""
        maud = piece(POOL["rrf1"], boosted=True)
        one, two = [piece(POOL[card]) for card in ("cg148", "de110")]
        table = Table(mane=maud, discard=[one, two])

        assert table.power(maud) - Table(mane=maud).power(maud) == 1
        assert referee_power(table, maud) == table.power(maud)

    def test_flipped_cards(self) -> None:
        """514.4a: the changed power of flipped cards counts, unless they have lost their abilities."""
        held = [plain(), plain(), plain()]
        foe: dict[str, Any] = {"opponent_discard": [POOL["ff68"]], "opponent_hand": held}
        bare = referee_total(with_flipped(Table(home=[POOL["de142"]], **foe), Seat(1)), Seat(1))
        assert bare == POOL["ff68"].front.power
        assert referee_total(with_flipped(Table(**foe), Seat(1)), Seat(1)) == 3
        boosted = Table(mane=piece(POOL["de1"], boosted=True), discard=[plain(1)])
        assert referee_total(with_flipped(boosted), Seat(0)) == 3

    def test_a_total(self) -> None:
        """514.4a: a law about a player's total adds to it."""
        assert referee_total(with_flipped(Table(problem=POOL["eo194"])), Seat(0)) == 2

    def test_a_power_that_is_kept(self) -> None:
        """104.2: a counter does not change the power that the Problem sets."""
        friend = piece(plain(5), counters=("+1 power",))
        assert referee_power(Table(mine=[friend], problem=POOL["mt120"]), friend) == 2

    def test_a_power_that_a_later_text_would_set(self) -> None:
        """104.2: setting it again would make the card gain or lose power."""
        berry = piece(POOL["ff68"])
        table = Table(mine=[berry], problem=POOL["mt120"], hand=[plain(), plain(), plain()])
        assert referee_power(table, berry) == 2

    def test_a_power_that_is_doubled(self) -> None:
        """711.3: what is younger than the doubling is not doubled."""
        twice = piece(POOL["sb80"], counters=("+1 power",))
        table = Table(home=[twice], opponent_home=[plain(), plain()])
        assert referee_power(table, twice) == 2 * POOL["sb80"].front.power + 1

    def test_a_chosen_colour(self) -> None:
        """708.1: the card has the colour that was chosen."""
        table = remembering(Table(home=[POOL["hm84"]]), POOL["hm84"], PINK)
        world = settled(Position(table.game.definitions, table.state)).world
        assert world[table.id(POOL["hm84"])].colours == {PINK}


def referee_confronts(table: Table, problem: Card) -> bool:
    """Tell whether you can confront a Problem, as the referee works it out."""
    position = Position(table.game.definitions, table.state)
    return can_confront(position, settled(position).world, Seat(0), table.id(problem))


def referee_total(table: Table, seat: Seat) -> int:
    """Return a power total as the referee works it out."""
    position = Position(table.game.definitions, table.state)
    return total(position, settled(position).world, seat)
