"""Positions put right by hand: exactly that changes, the question is asked anew, and nobody learns more."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.resources import TRASHED
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.commands import Correct, Correction
from everfree.ccg.correcting import correct
from everfree.ccg.kernel.state import STOP_ACTIONS
from everfree.ccg.language import WILD, Card, Need
from everfree.ccg.table import KIND
from everfree.ccg.view import event_for, view_of
from everfree.ccg.vocab import (
    BANISHED,
    DISCARD_PILE,
    DRAW_DECK,
    HAND,
    PLAY,
    POWER_COUNTER,
    TROUBLEMAKER_PHASE,
    CardId,
    Seat,
)
from everfree.table.commands import TABLE
from everfree.table.game import Refused
from everfree.testing import Piece, Table, piece, plain, plain_dilemma, plain_problem, plain_troublemaker
from everfree.testing.soak.invariants import Census, faults

ME, RIVAL = Seat(0), Seat(1)


def fix(table: Table, *changes: Correction, by: Seat = ME) -> Table:
    """Put the position right; it must be sound afterwards."""
    census = Census.of(table.state)
    correct(table.game, Correct(TABLE, by, changes))
    assert faults(table.game, census) == []
    return table


def move(table: Table, put: Card | Piece, zone: str, area: int = -1, by: Seat = ME) -> Correction:
    """Name the repair of putting a card elsewhere."""
    return Correction("move", card=table.state.handles[by][table.id(put)], zone=zone, area=area)


def told(table: Table, viewer: int) -> list[tuple[str, int, int, list[str]]]:
    """List the corrections told to a viewer: key, seat, amount and names of cards."""
    views = [event_for(event, viewer) for event in table.game.events or ()]
    return [
        (view.key, view.seat, view.amount, [card.card for card in view.cards])
        for view in views
        if view.key.startswith("corrected-")
    ]


class TestMoving:
    """A card goes where the players say, and the question knows it."""

    @pytest.mark.parametrize(
        ("zone", "place"),
        [("hand", HAND), ("deck", DRAW_DECK), ("discard", DISCARD_PILE), ("banished", BANISHED)],
    )
    def test_out_of_play(self, zone: str, place: int) -> None:
        """From play everyone knows it, wherever it goes."""
        friend = piece(plain())
        table = Table(home=[friend], tokens=2)
        fix(table, move(table, friend, zone))
        card = table.id(friend)

        assert table.state.zone[card] == place
        assert table.game.cards_in(place, ME)[-1] == card
        assert table.state.known[card] == 7
        assert friend not in table.choices() or zone == "hand"
        assert told(table, RIVAL)[0][0] == "corrected-card"

    def test_the_question_is_asked_anew(self) -> None:
        """What came into the hand can be played, what left play cannot be moved."""
        friend = piece(plain(cost=1))
        table = Table(home=[friend], tokens=2)
        assert ("move", friend) in offered(table)
        fix(table, move(table, friend, "hand"))

        assert ("play", friend) in offered(table)
        assert ("move", friend) not in offered(table)

    def test_at_a_problem_with_all_that_is_on_it(self) -> None:
        """A character in play stays the card it was, and takes what is on it along."""
        burr = piece(TRASHED)
        hat = piece(HARD_HAT, attached=(burr,))
        friend = piece(plain(), attached=(hat,), counters=(POWER_COUNTER,), exhausted=True)
        table = Table(home=[friend], stops=(0, 0))
        area = table.area_named("mine")
        before = table.game.ref(table.id(friend))
        fix(table, move(table, friend, "area", area))

        assert [table.state.area[table.id(one)] for one in (friend, hat, burr)] == [area] * 3
        assert table.game.ref(table.id(friend)) == before
        assert table.power(friend) == 2

    def test_what_loses_its_host_is_put_right(self) -> None:
        """511.2: the game does what it does by itself before anyone is asked."""
        hat = piece(HARD_HAT)
        friend = piece(plain(), attached=(hat,))
        table = Table(home=[friend])
        fix(table, move(table, friend, "hand"))

        assert table.state.zone[table.id(hat)] == DISCARD_PILE
        assert table.asked == "main"

    def test_into_play(self) -> None:
        """A Friend lies face up, a Troublemaker face down and unknown to the others."""
        friend, bully = piece(plain()), piece(plain_troublemaker())
        table = Table(hand=[friend, bully])
        area = table.area_named("theirs")
        fix(table, move(table, friend, "home"), move(table, bully, "area", area))

        assert table.state.zone[table.id(friend)] == table.state.zone[table.id(bully)] == PLAY
        assert [card.card for card in view_of(table.game, RIVAL).play if card.face_down] == [""]
        assert told(table, RIVAL)[1][3] == [""]
        assert told(table, ME)[1][3] == [bully.card.id]

    def test_from_a_hand_to_the_deck(self) -> None:
        """Nobody but its owner learns which card that was."""
        friend = piece(plain())
        table = Table(hand=[friend, plain()])
        fix(table, move(table, friend, "deck"))

        assert table.state.known[table.id(friend)] == 1 << ME
        assert told(table, RIVAL) == [("corrected-card", ME, 1, [""])]

    def test_in_a_window(self) -> None:
        """Whoever had priority has it again, with what there is now."""
        friend = piece(plain())
        table = Table(
            hand=[plain()], opponent_hand=[plain()], home=[friend], tokens=1, stops=(0, STOP_ACTIONS)
        ).draw()
        fix(table, move(table, friend, "discard", by=RIVAL), by=RIVAL)

        assert (table.question.seat, table.asked) == (RIVAL, "priority")

    def test_nothing_triggers_and_nothing_is_paid(self) -> None:
        """It is no action: tokens and score stay, and the turn goes on where it was."""
        goal = plain_problem(owner=(Need(WILD, 1),))
        friend = piece(plain(cost=5))
        table = Table(hand=[friend], problem=goal, tokens=2)
        fix(table, move(table, friend, "area", table.area_named("mine")))

        assert (table.tokens, table.score) == (2, 0)
        assert table.end_phase().score == 1


def offered(table: Table) -> list[tuple[str, object]]:
    """List what the question offers, by verb and card."""
    question = view_of(table.game, table.question.seat).question
    assert question is not None
    return [(one.verb, put) for one, put in zip(question.options, table.choices(), strict=True)]


class TestNumbers:
    """Points, tokens and counters."""

    def test_score_and_tokens(self) -> None:
        """They are what the players say, and told to everyone."""
        table = Table(tokens=0)
        fix(table, Correction("score", RIVAL, number=7), Correction("tokens", ME, number=3))

        assert (table.opponent_score, table.tokens) == (7, 3)
        assert told(table, RIVAL) == [("corrected-score", RIVAL, 7, []), ("corrected-tokens", ME, 3, [])]
        assert "draw" in table.choices()

    @pytest.mark.parametrize("number", [0, 1, 3])
    def test_counters(self, number: int) -> None:
        """So many lie on it then, more or fewer than before."""
        friend = piece(plain(1), counters=(POWER_COUNTER, POWER_COUNTER))
        table = Table(home=[friend])
        handle = table.state.handles[ME][table.id(friend)]
        fix(table, Correction("counters", card=handle, number=number, word=POWER_COUNTER))

        assert table.power(friend) == 1 + number


class TestRefused:
    """What makes no sense is refused with its reason, and nothing has changed."""

    def refused(self, table: Table, *changes: Correction) -> str:
        """Give the reason why a repair is refused."""
        before = table.state.digest()
        with pytest.raises(Refused) as refused:
            correct(table.game.clone(), Correct(TABLE, ME, changes))
        assert table.state.digest() == before
        return refused.value.reason

    def test_in_the_middle_of_an_action(self) -> None:
        """A card is being played: that can be taken back first."""
        friend = plain(cost=0)
        table = Table(hand=[friend]).play(friend)

        assert self.refused(table, Correction("tokens", ME, number=1)) == "half-made-action"

    def test_in_the_middle_of_a_text(self) -> None:
        """Somebody is to send a character home: that comes first."""
        bully = plain_troublemaker(power=9)
        table = Table(mine=[plain(1), plain(1)], opponent_mine=[bully], phase=TROUBLEMAKER_PHASE)
        table.choose(bully).until("send-home")

        assert self.refused(table, Correction("tokens", ME, number=1)) == "not-in-between"

    def test_cards_that_stay(self) -> None:
        """A Mane Character, a Problem, a Dilemma, an Event or an attachment by itself."""
        hat, dilemma, bully = piece(HARD_HAT), plain_dilemma(), piece(plain_troublemaker())
        friend = piece(plain(), attached=(hat,))
        table = Table(home=[friend], hand=[bully], dilemma=dilemma)

        assert self.refused(table, move(table, table.mane, "hand")) == "mane-stays"
        assert self.refused(table, move(table, table.problem, "hand")) == "problem-stays"
        assert self.refused(table, move(table, dilemma, "hand")) == "problem-stays"
        assert self.refused(table, move(table, hat, "home")) == "not-there-by-itself"
        assert self.refused(table, move(table, bully, "home")) == "no-such-place"
        assert self.refused(table, move(table, friend, "area", 0)) == "no-such-place"
        assert self.refused(table, move(table, friend, "area", 99)) == "no-such-place"
        assert self.refused(table, move(table, friend, "moon")) == "no-such-place"

    def test_numbers_and_names(self) -> None:
        """Nobody wins by a correction, nobody is there twice, nothing has no name."""
        friend = piece(plain(), frightened=True)
        table = Table(home=[friend])
        handle = table.state.handles[ME][table.id(friend)]

        assert self.refused(table, Correction("score", ME, number=15)) == "no-such-number"
        assert self.refused(table, Correction("tokens", ME, number=-1)) == "no-such-number"
        assert self.refused(table, Correction("tokens", 2, number=1)) == "no-such-player"
        assert self.refused(table, Correction("move", card=0, zone="hand")) == "no-such-card"
        assert self.refused(table, Correction("move", card=9999, zone="hand")) == "no-such-card"
        assert self.refused(table, Correction("weather")) == "no-such-change"
        assert self.refused(table) == "no-change"
        counters = Correction("counters", card=handle, number=1, word=POWER_COUNTER)
        assert self.refused(table, counters) == "no-counters-there"


def test_fetching_a_card_of_ones_own_deck() -> None:
    """By its id, to the hand or the home; neither from another's deck nor what is not there."""
    mine, other = plain(), plain()
    table = Table(deck=[mine, plain(), mine], opponent_deck=[other])
    fix(table, Correction("fetch", word=mine.id, zone="hand"), Correction("fetch", word=mine.id, zone="home"))

    cards = [CardId(number) for number in range(len(table.state.zone))]
    zones = [table.state.zone[card] for card in cards if table.game.definition(card).card.id == mine.id]
    assert sorted(zones) == sorted([HAND, PLAY])
    for word in (mine.id, other.id, "", "nothing"):
        with pytest.raises(Refused, match="no-such-card"):
            correct(table.game, Correct(TABLE, ME, (Correction("fetch", word=word, zone="hand"),)))


def test_no_client_corrects_by_itself() -> None:
    """It is the table that gives the command, when all have agreed."""
    assert Correct in KIND.from_table
    assert Correct not in KIND.from_seats
