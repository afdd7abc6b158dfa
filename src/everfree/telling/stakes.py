"""What is at stake in the current faceoff or the coming confrontation, from public facts only."""

from collections.abc import Mapping

from everfree.ccg.kernel.state import State
from everfree.ccg.language import Card
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.effects.effects import TurnOver
from everfree.ccg.language.words.triggers.triggers import WinsFaceoff
from everfree.ccg.view import AreaView, CardView, FaceoffView
from everfree.ccg.vocab import (
    FRIEND,
    MANE,
    PROBLEM_FACEOFFS,
    TROUBLEMAKER_FACEOFF,
    card_of,
)
from everfree.telling.board import Board
from everfree.telling.said import CardName, Said, said
from everfree.telling.shapes import Stake
from everfree.telling.voice import Arguments, counted_points, counted_tokens

WINNABLE_STAGES = ("before", "flipping", "after")
"""Stages of a faceoff in which it can still be won."""
EITHER = -1


class Stakes:
    """Lists what is at stake in one position."""

    def __init__(self, board: Board, state: State) -> None:
        self.board = board
        self.view = board.view
        self.voice = board.voice
        handles = state.handles[self.view.viewer]
        is_scoring = self.view.phase == "score"
        self._confronted = {handles[card_of(one)] for one in state.confronted} if is_scoring else set()
        self._contested = {handles[card_of(one)] for one in state.contested} if is_scoring else set()
        self._cards = {card.handle: card for card in self.view.play}

    def all(self) -> tuple[Stake, ...]:
        """List what is at stake."""
        faceoff = self.view.faceoff
        if self.view.is_over:
            return ()
        if faceoff is None:
            return tuple(self._confrontations())
        winning = self._winning(faceoff) if faceoff.stage in WINNABLE_STAGES else []
        leaving = self._going_home(faceoff) if faceoff.kind & PROBLEM_FACEOFFS else []
        return (*winning, *leaving)

    # A faceoff.

    def _winning(self, faceoff: FaceoffView) -> list[Stake]:
        found: list[Stake] = []
        for seat, _, parts in faceoff.totals:
            involved = [
                self._cards[part.source]
                for part in parts
                if part.what == "involved" and part.source in self._cards
            ]
            found.extend(self._reward(faceoff, seat))
            found.extend(self._texts(seat, [card for card in involved if card.controller == seat]))
        return found

    def _reward(self, faceoff: FaceoffView, seat: int) -> list[Stake]:
        if faceoff.kind & PROBLEM_FACEOFFS:
            bonus = max([area.bonus for area in self.view.areas if area.area in faceoff.areas], default=0)
            return [self._points("stake-bonus", seat, bonus)]
        if faceoff.kind != TROUBLEMAKER_FACEOFF:
            return []
        if seat != faceoff.challenger:
            return [Stake(seat, said("stake-goes-home", **self.voice.who(faceoff.challenger)))]
        card = self._cards.get(faceoff.troublemaker)
        if card is None:  # it has left play, so there is nothing to defeat (514.5a)
            return []
        return [self._points("stake-defeat", seat, self.voice.printed[card.card].points, name_of(card))]

    def _texts(self, seat: int, involved: list[CardView]) -> list[Stake]:
        """List what the texts of the seat's involved characters give it if it wins."""
        who = self.voice.who(seat)
        found: list[Said] = []
        if any("Studious" in card.keywords for card in involved):
            found.append(said("stake-studious", **who, tokens=counted_tokens(1)))
        found.extend(
            said("stake-turns-over", **who, card=name_of(card))
            for card in involved
            if turns_over(card, self.voice.printed[card.card])
        )
        return [Stake(seat, text) for text in found]

    def _points(self, key: str, seat: int, points: int, card: CardName | str = "") -> Stake:
        total = self.view.seats[seat].score + points
        told: Arguments = {
            **self.voice.who(seat),
            "points": counted_points(points),
            "total": total,
            "wins": "yes" if total >= self.voice.goal else "no",
            "card": card,
        }
        return Stake(seat, said(key, **told), points)

    def _going_home(self, faceoff: FaceoffView) -> list[Stake]:
        """Say that all characters at the Problems go home whoever wins, and whose home limit that exceeds."""
        found = [Stake(EITHER, said("stake-all-home", count=len(faceoff.areas)))]
        for seat in self.view.seats:
            coming = sum(
                card.count
                for card in self.view.play
                if card.area in faceoff.areas
                and card.controller == seat.seat
                and is_friend(card, self.voice.printed)
            )
            count = seat.home_count + coming
            if coming and 0 <= seat.home_limit < count:
                told = said(
                    "stake-home-limit", **self.voice.who(seat.seat), count=count, limit=seat.home_limit
                )
                found.append(Stake(EITHER, told))
        return found

    # Confronting.

    def _confrontations(self) -> list[Stake]:
        """List what the turn player can confront this turn, and the faceoff that would follow."""
        if self.view.phase not in ("main", "score") or self.view.step in ("faceoff", "solve"):
            return []
        seat = self.view.turn_player
        problems = [area for area in self.view.areas if area.problem]
        ready = [
            area
            for area in problems
            if area.problem not in self._confronted and self._can_confront(area, seat)
        ]
        found = [
            self._points("stake-confront", seat, area.gain, name_of(self._cards[area.problem]))
            for area in ready
        ]
        if len(ready) + len(self._confronted) > 1:
            points = max(area.bonus for area in problems)
            return [*found, self._faceoff("stake-all-problems", points)]
        return [*found, *self._contests(problems, ready, seat)]

    def _contests(self, problems: list[AreaView], ready: list[AreaView], seat: int) -> list[Stake]:
        """List the faceoffs at Problems where an opponent meets the requirements too."""
        return [
            self._faceoff("stake-contested", area.bonus, name_of(self._cards[area.problem]))
            for area in problems
            if area.problem in self._contested
            or (area in ready and any(side.can_confront for side in area.confront if side.seat != seat))
        ]

    def _faceoff(self, key: str, points: int, card: CardName | str = "") -> Stake:
        return Stake(EITHER, said(key, points=counted_points(points), card=card), points)

    def _can_confront(self, area: AreaView, seat: int) -> bool:
        return any(side.can_confront for side in area.confront if side.seat == seat)


def name_of(card: CardView) -> CardName:
    """Name a card in play."""
    return CardName(card.card, card.handle)


def is_friend(card: CardView, printed: Mapping[str, Card]) -> bool:
    """Tell whether a card in play is a Friend; a card without a known face is a Troublemaker."""
    return card.card in printed and printed[card.card].type == FRIEND


def turns_over(card: CardView, printed: Card) -> bool:
    """Tell whether a Mane Character has a text that turns it over when it wins a faceoff."""
    return (
        printed.type == MANE
        and not card.boosted
        and any(
            isinstance(ability, Triggered)
            and isinstance(ability.trigger, WinsFaceoff)
            and any(isinstance(word, TurnOver) for word in walk(ability.effect))
            for ability in printed.front.abilities
        )
    )
