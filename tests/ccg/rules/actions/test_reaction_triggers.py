"""Reactions to a card that left play: it counts as it was before."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.language import (
    FRIEND,
    HERE,
    At,
    Dismiss,
    Gain,
    LeavesArea,
    LeavesPlay,
    cards,
    choose,
    main_phase,
    one,
    reaction,
)
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.rules.actions.reaction_triggers import before_leaving
from everfree.ccg.vocab import DISCARD_PILE, PLAY
from everfree.testing import Table, plain
from everfree.testing.table import OPPONENT


@pytest.mark.clause("512.4")
class TestAfterACardLeftPlay:
    """512.4."""

    @pytest.mark.parametrize(
        "trigger", [LeavesPlay(one(FRIEND)), LeavesPlay(one(FRIEND, At(HERE))), LeavesArea(one(FRIEND), HERE)]
    )
    def test_its_old_place_counts(self, trigger: Trigger) -> None:
        """A Reaction to a Friend that left play, or left from here, is offered afterwards."""
        watcher, victim = plain(abilities=(reaction(trigger, Gain(1)),)), plain()
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = Table(home=[storm], mine=[watcher, victim]).use(storm).choose(victim)

        assert table.choices() == ["pass", watcher]
        assert (table.use(watcher).tokens, table.zone_of(victim)) == (1, "discard-pile")

    @pytest.mark.must_not
    @pytest.mark.parametrize("trigger", [LeavesPlay(one(FRIEND, At(HERE))), LeavesArea(one(FRIEND), HERE)])
    def test_not_from_another_place(self, trigger: Trigger) -> None:
        """A Friend that was elsewhere did not leave from here."""
        watcher, victim = plain(abilities=(reaction(trigger, Gain(1)),)), plain()
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = Table(home=[storm], mine=[watcher], theirs=[victim]).use(storm).choose(victim)

        assert (table.asked, table.zone_of(victim)) == ("main", "discard-pile")

    def test_the_match_itself_stays_as_it_is(self) -> None:
        """What was true before is evaluated on a copy: the card keeps its place and its controller."""
        victim = plain()
        table = Table(mine=[victim])
        game, card = table.game, table.id(victim)
        area = game.state.area[card]
        put(game, card, DISCARD_PILE)
        occurrence = Occurrence(kinds.DISMISSED, OPPONENT, card)
        occurrence.origin = area
        saved = game.state.to_bytes()

        before = before_leaving(game, occurrence)

        state = before.state
        assert (state.zone[card], state.area[card], state.controller[card]) == (PLAY, area, OPPONENT)
        assert game.state.to_bytes() == saved
