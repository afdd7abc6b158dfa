"""710 for any chain of replacements: each modifier has its say once, and then the thing happens, once."""

from hypothesis import given, settings, strategies as st

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    FRIEND,
    THAT,
    Card,
    Description,
    Dismiss,
    Effect,
    Gain,
    IsDismissed,
    One,
    PutIntoHand,
    PutOnDeck,
    Replacement,
    Sequence,
    WithTrait,
    cards,
    each,
    main_phase,
)
from everfree.testing import Table, plain

TRAITS = ("Ash", "Birch", "Cedar")
place = st.integers(0, 2)


def trees(number: int) -> Description:
    """Friends with a trait: there is one of each."""
    return cards(FRIEND, WithTrait(TRAITS[number]))


def tree(number: int) -> Card:
    """Make the Friend with a trait."""
    return plain(traits=(TRAITS[number],))


def angel(number: int, instead: Effect, *, optional: bool) -> Card:
    """Make a Friend that gains a token, and replaces the dismissal of Friends with a trait."""
    effect = Sequence((Gain(1), instead))
    return plain(abilities=(Replacement(IsDismissed(One(trees(number))), effect, optional=optional),))


def dismissed_first(angels: list[Card], data: st.DataObject) -> tuple[Table, list[Card]]:
    """Dismiss the first tree and answer at random who may replace what; give the table and the trees."""
    wood = [tree(number) for number in range(3)]
    boot = plain(abilities=(main_phase(Dismiss(each(trees(0)))),))
    table = Table(home=[boot, *wood, *angels]).use(boot)
    questions = 0
    while table.asked == "replace":
        questions += 1
        assert questions <= len(angels)
        table.choose(data.draw(st.sampled_from(table.choices())))
    return table, wood


@settings(max_examples=60)
@given(st.lists(st.booleans(), max_size=5), st.data())
def test_each_modifier_applies_once(optional: list[bool], data: st.DataObject) -> None:
    """Of any number that put the same dismissal in its place, mandatory ones apply once, others at most."""
    angels = [angel(0, Dismiss(THAT), optional=one) for one in optional]
    table, (first, *others) = dismissed_first(angels, data)

    assert optional.count(False) <= table.tokens <= len(optional)
    assert table.zone_of(first) == "discard-pile"
    assert table.told(kinds.DISMISSED) == 1
    assert [table.zone_of(one) for one in others] == ["play", "play"]


@settings(max_examples=80)
@given(st.lists(st.tuples(place, place, st.booleans()), max_size=6), st.data())
def test_chains_and_rings_end_in_one_dismissal(
    arrows: list[tuple[int, int, bool]], data: st.DataObject
) -> None:
    """However dismissals are passed on from tree to tree, in the end exactly one of them falls."""
    angels = [angel(tail, Dismiss(each(trees(head))), optional=optional) for tail, head, optional in arrows]
    table, wood = dismissed_first(angels, data)

    assert table.tokens <= len(arrows)
    assert table.told(kinds.DISMISSED) == 1
    assert sorted([table.zone_of(one) for one in wood]) == ["discard-pile", "play", "play"]


@settings(max_examples=40)
@given(st.lists(st.sampled_from(["dismiss", "deck", "hand"]), min_size=1, max_size=5), st.data())
def test_what_is_no_dismissal_any_more_is_left_alone(ways: list[str], data: st.DataObject) -> None:
    """Once the card goes elsewhere instead, the modifiers that are left have nothing to replace."""
    instead: dict[str, Effect] = {
        "dismiss": Dismiss(THAT),
        "deck": PutOnDeck(THAT),
        "hand": PutIntoHand(THAT),
    }
    angels = [angel(0, instead[way], optional=False) for way in ways]
    table, (first, *_) = dismissed_first(angels, data)

    elsewhere = {"deck": "draw-deck", "hand": "hand"}
    ends = {elsewhere[way] for way in ways if way in elsewhere}
    assert table.zone_of(first) in (ends or {"discard-pile"})
    assert table.told(kinds.DISMISSED) == (0 if ends else 1)
    assert table.tokens <= len(ways)
