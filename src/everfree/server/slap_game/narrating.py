"""Log lines of the slap game, for one viewer."""

from collections.abc import Callable
from typing import Any, Final

from everfree.server.protocol import LogLine
from everfree.slap import events as told
from everfree.slap.cards import SYMBOLS, Card
from everfree.telling.said import Argument, Listed, PlayerName, Said, said

TOOK: Final = {"slap": "slap-took-slap", "challenge": "slap-took-challenge", "last": "slap-took-last"}


class SlapNarrator:
    """Turns events into log lines; an event without a sentence has no line."""

    def __init__(self, viewer: int, reaction: int = 0) -> None:
        self._viewer = viewer
        self._reaction = reaction
        """The reaction of the last right slap, in milliseconds."""

    def copy(self) -> "SlapNarrator":
        """Return an independent narrator that has been told the same events."""
        return SlapNarrator(self._viewer, self._reaction)

    def to_bytes(self) -> bytes:
        return str(self._reaction).encode()

    def lines(self, events: list[told.Event]) -> list[LogLine]:
        """Return the lines of *events*."""
        found = [(event, self._sentence(event)) for event in events]
        return [
            LogLine(0, text, seat=getattr(event, "seat", -1), event=_tag(event))
            for event, text in found
            if text is not None
        ]

    def _who(self, seat: int) -> dict[str, Argument]:
        return {"who": "you" if seat == self._viewer else "other", "name": PlayerName(seat)}

    def _sentence(self, event: told.Event) -> Said | None:
        if isinstance(event, told.Judged):
            self._reaction = event.verdict.evidence[0].counted
        words = WORDS.get(type(event))
        return None if words is None else words(self, event)

    def played(self, event: told.Played) -> Said:
        """Name the card; a player reads that the table played it for them."""
        who = self._who(event.seat)
        if event.by_clock and event.seat == self._viewer:
            who["who"] = "clock"
        return said("slap-played", **who, symbol=_symbol(event.card), character=event.card.character)

    def slapped_falsely(self, event: told.SlappedFalsely) -> Said:
        """Say what a false slap cost."""
        if event.banned:
            return said("slap-banned", **self._who(event.seat))
        return said("slap-slapped-falsely", **self._who(event.seat), cards=_cards(event.cards))

    def challenge_failed(self, event: told.ChallengeFailed) -> Said:
        """Say to whom the pile of a challenge goes, and why."""
        return self.about("slap-unopposed" if event.unopposed else "slap-challenge-failed", event.challenger)

    def took(self, event: told.Took) -> Said:
        """Say who took the pile, and why."""
        return said(TOOK[event.why], **self._who(event.seat), cards=_cards(event.cards), ms=self._reaction)

    def ended(self, event: told.Ended) -> Said:
        """Say who has won."""
        if not event.winners:
            who = "nobody"
        elif event.winners == (self._viewer,):
            who = "you"
        else:
            who = "other" if len(event.winners) == 1 else "shared"
        return said("slap-ended", who=who, names=Listed(tuple([PlayerName(seat) for seat in event.winners])))

    def about(self, key: str, seat: int, **arguments: Argument) -> Said:
        """Return a sentence about one player."""
        return said(key, **self._who(seat), **arguments)


WORDS: Final[dict[type[told.Event], Callable[[SlapNarrator, Any], Said]]] = {
    told.Dealt: lambda teller, event: teller.about("slap-dealt", event.turn),
    told.Counted: lambda teller, event: said("slap-counted", left=event.left),
    told.Played: SlapNarrator.played,
    told.Challenged: lambda teller, event: teller.about("slap-challenged", event.seat, count=event.chances),
    told.ChallengeFailed: SlapNarrator.challenge_failed,
    told.SlappedLate: lambda teller, event: teller.about("slap-slapped-late", event.seat),
    told.SlappedFalsely: SlapNarrator.slapped_falsely,
    told.Took: SlapNarrator.took,
    told.Joined: lambda teller, event: teller.about("slap-joined", event.seat),
    told.Left: lambda teller, event: teller.about("slap-left", event.seat),
    told.Ended: SlapNarrator.ended,
}


def _symbol(card: Card) -> Listed:
    """Name the symbols of a card; a symbol without a translation is named by itself."""
    return Listed(tuple([said(f"slap-symbol-{one}") if one in SYMBOLS else one for one in card.symbols]))


def _cards(count: int) -> Said:
    return said("counted-cards", count=count)


def _tag(event: told.Event) -> str:
    return str(type(event).__struct_config__.tag)
