"""Tokens, Dilemmas, control and searches played at random: whatever happens, the table stays whole."""

import pytest

from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.kernel.cards.zones import name, show
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import CANCEL, END, is_range
from everfree.ccg.kernel.state import PUBLIC_STOPS, State
from everfree.ccg.language import (
    BLUE,
    CARD,
    CHARACTER,
    DILEMMA,
    END_OF_TURN,
    FRIEND,
    HERE,
    OPPONENT,
    ORANGE,
    PINK,
    PROBLEM,
    RESOURCE,
    THAT,
    THIS,
    TROUBLEMAKER,
    UNIQUE,
    WILD,
    YELLOW,
    YOU,
    Another,
    Card,
    ChooseNumber,
    ChosenNumber,
    Continuous,
    ControlledBy,
    Dismiss,
    Effect,
    Enters,
    Exhaust,
    Frighten,
    GainControl,
    Give,
    IsDismissed,
    It,
    LeavesPlay,
    May,
    Move,
    NameCard,
    Need,
    Pay,
    Power,
    PutDilemma,
    PutIntoHand,
    PutIntoPlay,
    PutProblemsUnder,
    PutTokenCopy,
    PutTokens,
    Reveal,
    SearchDeck,
    Sequence,
    Side,
    Token,
    WithTrait,
    cards,
    choose,
    each,
    main_phase,
    one,
    token,
    when,
    yours,
)
from everfree.ccg.view import to_json, view_of
from everfree.ccg.vocab import DISCARD_PILE, CardId, CardType
from everfree.testing import Table, plain, plain_dilemma, plain_problem, plain_troublemaker
from everfree.testing.dice import Dice
from everfree.testing.secrecy import check_state
from everfree.testing.soak.invariants import Census, faults

MOVABLE = CardType(FRIEND | RESOURCE | TROUBLEMAKER)
THEIRS = cards(FRIEND, ControlledBy(OPPONENT))
LIVELY = Card(
    "token-lively",
    "Lively",
    "",
    FRIEND,
    Side(
        PINK | YELLOW,
        1,
        ("Critter",),
        (),
        (
            main_phase(Give((Power(+1),), THIS, END_OF_TURN), costs=(Exhaust(THIS),)),
            when(Enters(one(FRIEND, Another()), HERE), Give((Power(+1),), THAT, END_OF_TURN)),
            Continuous((Power(+1),), each(yours(FRIEND, Another()))),
        ),
    ),
    "",
    0,
)
TEXTS: tuple[Effect, ...] = (
    PutTokens(token(1, YELLOW, "Critter"), 3),
    PutTokens(LIVELY, 2),
    PutTokens(token(2, BLUE, "Star", UNIQUE), 2),
    Sequence((ChooseNumber(), PutTokens(token(1, PINK, "Critter"), ChosenNumber()))),
    PutTokenCopy(choose(yours(CHARACTER))),
    PutTokenCopy(each(yours(FRIEND, Token())), who=OPPONENT),
    PutIntoPlay(choose(cards(FRIEND, zone=DISCARD_PILE)), YOU),
    GainControl(choose(THEIRS), END_OF_TURN),
    GainControl(choose(cards(MOVABLE)), who=OPPONENT),
    Dismiss(choose(cards(MOVABLE))),
    Dismiss(each(cards(FRIEND, Token()))),
    Frighten(choose(cards(FRIEND))),
    PutIntoHand(choose(cards(MOVABLE))),
    PutIntoHand(choose(cards(PROBLEM, WithTrait(DILEMMA)))),
    Move(choose(cards(CHARACTER))),
    PutDilemma(),
    Dismiss(choose(cards(PROBLEM, WithTrait(DILEMMA)))),
    GainControl(choose(cards(PROBLEM, WithTrait(DILEMMA))), END_OF_TURN, OPPONENT),
    SearchDeck(cards(FRIEND), PutIntoPlay(It(), YOU), OPPONENT),
    SearchDeck(cards(CARD), Sequence((Reveal(It()), PutIntoHand(It())))),
    SearchDeck(cards(TROUBLEMAKER), PutIntoPlay(It(), OPPONENT), aside=True),
    Sequence((NameCard(OPPONENT, FRIEND), PutProblemsUnder(2))),
)
WATCHERS = (
    when(LeavesPlay(one(FRIEND)), May(PutIntoHand(THAT))),
    when(IsDismissed(one(FRIEND, Another())), PutTokens(token(1, YELLOW, "Critter"))),
)


def worker(*effects: Effect) -> Card:
    """Make a Friend that can do these things, one at a time."""
    abilities = tuple([main_phase(effect, costs=(Pay(1),)) for effect in effects])
    return plain(1, ORANGE, abilities=abilities, traits=("Critter",))


def a_table(dice: Dice) -> Table:
    """Lay a table on which both players have some of these texts."""

    def some() -> list[Card]:
        return [worker(*[TEXTS[dice.below(len(TEXTS))] for _ in range(3)]) for _ in range(3)]

    easy = plain_problem((Need(WILD, 1),), 1)
    table = Table(
        home=[*some(), plain(3, ORANGE, abilities=(WATCHERS[dice.below(2)],))],
        mine=some(),
        hand=[HARD_HAT, DIG_DEEP, plain_dilemma((Need(WILD, 1),), 1), plain()],
        deck=[plain_troublemaker(), plain(2), plain_dilemma()],
        discard=[plain(), plain_troublemaker()],
        problem=easy,
        problem_deck=[plain_problem((Need(WILD, 2),), 2), plain_problem(), plain_problem()],
        tokens=12,
        opponent_home=some(),
        opponent_mine=some(),
        opponent_theirs=[plain_troublemaker()],
        opponent_tokens=12,
        opponent_discard=[plain()],
        seed=1 + dice.below(1000),
        stops=(PUBLIC_STOPS, PUBLIC_STOPS) if dice.one_in(2) else (1, 17),
    )
    for card in map(CardId, range(len(table.state.definition))):
        if table.state.zone[card] == DISCARD_PILE:
            show(table.game, card)
        name(table.state, card)
    return table


def answer(game: Kernel, dice: Dice) -> int:
    """Give a random answer, a small number where numbers are asked for, and rarely the end of a phase."""
    question = game.state.question
    assert question is not None
    if is_range(question.options[-1]):
        return dice.below(min(question.size(), 5))
    choice = dice.below(len(question.options))
    if question.options[choice][0] == END and dice.below(4):
        return dice.below(len(question.options))
    return choice


def play(seed: int, decisions: int) -> None:
    """Play at random and look at everything on the way."""
    dice = Dice(seed)
    table = a_table(dice)
    census = Census.of(table.state)
    game = table.game
    before: bytes | None = None
    for number in range(decisions):
        question = game.state.question
        if question is None:
            return
        assert faults(game, census) == [], (seed, number)
        for viewer in range(3):
            to_json(view_of(game, viewer))
        if dice.one_in(6):
            check_state(game, dice.below(3), seed)
        if not question.can_cancel:
            before = game.state.to_bytes()
        elif dice.one_in(2):
            game.take(CANCEL)
            assert game.state.to_bytes() == before, (seed, number)
            continue
        choice = answer(game, dice)
        twin = Kernel(game.definitions, State.from_bytes(game.state.to_bytes()))
        clone = game.clone()
        game.take(choice)
        twin.take(choice)
        clone.take(choice)
        assert twin.state.digest() == game.state.digest() == clone.state.digest(), (seed, number)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_stays_whole(seed: int) -> None:
    """After every decision all promises hold, copies go the same way, and what is taken back is back."""
    play(seed, 120)
