"""Words the events of a slap table for one person."""

from everfree.messages import Messages
from everfree.slap import events as told
from everfree.slap.cards import SYMBOLS, Card
from everfree.slap.view import View

TOOK = {"slap": "slap-took-slap", "challenge": "slap-took-challenge", "last": "slap-took-last"}


class Teller:
    """Words events in one language for the person in one seat; *names* are the players' names."""

    def __init__(self, messages: Messages, seat: int, names: list[str]) -> None:
        self.messages = messages
        self.seat = seat
        self.names = names
        self._reaction = 0
        """The reaction of the last right slap, in milliseconds."""

    def who(self, seat: int) -> dict[str, str]:
        """Return the message arguments that name a player."""
        return {"who": "you" if seat == self.seat else "other", "name": self.names[seat]}

    def symbol(self, card: Card) -> str:
        """Name the symbols of a card; a symbol without a translation is named by itself."""
        say = self.messages.say
        return self.messages.listed(
            [say(f"slap-symbol-{symbol}") if symbol in SYMBOLS else symbol for symbol in card.symbols]
        )

    def cards(self, count: int) -> str:
        return self.messages.say("counted-cards", count=count)

    def sentence(self, event: told.Event) -> str:  # noqa: C901 - one case for each event
        """Return the sentence for an event, or an empty string if it has none."""
        say = self.messages.say
        match event:
            case told.Dealt():
                return say("slap-dealt", **self.who(event.turn))
            case told.Played():
                who = self.who(event.seat)
                if event.by_clock and event.seat == self.seat:
                    who["who"] = "clock"
                card = event.card
                return say("slap-played", **who, symbol=self.symbol(card), character=card.character)
            case told.Challenged():
                return say("slap-challenged", **self.who(event.seat), count=event.chances)
            case told.ChallengeFailed(unopposed=True):
                return say("slap-unopposed", **self.who(event.challenger))
            case told.ChallengeFailed():
                return say("slap-challenge-failed", **self.who(event.challenger))
            case told.SlappedLate():
                return say("slap-slapped-late", **self.who(event.seat))
            case told.SlappedFalsely(banned=True):
                return say("slap-banned", **self.who(event.seat))
            case told.SlappedFalsely():
                return say("slap-slapped-falsely", **self.who(event.seat), cards=self.cards(event.cards))
            case told.Judged():
                self._reaction = event.verdict.evidence[0].counted
                return ""
            case told.Took():
                cards = self.cards(event.cards)
                return say(TOOK[event.why], **self.who(event.seat), cards=cards, ms=self._reaction)
            case told.Left():
                return say("slap-left", **self.who(event.seat))
            case told.Ended():
                return self.ended(event)
            case _:
                return ""

    def ended(self, event: told.Ended) -> str:
        """Return the sentence that says who has won."""
        names = self.messages.listed([self.names[seat] for seat in event.winners])
        if not event.winners:
            who = "nobody"
        elif event.winners == (self.seat,):
            who = "you"
        else:
            who = "other" if len(event.winners) == 1 else "shared"
        return self.messages.say("slap-ended", who=who, names=names)

    def board(self, view: View) -> list[str]:
        """Return lines that say how many cards everyone has and what lies on the pile."""
        say = self.messages.say
        lines = [
            say("slap-board-player", **self.who(seat.seat), cards=self.cards(seat.cards))
            for seat in view.seats
            if seat.status != "gone"
        ]
        if not view.pile:
            return [*lines, say("slap-board-no-pile")]
        top = [
            say("slap-board-card", symbol=self.symbol(card), character=card.character) for card in view.top
        ]
        return [
            *lines,
            say("slap-board-pile", cards=self.cards(view.pile), top=self.messages.listed(top)),
        ]
