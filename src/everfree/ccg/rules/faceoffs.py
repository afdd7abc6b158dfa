"""514 and 515: faceoffs, from the first window to the cards going to the bottom of the decks."""

from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, claims, listens
from everfree.ccg.kernel.records import NORMAL, Faceoff, Occurrence
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.kernel.scope import fits, is_player
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language.triggers import Defeats, Flips, WinsFaceoff
from everfree.ccg.language.words import END_OF_FACEOFF
from everfree.ccg.rules.flipping import start_bottoming
from everfree.ccg.rules.involvement import defeated_by, involved_cards, is_involved, total_of
from everfree.ccg.rules.movement import sent_home
from everfree.ccg.rules.phases import expire
from everfree.ccg.rules.priority import open_window
from everfree.ccg.vocab import (
    CHARACTER,
    FLIP,
    HOME_AREA,
    NO_CARD,
    NO_SEAT,
    PROBLEM_FACEOFFS,
    TROUBLEMAKER_FACEOFF,
    CardId,
    Seat,
    card_of,
)


class RunFaceoff(Frame):
    """514.1: the procedure of every faceoff; its facts stand in `State.faceoff`."""

    __slots__ = ("faceoff", "totals")

    def __init__(self, faceoff: Faceoff | None, totals: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.faceoff = faceoff
        self.totals = totals
        """Totals and number of flips at the last tie, to notice when nothing changes any more (R4)."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.faceoff, self.totals)

    def begin(self, game: Kernel) -> None:
        """514.2: cards and players become involved."""
        faceoff = self.faceoff
        self.faceoff = None
        if faceoff is None:
            raise BrokenInvariant("no faceoff to start")
        game.state.faceoff = faceoff
        self.step = "started"
        card = card_of(faceoff.troublemaker) if faceoff.troublemaker >= 0 else NO_CARD
        game.occur(
            [
                Occurrence(
                    kinds.FACEOFF_STARTED,
                    faceoff.challenger,
                    card,
                    amount=faceoff.kind,
                    area=faceoff.areas[0],
                    by=faceoff.challenger,
                )
            ]
        )

    def started(self, game: Kernel) -> None:
        """514.2: the window before the flips."""
        self.step = "flip"
        open_window(game, STOP_FACEOFFS, only_reactions=self.is_short(game))

    def flip(self, game: Kernel) -> None:
        """514.3, 514.4c: every player involved flips a card."""
        faceoff = current(game)
        self.step = "flipped"
        game.occur([Occurrence(kinds.FLIPPED, seat, by=seat) for seat in faceoff.seats])

    def flipped(self, game: Kernel) -> None:
        """514.3: the window after the flips."""
        self.step = "compare"
        open_window(game, STOP_FACEOFFS)

    def compare(self, game: Kernel) -> None:
        """514.4, 514.5: the highest total wins; a tie flips again while that can change anything (R4)."""
        faceoff = current(game)
        totals = tuple([total_of(game, seat) for seat in faceoff.seats])
        highest = max(totals)
        leaders = [seat for seat, total in zip(faceoff.seats, totals, strict=True) if total == highest]
        if len(leaders) > 1:
            now = (*totals, sum([len(game.cards_in(FLIP, seat)) for seat in faceoff.seats]))
            if now == self.totals:
                self.end_tie(game, highest)
                return
            self.totals = now
            self.step = "flip"
            return
        self.win(game, leaders[0], highest - max([total for total in totals if total != highest], default=0))

    def end_tie(self, game: Kernel, total: int) -> None:
        """R4: a tie that nothing can change any more: nobody wins, or the turn player loses (an option)."""
        if game.cast.options.endless_tie == "turn_player_loses":
            self.win(game, game.next_player(game.state.turn_player), 0)
            return
        self.step = "reward"
        game.occur([Occurrence(kinds.FACEOFF_TIED, amount=total)])

    def win(self, game: Kernel, winner: Seat, margin: int) -> None:
        """514.5: the winner is known; what triggers on winning triggers now."""
        game.state.faceoff = replace(current(game), winner=winner, margin=margin)
        self.step = "reward"
        cards = tuple(
            [card for card in involved_cards(game, winner) if game.state.controller[card] == winner]
        )
        game.occur([Occurrence(kinds.FACEOFF_WON, winner, amount=margin, cards=cards, by=winner)])

    def reward(self, game: Kernel) -> None:
        """514.5: defeat the Troublemaker, send someone home, or score the bonus."""
        state = game.state
        faceoff = current(game)
        self.step = "rewarded"
        if faceoff.kind & PROBLEM_FACEOFFS:
            state.resolved.extend(
                [
                    game.ref(problem)
                    for problem in [game.problem_at(area) for area in faceoff.areas]
                    if problem >= 0
                ]
            )
        winner = faceoff.winner
        if winner == NO_SEAT:
            return
        if faceoff.kind & PROBLEM_FACEOFFS:
            bonuses = [
                game.definition(problem).bonus
                for problem in [game.problem_at(area) for area in faceoff.areas]
                if problem >= 0
            ]
            cards = tuple(involved_cards(game, winner))
            game.occur(
                [Occurrence(kinds.SCORED, winner, amount=max(bonuses, default=0), cards=cards, by=winner)]
            )
        elif faceoff.kind == TROUBLEMAKER_FACEOFF and winner == faceoff.challenger:
            self.defeat(game, winner)
        elif faceoff.kind == TROUBLEMAKER_FACEOFF:
            self.step = "send_home"

    def defeat(self, game: Kernel, winner: Seat) -> None:
        """514.5a: score the Troublemaker's points, then dismiss it (R42)."""
        card = defeated_by(game)
        if card == NO_CARD:
            return
        area = game.state.area[card]
        cards = tuple(involved_cards(game, winner))
        points = game.definition(card).points
        game.occur(
            [
                Occurrence(kinds.DEFEATED, winner, card, area=area, cards=cards, by=winner),
                Occurrence(kinds.SCORED, winner, amount=points, cards=cards, by=winner),
                Occurrence(kinds.DISMISSED, game.state.controller[card], card, by=winner),
            ]
        )

    def send_home(self, game: Kernel) -> None:
        """514.5b: the challenger sends an involved character home; with none left nobody goes (R40)."""
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

    def sent(self, game: Kernel) -> None:
        """Send the chosen character home."""
        self.step = "rewarded"
        game.occur([sent_home(game, CardId(game.state.answer[1]), NORMAL)])

    def rewarded(self, game: Kernel) -> None:
        """514.6: the last window."""
        self.step = "end"
        open_window(game, STOP_FACEOFFS, only_reactions=self.is_short(game))

    def is_short(self, game: Kernel) -> bool:
        """Tell whether players may act only after the flip (an option)."""
        return game.cast.options.faceoff_windows == "after_flip"

    def end(self, game: Kernel) -> None:
        """514.6: the faceoff ends; flipped cards go to the bottom of their owners' decks."""
        faceoff = current(game)
        self.step = "leave"
        start_bottoming(game)
        game.push(PutOnBottom(faceoff.seats))
        game.occur([Occurrence(kinds.FACEOFF_ENDED, faceoff.challenger, amount=faceoff.kind)])

    def leave(self, game: Kernel) -> None:
        """Cards and players cease to be involved."""
        kind = current(game).kind
        game.state.faceoff = None
        game.refresh()
        back = expire(game, END_OF_FACEOFF)
        game.done()
        if kind & PROBLEM_FACEOFFS and game.cast.options.replace_timing == "after_faceoff":
            game.push(SOLVE[0]())
        game.occur(back)


SOLVE: list[type[Frame]] = []
"""The procedure that solves Problems right after a faceoff (an option); its chapter puts it here."""


class PutOnBottom(Frame):
    """514.6, 402.3: each player puts their flipped cards under their deck in any order, unseen by others."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self.seats = seats

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.seats,)

    def begin(self, game: Kernel) -> None:
        """Ask the next player which of their flipped cards goes under next."""
        if not self.seats:
            game.done()
            return
        seat = self.seats[0]
        cards = game.cards_in(FLIP, seat)
        if not cards:
            self.seats = self.seats[1:]
            return
        self.step = "chosen"
        game.ask(seat, "bottom", [(option.CARD, card) for card in cards], number=len(cards))

    def chosen(self, game: Kernel) -> None:
        """Put it under the deck; others can tell its place only if it was the only one."""
        seat = self.seats[0]
        card = CardId(game.state.answer[1])
        several = len(game.cards_in(FLIP, seat)) > 1 or self.step == "chosen_one_of_many"
        self.step = "next_of_many" if several else "begin"
        game.occur([Occurrence(kinds.BOTTOMED, seat, card, amount=int(several), by=seat)])

    def next_of_many(self, game: Kernel) -> None:
        """Go on with the same player's cards."""
        seat = self.seats[0]
        cards = game.cards_in(FLIP, seat)
        if not cards:
            self.step = "begin"
            return
        self.step = "chosen_one_of_many"
        game.ask(seat, "bottom", [(option.CARD, card) for card in cards], number=len(cards))

    def chosen_one_of_many(self, game: Kernel) -> None:
        """The same, knowing that there were others."""
        self.chosen(game)


def current(game: Kernel) -> Faceoff:
    """Give the faceoff under way."""
    faceoff = game.state.faceoff
    if faceoff is None:
        raise BrokenInvariant("no faceoff under way")
    return faceoff


def ignore(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """515.4, 515.4a: a flipped card stops counting; it can't be ignored twice."""
    card = occurrence.card
    faceoff = game.state.faceoff
    if faceoff is None or game.state.zone[card] != FLIP or game.ref(card) in faceoff.ignored:
        return None
    game.state.faceoff = replace(faceoff, ignored=(*faceoff.ignored, game.ref(card)))
    return occurrence


def _flips(game: Kernel, trigger: Flips, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    faceoff = game.state.faceoff
    if (
        faceoff is None
        or not faceoff.kind & trigger.kinds
        or not is_player(trigger.who, occurrence.seat, you)
    ):
        return False
    if game.state.zone[occurrence.card] != FLIP:
        return False
    return not trigger.against_challenge or faceoff.challenger != you


def _wins_faceoff(
    game: Kernel, trigger: WinsFaceoff, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    faceoff = game.state.faceoff
    if (
        faceoff is None
        or not faceoff.kind & trigger.kinds
        or not is_player(trigger.who, occurrence.seat, you)
    ):
        return False
    if trigger.here and game.state.area[source] not in faceoff.areas:
        return False
    if trigger.involving_this and not is_involved(game, source):
        return False
    margin = occurrence.amount
    return margin >= trigger.at_least and (not trigger.exactly or margin == trigger.exactly)


def _defeats(game: Kernel, trigger: Defeats, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    if not is_player(trigger.who, occurrence.seat, you):
        return False
    if trigger.here and game.state.area[source] != occurrence.area:
        return False
    only = trigger.using_only
    if only is None:
        return True
    return bool(occurrence.cards) and all(
        fits(game, only, card, source, you, None) for card in occurrence.cards
    )


APPLY[kinds.IGNORED] = ignore
listens(Flips, kinds.FLIPPED, _flips)
listens(WinsFaceoff, kinds.FACEOFF_WON, _wins_faceoff)
listens(Defeats, kinds.DEFEATED, _defeats)

claims("514.2", RunFaceoff.begin)
claims("514.3", "515.3", RunFaceoff.flip)
claims("514.4", "514.4c", "514.5", RunFaceoff.compare)
claims("514.5c", RunFaceoff.reward)
claims("514.5a", RunFaceoff.defeat)
claims("514.5b", RunFaceoff.send_home)
claims("514.6", RunFaceoff.end)
claims("402.3", PutOnBottom.chosen)
claims("515.4", "515.4a", ignore)
claims("R35", RunFaceoff.reward)
claims("R40", RunFaceoff.send_home)
claims("R42", RunFaceoff.defeat)
claims("R59", _wins_faceoff)
