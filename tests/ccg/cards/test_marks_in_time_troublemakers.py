"""The Troublemakers of Marks in Time."""

import pytest

from everfree.ccg.cards.marks_in_time.troublemakers import STARLIGHT_GLIMMER_CHRONO_TRIGGER as STARLIGHT
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.notes import BANISHED_BY_TEXT
from everfree.ccg.language import BLUE, COMMON, Card, PlayToHome, resource
from everfree.ccg.vocab import BANISHED, DRAW_DECK, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_troublemaker

YOU, THEM = Seat(0), Seat(1)
STALL = resource("stall", "Stall", BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


def banished_before(table: Table, count: int) -> Table:
    """Have so many cards of your deck been banished by her before now, then start your turn."""
    for card in list(table.game.cards_in(DRAW_DECK, YOU))[10 : 10 + count]:
        put(table.game, card, BANISHED)
        table.state.noted.append(
            (table.game.ref(table.id(STARLIGHT)), BANISHED_BY_TEXT, table.game.ref(card))
        )
    return table.end_turn()


def around(*, mine: Card, theirs: Card, covered: Card) -> Table:
    """Lay out cards of all kinds; these are on top of the decks when your next turn starts."""
    return Table(
        home=[plain(), STALL],
        mine=[STARLIGHT, plain()],
        theirs=[piece(plain_troublemaker(), face_down=True)],
        opponent_home=[plain()],
        opponent_theirs=[plain_troublemaker()],
        deck=[mine, STALL, *[piece(STALL) for _ in range(20)]],
        opponent_deck=[theirs, covered],
        opponents_turn=True,
        phase=TROUBLEMAKER_PHASE,
    )


@pytest.mark.card("mt0")
class TestStarlightGlimmer:
    """mt0."""

    def test_two_cards_of_each_deck_every_turn_of_yours(self) -> None:
        """At the start of your turn the top two of each deck are shown and banished, before you draw."""
        one, two, three, theirs = plain(), plain(), plain(), plain()
        table = Table(
            mine=[STARLIGHT],
            deck=[one, two, three],
            opponent_deck=[theirs],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )
        table.end_turn().until("main")

        assert (table.banished(), table.banished(THEM)) == ([one, two], [theirs])
        assert table.hand() == [three]
        assert table.told(kinds.REVEALED) == 3

    @pytest.mark.must_not
    def test_not_on_your_opponents_turn(self) -> None:
        """Their turn starts without it."""
        table = Table(mine=[STARLIGHT]).end_turn().until("main")

        assert (table.question.seat, table.banished(), table.banished(THEM)) == (THEM, [], [])

    def test_the_twentieth_card_turns_time_back(self) -> None:
        """All others leave play; Friends and Troublemakers she banished return; she goes last."""
        mine, theirs, covered = plain(), plain(), plain_troublemaker()
        table = banished_before(around(mine=mine, theirs=theirs, covered=covered), 16)

        assert (table.question.seat, table.asked, table.choices()) == (0, "where", ["home", "mine", "theirs"])
        table.choose("mine").choose(theirs).choose("theirs").choose("mine").until("main")
        assert (table.area_of(mine), table.area_of(theirs), table.area_of(covered)) == (
            "mine",
            "theirs",
            "mine",
        )
        assert (table.is_face_down(covered), table.state.controller[table.id(theirs)]) == (True, THEM)
        assert table.zone_of(STARLIGHT) == "banished"
        assert table.told(kinds.DISMISSED) == 5

    def test_covered_troublemakers_are_spared(self) -> None:
        """Of the cards in play before, only Mane Characters, Problems and what is face down are left."""
        mine, theirs, covered = plain(), plain(), plain_troublemaker()
        table = banished_before(around(mine=mine, theirs=theirs, covered=covered), 16)
        table.choose("mine").choose(theirs).choose("theirs").choose("mine").until("main")

        kinds_left = [table.game.definition(card).card.id for card in table.game.in_play()]
        assert len(kinds_left) == 4 + 1 + 3

    @pytest.mark.must_not
    def test_nineteen_are_too_few(self) -> None:
        """One card fewer, and nothing happens; the rest comes a turn later."""
        table = banished_before(around(mine=plain(), theirs=plain(), covered=plain_troublemaker()), 15)

        assert table.until("main").zone_of(STARLIGHT) == "play"

    @pytest.mark.must_not
    def test_cards_banished_otherwise_do_not_count(self) -> None:
        """Twenty cards that something else banished are nothing to her, and never come back."""
        table = around(mine=plain(), theirs=plain(), covered=plain_troublemaker())
        for card in list(table.game.cards_in(DRAW_DECK, YOU))[10:26]:
            put(table.game, card, BANISHED)

        assert table.end_turn().until("main").zone_of(STARLIGHT) == "play"

    def test_it_happens_once(self) -> None:
        """However many of the four cards go beyond twenty, time is turned back one time."""
        table = banished_before(around(mine=plain(), theirs=plain(), covered=plain_troublemaker()), 19)

        assert table.until("main").told(kinds.BANISHED_THIS_WAY) == 1
