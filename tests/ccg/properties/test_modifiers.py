"""711 for any modifiers: those that depend on others follow them whatever their ages, and all ends."""

from hypothesis import given, settings, strategies as st

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.values.characteristics import colours_of, keywords_of, power_of, traits_of
from everfree.ccg.language import (
    CHARACTER,
    FRIEND,
    AlsoHasAbilitiesOfThis,
    Card,
    Change,
    Continuous,
    Each,
    HasAbilities,
    HasColours,
    HasKeyword,
    HasTrait,
    LosesAbilities,
    Power,
    This,
    WithTrait,
    cards,
)
from everfree.ccg.vocab import COLOURS
from everfree.testing import Table, plain
from everfree.testing.patience import patience
from everfree.testing.referee.positions import random_position

TRAITS = ("Ash", "Birch", "Cedar", "Dogwood", "Elm")
SECONDS = 10
Arrow = tuple[int, int]
"""Friends with the first trait have the second too."""
Looks = tuple[int, int, list[str], int]
"""Power, colours, traits and keywords of a card."""

trait = st.integers(0, 4)
printed_traits = st.lists(st.frozensets(trait), min_size=1, max_size=4)
"""Friends without text, each with the traits it is printed with."""
arrow = st.tuples(trait, trait)
upward = st.lists(arrow.filter(lambda one: one[0] < one[1]), max_size=5, unique=True)
"""Arrows that can't form a ring."""
additions = st.one_of(
    st.integers(-2, 3).map(Power),
    st.sampled_from(COLOURS).map(HasColours),
    st.sampled_from(["Swift", "Stubborn"]).map(HasKeyword),
)
"""Changes that take nothing away and make no difference to traits."""


def about(trait: int) -> Each:
    """All Friends with a trait."""
    return Each(cards(FRIEND, WithTrait(TRAITS[trait])))


def text(change: Change, trait: int) -> Card:
    """Make a Friend whose text changes all Friends with a trait."""
    return plain(1, 0, abilities=(Continuous((change,), about(trait)),))


class Wood:
    """Friends with traits, and Friends with texts about them, that can be given any ages."""

    def __init__(self, printed: list[frozenset[int]], texts: list[Card]) -> None:
        names = [[TRAITS[one] for one in sorted(traits)] for traits in printed]
        self.friends = [plain(1, 0, traits=tuple(traits)) for traits in names]
        self.table = Table(home=[*self.friends, *texts])
        self.size = len(self.table.game.in_play())

    def looks(self, ages: list[int]) -> list[Looks]:
        """Give what the Friends without text are if the cards in play have these ages."""
        state = self.table.state
        for card, age in zip(self.table.game.in_play(), ages, strict=True):
            state.stamps[card] = age
        game = Kernel(self.table.game.definitions, state)
        found: list[Looks] = []
        with patience(SECONDS):
            for one in self.friends:
                card = self.table.id(one)
                traits = sorted(traits_of(game, card))
                found.append((power_of(game, card), colours_of(game, card), traits, keywords_of(game, card)))
        return found


def ages_of(wood: Wood) -> st.SearchStrategy[list[int]]:
    """Draw any order of the cards, or let all be of one age."""
    return st.one_of(st.permutations(range(1, 1 + wood.size)), st.just([1] * wood.size))


def reached(traits: frozenset[int], arrows: list[Arrow]) -> frozenset[int]:
    """Follow the arrows from some traits as far as they lead."""
    for _ in TRAITS:
        traits |= {head for tail, head in arrows if tail in traits}
    return traits


@settings(max_examples=60)
@given(printed_traits, upward, trait, st.booleans(), st.data())
def test_a_dependent_modifier_follows_what_it_depends_on(
    printed: list[frozenset[int]], arrows: list[Arrow], bonus: int, is_given: bool, data: st.DataObject
) -> None:
    """Chains of traits lead as far as they can and power follows them, whatever the ages, equal ones too.

    It makes no difference whether Friends are made Birches, or given the ability to be one.
    """
    changes: list[Change] = []
    for _, head in arrows:
        change = HasTrait(TRAITS[head])
        changes.append(HasAbilities((Continuous((change,), This()),)) if is_given else change)
    texts = [text(change, tail) for (tail, _), change in zip(arrows, changes, strict=True)]
    wood = Wood(printed, [text(Power(+2), bonus), *texts])

    looks = wood.looks(data.draw(ages_of(wood)))

    for traits, (power, _, has, _) in zip(printed, looks, strict=True):
        should_have = reached(traits, arrows)
        assert has == sorted([TRAITS[one] for one in should_have])
        assert power == (3 if bonus in should_have else 1)


@settings(max_examples=60)
@given(printed_traits, st.lists(st.tuples(additions, trait), max_size=6), st.data())
def test_independent_modifiers_commute(
    printed: list[frozenset[int]], changes: list[tuple[Change, int]], data: st.DataObject
) -> None:
    """Additions for Friends whose traits nobody changes come to the same in any two orders."""
    wood = Wood(printed, [text(change, one) for change, one in changes])

    assert wood.looks(data.draw(ages_of(wood))) == wood.looks(data.draw(ages_of(wood)))


@settings(max_examples=15)  # each takes most of a second
@given(
    printed_traits,
    st.lists(st.tuples(arrow, st.sampled_from(["has", "takes", "gives", "shares"])), max_size=6),
    st.data(),
)
def test_rings_come_to_an_end(
    printed: list[frozenset[int]], arrows: list[tuple[Arrow, str]], data: st.DataObject
) -> None:
    """Texts that make and unmake each other settle, and in the same way if asked again."""
    texts: list[Card] = []
    for (tail, head), kind in arrows:
        makes = Continuous((HasTrait(TRAITS[head]),), about(tail))
        change: Change = HasTrait(TRAITS[head])
        if kind == "takes":
            change = LosesAbilities()
        elif kind == "gives":
            change = HasAbilities((makes, Continuous((AlsoHasAbilitiesOfThis(),), about(head))))
        elif kind == "shares":
            change = AlsoHasAbilitiesOfThis()
        texts.append(
            plain(1, 0, traits=(TRAITS[tail],), abilities=(Continuous((change,), about(head)), makes))
        )
    wood = Wood(printed, texts)
    ages = data.draw(ages_of(wood))

    assert wood.looks(ages) == wood.looks(ages)


@settings(max_examples=80)
@given(st.integers(0, 1_000_000))
def test_every_position_settles(seed: int) -> None:
    """Whatever texts lie together, each card is something, and every character has a power."""
    game = random_position(seed)
    with patience(SECONDS):
        for card in game.in_play():
            assert game.type_of(card)
            assert not game.type_of(card) & CHARACTER or isinstance(power_of(game, card), int)
