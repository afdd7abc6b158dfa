"""711 for any modifiers: the order of timestamps counts only where the rules let it, and rings end."""

from hypothesis import given, settings, strategies as st

from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.language import (
    FRIEND,
    Card,
    Continuous,
    HasTrait,
    LosesAbilities,
    Power,
    WithTrait,
    cards,
    each,
)
from everfree.testing import Table, plain

TRAITS = ("Foal", "Critter", "Elder", "Zebra", "Dragon", "Griffon")
Link = tuple[int, int]
"""Cards with the first trait have the second one too."""


def lending(link: Link) -> Card:
    """Make a Friend whose text gives everyone with one trait another."""
    text = Continuous((HasTrait(TRAITS[link[1]]),), each(cards(FRIEND, WithTrait(TRAITS[link[0]]))))
    return plain(abilities=(text,))


def traits_after(links: list[Link], begins_with: int) -> frozenset[str]:
    """Say which traits a card has that begins with one, with these texts in play in this order."""
    card = plain(traits=(TRAITS[begins_with],))
    table = Table(home=[*[lending(link) for link in links], card])
    return frozenset(traits_of(table.game, table.id(card)))


def closure(links: list[Link], begins_with: int) -> frozenset[str]:
    """Say it slowly: follow links until nothing new comes."""
    found = {begins_with}
    for _ in TRAITS:
        found |= {after for before, after in links if before in found}
    return frozenset([TRAITS[place] for place in found])


forward = st.tuples(st.integers(0, 4), st.integers(1, 5)).filter(lambda link: link[0] < link[1])
anywhere = st.tuples(st.integers(0, 5), st.integers(0, 5)).filter(lambda link: link[0] != link[1])


@settings(max_examples=150, deadline=None)
@given(st.lists(forward, min_size=2, max_size=7, unique=True), st.randoms(use_true_random=False))
def test_chains_do_not_depend_on_timestamps(links: list[Link], chance: object) -> None:
    """Texts that depend on each other without a ring give the same result in every order they entered."""
    expected = closure(links, 0)

    assert traits_after(links, 0) == expected
    assert traits_after(sorted(links, reverse=True), 0) == expected
    chance.shuffle(links)  # type: ignore[attr-defined]
    assert traits_after(links, 0) == expected


@settings(max_examples=150, deadline=None)
@given(st.lists(anywhere, min_size=2, max_size=7, unique=True), st.integers(0, 5))
def test_rings_come_to_an_end(links: list[Link], begins_with: int) -> None:
    """Whatever depends on whatever, the traits are found, and none that no text could give."""
    found = traits_after(links, begins_with)

    assert TRAITS[begins_with] in found
    assert found <= closure(links, begins_with)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(-2, 3), min_size=1, max_size=6), st.randoms(use_true_random=False))
def test_bonuses_add_up_in_any_order(bonuses: list[int], chance: object) -> None:
    """Independent changes of a power commute."""

    def power(order: list[int]) -> int:
        auras = [plain(abilities=(Continuous((Power(one),), each(cards(FRIEND))),)) for one in order]
        card = plain(5)
        return Table(home=[*auras, card]).power(card)

    shuffled = list(bonuses)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]

    assert power(bonuses) == power(shuffled) == 5 + sum(bonuses)


@settings(max_examples=100, deadline=None)
@given(st.lists(forward, min_size=1, max_size=4, unique=True), st.booleans())
def test_a_lost_text_gives_nothing(links: list[Link], first: bool) -> None:
    """Texts of Friends that lose all abilities do nothing, whether the loss is older or younger."""
    thief = plain(
        traits=("Thief",),
        abilities=(Continuous((LosesAbilities(),), each(cards(FRIEND, WithTrait("Mark")))),),
    )
    marked = []
    for before, after in links:
        text = Continuous((HasTrait(TRAITS[after]),), each(cards(FRIEND, WithTrait(TRAITS[before]))))
        marked.append(plain(traits=("Mark",), abilities=(text,)))
    card = plain(traits=(TRAITS[0],))
    table = Table(home=[thief, *marked, card] if first else [*marked, thief, card])

    assert traits_of(table.game, table.id(card)) == (TRAITS[0],)
