"""How the text of a card asks for one card, and which instruction it follows."""

import pytest

from everfree.ccg.kernel.options import CARD, DONE
from everfree.ccg.kernel.records import Question, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.language import Draw, Gain, main_phase
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import CardId, Seat
from everfree.testing import Table, plain

SOURCE, FIRST, SECOND = plain(1), plain(2), plain(3)
YOU, OPPONENT = Seat(0), Seat(1)


def asked(
    *, of: int = 2, seat: Seat | None = None, can_decline: bool = False, is_secret: bool = False
) -> tuple[Question | None, tuple[int, ...], list[CardId]]:
    """Let the text of a card ask for one of so many cards; return the question, the answer and the cards."""
    table = Table(home=[SOURCE, FIRST, SECOND])
    game = table.game
    game.state.question = None
    cards = [table.id(FIRST), table.id(SECOND)][:of]
    flow = Flow(7, Scope(game.ref(table.id(SOURCE)), YOU))
    if seat is None:
        flow.ask_card(game, cards, can_decline=can_decline, is_secret=is_secret)
    else:
        flow.ask_card(game, cards, seat, can_decline=can_decline, is_secret=is_secret)
    question = table.state.question
    assert question is None or question.source == table.id(SOURCE)
    return question, table.state.answer, cards


def test_you_choose_one_of_the_cards() -> None:
    """The player of the text is asked, with the number of the instruction, for one of the cards."""
    question, _, (first, second) = asked()
    assert question is not None
    assert (question.seat, question.kind, question.number) == (YOU, "choose", 7)
    assert question.options == ((CARD, first), (CARD, second))


def test_another_player_chooses() -> None:
    """The player whom the text names is asked."""
    question, _, _ = asked(seat=OPPONENT)
    assert question is not None
    assert question.seat == OPPONENT


def test_a_player_may_decline_only_if_the_text_says_so() -> None:
    """Then the last option is to choose no card."""
    question, _, (first, second) = asked(can_decline=True)
    assert question is not None
    assert question.options == ((CARD, first), (CARD, second), (DONE,))


def test_a_single_card_is_taken_without_a_question_unless_it_is_secret() -> None:
    """A missing pause would tell an opponent that there was no choice."""
    question, answer, (card,) = asked(of=1)
    assert question is None
    assert answer == (CARD, card)
    question, _, (card,) = asked(of=1, is_secret=True, seat=OPPONENT)
    assert question is not None
    assert question.options == ((CARD, card),)


def test_a_procedure_refuses_an_instruction_of_another_word() -> None:
    """A frame returns its instruction as the word it follows; another word is a mistake of ours."""
    card = plain(abilities=(main_phase(Gain(1)),))
    table = Table(home=[card])
    (gain,) = [node for node in table.game.definitions.nodes if isinstance(node, Gain)]
    flow = Flow(table.game.definitions.number_of(gain), Scope(table.game.ref(table.id(card)), YOU))
    assert flow.node(table.game, Gain) is gain
    with pytest.raises(BrokenInvariant):
        flow.node(table.game, Draw)
