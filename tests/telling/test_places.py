"""A place that can't be chosen says why."""

from tests.telling.conftest import new_table, play

from everfree.ccg.cards import POOL
from everfree.ccg.language import FRIEND, Another, Move, cards, choose, main_phase
from everfree.ccg.language.terms import A_PROBLEM
from everfree.ccg.rules.explaining import why_not_there
from everfree.ccg.vocab import HOME_AREA
from everfree.messages import Messages
from everfree.players import RandomPlayer
from everfree.telling.onlooker import Onlooker
from everfree.telling.speaking import speak
from everfree.testing import Table, plain, plain_troublemaker

MINE, THEIRS = POOL["pr162"], POOL["pr167"]


def reasons(table: Table) -> dict[tuple[bool, int], str]:
    """Return the reason for each area that is not offered, by whether it is a home and by its owner."""
    state = table.state
    return {
        (state.area_kind[area] == HOME_AREA, state.area_owner[area]): refusal.reason
        for area, refusal in why_not_there(table.game)
    }


def test_a_card_stays_away_from_where_it_is_and_from_the_other_home() -> None:
    """506.2: moving is to other areas, and never to another player's home."""
    friend = plain()
    table = Table(mine=[friend], tokens=5, problem=MINE, opponent_problem=THEIRS).move(friend)

    assert reasons(table) == {(False, 0): "already-there", (True, 1): "not-their-home"}


def test_a_troublemaker_is_not_played_to_a_home() -> None:
    """506.2a: it goes to a Problem."""
    card = plain_troublemaker()
    table = Table(hand=[card], tokens=5, problem=MINE, opponent_problem=THEIRS).play(card)

    assert reasons(table) == {(True, 0): "troublemaker-at-home", (True, 1): "troublemaker-at-home"}


def test_a_text_names_the_places_it_allows() -> None:
    """It moves the card only to a Problem; the rules have a reason of their own for each home."""
    mover = plain(abilities=(main_phase(Move(choose(cards(FRIEND, Another())), A_PROBLEM)),))
    friend = plain()
    table = Table(home=[mover, friend], problem=MINE, opponent_problem=THEIRS).use(mover)

    assert reasons(table) == {(True, 0): "already-there", (True, 1): "not-their-home"}


def test_other_questions_have_no_places() -> None:
    """Only a question that offers areas explains areas."""
    assert reasons(Table(home=[plain()], problem=MINE, opponent_problem=THEIRS)) == {}


def test_the_reasons_are_told_to_the_player_who_is_asked() -> None:
    """In both languages, only for homes and Problems that are not offered, and to nobody else."""
    table = new_table(3)
    player = RandomPlayer(3)
    while (question := table.played.state.question) is not None and question.kind != "where":
        play(table, player, 1)
    assert question is not None
    told = [grey for grey in Onlooker(table, question.seat).greys() if grey.area >= 0]
    view = table.view(question.seat)
    offered = {one.area for one in view.question.options} if view.question else set()

    assert told
    assert {grey.area for grey in told} <= {one.area for one in view.areas} - offered
    for grey in told:
        assert speak(grey.reason, Messages("en"), ["", ""]) != speak(grey.reason, Messages("fr"), ["", ""])
    assert Onlooker(table, 1 - question.seat).greys() == ()
