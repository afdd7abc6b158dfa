"""514: the course of a faceoff, from the first window to the cards going to the bottom of the decks.

`involvement` has the involved cards and power totals, `flips` the flips; faceoffs that a text starts begin in
`words/faceoffs`.
"""

from dataclasses import replace
from typing import Any, Final

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import BONUS, LOSS, NORMAL, Faceoff, Occurrence
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.kernel.registry import AFTERWARDS, LATER, claims
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.kernel.values.characteristics import Part
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.terms import END_OF_FACEOFF
from everfree.ccg.language.words.faceoffs.faceoffs import LowestTotalWins, MayFlipToChoose
from everfree.ccg.language.words.triggers.arrivals import LosesFaceoff
from everfree.ccg.rules.core.durations import expire
from everfree.ccg.rules.core.movement import sent_home
from everfree.ccg.rules.faceoffs.flip_keywords import start_bottoming
from everfree.ccg.rules.faceoffs.flips import PutOnBottom, flip_parts, flips_of
from everfree.ccg.rules.faceoffs.flips_to_choose import FlipsToChoose
from everfree.ccg.rules.faceoffs.involvement import (
    defeated_by,
    involved_cards,
    is_involved,
    total_of,
    total_parts,
)
from everfree.ccg.rules.priority.priority import is_short, open_window
from everfree.ccg.rules.words.laws.bonus_points import bonus_of
from everfree.ccg.vocab import (
    CHARACTER,
    FLIP,
    HOME_AREA,
    NO_AREA,
    NO_CARD,
    NO_REF,
    NO_SEAT,
    PROBLEM_FACEOFFS,
    CardId,
    Ref,
    Seat,
    card_of,
)


class RunFaceoff(Frame):
    """514.1: the procedure of every faceoff; its data is in `State.faceoff`."""

    __slots__ = ("faceoff", "tied", "totals")

    def __init__(
        self, faceoff: Faceoff | None = None, totals: tuple[int, ...] = (), tied: tuple[Seat, ...] = ()
    ) -> None:
        super().__init__()
        self.faceoff = faceoff
        self.totals = totals
        """Totals and number of flips at the last tie; if they recur, nothing can change any more (R4)."""
        self.tied = tied
        """The players who can still win after a tie; the others have lost (R7)."""

    def data(self) -> tuple[Any, ...]:
        return (self.faceoff, self.totals, self.tied)

    def begin(self, game: Kernel) -> None:
        """514.2: start the faceoff; cards and players become involved."""
        faceoff = self.faceoff
        self.faceoff = None
        if faceoff is None:
            raise BrokenInvariant("no faceoff to start")
        game.state.faceoff = faceoff
        self.step = "started"
        game.occur([started(faceoff)])

    def started(self, game: Kernel) -> None:
        """514.2: open the window before the flips."""
        self.step = "flip"
        open_window(game, STOP_FACEOFFS, only_reactions=is_short(game))

    def flip(self, game: Kernel) -> None:
        """514.3: flip for every player involved, one card unless a law says otherwise (514.3a)."""
        if self.is_cut(game):
            return
        self.step = "flip_to_choose" if MayFlipToChoose in game.definitions.laws else "flipped"
        game.occur(
            [
                Occurrence(kinds.FLIPPED, seat, by=seat)
                for seat in current(game).seats
                for _ in range(flips_of(game, seat))
            ]
        )

    def is_cut(self, game: Kernel) -> bool:
        """Tell whether a text has ended the faceoff; if so, go to its end without comparing or a winner."""
        if current(game).is_cut:
            self.step = "end"
            return True
        return False

    def flip_again(self, game: Kernel) -> None:
        """514.4c, R38: flip one card for each tied player."""
        self.step = "flipped"
        game.occur([Occurrence(kinds.FLIPPED, seat, by=seat) for seat in self.tied])

    def flip_to_choose(self, game: Kernel) -> None:
        """515.4: let players flip further cards, if laws allow it."""
        self.step = "flipped"
        game.push(FlipsToChoose())

    def flipped(self, game: Kernel) -> None:
        """514.3: open the window after the flips."""
        self.step = "compare"
        open_window(game, STOP_FACEOFFS)

    def compare(self, game: Kernel) -> None:
        """514.4, 514.5: let the best total win; on a tie flip again while that can change anything (R4)."""
        if self.is_cut(game):
            return
        seats = self.tied or current(game).seats
        if not seats:
            self.step = "reward"  # everybody in it has left the game
            return
        totals = tuple([total_of(game, seat) for seat in seats])
        highest = max(totals)
        best = min(totals) if lowest_wins(game) else highest
        leaders = tuple([seat for seat, total in zip(seats, totals, strict=True) if total == best])
        if len(leaders) > 1:
            now = (*totals, sum([len(game.cards_in(FLIP, seat)) for seat in seats]))
            if now == self.totals:
                self.end_tie(game, best)
                return
            self.totals = now
            self.tied = leaders
            self.step = "flip_again"
            return
        self.win(game, leaders[0], min([abs(total - best) for total in totals if total != best], default=0))

    def end_tie(self, game: Kernel, total: int) -> None:
        """R4: end a tie that nothing can change: nobody wins, or the turn player loses (an option)."""
        if game.definitions.options.endless_tie == "turn_player_loses":
            others = [seat for seat in game.opponents(game.state.turn_player) if seat in self.tied]
            self.win(game, others[0], 0)
            return
        self.step = "reward"
        game.occur([Occurrence(kinds.FACEOFF_TIED, amount=total)])

    def win(self, game: Kernel, winner: Seat, margin: int) -> None:
        """514.5: record the winner; what triggers on winning or losing triggers now."""
        tell_totals(game)
        game.state.faceoff = replace(current(game), winner=winner, margin=margin)
        self.step = "reward"
        cards = tuple(
            [card for card in involved_cards(game, winner) if game.state.controller[card] == winner]
        )
        lost = (
            [Occurrence(kinds.FACEOFF_LOST, seat) for seat in current(game).seats if seat != winner]
            if LosesFaceoff in game.definitions.triggers
            else []
        )
        game.occur([Occurrence(kinds.FACEOFF_WON, winner, amount=margin, cards=cards, by=winner), *lost])

    def reward(self, game: Kernel) -> None:
        """514.5: defeat the Troublemaker, send a character home, or score the bonus."""
        faceoff = current(game)
        winner = faceoff.winner
        self.step = "rewarded"
        if faceoff.kind & PROBLEM_FACEOFFS:
            problems = [problem for problem in map(game.problem_at, faceoff.areas) if problem >= 0]
            game.state.resolved.extend([game.ref(problem) for problem in problems])
            if winner != NO_SEAT:
                self.score_bonus(game, winner, problems)
        elif winner == faceoff.challenger:
            self.defeat(game, winner)
        elif winner != NO_SEAT:
            self.step = "send_home"

    def score_bonus(self, game: Kernel, winner: Seat, problems: list[CardId]) -> None:
        """514.5c: score the highest bonus of the Problems that are still in play."""
        bonuses = [bonus_of(game, problem) for problem in problems]
        cards = tuple(involved_cards(game, winner))
        points = max(bonuses, default=0)
        game.occur([Occurrence(kinds.SCORED, winner, amount=points, cards=cards, by=winner, word=BONUS)])

    def defeat(self, game: Kernel, winner: Seat) -> None:
        """514.5a: defeat the Troublemaker; its point value is read now (R42)."""
        card = defeated_by(game)
        if card == NO_CARD:
            return
        area = game.state.area[card]
        cards = tuple(involved_cards(game, winner))
        points = game.definition(card).points
        game.occur([Occurrence(kinds.DEFEATED, winner, card, points, area, cards=cards, by=winner)])

    def send_home(self, game: Kernel) -> None:
        """514.5b: ask the challenger which involved character to send home; skip if none is left (R40)."""
        faceoff = current(game)
        state = game.state
        cards = [
            card
            for card in involved_cards(game, faceoff.challenger)
            if game.type_of(card) & CHARACTER and state.area_kind[state.area[card]] != HOME_AREA
        ]
        if not cards:
            self.step = "rewarded"
            return
        self.step = "sent"
        game.ask(faceoff.challenger, "send-home", [(option.CARD, card) for card in cards])

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop a player who has left the game from the tied players."""
        self.tied = tuple([one for one in self.tied if one != seat])

    def ask_again(self, game: Kernel) -> bool:
        """Ask again who is sent home."""
        self.step = "send_home"
        return True

    def sent(self, game: Kernel) -> None:
        """Send the chosen character home."""
        self.step = "rewarded"
        sent = sent_home(game, CardId(game.state.answer[1]), NORMAL)
        sent.word = LOSS
        game.occur([sent])

    def rewarded(self, game: Kernel) -> None:
        """514.6: open the last window."""
        self.step = "end"
        open_window(game, STOP_FACEOFFS, only_reactions=is_short(game))

    def end(self, game: Kernel) -> None:
        """514.6: end the faceoff; flipped cards go to the bottom of their owners' decks."""
        faceoff = current(game)
        self.step = "leave"
        start_bottoming(game)
        game.push(PutOnBottom(tuple(game.players(faceoff.challenger))))
        game.occur([Occurrence(kinds.FACEOFF_ENDED, faceoff.challenger, amount=faceoff.kind)])

    def leave(self, game: Kernel) -> None:
        """Remove the faceoff from the state; its cards and players are no longer involved."""
        kind = current(game).kind
        game.state.faceoff = None
        game.refresh()
        back = expire(game, END_OF_FACEOFF)
        game.done()
        if kind & PROBLEM_FACEOFFS and game.definitions.options.replace_timing == "after_faceoff":
            game.push(LATER.solve_problems())
        game.occur(back)

    def stage(self) -> str:
        """Return how far it is: before the flips, flipping, after them, decided, or ending."""
        return STAGES.get(self.step, BEFORE)


BEFORE: Final = "before"
STAGES: Final = {
    "flipped": "flipping",
    "flip_again": "flipping",
    "flip_to_choose": "flipping",
    "compare": "after",
    "reward": "decided",
    "send_home": "decided",
    "sent": "decided",
    "rewarded": "decided",
    "end": "ending",
    "leave": "ending",
}
"""The stage of a faceoff, by the step that comes next."""


def stage_of(game: Kernel) -> str:
    """Return the stage of the faceoff under way; before the flips if an effect has just started it."""
    for frame in reversed(game.state.frames):
        if isinstance(frame, RunFaceoff):
            return frame.stage()
    return BEFORE


def flips_to_come(game: Kernel, seat: Seat) -> list[Part]:
    """Explain how many cards *seat* will certainly flip yet: none once the first flips are made."""
    return flip_parts(game, seat) if stage_of(game) == BEFORE else []


def after_defeat(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """514.5a, R42: score a defeated Troublemaker's points for who defeated it, then dismiss it."""
    made: list[Occurrence] = []
    for one in occurrences:
        seat = one.seat
        made.append(
            Occurrence(kinds.SCORED, seat, amount=one.amount, area=one.area, cards=one.cards, by=seat)
        )
        made.append(Occurrence(kinds.DISMISSED, game.state.controller[one.card], one.card, by=seat))
    return game.occur(made)


AFTERWARDS[kinds.DEFEATED] = after_defeat


def started(faceoff: Faceoff, source: Ref = NO_REF) -> Occurrence:
    """Return the occurrence of a faceoff that starts; *source* is the card whose text started it."""
    return Occurrence(
        kinds.FACEOFF_STARTED,
        faceoff.challenger,
        card_of(faceoff.troublemaker) if faceoff.troublemaker >= 0 else NO_CARD,
        amount=faceoff.kind,
        area=faceoff.areas[0] if faceoff.areas else NO_AREA,
        source=source,
        by=faceoff.challenger,
    )


def without_player(faceoff: Faceoff, seat: Seat) -> Faceoff:
    """Return the faceoff without a player who has left the game."""
    return replace(faceoff, seats=tuple([one for one in faceoff.seats if one != seat]))


def current(game: Kernel) -> Faceoff:
    """Return the faceoff under way; raise `BrokenInvariant` if there is none."""
    faceoff = game.state.faceoff
    if faceoff is None:
        raise BrokenInvariant("no faceoff under way")
    return faceoff


def tell_totals(game: Kernel) -> None:
    """Tell each total and, as the word of the event, how much of it was flipped; no rule depends on it."""
    if game.events is None:
        return
    for seat in current(game).seats:
        parts = total_parts(game, seat)
        flipped = sum([part.amount for part in parts if part.what == "flip"])
        game.tell(Occurrence(kinds.COMPARED, seat, amount=total_of(game, seat), word=str(flipped)))


def lowest_wins(game: Kernel) -> bool:
    """Tell whether the lowest total wins, by a law of an involved card."""
    return any(is_involved(game, source) for source, _, _ in laws_of(game, LowestTotalWins))


claims("514.2", RunFaceoff.begin)
claims("514.3", "515.3", RunFaceoff.flip)
claims("514.4", "514.4c", "514.5", RunFaceoff.compare)
claims("R38", RunFaceoff.flip_again)
claims("R4", RunFaceoff.end_tie)
claims("514.5c", RunFaceoff.score_bonus)
claims("514.5a", RunFaceoff.defeat)
claims("514.5b", "R40", RunFaceoff.send_home)
claims("514.6", RunFaceoff.end)
claims("R42", RunFaceoff.defeat)
claims("514.5a", "R42", after_defeat)
claims("211.1", RunFaceoff.defeat)
claims("210.1", RunFaceoff.score_bonus)
