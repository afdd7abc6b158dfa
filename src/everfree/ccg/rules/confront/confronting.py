"""611.4, 613: confronting, and solving and replacing Problems."""

from typing import Any, Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import BONUS, BY_GAME, Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import AFTERWARDS, APPLY, LATER, claims
from everfree.ccg.kernel.values.characteristics import Part, traits_of
from everfree.ccg.kernel.values.selection import is_selected, laws_of
from everfree.ccg.language.words.laws.solving import OnlyReplacedSolved, StaysWhenSolved
from everfree.ccg.rules.confront.requirements import refuse_confronting
from everfree.ccg.rules.core.movement import hosts_in_turn, sent_home
from everfree.ccg.rules.words.laws.bonus_points import bonus_of
from everfree.ccg.rules.words.laws.confronting import note_confronted
from everfree.ccg.rules.words.laws.limits import mark_of, note_limited
from everfree.ccg.vocab import (
    CHARACTER,
    DILEMMA,
    NO_AREA,
    NO_CARD,
    PLAY,
    PROBLEM_DECK,
    RESOURCE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
    card_of,
)

CONFRONT_POINTS: Final = 1


def confront(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """611.4: record that a player confronted a Problem, and who will face them there (R20, R71)."""
    state = game.state
    problem = occurrence.card
    if game.ref(problem) not in state.confronted:  # a Problem can have several Confront Steps
        state.confronted.append(game.ref(problem))
    note_limited(game, occurrence.seat, mark_of(game.ref(problem)))
    note_confronted(game, problem)
    if game.definitions.options.faceoff_settled == "confront":
        note_rivals(game, occurrence.seat, problem)
    return occurrence


def note_rivals(game: Kernel, seat: Seat, problem: CardId) -> None:
    """612.2: record which opponents of *seat* could confront *problem* now; they face *seat* there."""
    state = game.state
    rivals = [other for other in game.opponents(seat) if refuse_confronting(game, other, problem) is None]
    if rivals and game.ref(problem) not in state.contested:
        state.contested.append(game.ref(problem))
        state.contested_by.append(sum([1 << other for other in rivals]))


def score_for_confronting(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """611.4: score a point for confronting; by an option, the first player to do so gets the bonus too."""
    return game.occur([point for one in occurrences for point in points_for(game, one)])


def points_for(game: Kernel, occurrence: Occurrence) -> list[Occurrence]:
    """List the occurrences of scoring for one confronted Problem."""
    reference = game.ref(occurrence.card)
    claimed = game.state.claimed
    seat, cards = occurrence.seat, occurrence.cards
    scored = [Occurrence(kinds.SCORED, seat, amount=CONFRONT_POINTS, cards=cards, by=seat)]
    if game.definitions.options.first_confront_bonus and reference not in claimed:
        claimed.append(reference)
        bonus = bonus_of(game, occurrence.card)
        scored.append(
            Occurrence(
                kinds.SCORED, seat, amount=bonus, area=occurrence.area, cards=cards, by=seat, word=BONUS
            )
        )
    return scored


def gain_parts(game: Kernel, problem: CardId) -> list[Part]:
    """Explain the points for the next time *problem* is confronted; the bonus is an option."""
    parts = [Part("confront", CONFRONT_POINTS, NO_CARD)]
    if game.definitions.options.first_confront_bonus and game.ref(problem) not in game.state.claimed:
        parts.append(Part("first-confront", bonus_of(game, problem), problem))
    return parts


def solved_problems(game: Kernel) -> list[Occurrence]:
    """613.1: list the Problems that become solved, as occurrences."""
    state = game.state
    return [
        Occurrence(kinds.SOLVED, state.turn_player, card_of(one), area=state.area[card_of(one)])
        for one in state.resolved
        if game.is_current(one)
    ]


class SolveAtOnce(Frame):
    """Solve and replace Problems right after their faceoff, as in the rulebooks (an option)."""

    def begin(self, game: Kernel) -> None:
        self.step = "replace"
        game.together(solved_problems(game))

    def replace(self, game: Kernel) -> None:
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
        return (self.problem, self.area, self.leaving, self.solved)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Don't replace the Problem if its owner has left the game: its area is gone too."""
        self.leaving = tuple([one for one in self.leaving if game.state.owner[one.card] != seat])
        if game.state.owner[self.problem] == seat:
            self.step = "drop"

    def drop(self, game: Kernel) -> None:
        """End without replacing the Problem."""
        game.done()

    def begin(self, game: Kernel) -> None:
        """List what leaves; an option says whether that or the Problem goes first."""
        self.area = game.state.area[self.problem]
        staying = staying_at(game, self.area) if self.solved else []
        self.leaving = tuple([one for one in departures(game, self.area) if one.card not in staying])
        self.step = "clear" if game.definitions.options.replace_order == "cards_first" else "swap"

    def clear(self, game: Kernel) -> None:
        """Send characters home, dismiss face-up Troublemakers and Resources, all by the game (R18)."""
        leaving = self.leaving
        self.leaving = ()
        self.step = "swap" if game.state.zone[self.problem] == PLAY else "announce"
        game.together(list(leaving))

    def swap(self, game: Kernel) -> None:
        """Put the old Problem under the deck and the top one into play (R48)."""
        self.step = "clear" if self.leaving else "announce"
        owner = game.state.owner[self.problem]
        is_dilemma = DILEMMA in traits_of(game, self.problem)
        game.occur([Occurrence(kinds.REPLACED, owner, self.problem, int(is_dilemma), self.area)])

    def announce(self, game: Kernel) -> None:
        """Announce that the new Problem has entered play; a Dilemma has no successor (522.3)."""
        game.done()
        problem = game.problem_at(self.area)
        if problem == NO_CARD:
            return
        seat = game.state.owner[problem]
        game.occur([Occurrence(kinds.ENTERED, seat, problem, area=self.area)])


def refuse_replacing(game: Kernel, problem: CardId) -> Refusal | None:
    """104.2: say why *problem* can't be replaced without being solved."""
    for source, _, _ in laws_of(game, OnlyReplacedSolved):
        if game.state.area[source] == game.state.area[problem]:
            return Refusal("104.2", "not-before-solved", card=problem, source=source)
    return None


def staying_at(game: Kernel, area: AreaId) -> list[CardId]:
    """104.1: list the cards that a text lets stay when the Problem there is solved."""
    state = game.state
    found = [
        card
        for source, you, law in laws_of(game, StaysWhenSolved)
        for card in game.in_play()
        if state.area[source] == state.area[card] == area and is_selected(game, law.what, card, source, you)
    ]
    for modifier in game.board().lasting.get(StaysWhenSolved, ()):
        found.extend([card_of(one) for one in modifier.targets if game.is_current(one)])
    return found


def departures(game: Kernel, area: AreaId) -> list[Occurrence]:
    """List what leaves an area whose Problem is replaced; attachments go with their character (509.3)."""
    state = game.state
    here = [card for card in game.in_play() if state.area[card] == area]
    found = [sent_home(game, card, BY_GAME) for card in here if game.type_of(card) & CHARACTER]
    for wanted in (TROUBLEMAKER, RESOURCE):
        for card in here:
            carrier = hosts_in_turn(game, card)[-1]
            if (
                game.type_of(card) == wanted
                and not game.is_face_down(card)
                and not (carrier != card and game.type_of(carrier) & CHARACTER)
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


APPLY[kinds.CONFRONTED] = confront
APPLY[kinds.REPLACED] = replace_problem
AFTERWARDS[kinds.CONFRONTED] = score_for_confronting
LATER.solve_problems = SolveAtOnce

claims("611.4", confront)
claims("611.4", score_for_confronting)
claims("613.1", solved_problems)
claims("613.2", departures)
claims("R20", "R71", confront)
claims("R48", replace_problem)
claims("303.2", replace_problem)
claims("522.3", "glossary.dilemma", replace_problem)
claims("522.3a", "R46", put)
