"""The Troublemakers of Friends Forever."""

import pytest

from everfree.ccg.cards.friends_forever.troublemakers import (
    MAULWURF_EXTRA_LARGE as MAULWURF,
    SPHINX_GRINNING_RIDDLER as SPHINX,
)
from everfree.ccg.language import (
    CHARACTER,
    TROUBLEMAKER,
    WILD,
    Card,
    Challenge,
    Need,
    cards,
    choose,
    main_phase,
    yours,
)
from everfree.ccg.rules.confront.challenging import refuse_challengers
from everfree.ccg.vocab import TROUBLEMAKER_PHASE, Seat
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker


def facing(*characters: Card | Piece) -> Table:
    """Come to the Challenge Step with these characters at its Problem."""
    return Table(mine=characters, opponent_mine=[MAULWURF], phase=TROUBLEMAKER_PHASE)


@pytest.mark.card("ff119")
class TestMaulwurf:
    """ff119."""

    def test_two_may_challenge(self) -> None:
        """Together with another character, be it frightened."""
        assert facing(plain(9), piece(plain(), frightened=True)).choices() == [MAULWURF, "done"]

    @pytest.mark.must_not
    def test_one_may_not(self) -> None:
        """However strong; the reason says how many are missing."""
        table = facing(plain(9))
        refusal = table.why_not(MAULWURF)

        assert table.asked == "main"
        assert refusal is not None
        assert (refusal.reason, refusal.particulars["needed"], refusal.particulars["have"]) == (
            "too-few-challengers",
            2,
            1,
        )

    @pytest.mark.must_not
    def test_not_by_a_text_that_sends_one(self) -> None:
        """A challenge with one character is none for it, even if two are there."""
        duel = plain(
            9,
            abilities=(main_phase(Challenge(choose(cards(TROUBLEMAKER)), choose(yours(CHARACTER)))),),
        )
        table = Table(mine=[duel, plain(9)], opponent_mine=[MAULWURF]).use(duel)

        assert "faceoff-started" not in table.log

    def test_by_a_text_that_sends_all(self) -> None:
        """With all characters at its Problem it is challenged if they are two."""
        call = plain(9, abilities=(main_phase(Challenge(choose(cards(TROUBLEMAKER)))),))
        alone = Table(mine=[call], opponent_mine=[MAULWURF]).use(call)
        both = Table(mine=[call, plain(1)], opponent_mine=[MAULWURF]).use(call)

        assert ("faceoff-started" in alone.log, "faceoff-started" in both.log) == (False, True)


THEM = Seat(1)


def asked(*hand: Card) -> Table:
    """Start your opponent's turn with her at your Problem and these cards in your hand."""
    table = Table(
        mine=[SPHINX],
        hand=list(hand),
        opponent_mine=[plain(9)],
        problem=plain_problem((Need(WILD, 50),), 1),
        phase=TROUBLEMAKER_PHASE,
    )
    return table.end_turn()


@pytest.mark.card("ff122")
class TestSphinx:
    """ff122."""

    def test_a_riddle_at_the_start_of_their_turn(self) -> None:
        """You choose a card of your hand; your opponent guesses its type before anyone sees it."""
        friend, trouble = plain(cost=9), plain_troublemaker()
        table = asked(friend, trouble)
        assert (table.question.seat, table.asked, table.choices()) == (0, "choose", [friend, trouble])

        table.choose(trouble)
        assert (table.question.seat, table.asked) == (1, "guess-type")
        assert table.choices() == ["friend", "resource", "event", "troublemaker"]
        assert not table.knows(trouble, THEM)

    def test_a_wrong_guess_doubles_her(self) -> None:
        """The card is shown, and she has ten power for the turn."""
        card = plain(cost=9)
        table = asked(card).choose("event")

        assert (table.knows(card, THEM), table.power(SPHINX)) == (True, 10)
        assert not table.can_confront(table.problem, THEM)
        assert table.end_turn().power(SPHINX) == 5

    def test_a_right_guess_lets_them_pass(self) -> None:
        """She no longer keeps them from her Problem, and can't be challenged; until the end of the turn."""
        table = asked(plain(cost=9)).choose("friend")
        assert (table.power(SPHINX), table.can_confront(table.problem, THEM)) == (5, True)
        refusal = refuse_challengers(table.game, THEM, table.id(SPHINX), [])
        assert refusal is not None
        assert refusal.reason == "cant-be-challenged"

        table.end_turn()
        assert not table.can_confront(table.problem, THEM)

    @pytest.mark.must_not
    def test_not_for_a_wrong_guess(self) -> None:
        """Doubled she can still be challenged."""
        assert SPHINX in asked(plain(cost=9)).choose("event").until("challenge").choices()

    @pytest.mark.must_not
    def test_not_on_your_own_turn(self) -> None:
        """Your turn starts without a riddle."""
        table = Table(mine=[SPHINX], hand=[plain(cost=9)], opponents_turn=True, phase=TROUBLEMAKER_PHASE)

        assert table.end_turn().until("main").power(SPHINX) == 5

    def test_without_cards_there_is_no_riddle(self) -> None:
        """With an empty hand nobody guesses right: she is doubled."""
        assert asked().power(SPHINX) == 10
