"""Ways to make an ability happen: what is on the table, what a player does, and when values are compared."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from everfree.ccg.kernel import options as option
from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    ANYWHERE,
    BLUE,
    CHARACTER,
    COMMON,
    HERE,
    HOME,
    IMMEDIATE,
    ITS_PROBLEM,
    MAIN_PHASE_TIMING,
    YOU,
    Ability,
    Activated,
    At,
    Card,
    Confronts,
    ControlledBy,
    Description,
    Dismiss,
    Draws,
    Elsewhere,
    Enters,
    EventText,
    Gain,
    InFaceoff,
    IsDismissed,
    IsFlipped,
    IsPlayed,
    IsRetired,
    IsUncovered,
    LeavesPlay,
    Moves,
    One,
    PhaseStarts,
    PlayOn,
    Plays,
    ReadyCards,
    Retire,
    StartsFaceoff,
    This,
    Trigger,
    Triggered,
    TurnStarts,
    WinsFaceoff,
    cards,
    choose,
    event,
    main_phase,
)
from everfree.ccg.language.nodes import walk, without_text
from everfree.ccg.language.terms import ADVERSARIES, FACEOFF_TIMING
from everfree.ccg.language.words.selectors.sharing import Shares
from everfree.ccg.vocab import (
    COLOURS,
    EVENT,
    FLIP,
    FRIEND,
    MAIN_PHASE,
    MANE,
    PROBLEM,
    PROBLEM_FACEOFF,
    RESOURCE,
    SCORE_PHASE,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    TROUBLEMAKER_PHASE,
    CardId,
)
from everfree.testing.laid import Put, card_in
from everfree.testing.pieces import Piece, piece, plain, plain_troublemaker
from everfree.testing.referee.reader import UnknownWord
from everfree.testing.scenarios.stage import IN_FACEOFFS, laid, laid_for, model_of
from everfree.testing.situations import open_problem
from everfree.testing.table import Table

SONG: Final = event(
    "song", "Song", BLUE, power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Gain(1)),)
)
"""An Event that can always be played."""
STEPS: Final = 60
"""Questions until the moment at which values are compared."""
CONFRONTING: Final = "confront-order"
"""The question in which order Problems are confronted."""
AT_MINE: Final = (ANYWHERE, A_PROBLEM, HERE, ITS_PROBLEM)
"""Words for places that your Problem is one of, if the card is there."""
CHALLENGING: Final = "challenge"
"""The question which Troublemaker to challenge."""
HOME_LIMIT: Final = "home-limit"
"""The question which cards to retire at the end of the turn."""
PASSING: Final = (option.PASS, option.DONE, option.NO)


def stay(table: Table) -> None:
    """Compare values at once."""


def to_window(table: Table) -> None:
    """Confront Problems in any order, up to the first window of the faceoff."""
    while not table.is_over and table.asked == CONFRONTING:
        table.game.take(0)


def to_main(table: Table) -> None:
    """Go on to the next question of a Main Phase; decline on the way, or else take the first option."""
    for _ in range(STEPS):
        if table.is_over:
            return
        verbs = [one[0] for one in table.question.options]
        if option.END in verbs:
            return
        table.game.take(next((verbs.index(one) for one in PASSING if one in verbs), 0))


@dataclass(frozen=True)
class Way:
    """How to make an ability happen."""

    start: Callable[[Card], Table]
    """Lay out a table and act, up to the first question of the ability, or the next question without one."""
    is_before: bool
    """Whether the ability is still to be used then."""
    finish: Callable[[Table], None] = stay
    """Go on to the moment at which values are compared."""
    that: Put | None = None
    """What the text calls "that card", if it is not the card itself."""
    in_faceoff: bool = False
    """Whether values are compared during a faceoff."""
    there: str = ""
    """The place that the text calls "there" or "that Problem"."""


def way_of(card: Card, side: int, ability: Ability) -> Way:
    """Return how to make the ability happen."""
    company = laid_for(card, ability)
    at_home = "boosted" if side else "play"
    if any(isinstance(one, At) and one.place == HERE for one in walk(ability)):
        at_home += " mine"  # at home hardly anything is "here"
    if isinstance(ability, PlayOn):
        return Way(lambda one: laid(one, "hand", company), is_before=True)
    if isinstance(ability, Elsewhere):
        return flipped(ability, company)
    if isinstance(ability, EventText | Activated) and ability.trigger is None:
        return untriggered(ability, company, at_home)
    if isinstance(ability, Triggered) and not ability.first:
        return triggered(card, ability.trigger, company, at_home, at_problem(at_home))
    if isinstance(ability, EventText) and ability.trigger is not None:
        way = triggered(card, ability.trigger, company, "hand", "hand")
        return replace(way, is_before=True, finish=stay)
    if isinstance(ability, Activated) and ability.trigger is not None:
        if isinstance(ability.trigger, WinsFaceoff):
            raise UnknownWord(ability.trigger)  # the faceoff ends before values could be compared
        way = triggered(card, ability.trigger, company, at_home, at_problem(at_home))
        return replace(way, is_before=True, finish=stay)
    raise UnknownWord(ability)


def at_problem(where: str) -> str:
    """Return the same state of the card, at your Problem."""
    return where if where.endswith("mine") else f"{where} mine"


def in_faceoff(where: str, company: dict[str, list[Put]], kinds: int) -> Way:
    """Use the ability in the first window of a faceoff."""
    if not kinds or kinds & TROUBLEMAKER_FACEOFF:
        start = challenging(where, company, stops=IN_FACEOFFS, hand=[piece(plain())])
    else:
        start = confronting(where, company)
    return Way(start, is_before=True, finish=to_window, in_faceoff=True)


def flipped(ability: Elsewhere, company: dict[str, list[Put]]) -> Way:
    """Flip the card in a faceoff."""
    inner = ability.ability
    if ability.zone != FLIP or not isinstance(inner, Triggered) or not isinstance(inner.trigger, IsFlipped):
        raise UnknownWord(ability)
    start = challenging("deck", company, stops=IN_FACEOFFS, hand=[piece(plain())])

    def flip(card: Card) -> Table:
        return start(card).pass_()

    return Way(flip, is_before=False, in_faceoff=True)


def cleared(company: dict[str, list[Put]]) -> dict[str, list[Put]]:
    """Copy a layout without Troublemakers at your Problem, where they would be in the way."""
    return {
        side: [one for one in puts if not side.endswith("mine") or card_in(one).type != TROUBLEMAKER]
        for side, puts in company.items()
    }


def challenging(where: str, company: dict[str, list[Put]], **options: Any) -> Callable[[Card], Table]:
    """Challenge a Troublemaker at your Problem, with a Friend there that is strong enough."""
    imp = piece(plain_troublemaker(1))
    sides = cleared(company)
    sides["mine"].append(piece(plain(9)))
    sides["opponent_mine"].append(imp)

    def challenge(card: Card) -> Table:
        table = laid(card, where, sides, phase=TROUBLEMAKER_PHASE, **options)
        if imp in table.choices():
            table.choose(imp)
        return table

    return challenge


def confronting(where: str, company: dict[str, list[Put]]) -> Callable[[Card], Table]:
    """Confront your Problem, which your opponent can confront as well, so that a faceoff follows."""
    sides = cleared(company)
    for side in ("mine", "opponent_mine"):
        sides[side].extend([piece(plain(9, colour)) for colour in COLOURS])

    def confront(card: Card) -> Table:
        options: dict[str, Any] = {} if card.type == PROBLEM else {"problem": open_problem()}
        held = [piece(plain())]
        table = laid(card, where, sides, phase=SCORE_PHASE, stops=IN_FACEOFFS, hand=held, **options)
        to_window(table)
        return table

    return confront


def untriggered(ability: EventText | Activated, company: dict[str, list[Put]], at_home: str) -> Way:
    """Use a text that waits for nothing, in the Main Phase or in a faceoff."""
    where = "hand" if isinstance(ability, EventText) else at_home
    if isinstance(ability, Activated) and ReadyCards(This()) in walk(ability.effect):
        where = "exhausted"
    if ability.timing == MAIN_PHASE_TIMING or (ability.timing == IMMEDIATE and not ability.faceoffs):
        return Way(lambda one: laid(one, where, company), is_before=True)
    if ability.timing in (FACEOFF_TIMING, IMMEDIATE):
        there = where if where == "hand" else at_problem(at_home)
        kinds = ability.faceoffs
        if not kinds and any(isinstance(one, InFaceoff) for one in walk(ability)):
            kinds = PROBLEM_FACEOFF  # with characters of both players
        return in_faceoff(there, company, kinds)
    raise UnknownWord(ability)


def triggered(card: Card, trigger: Trigger, company: dict[str, list[Put]], at_home: str, there: str) -> Way:  # noqa: C901 - one case for each trigger
    """Make happen what a trigger waits for, with the card at home or *there*."""
    own = isinstance(getattr(trigger, "what", None), This)
    if isinstance(trigger, Plays | IsPlayed | Enters) and own and getattr(trigger, "beside", None) is None:
        to = {ANYWHERE: "home", HOME: "home", A_PROBLEM: "mine"}.get(trigger.place)
        is_attached = any(isinstance(one, PlayOn) for one in card.front.abilities)
        if to is not None and card.type in (FRIEND, RESOURCE) and not is_attached:
            return Way(lambda one: played(in_main(laid(one, "hand", company)), card.id, to), False, there=to)
    if isinstance(trigger, Moves) and own and trigger.who == YOU and card.type == FRIEND:
        leaves_home = trigger.origin in (ANYWHERE, HOME) and trigger.destination in (ANYWHERE, A_PROBLEM)
        if leaves_home:
            return Way(lambda one: moved(in_main(laid(one, "play", company)), card.id), False, there="mine")
    if isinstance(trigger, PhaseStarts) and (trigger.whose == YOU or trigger.whose in ADVERSARIES):
        is_other = trigger.whose != YOU
        phase = trigger.phase
        if phase in (MAIN_PHASE, SCORE_PHASE, TROUBLEMAKER_PHASE):
            finish = stay if phase != TROUBLEMAKER_PHASE else to_main
            return Way(
                lambda one: laid(one, at_home, company, phase=phase, opponents_turn=is_other), False, finish
            )
    if isinstance(trigger, TurnStarts) and trigger.whose == YOU:
        return Way(lambda one: next_turn(laid(one, at_home, company, opponents_turn=True)), False, to_main)
    if isinstance(trigger, IsUncovered) and own and card.type == TROUBLEMAKER:
        alone = cleared(company)
        return Way(lambda one: laid(one, "covered", alone, phase=TROUBLEMAKER_PHASE), False, to_main)
    if isinstance(trigger, LeavesPlay | IsDismissed | IsRetired) and own and card.type == FRIEND:
        return leaving(card, trigger, company)
    if isinstance(trigger, Draws) and trigger.who == YOU:
        return Way(lambda one: in_main(laid(one, at_home, company)).draw(), is_before=False)
    if isinstance(trigger, Confronts) and trigger.who == YOU and trigger.using is None:
        is_met = not trigger.excess and (not trigger.anywhere or card.type != RESOURCE)
        if is_met:
            return Way(confronting(there, company), False, to_window, in_faceoff=True, there="mine")
    if isinstance(trigger, WinsFaceoff | StartsFaceoff):
        return faceoff(card, trigger, company, there)
    what = getattr(trigger, "what", None)
    if (
        isinstance(trigger, Plays | Enters)
        and isinstance(what, One)
        and getattr(trigger, "beside", None) is None
    ):
        return another_played(trigger, what.description, company, at_home, there)
    if isinstance(trigger, Moves) and isinstance(what, One):
        return another_moved(trigger, what.description, company, at_home, there)
    raise UnknownWord(trigger)


def faceoff(
    card: Card, trigger: WinsFaceoff | StartsFaceoff, company: dict[str, list[Put]], there: str
) -> Way:
    """Win or start a faceoff at your Problem."""
    is_at = card.type in (MANE, FRIEND, PROBLEM) or not (trigger.here or trigger.involving_this)
    if trigger.who not in (YOU, A_PLAYER) or not is_at or card.type == TROUBLEMAKER:
        raise UnknownWord(trigger)
    if isinstance(trigger, StartsFaceoff):
        return replace(in_faceoff(there, company, trigger.kinds), is_before=False, there="mine")
    if trigger.at_least or trigger.exactly or not trigger.kinds & TROUBLEMAKER_FACEOFF:
        raise UnknownWord(trigger)
    return Way(challenging(there, company), is_before=False, finish=to_main, there="mine")


def leaving(card: Card, trigger: LeavesPlay | IsDismissed | IsRetired, company: dict[str, list[Put]]) -> Way:
    """Dismiss or retire the card by the ability of a Friend."""
    word = Retire if isinstance(trigger, IsRetired) else Dismiss
    storm = piece(plain(abilities=(main_phase(word(choose(cards(CHARACTER)))),)))
    sides = {**company, "home": [*company["home"], storm]}

    def leave(one: Card) -> Table:
        table = in_main(laid(one, "play", sides)).use(storm)
        table.choose(next(put for put in table.choices() if isinstance(put, Piece) and put.card.id == one.id))
        return table

    return Way(leave, is_before=False)


def another_played(
    trigger: Plays | Enters,
    description: Description,
    company: dict[str, list[Put]],
    at_home: str,
    there: str,
) -> Way:
    """Play a Friend or an Event that fits, by you or your opponent."""
    to = "home" if trigger.place == HOME else "mine" if trigger.place in AT_MINE else None
    is_song = bool(description.noun & EVENT) and not description.tests
    is_compared = any(isinstance(test, Shares) for test in description.tests)
    if to is None or is_compared or not (description.noun & FRIEND or is_song):
        raise UnknownWord(trigger)
    is_other = is_an_opponents(trigger, description)
    if is_other and to == "home":
        raise UnknownWord(trigger)
    comer = piece(SONG if is_song else model_of(description))
    where = there if trigger.place in (HERE, ITS_PROBLEM) else at_home
    hand = {"opponent_hand" if is_other else "hand": [comer], "opponents_turn": is_other}

    def play(card: Card) -> Table:
        return in_main(laid(card, where, company, **hand)).play(comer, to)

    return Way(play, is_before=False, that=comer, there=to)


def another_moved(
    trigger: Moves, description: Description, company: dict[str, list[Put]], at_home: str, there: str
) -> Way:
    """Move a Friend that fits from home to your Problem, by you or your opponent."""
    is_there = trigger.origin in (ANYWHERE, HOME) and trigger.destination in (
        ANYWHERE,
        A_PROBLEM,
        HERE,
        ITS_PROBLEM,
    )
    if not is_there or not description.noun & FRIEND:
        raise UnknownWord(trigger)
    is_other = is_an_opponents(trigger, description)
    walker = piece(model_of(description))
    side = "opponent_home" if is_other else "home"
    sides = {**company, side: [*company[side], walker]}
    where = there if trigger.destination in (HERE, ITS_PROBLEM) else at_home

    def move(card: Card) -> Table:
        return in_main(laid(card, where, sides, opponents_turn=is_other)).move(walker, "mine")

    return Way(move, is_before=False, that=walker, there="mine")


def is_an_opponents(trigger: Trigger, description: Description) -> bool:
    """Tell whether an opponent must act."""
    people = [
        getattr(trigger, "who", YOU),
        *[one.who for one in description.tests if isinstance(one, ControlledBy)],
    ]
    return any(one in ADVERSARIES for one in people)


def next_turn(table: Table) -> Table:
    """Let your opponent end the turn, up to your first question."""
    turn = table.state.turn
    while not table.is_over and table.state.turn == turn:
        verbs = [one[0] for one in table.question.options]
        table.game.take(next((verbs.index(one) for one in (option.END, *PASSING) if one in verbs), 0))
    return table


def played(table: Table, card: str, to: str) -> Table:
    """Play the card from the hand to a place, or on the first host that is offered."""
    take_first(table, option.PLAY, card)
    if table.asked == "where":
        names = table.choices()
        table.game.take(names.index(to) if to in names else 0)
    return table


def moved(table: Table, card: str) -> Table:
    """Move the card from home to your Problem."""
    take_first(table, option.MOVE, card)
    if table.asked == "where":
        table.choose("mine")
    return table


def in_main(table: Table) -> Table:
    """Pass until the Main Phase asks for an action."""
    to_main(table)
    return table


def acting(start: Callable[[Card], Table], side: int, ability: Ability) -> Callable[[Card], Table]:
    """Add the action of a player to a way; if the rules refuse it, the table stays as it is."""

    def act(card: Card) -> Table:
        table = start(card)
        abilities = card.sides[side].abilities
        if not isinstance(ability, Activated):
            take_first(table, option.PLAY, card.id)
        elif ability in abilities:
            nodes, meant = table.game.definitions.nodes, without_text(ability)
            for place, one in enumerate(table.question.options):
                if one[0] == option.USE and is_of(table, one, card.id) and nodes[one[2]] == meant:
                    table.game.take(place)
                    break
        return table

    return act


def is_of(table: Table, one: tuple[int, ...], card: str) -> bool:
    """Tell whether an option is about a copy of the card."""
    return table.game.definition(CardId(one[1])).card.id == card


def take_first(table: Table, verb: int, card: str) -> None:
    """Take the first option of this verb about the card, if there is one."""
    for place, one in enumerate(table.question.options):
        if one[0] == verb and is_of(table, one, card):
            table.game.take(place)
            return
