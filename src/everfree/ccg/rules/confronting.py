"""610 to 613: the Score Phase: confronting, Problem faceoffs, solving and replacing Problems."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.following import options_for
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS, APPLY, FLOWS, claims, listens
from everfree.ccg.kernel.records import BONUS, BY_GAME, Faceoff, Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.scope import fits, is_player, is_selected, laws_of, selected
from everfree.ccg.kernel.values import Part, characters_of, traits_of
from everfree.ccg.kernel.zones import put
from everfree.ccg.language.arriving import ReplaceProblems
from everfree.ccg.language.leaving import WouldConfront
from everfree.ccg.language.selectors import Choose
from everfree.ccg.language.solving import OnlyReplacedSolved, StaysWhenSolved
from everfree.ccg.language.triggers import Confronts
from everfree.ccg.language.turns import MoreConfrontSteps
from everfree.ccg.rules.extra_turns import take_off
from everfree.ccg.rules.faceoffs import SOLVE, RunFaceoff
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.movement import problem_areas, sent_home
from everfree.ccg.rules.phases import Phase, Step
from everfree.ccg.rules.requirements import power_at, power_needed, refuse_confronting
from everfree.ccg.vocab import (
    CHARACTER,
    CONFRONT_STEP,
    DILEMMA,
    FACEOFF_STEP,
    MULTI_PROBLEM_FACEOFF,
    NO_AREA,
    NO_CARD,
    PLAY,
    PROBLEM_DECK,
    PROBLEM_FACEOFF,
    RESOURCE,
    SCORE_PHASE,
    SOLVE_STEP,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
    card_of,
)

CONFRONT_POINTS = 1


class ScorePhase(Phase):
    """610: a Confront Step for each Problem, a Faceoff Step, a Solve Step."""

    __slots__ = ("rounds", "visited")

    def __init__(self, visited: tuple[AreaId, ...] = (), rounds: int = 1) -> None:
        super().__init__()
        self.visited = visited
        self.rounds = rounds
        """How many Confront Steps each Problem has."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.visited, self.rounds)

    def number(self) -> int:
        """Give the phase."""
        return SCORE_PHASE

    def begin(self, game: Kernel) -> None:
        """Forget the Score Phase before."""
        state = game.state
        state.confronted = []
        state.contested = []
        state.contested_by = []
        state.resolved = []
        self.rounds += take_off(game, MoreConfrontSteps, SCORE_PHASE)
        super().begin(game)

    def run(self, game: Kernel) -> None:
        """610.1: ask in which order Problems are confronted; it matters only where one has characters."""
        state = game.state
        seat = state.turn_player
        remaining = [area for area in problem_areas(game) if self.visited.count(area) < self.rounds]
        if not remaining:
            self.step = "faceoff"
            return
        manned = [
            area for area in remaining if any(state.area[one] == area for one in characters_of(game, seat))
        ]
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.AREA, area) for area in manned or remaining[:1]]
        game.ask(seat, "confront-order", options)

    def chosen(self, game: Kernel) -> None:
        """611: the Confront Step of one Problem."""
        area = AreaId(game.state.answer[1])
        self.visited = (*self.visited, area)
        self.step = "run"
        game.push(ConfrontStep(area))

    def faceoff(self, game: Kernel) -> None:
        """612: the Faceoff Step."""
        self.step = "solve"
        game.push(FaceoffStep())

    def solve(self, game: Kernel) -> None:
        """613: the Solve Step."""
        self.step = "end"
        game.push(SolveStep())


class ConfrontStep(Step):
    """611: confront one Problem if its requirements are met."""

    __slots__ = ("area",)

    def __init__(self, area: AreaId) -> None:
        super().__init__()
        self.area = area

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.area,)

    def number(self) -> int:
        """Give the step."""
        return CONFRONT_STEP

    def run(self, game: Kernel) -> None:
        """611.1: confront it, unless something else happens instead (R19)."""
        self.step = "end"
        state = game.state
        seat = state.turn_player
        problem = game.problem_at(self.area)
        if problem < 0 or refuse_confronting(game, seat, problem) is not None:
            return
        excess = power_at(game, seat, self.area) - power_needed(game, seat, problem)
        cards = tuple([card for card in characters_of(game, seat) if state.area[card] == self.area])
        game.occur(
            [
                Occurrence(
                    kinds.CONFRONTED,
                    seat,
                    problem,
                    amount=max(0, excess),
                    area=self.area,
                    cards=cards,
                    by=seat,
                )
            ]
        )


def confront(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """611.4: note that a player confronted a Problem; whether a faceoff follows is settled now (R20)."""
    state = game.state
    problem = occurrence.card
    if game.ref(problem) not in state.confronted:  # it may be in another Confront Step
        state.confronted.append(game.ref(problem))
    opponents = game.opponents(occurrence.seat)
    rivals = [other for other in opponents if refuse_confronting(game, other, problem) is None]
    if rivals and game.ref(problem) not in state.contested:
        state.contested.append(game.ref(problem))
        state.contested_by.append(sum([1 << other for other in rivals]))
    return occurrence


def score_for_confronting(game: Kernel, occurrence: Occurrence) -> bool:
    """611.4: score a point as the Problem is confronted; the first to do so may get its bonus (an option)."""
    reference = game.ref(occurrence.card)
    claimed = game.state.claimed
    seat, cards = occurrence.seat, occurrence.cards
    scored = [Occurrence(kinds.SCORED, seat, amount=CONFRONT_POINTS, cards=cards, by=seat)]
    if game.cast.options.first_confront_bonus and reference not in claimed:
        claimed.append(reference)
        bonus = game.definition(occurrence.card).bonus
        scored.append(
            Occurrence(
                kinds.SCORED, seat, amount=bonus, area=occurrence.area, cards=cards, by=seat, word=BONUS
            )
        )
    return game.occur(scored)


def gain_parts(game: Kernel, problem: CardId) -> list[Part]:
    """Explain the points that confronting *problem* next brings; the bonus is an option's."""
    parts = [Part("confront", CONFRONT_POINTS, NO_CARD)]
    if game.cast.options.first_confront_bonus and game.ref(problem) not in game.state.claimed:
        parts.append(Part("first-confront", game.definition(problem).bonus, problem))
    return parts


class FaceoffStep(Step):
    """612: a Problem faceoff where the rules call for one."""

    def number(self) -> int:
        """Give the step."""
        return FACEOFF_STEP

    def run(self, game: Kernel) -> None:
        """612.1, 612.2, R21: at all Problems if two were confronted, else at the contested one."""
        self.step = "end"
        state = game.state
        seat = state.turn_player
        if len(state.confronted) >= 2:
            areas = tuple(problem_areas(game))
            game.push(
                RunFaceoff(Faceoff(MULTI_PROBLEM_FACEOFF, seat, (seat, *rivals_everywhere(game)), areas))
            )
        elif state.contested and game.is_current(state.contested[0]):
            rivals = [other for other in game.opponents(seat) if state.contested_by[0] >> other & 1]
            area = state.area[card_of(state.contested[0])]
            if rivals:
                game.push(RunFaceoff(Faceoff(PROBLEM_FACEOFF, seat, (seat, *rivals), (area,))))


def rivals_everywhere(game: Kernel) -> list[Seat]:
    """R7: list who faces the turn player at all Problems: who has characters there, else the next player."""
    state = game.state
    areas = problem_areas(game)
    seat = state.turn_player
    found = [
        other
        for other in game.opponents(seat)
        if any(state.area[card] in areas for card in characters_of(game, other))
    ]
    return found or [game.next_player(seat)]


class SolveStep(Step):
    """613: Problems at which a faceoff was resolved are solved and replaced."""

    def number(self) -> int:
        """Give the step."""
        return SOLVE_STEP

    def begin(self, game: Kernel) -> None:
        """613.1: they become solved as the step starts."""
        game.state.step = SOLVE_STEP
        self.step = "opened"
        game.occur(solved_problems(game))

    def opened(self, game: Kernel) -> None:
        """Open the step's first window."""
        super().begin(game)

    def run(self, game: Kernel) -> None:
        """613.2: replace them."""
        self.step = "end"
        game.push(ReplaceSolved())


def solved_problems(game: Kernel) -> list[Occurrence]:
    """613.1: list what becomes solved."""
    state = game.state
    return [
        Occurrence(kinds.SOLVED, state.turn_player, card_of(one), area=state.area[card_of(one)])
        for one in state.resolved
        if game.is_current(one)
    ]


class SolveAtOnce(Frame):
    """The rulebooks' way (an option): Problems are solved and replaced right after their faceoff."""

    def begin(self, game: Kernel) -> None:
        """Solve them."""
        self.step = "replace"
        game.occur(solved_problems(game))

    def replace(self, game: Kernel) -> None:
        """Replace them."""
        game.done()
        game.push(ReplaceSolved())


class ReplaceSolved(Frame):
    """613.2: replace every solved Problem, one by one."""

    def begin(self, game: Kernel) -> None:
        """Replace the next one."""
        state = game.state
        while state.resolved:
            reference = state.resolved.pop(0)
            if game.is_current(reference):
                game.push(ReplaceProblem(card_of(reference), solved=1))
                return
        game.done()


class ReplaceProblem(Frame):
    """613.2: clear the area, put the Problem under its deck, put the next one into play."""

    __slots__ = ("area", "leaving", "problem", "solved")

    def __init__(
        self,
        problem: CardId,
        area: AreaId = NO_AREA,
        leaving: tuple[Occurrence, ...] = (),
        solved: int = 0,
    ) -> None:
        super().__init__()
        self.problem = problem
        self.area = area
        self.leaving = leaving
        self.solved = solved
        """1 if it is replaced because it is solved."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.problem, self.area, self.leaving, self.solved)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """With its owner the Problem and its area are gone; nothing is put in its place."""
        self.leaving = tuple([one for one in self.leaving if game.state.owner[one.card] != seat])
        if game.state.owner[self.problem] == seat:
            self.step = "drop"

    def drop(self, game: Kernel) -> None:
        """Leave it."""
        game.done()

    def begin(self, game: Kernel) -> None:
        """See what leaves; whether it or the Problem goes first is an option."""
        self.area = game.state.area[self.problem]
        staying = staying_at(game, self.area) if self.solved else []
        self.leaving = tuple([one for one in departures(game, self.area) if one.card not in staying])
        self.step = "clear" if game.cast.options.replace_order == "cards_first" else "swap"

    def clear(self, game: Kernel) -> None:
        """Send characters home, dismiss face-up Troublemakers and Resources, all by the game (R18)."""
        leaving = self.leaving
        self.leaving = ()
        self.step = "swap" if game.state.zone[self.problem] == PLAY else "announce"
        game.occur(list(leaving))

    def swap(self, game: Kernel) -> None:
        """Put the old Problem under the deck and the top one into play (R48)."""
        self.step = "clear" if self.leaving else "announce"
        owner = game.state.owner[self.problem]
        is_dilemma = DILEMMA in traits_of(game, self.problem)
        game.occur([Occurrence(kinds.REPLACED, owner, self.problem, int(is_dilemma), self.area)])

    def announce(self, game: Kernel) -> None:
        """The new Problem has entered play; a Dilemma has no successor (522.3)."""
        game.done()
        problem = game.problem_at(self.area)
        if problem == NO_CARD:
            return
        seat = game.state.owner[problem]
        game.occur([Occurrence(kinds.ENTERED, seat, problem, area=self.area)])


class FollowReplaceProblems(Flow):
    """R47: everything that replacing a Problem does, without solving it."""

    def begin(self, game: Kernel) -> None:
        """Ask which Problem, or take those the text means."""
        node = self.node(game)
        if not isinstance(node, ReplaceProblems):
            raise wrong(node)
        if not isinstance(node.what, Choose):
            game.done()
            self.replace(game, [card_of(one) for one in selected(game, node.what, self.scope, ())])
            return
        cards = [
            card for card in options_for(game, node.what, self.scope) if refuse_replacing(game, card) is None
        ]
        if not cards:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        game.ask(self.scope.you, "choose", options, source=self.source(), number=self.number)

    def chosen(self, game: Kernel) -> None:
        """Replace it."""
        game.done()
        self.replace(game, [CardId(game.state.answer[1])])

    def replace(self, game: Kernel, problems: list[CardId]) -> None:
        """Replace these Problems, the first one first."""
        for problem in reversed(problems):
            if refuse_replacing(game, problem) is None:
                game.push(ReplaceProblem(problem))


def refuse_replacing(game: Kernel, problem: CardId) -> Refusal | None:
    """104.2: say why *problem* can't be replaced without being solved."""
    for source, _, law in laws_of(game, OnlyReplacedSolved):
        if isinstance(law, OnlyReplacedSolved) and game.state.area[source] == game.state.area[problem]:
            return Refusal("104.2", "not-before-solved", card=problem, source=source)
    return None


def staying_at(game: Kernel, area: AreaId) -> list[CardId]:
    """104.1: list the cards that a text lets stay as the Problem there is solved."""
    state = game.state
    return [
        card
        for source, you, law in laws_of(game, StaysWhenSolved)
        for card in game.in_play()
        if isinstance(law, StaysWhenSolved)
        and state.area[source] == state.area[card] == area
        and is_selected(game, law.what, card, source, you)
    ]


def departures(game: Kernel, area: AreaId) -> list[Occurrence]:
    """List what leaves an area whose Problem is replaced; what is on a character goes with it (509.3)."""
    state = game.state
    here = [card for card in game.in_play() if state.area[card] == area]
    found = [sent_home(game, card, BY_GAME) for card in here if game.type_of(card) & CHARACTER]
    for wanted in (TROUBLEMAKER, RESOURCE):
        for card in here:
            host = state.host[card]
            if (
                game.type_of(card) == wanted
                and not game.is_face_down(card)
                and not (host >= 0 and game.type_of(host) & CHARACTER)
            ):
                found.append(Occurrence(kinds.DISMISSED, state.controller[card], card, mode=BY_GAME))
    return found


def replace_problem(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Swap a Problem with the top card of its owner's Problem deck; a Dilemma is discarded (522.3a)."""
    card = occurrence.card
    owner = game.state.owner[card]
    put(game, card, PROBLEM_DECK, bottom=True)
    if game.state.zone[card] != PROBLEM_DECK:
        return occurrence
    fresh = game.cards_in(PROBLEM_DECK, owner)[-1]
    put(game, fresh, PLAY, area=occurrence.area)
    return occurrence


def _confronts(game: Kernel, trigger: Confronts, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    if not is_player(trigger.who, occurrence.seat, you):
        return False
    if game.state.area[source] != occurrence.area and not trigger.anywhere:
        return False
    if trigger.excess and occurrence.amount <= 0:
        return False
    using = trigger.using
    return using is None or any(fits(game, using, card, source, you, None) for card in occurrence.cards)


def _would_confront(
    game: Kernel, trigger: WouldConfront, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return is_player(trigger.who, occurrence.seat, you) and game.state.area[source] == occurrence.area


APPLY[kinds.CONFRONTED] = confront
APPLY[kinds.REPLACED] = replace_problem
AFTERWARDS[kinds.CONFRONTED] = score_for_confronting
FLOWS[ReplaceProblems] = FollowReplaceProblems
SOLVE.append(SolveAtOnce)
listens(Confronts, kinds.CONFRONTED, _confronts)
listens(WouldConfront, kinds.CONFRONTED, _would_confront)

claims("610.1", ScorePhase.run)
claims("611.1", ConfrontStep.run)
claims("611.4", confront)
claims("611.4", score_for_confronting)
claims("glossary.vexing", "R19", _would_confront)
claims("612.1", "612.2", "R7", "R20", "R21", FaceoffStep.run)
claims("R7", "R43", rivals_everywhere)
claims("613.1", solved_problems)
claims("613.2", departures)
claims("R47", FollowReplaceProblems.replace)
claims("R20", confront)
claims("R35", ConfrontStep.run)
claims("R43", FaceoffStep.run)
claims("R48", replace_problem)
claims("303.2", replace_problem)
claims("522.3", "glossary.dilemma", replace_problem)
claims("522.3a", "R46", put)
claims("R22", FaceoffStep.run)
