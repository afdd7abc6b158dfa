"""704.1b, 707.2, 801.1: what one instruction does to several cards happens at once."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    FOR_GOOD,
    FRIEND,
    THAT,
    YOU,
    Ability,
    Banish,
    Cant,
    Card,
    Choose,
    Dismiss,
    Draw,
    Draws,
    Effect,
    Exhaust,
    Frighten,
    Gain,
    Has,
    IsDismissed,
    IsExhausted,
    Lasting,
    LeavesPlay,
    One,
    PutIntoHand,
    Replacement,
    Sequence,
    Standing,
    WithTrait,
    cards,
    choose,
    each,
    main_phase,
    one,
    when,
)
from everfree.testing import Table, piece, plain

FOALS = cards(FRIEND, WithTrait("Foal"))
EVERY_FOAL = Dismiss(each(FOALS))


def foal(*abilities: Ability, power: int = 1) -> Card:
    """Make a Friend of the kind the texts here are about."""
    return plain(power, traits=("Foal",), abilities=abilities)


def actor(effect: Effect, *costs: Effect) -> Card:
    """Make a Friend that does something in the Main Phase and is not a Foal."""
    return plain(abilities=(main_phase(effect, costs=costs),))


def orders(first: Card, *others: Card) -> list[list[Card]]:
    """List the orders in which a card can have entered beside others."""
    return [[*others[:place], first, *others[place:]] for place in range(len(others) + 1)]


class TestJudging:
    """Whether each of them can happen is judged before any of them has."""

    @pytest.mark.clause("707.2", "801.1")
    @pytest.mark.card("pr191", "mt0")
    @pytest.mark.parametrize("yours_first", [True, False])
    def test_equal_power_protects_nobody(self, yours_first: bool) -> None:
        """At pr191 with 3 power against 3 both Friends are dismissed; the first to go protects no other."""
        boot, friend, rival = actor(Dismiss(each(cards(FRIEND)))), plain(3), plain(3)
        table = Table(problem=POOL["pr191"], home=[boot], mine=[friend], opponent_mine=[rival])
        in_play = table.game.in_play()
        if not yours_first:
            mine, theirs = in_play.index(table.id(friend)), in_play.index(table.id(rival))
            in_play[mine], in_play[theirs] = in_play[theirs], in_play[mine]

        table.use(boot)

        assert (table.zone_of(friend), table.zone_of(rival)) == ("discard-pile", "discard-pile")

    @pytest.mark.clause("707.2", "104.2")
    def test_a_protector_protects_those_it_leaves_with(self) -> None:
        """A Foal that keeps the others in play is dismissed alone, whenever it entered."""
        keeper = plain(abilities=(Standing(Cant(LeavesPlay(One(FOALS)))),), traits=("Guard",))
        boot = actor(Dismiss(each(cards(FRIEND))))
        for line in orders(keeper, foal(), foal()):
            table = Table(home=[boot, *line]).use(boot)

            assert [table.zone_of(card) for card in line].count("discard-pile") == 1
            assert table.zone_of(keeper) == "discard-pile"

    @pytest.mark.clause("707.2", "104.2")
    def test_a_condition_is_asked_once_for_all(self) -> None:
        """While three Foals are yours none can leave: all three stay, though two would not hold the law."""
        law = Standing(Cant(LeavesPlay(One(FOALS))), Has(YOU, FOALS, 3))
        boot = plain(abilities=(law, main_phase(EVERY_FOAL)))
        foals = [foal(), foal(), foal()]

        assert [Table(home=[boot, *foals]).use(boot).zone_of(card) for card in foals] == ["play"] * 3

    @pytest.mark.clause("410.4b")
    def test_draws_are_not_simultaneous(self) -> None:
        """The effect of a first draw waits, and a second draw is its own occurrence: both are heard."""
        boot = plain(abilities=(main_phase(Draw(2)), when(Draws(YOU), Gain(1))))

        assert Table(home=[boot]).use(boot).until("main").tokens == 2


class TestHearing:
    """What happens together is heard together."""

    @pytest.mark.clause("704.1b", "410.1")
    def test_what_leaves_hears_all_that_leave_with_it(self) -> None:
        """A Foal that leaves with two others hears three dismissals, whenever it entered."""
        watcher = foal(when(IsDismissed(one(FRIEND)), Gain(1)))
        boot = actor(EVERY_FOAL)
        for line in orders(watcher, foal(), foal()):
            assert Table(home=[boot, *line]).use(boot).until("main").tokens == 3

    @pytest.mark.clause("704.1b")
    def test_a_watcher_exhausted_with_others_hears_each(self) -> None:
        """Three Foals become exhausted at once: an ability of one of them triggers three times."""
        watcher = foal(when(IsExhausted(each(FOALS)), Gain(1)))
        boot = actor(Exhaust(each(FOALS)))
        for line in orders(watcher, foal(), foal()):
            assert Table(home=[boot, *line]).use(boot).until("main").tokens == 3

    @pytest.mark.clause("704.1b", "508.1b")
    def test_what_pays_together_is_heard_together(self) -> None:
        """Two Foals dismissed to pay a cost each count for the one that watches."""
        watcher, other = foal(when(IsDismissed(one(FRIEND)), Gain(1))), foal()
        for line in orders(watcher, other):
            boot = actor(Gain(0), Dismiss(Choose(FOALS, 2)))
            table = Table(home=[boot, *line]).use(boot)
            while table.asked == "pay-with":
                table.choose(table.choices()[0])

            assert table.until("main").tokens == 2

    @pytest.mark.clause("504.1")
    def test_what_lay_on_frightened_cards_goes_together(self) -> None:
        """Frightening several Friends puts all that was attached to them away in one group."""
        charm, other = piece(POOL["pr130"]), piece(POOL["pr130"])
        boot = actor(Frighten(each(FOALS)))
        table = Table(home=[boot, piece(foal(), attached=(charm,)), piece(foal(), attached=(other,))]).use(
            boot
        )

        assert [table.zone_of(card) for card in (charm, other)] == ["discard-pile"] * 2


class TestReplacing:
    """What replaces some of them is settled before any of them happens."""

    @pytest.mark.clause("710.5", "801.1")
    def test_nothing_happens_before_all_is_decided(self) -> None:
        """While a player decides what replaces one dismissal, the other Foal is still in play."""
        saved, other = foal(), foal()
        angel = plain(abilities=(Replacement(IsDismissed(One(FOALS)), PutIntoHand(THAT), optional=True),))
        boot = actor(EVERY_FOAL)
        table = Table(home=[boot, angel, saved, other]).use(boot)

        assert (table.asked, table.told(kinds.DISMISSED)) == ("replace", 0)
        table.choose(angel)
        assert (table.asked, table.zone_of(saved), table.zone_of(other)) == ("replace", "play", "play")
        table.choose("no")
        assert sorted([table.zone_of(saved), table.zone_of(other)]) == ["discard-pile", "hand"]

    @pytest.mark.clause("710.5b")
    def test_a_replacer_that_leaves_too_replaces_all_of_them(self) -> None:
        """A Foal that has Foals banished instead does so for all that leave with it and for itself."""
        angel = foal(Replacement(IsDismissed(One(FOALS)), Banish(THAT)))
        boot = actor(EVERY_FOAL)
        for line in orders(angel, foal(), foal()):
            table = Table(home=[boot, *line]).use(boot)

            assert [table.zone_of(card) for card in line] == ["banished"] * 3

    @pytest.mark.clause("708.4", "704.1b")
    @pytest.mark.ruling("R72")
    def test_the_next_time_is_all_of_one_group(self) -> None:
        """A modifier for the next time hears every occurrence of the group that comes next, and then ends."""
        hope = actor(Lasting(when(IsDismissed(one(FRIEND)), Gain(1)), FOR_GOOD, once=True))
        boot, later, last = (
            actor(EVERY_FOAL),
            actor(Dismiss(choose(cards(FRIEND, WithTrait("Late"))))),
            plain(traits=("Late",)),
        )
        table = Table(home=[hope, boot, later, last, foal(), foal()])
        table.use(hope).use(boot).until("main")

        assert table.tokens == 2
        assert table.use(later).until("main").tokens == 2

    @pytest.mark.clause("801.1")
    def test_texts_that_replace_are_followed_in_the_order_of_their_player(self) -> None:
        """Longer texts that replace two dismissals are followed one after the other; their player chooses."""
        first = plain(abilities=(Replacement(IsDismissed(One(FOALS)), Sequence((Gain(1), Banish(THAT)))),))
        boot, left, right = actor(EVERY_FOAL), foal(), foal()
        table = Table(home=[boot, first, left, right]).use(boot)

        assert (table.asked, set(table.choices()), table.tokens) == ("order-replacements", {left, right}, 0)
        table.choose(right)
        assert table.banished() == [right, left]
        assert table.tokens == 2
