"""Cards of The Crystal Games that choose or remove a counter of any name."""

import pytest

from everfree.ccg.cards.crystal_games.events import FINGER_SNAP
from everfree.ccg.cards.crystal_games.friends_yellow import EQUESTRIAN_MAILMARE_SPECIAL_DELIVERY as DERPY
from everfree.ccg.cards.crystal_games.resources import MAGICAL_MAILBOX, PONYVILLE_MAILBOX
from everfree.ccg.language import (
    CHARACTER,
    DRAGON,
    EARTH_PONY,
    PEGASUS,
    POWER_COUNTER,
    ChooseCounter,
    Gain,
    Ready,
    RemoveCounters,
    choose,
    main_phase,
    yours,
)
from everfree.ccg.view import view_of
from everfree.testing import Table, piece, plain
from everfree.testing.table import YOU

POSTAGE = "Postage"


@pytest.mark.card("cg101")
class TestFingerSnap:
    """cg101."""

    def test_another_counter_of_the_chosen_type(self) -> None:
        """The player chooses the card, then the type; the other type stays as it was."""
        mixed = piece(plain(1), counters=(POWER_COUNTER, POSTAGE, POSTAGE))
        single = piece(plain(1), counters=(POWER_COUNTER,))
        table = Table(home=[mixed, single, DERPY], hand=[FINGER_SNAP], tokens=1).play(FINGER_SNAP)

        assert table.choices() == [mixed, single]
        table.choose(mixed)
        assert (table.asked, table.choices()) == ("choose-counter", [POWER_COUNTER, POSTAGE])
        table.choose(POSTAGE)
        assert table.counters(mixed) == {POWER_COUNTER: 1, POSTAGE: 3}
        assert table.counters(single) == {POWER_COUNTER: 1}

    def test_a_single_type_is_not_asked_for(self) -> None:
        """The counter on the only such card is doubled at once."""
        marked = piece(plain(1), counters=(POWER_COUNTER,))
        table = Table(home=[marked], hand=[FINGER_SNAP], tokens=1).play(FINGER_SNAP)

        assert table.counters(marked) == {POWER_COUNTER: 2}

    @pytest.mark.must_not
    def test_neither_exhausted_nor_other_players_cards(self) -> None:
        """An exhausted card, a card without counters and an opponent's card are not offered."""
        tired = piece(plain(1), counters=(POWER_COUNTER,), exhausted=True)
        theirs = piece(plain(1), counters=(POWER_COUNTER,))
        table = Table(home=[tired, plain()], opponent_home=[theirs], hand=[FINGER_SNAP], tokens=1)
        table.play(FINGER_SNAP)

        assert table.asked == "main"
        assert (table.counters(tired), table.counters(theirs)) == ({POWER_COUNTER: 1}, {POWER_COUNTER: 1})

    def test_the_options_have_names(self) -> None:
        """The view names the counters, and the sentence of an option does too."""
        mixed = piece(plain(1), counters=(POWER_COUNTER, POSTAGE))
        table = Table(home=[mixed, DERPY], hand=[FINGER_SNAP], tokens=1).play(FINGER_SNAP)
        question = view_of(table.game, YOU).question

        assert question is not None
        assert [(one.verb, one.name) for one in question.options] == [
            ("counter", POWER_COUNTER),
            ("counter", POSTAGE),
        ]


@pytest.mark.card("cg136")
class TestMagicalMailbox:
    """cg136."""

    def table(self, *traits: str) -> Table:
        """Lay out the mailbox and a character with one counter."""
        self.bearer = piece(plain(1, traits=traits), counters=(POWER_COUNTER,))
        return Table(home=[MAGICAL_MAILBOX, self.bearer])

    @pytest.mark.parametrize(("trait", "drawn"), [(EARTH_PONY, 1), (DRAGON, 2), (PEGASUS, 2)])
    def test_draws_one_card_or_two(self, trait: str, drawn: int) -> None:
        """The counter of a Dragon or a Pegasus draws two cards instead of one."""
        table = self.table(trait).use(MAGICAL_MAILBOX)

        assert (len(table.hand()), table.counters(self.bearer)) == (drawn, {})

    def test_one_of_two_types_pays(self) -> None:
        """The player chooses which counter to remove, and may take the action back before that."""
        bearer = piece(plain(1), counters=(POWER_COUNTER, POSTAGE))
        table = Table(home=[MAGICAL_MAILBOX, bearer, DERPY]).use(MAGICAL_MAILBOX)

        assert (table.asked, table.question.can_cancel) == ("choose-counter", 1)
        table.choose(POWER_COUNTER)
        assert (table.counters(bearer), len(table.hand())) == ({POSTAGE: 1}, 1)

    @pytest.mark.must_not
    def test_no_counter_no_card(self) -> None:
        """Counters of an exhausted character, of a Resource and of an opponent do not pay."""
        tired = piece(plain(1), counters=(POWER_COUNTER,), exhausted=True)
        theirs = piece(plain(1), counters=(POWER_COUNTER,))
        box = piece(PONYVILLE_MAILBOX, counters=(POWER_COUNTER,))
        table = Table(home=[MAGICAL_MAILBOX, box, tired, plain()], opponent_home=[theirs])

        assert getattr(table.why_not_use(MAGICAL_MAILBOX), "reason", "") == "nothing-to-choose"


@pytest.mark.card("cg142")
class TestPonyvilleMailbox:
    """cg142."""

    def test_a_postage_counter_gives_two(self) -> None:
        """The Friend chosen after the payment gets +2 for a Postage counter."""
        bearer, ally = piece(plain(1), counters=(POWER_COUNTER, POSTAGE)), plain(1)
        table = Table(home=[PONYVILLE_MAILBOX, bearer], opponent_home=[ally])
        table.use(PONYVILLE_MAILBOX).choose(POSTAGE)

        assert table.choices() == [bearer, ally]
        assert table.choose(ally).power(ally) == 3
        assert table.counters(bearer) == {POWER_COUNTER: 1}

    def test_another_counter_gives_one(self) -> None:
        """It gets +1 for a counter with another name, until the end of the turn."""
        bearer, ally = piece(plain(1), counters=(POWER_COUNTER, POSTAGE)), plain(1)
        table = Table(home=[PONYVILLE_MAILBOX, bearer, ally])
        table.use(PONYVILLE_MAILBOX).choose(POWER_COUNTER, ally)

        assert (table.power(ally), table.power(bearer)) == (2, 1)
        assert table.end_turn().power(ally) == 1

    @pytest.mark.must_not
    def test_an_exhausted_character_does_not_pay(self) -> None:
        """Only ready characters give a counter."""
        table = Table(home=[PONYVILLE_MAILBOX, piece(plain(1), counters=(POSTAGE,), exhausted=True)])

        assert getattr(table.why_not_use(PONYVILLE_MAILBOX), "reason", "") == "nothing-to-choose"


class TestOneCounterPaysOnce:
    """508.1d: two parts of a cost need two counters."""

    def test_two_removals_need_two_counters(self) -> None:
        """With one counter the ability can't be used, with two it can."""
        cost = ChooseCounter(choose(yours(CHARACTER, Ready())), remove=True)
        card = plain(1, abilities=(main_phase(Gain(1), costs=(RemoveCounters(), cost)),))
        poor, rich = piece(card, counters=(POWER_COUNTER,)), piece(card, counters=(POWER_COUNTER,) * 2)

        assert getattr(Table(home=[poor]).why_not_use(poor), "reason", "") == "nothing-to-choose"
        table = Table(home=[rich]).use(rich)
        assert (table.tokens, table.counters(rich)) == (1, {})
