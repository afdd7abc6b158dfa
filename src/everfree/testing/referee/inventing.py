"""Invent cards with random continuous abilities that read and change one another.

They use few traits, colours and keywords on purpose, so that one text often asks for what another gives.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from everfree.ccg.language.abilities import Ability, Continuous, PlayOn, PlayToHome, Standing
from everfree.ccg.language.card import WILD, Card, Need, Side
from everfree.ccg.language.facts import COMMON, CRITTER, CRYSTAL
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.terms import (
    A_PLAYER,
    A_PROBLEM,
    HERE,
    HOME,
    ITS_PROBLEM,
    OPPONENT,
    OPPONENTS_PROBLEM,
    POWER,
    PRINTED_POWER,
    YOU,
)
from everfree.ccg.language.words.changes.becoming import (
    AlsoHasColoursOf,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
)
from everfree.ccg.language.words.changes.changes import (
    Change,
    ColouredPower,
    ConfrontNeeds,
    HasKeyword,
    Law,
    Power,
    PowerBecomes,
)
from everfree.ccg.language.words.effects.attaching import On
from everfree.ccg.language.words.effects.counters import Counters, WithCounters
from everfree.ccg.language.words.faceoffs.faceoffs import CantContribute
from everfree.ccg.language.words.faceoffs.totals import HasTotal
from everfree.ccg.language.words.selectors.amounts import Amount, ColoursOf, ForEach, NumberOf, ValueOf
from everfree.ccg.language.words.selectors.conditions import (
    AllOf,
    Condition,
    DuringFaceoff,
    DuringPhase,
    Has,
    HasPower,
    Involved,
    WithCard,
    is_at,
)
from everfree.ccg.language.words.selectors.knowing import (
    HasPrintedAbilitiesOfNoted,
)
from everfree.ccg.language.words.selectors.selectors import (
    Another,
    At,
    AtLeast,
    ControlledBy,
    Description,
    Each,
    Exhausted,
    Host,
    Not,
    OfColour,
    Ready,
    Selector,
    Test,
    This,
    WithTrait,
)
from everfree.ccg.language.words.selectors.sharing import (
    AlsoHasAbilitiesOfThis,
    LosesKeyword,
    SameName,
    Shares,
    WithMatchingMane,
)
from everfree.ccg.language.words.zones.decks import TopOf
from everfree.ccg.vocab import (
    BLUE,
    CARD,
    CHARACTER,
    EPIC,
    FRIEND,
    MAIN_PHASE,
    PROBLEM,
    PROBLEM_FACEOFFS,
    RESOURCE,
    SCORE_PHASE,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    WHITE,
    CardType,
    Colour,
)
from everfree.testing.dice import Dice

T = TypeVar("T")

TRAITS = (CRITTER, CRYSTAL)
COLOURS = (BLUE, WHITE)
KEYWORDS = (
    ("Stubborn", 0),
    ("Swift", 0),
    ("Prismatic", 0),
    ("Teamwork", 0),
    ("Caretaker", 0),
    ("Competitive", 1),
    ("Supportive", 2),
    ("Eccentric", 1),
    ("Experienced", 0),
)
NOUNS = (FRIEND, FRIEND, CHARACTER, CHARACTER, CHARACTER, CARD, CARD, RESOURCE, TROUBLEMAKER, PROBLEM)
PLACES = (HERE, HERE, ITS_PROBLEM, HOME, A_PROBLEM, OPPONENTS_PROBLEM)
GIVING = (HasAbilities, HasPrintedAbilitiesOfNoted, AlsoHasAbilitiesOfThis)
DEPTH = 2
"""How deeply abilities that give abilities are nested."""


def changes_characteristics(changes: list[Change]) -> bool:
    """Tell whether a change is of something else than power; those are applied before all powers."""
    return not all(isinstance(change, Power | PowerBecomes) for change in changes)


def asks_for_powers(condition: Condition | None) -> bool:
    """Tell whether a condition depends on powers."""
    return any(isinstance(node, HasPower) for node in walk(condition))


class Inventor:
    """Makes random cards and parts of cards."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.cards = 0

    def one_of(self, several: Sequence[T]) -> T:
        return several[self.dice.below(len(several))]

    def some(self, most: int, make: Callable[[], T]) -> tuple[T, ...]:
        """Make a random number of values, from none to *most*."""
        return tuple([make() for _ in range(self.dice.below(most + 1))])

    # Cards.

    def card(self, type_: CardType, *, on: CardType | None = None, texts: int = 3) -> Card:
        """Make a card with up to *texts* abilities; with *on*, an attachment for hosts of that type."""
        self.cards += 1
        has_host = on is not None
        abilities: list[Ability] = []
        if type_ == RESOURCE:
            abilities.append(PlayToHome() if on is None else PlayOn(Description(on)))
        abilities.extend(self.some(texts, lambda: self.ability(has_host=has_host)))
        is_coloured = type_ in (FRIEND, RESOURCE)
        traits = self.some(2, lambda: self.one_of(TRAITS))
        if type_ == TROUBLEMAKER and self.dice.one_in(4):
            traits = (*traits, EPIC)
        side = Side(
            sum(set(self.some(2, lambda: self.one_of(COLOURS)))) if is_coloured else 0,
            0 if type_ == PROBLEM else self.dice.below(5),
            tuple(dict.fromkeys(traits)),
            self.some(1, lambda: Keyword(*self.one_of(KEYWORDS))),
            tuple(abilities),
        )
        name = f"invented{self.cards}"
        return Card(
            name,
            f"Invented {self.cards}",
            "",
            type_,
            side,
            COMMON,
            cost=1,
            owner_needs=self.needs() if type_ == PROBLEM else (),
            opponent_needs=(Need(WILD, self.dice.below(5)),) if type_ == PROBLEM else (),
        )

    def needs(self) -> tuple[Need, ...]:
        """Make requirements: of one colour, maybe of any colour but one, maybe wild."""
        found = [Need(self.one_of(COLOURS), self.dice.below(3))]
        if self.dice.one_in(2):
            found.append(Need(self.one_of(COLOURS), 1 + self.dice.below(2), other_than=True))
        if self.dice.one_in(2):
            found.append(Need(WILD, 1 + self.dice.below(2)))
        return tuple(found)

    # Abilities.

    def ability(self, *, has_host: bool, depth: int = DEPTH) -> Ability:
        """Make a continuous ability, or now and then a law."""
        if self.dice.one_in(5):
            return Standing(self.law(), self.condition(has_host=has_host) if self.dice.one_in(3) else None)
        changes = [self.change(depth=depth)]
        if self.dice.one_in(4):
            changes.append(self.change(depth=depth))
        condition = self.condition(has_host=has_host) if self.dice.one_in(3) else None
        while changes_characteristics(changes) and asks_for_powers(condition):
            condition = self.condition(has_host=has_host)
        is_given = depth < DEPTH
        giving = [one for one in changes if isinstance(one, GIVING)]
        # A given ability gives abilities to its own card only: otherwise they would multiply without end.
        of = This() if is_given and giving else self.selector(has_host=has_host)
        if any(isinstance(one, LosesAbilities) for one in changes):
            of = Each(self.description(Another()))  # a change that removes itself fits no order
        if any(isinstance(one, AlsoHasAbilitiesOfThis) for one in changes) and isinstance(of, This):
            of = Each(self.description(Another()))  # giving a card its own abilities does nothing
        return Continuous(tuple(changes), of, condition)

    def selector(self, *, has_host: bool) -> Selector:
        """Choose which cards an ability changes."""
        if has_host and self.dice.one_in(2):
            return Host(CARD)
        if self.dice.one_in(3):
            return This()
        return Each(self.description())

    def law(self) -> Law:
        """Make a law about faceoffs or confronting."""
        if self.dice.one_in(4):
            return CantContribute(Each(self.description()))
        if self.dice.one_in(2):
            amount = self.dice.below(5) - 2
            those = self.description()
            return HasTotal(A_PLAYER, amount, AtLeast(1 + self.dice.below(2), those))
        return ConfrontNeeds(self.one_of((YOU, OPPONENT, A_PLAYER)), self.dice.below(5) - 2)

    def change(self, *, depth: int) -> Change:  # noqa: C901 - one case for each change
        """Make a change of a power or another characteristic; *depth* limits the nesting of abilities."""
        kind = self.dice.below(15)
        if kind == 12:
            return HasPrintedAbilitiesOfNoted(CARD)
        if kind == 13:
            less = LosesKeyword(self.one_of(KEYWORDS)[0])
            is_given = depth < DEPTH  # then sharing all abilities would multiply them without end
            return less if is_given else self.one_of((less, AlsoHasAbilitiesOfThis()))
        if kind == 0:
            return HasColours(self.one_of(COLOURS))
        if kind == 1:
            return AlsoHasColoursOf(self.description())
        if kind == 2:
            return HasKeyword(*self.one_of(KEYWORDS))
        if kind == 3:
            return LosesAbilities()
        if kind in (4, 5) and depth:
            return HasAbilities((self.ability(has_host=False, depth=depth - 1),))
        if kind == 6:
            return PowerBecomes(self.amount(least=0))
        if kind == 7:
            return ColouredPower(1 + self.dice.below(2), self.one_of(COLOURS))
        if kind in (8, 9):
            return Power(self.amount(least=-3))
        return HasTrait(self.one_of(TRAITS))

    def amount(self, *, least: int) -> int | Amount:
        """Make a number, fixed or counted."""
        if self.dice.one_in(3):
            return ForEach(1, self.description())
        if self.dice.one_in(6):
            return self.one_of(
                (
                    ValueOf(POWER),
                    ValueOf(PRINTED_POWER, TopOf()),
                    ForEach(1, Counters()),
                    NumberOf(ColoursOf()),
                )
            )
        return least + self.dice.below(6)

    # Descriptions and conditions.

    def description(self, *tests_to_have: Test) -> Description:
        """Describe cards in play."""
        tests = [self.test()] if not self.dice.one_in(5) else []
        if self.dice.one_in(6):
            tests.append(self.test())
        return Description(self.one_of(NOUNS), tuple(dict.fromkeys([*tests_to_have, *tests])))

    def test(self) -> Test:
        """Make a property; mostly traits and colours, because those can change."""
        kind = self.dice.below(18)
        if kind < 7:
            return WithTrait(self.one_of(TRAITS))
        if kind < 11:
            return OfColour(self.one_of(COLOURS))
        if kind == 11:
            return At(self.one_of(PLACES))
        if kind == 12:
            return Another()
        if kind == 13:
            return self.one_of((Ready(), Exhausted()))
        if kind == 14:
            return self.one_of((On(This()), On(Description(FRIEND))))
        if kind == 15:
            return Not(WithTrait(self.one_of(TRAITS)))
        if kind == 16:
            return self.one_of((Shares(), SameName(), WithCounters()))
        return ControlledBy(self.one_of((YOU, OPPONENT)))

    def condition(self, *, has_host: bool) -> Condition:
        """Make a condition ("while ...")."""
        kind = self.dice.below(12)
        who = self.one_of((YOU, OPPONENT))
        if kind == 0:
            return Involved()
        if kind == 1:
            kinds = self.one_of((TROUBLEMAKER_FACEOFF, PROBLEM_FACEOFFS))
            return DuringFaceoff(kinds, here=self.dice.one_in(2), involving_this=self.dice.one_in(4))
        if kind == 8 and self.dice.one_in(2):
            return WithMatchingMane()
        if kind == 2:
            return DuringPhase(self.one_of((MAIN_PHASE, SCORE_PHASE)))
        if kind == 3:
            return WithCard(self.one_of(PLACES), self.description())
        if kind == 4:
            return AllOf((self.condition(has_host=has_host), self.condition(has_host=has_host)))
        if kind == 5 and has_host:
            return is_at(self.one_of(PLACES), Host(CARD))
        if kind in (6, 7):
            return HasPower(Colour(self.one_of(COLOURS)), 1 + self.dice.below(5), who)
        return Has(who, self.description(), 1 + self.dice.below(2))
