"""The table as sentences: every card, place and total, for labels, screen readers and reading aloud."""

from collections import Counter
from collections.abc import Hashable, Iterable

from everfree.ccg.language import Card
from everfree.ccg.view import AreaView, CardView, ConfrontView, PartView, SeatView
from everfree.ccg.vocab import CHARACTER, FACEOFF_NAMES, HOME_AREA, MANE, PROBLEM, TROUBLEMAKER, TYPE_NAMES
from everfree.telling.board import Board, shown, standing
from everfree.telling.memory import Memory
from everfree.telling.printed import card_price, facts
from everfree.telling.said import CardName, Said, said
from everfree.telling.shapes import Aloud, AreaAloud
from everfree.telling.voice import (
    all_of,
    counted_cards,
    counted_counters,
    counted_points,
    counted_tokens,
    listed,
    need_names,
    printed_need_names,
)


def _turned(card: CardView, printed: Card | None) -> Iterable[Said]:
    """List sentences on how a card lies: frightened, face down or exhausted."""
    if card.face_down and printed is not None and printed.type & CHARACTER:
        yield said("aloud-state", state="frightened")
    elif card.face_down:
        yield said("aloud-lain", turns=card.lain)
        if card.uncovers:
            yield said("aloud-uncovers")
    elif card.exhausted:
        yield said("aloud-state", state="stubborn" if "Stubborn" in card.keywords else "exhausted")


class Reader:
    """Turns one view into sentences for its viewer."""

    def __init__(self, board: Board, memory: Memory | None = None) -> None:
        """Read a board; *memory* has the sentences of the viewer's last position."""
        self.board = board
        self.view = board.view
        self.voice = board.voice
        self._recall = (memory or Memory()).recall
        self._ids = {card.handle: card.card for card in [*self.view.play, *shown(self.view)]}
        """The printed card behind each handle."""
        self._attached: dict[int, tuple[CardName, ...]] = {}
        """The cards attached to each card, by handle."""
        for card in self.view.play:
            if card.host:
                found = self._attached.get(card.host, ())
                self._attached[card.host] = (*found, CardName(card.card, card.handle))
        self._beneath = Counter([card.beneath for seat in self.view.seats for card in seat.banished])
        """How many cards are beneath each card, by handle."""
        self._bonuses = {area.problem: area.bonus for area in self.view.areas if area.problem}
        """The bonus of each Problem, by handle."""

    def aloud(self) -> Aloud:
        """Return all sentences of the table."""
        return Aloud(
            self.board.turn(),
            tuple([self._seat(seat) for seat in self.view.seats]),
            tuple([self._place(area) for area in self.view.areas if area.kind == HOME_AREA or area.problem]),
            self._faceoff(),
            {str(handle): told for handle, told in self._by_handle().items()},
        )

    def _seat(self, seat: SeatView) -> Said:
        key = (seat.seat, seat.score, seat.tokens, seat.hand_count, seat.deck_count)
        return self._recall(("seat", key), self.board.seat, seat)

    def _by_handle(self) -> dict[int, Said]:
        return {card.handle: self._in_play(card) for card in self.view.play} | self._elsewhere()

    def _in_play(self, card: CardView) -> Said:
        """Return the sentence of a card in play; it names the sources of its power and the cards on it."""
        handle, ids = card.handle, self._ids
        sources = tuple([ids.get(part.source) for part in card.why])
        around = (ids.get(card.host), self._attached.get(handle), self._beneath[handle])
        key = (card, sources, around, self._bonuses.get(handle))
        return self._recall(key, self.card, card)

    # Cards in play.

    def card(self, card: CardView) -> Said:
        """Describe a card in play: what it is, its power with the parts of it, and its state."""
        printed = self.voice.printed.get(card.card)
        told = [self._kind(card, printed)]
        if card.power is not None and printed is not None and printed.type & (CHARACTER | TROUBLEMAKER):
            parted, parts = self._parts(card.why)
            told.append(said("aloud-power", power=card.power, parted=parted, parts=parts))
        return joined([*told, *self._standing_of(card, printed)])

    def _kind(self, card: CardView, printed: Card | None) -> Said:
        name = CardName(card.card, card.handle)
        who = self.voice.who(card.controller)
        if printed is None or printed.type == TROUBLEMAKER:
            state = "hidden" if printed is None else "covered" if card.face_down else "open"
            points = counted_points(0 if printed is None else printed.points)
            return said("aloud-troublemaker", **who, state=state, card=name, points=points)
        if printed.type == PROBLEM:
            return said("aloud-problem", **who, card=name, bonus=self._bonuses.get(card.handle, 0))
        kind = said(f"type-{TYPE_NAMES[printed.type]}")
        if not printed.type & CHARACTER or card.face_down:
            return said("aloud-other", **who, card=name, type=kind)
        side = ("boosted" if card.boosted else "start") if printed.type == MANE else "only"
        colors = all_of([said(f"aloud-color-{color}") for color in card.colours or ("none",)])
        return said("aloud-character", **who, side=side, card=name, type=kind, colors=colors)

    def _standing_of(self, card: CardView, printed: Card | None) -> Iterable[Said]:
        """List sentences on the state of a card, its host, attachments, counters and cards beneath."""
        yield from _turned(card, printed)
        if card.host in self._ids:
            yield said("aloud-on", host=self._name(card.host))
        attached = self._attached.get(card.handle)
        if attached:
            yield said("aloud-attached", attached=listed(attached))
        if card.counters:
            counters = listed([counted_counters(name, count) for name, count in card.counters])
            yield said("aloud-counters", counters=counters)
        if card.cutie_marked:
            yield said("aloud-marked")
        beneath = self._beneath[card.handle]
        if beneath:
            yield said("aloud-beneath", counted=counted_cards(beneath))
        if card.count > 1:
            yield said("aloud-several", count=card.count)

    def _name(self, handle: int) -> CardName:
        return CardName(self._ids.get(handle, ""), handle)

    def _parts(self, parts: tuple[PartView, ...]) -> tuple[str, Said | str]:
        """Return "yes" and the sum of the parts as a sentence, or "no" if the number has a single part."""
        first, *others = merged(parts) or [PartView("printed", 0)]
        whole = self._part(first, first.amount)
        for part in others:
            key = "aloud-minus" if part.amount < 0 else "aloud-plus"
            whole = said(key, sum=whole, part=self._part(part, abs(part.amount)))
        return ("yes", whole) if others else ("no", "")

    def _part(self, part: PartView, amount: int) -> Said:
        kind = part.what if part.what in ("printed", "counter", "flip", "least") else "from"
        return said("aloud-part", kind=kind, amount=amount, source=self._name(part.source))

    # Cards elsewhere.

    def _elsewhere(self) -> dict[int, Said]:
        found: dict[int, Said] = {}
        for seat in self.view.seats:
            zones = (
                ("discard", seat.discard_pile),
                ("banished", seat.banished),
                ("flipped", seat.flipped),
                ("deck", tuple(card for _, card in seat.known_in_deck)),
                ("hand", () if seat.seat == self.voice.seat else seat.hand),
            )
            for zone, cards in zones:
                found.update({card.handle: self._lying(zone, seat.seat, card) for card in cards})
        found.update({card.handle: self._lying("queue", card.owner, card) for card in self.view.queue})
        if self.voice.seat < len(self.view.seats):
            found.update(self._hand(self.view.seats[self.voice.seat]))
        return found

    def _lying(self, zone: str, seat: int, card: CardView) -> Said:
        return self._recall((zone, seat, card.handle, card.card), self._outside, zone, seat, card)

    def _outside(self, zone: str, seat: int, card: CardView) -> Said:
        who = self.voice.who(seat)
        if not card.card:
            return said("aloud-hidden", **who, zone=zone)
        name = CardName(card.card, card.handle)
        return said(
            "aloud-elsewhere", **who, zone=zone, card=name, facts=facts(self.voice.printed[card.card])
        )

    def _hand(self, seat: SeatView) -> dict[int, Said]:
        """Describe the cards in the viewer's own hand, with their costs and requirements."""
        return {
            card.handle: self._recall(("own-hand", card.handle, card.card), self._in_hand, card)
            for card in seat.hand
        }

    def _in_hand(self, card: CardView) -> Said:
        printed = self.voice.printed[card.card]
        name = CardName(card.card, card.handle)
        price = counted_tokens(card_price(printed))
        told = [said("aloud-hand-card", card=name, facts=facts(printed), tokens=price)]
        if printed.needs:
            told.append(said("aloud-needs", needs=printed_need_names(printed.needs)))
        return joined(told)

    # Places and totals.

    def _place(self, area: AreaView) -> AreaAloud:
        """Return the sentences of an area; those of a home tell the Friends there, all others the area."""
        if area.kind == HOME_AREA:
            seat = self.view.seats[area.owner]
            return self._recall((area.area, seat.home_count, seat.home_limit), self._area, area)
        sides = tuple([self._facts_of(side) for side in area.confront])
        problem = (area.problem, self._ids.get(area.problem), area.bonus)
        return self._recall((area.area, area.kind, area.owner, problem, sides), self._area, area)

    def _facts_of(self, side: ConfrontView) -> Hashable:
        """Return the facts that the sentence about one side of a Problem tells."""
        needs = tuple([(need.amount, need.colour, need.other_than) for need in side.needs])
        blocker = (side.blocked_by, self._ids.get(side.blocked_by))
        return (side.seat, side.can_confront, side.met, side.missing, blocker, needs)

    def _area(self, area: AreaView) -> AreaAloud:
        if area.kind == HOME_AREA:
            seat = self.view.seats[area.owner]
            who = self.voice.who(area.owner)
            return AreaAloud(
                area.area, said("aloud-home", **who, count=seat.home_count, limit=seat.home_limit)
            )
        return AreaAloud(
            area.area, self.board.title(area), tuple(self._standing(side) for side in area.confront)
        )

    def _standing(self, side: ConfrontView) -> Said:
        """Say whether a player can confront a Problem, and what is missing or which card blocks it."""
        return said(
            "aloud-standing",
            **self.voice.who(side.seat),
            state=standing(side),
            needs=need_names(side.needs),
            missing=side.missing,
            blocker=self._name(side.blocked_by) if side.blocked_by else "",
        )

    def _faceoff(self) -> tuple[Said, ...]:
        """Describe the current faceoff in one sentence, then the parts of each total that has several."""
        faceoff = self.view.faceoff
        if faceoff is None:
            return ()
        places = [area.problem for area in self.view.areas if area.area in faceoff.areas]
        about = faceoff.troublemaker or (places[0] if places else 0)
        short, whys = [], []
        for seat, total, parts in faceoff.totals:
            who = self.voice.who(seat)
            short.append(said("aloud-total-short", **who, total=total))
            parted, told = self._parts(parts)
            if parted == "yes":
                whys.append(said("aloud-total", **who, total=total, parts=told))
        card = self._name(about) if about else ""
        kind = FACEOFF_NAMES[faceoff.kind]
        return (said("aloud-faceoff", kind=kind, card=card, totals=all_of(short)), *whys)


def merged(parts: tuple[PartView, ...]) -> list[PartView]:
    """Add up the parts that have the same source, such as two counters."""
    amounts: dict[tuple[str, int], int] = {}
    for part in parts:
        amounts[part.what, part.source] = amounts.get((part.what, part.source), 0) + part.amount
    return [PartView(what, amount, source) for (what, source), amount in amounts.items()]


def joined(sentences: list[Said]) -> Said:
    """Join sentences into one, in order."""
    whole = sentences[0]
    for one in sentences[1:]:
        whole = said("aloud-then", first=whole, second=one)
    return whole
