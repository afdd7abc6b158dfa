"""What the server asks about the slap game, answered."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from everfree.server.hosting import NO_DECK, GameHost, Narrator, Opening, Planner, Side, Waited
from everfree.server.protocol import NewTable
from everfree.server.refusals import RequestRefused
from everfree.server.slap_game.announcing import house_rule_sentences
from everfree.server.slap_game.house_rules import read_house_rules
from everfree.server.slap_game.narrating import SlapNarrator
from everfree.slap.bots import LEVELS, Bot
from everfree.slap.bout import FEWEST_PLAYERS, MOST_PLAYERS
from everfree.slap.commands import Join, Leave, Measure, Ready, Slap
from everfree.slap.events import Judged, SlappedLate
from everfree.slap.judge import Evidence, Verdict
from everfree.slap.options import Options
from everfree.slap.people import MOST_SEATS, takes_guests
from everfree.slap.plans import Plans
from everfree.slap.slaps import sight_of
from everfree.slap.state import GONE, NEVER
from everfree.slap.table import KIND, Setup, SlapTable, definitions_hash, header
from everfree.table.commands import TABLE, Command
from everfree.table.game import Game, Refused
from everfree.table.log import Header
from everfree.telling.memory import Memory
from everfree.telling.said import Said, said

USUAL_PLAYERS: Final = 3
USUAL_LEVEL: Final = "normal"
NEAR_MS: Final = 5
"""A measurement that differs less than this from the known one, or by less than a fifth, is not stored."""


OF_EVERY_GAME: Final = frozenset(["game-over", "no-such-option", "not-for-the-game"])
"""Reasons of refusals for which this game has no sentence of its own."""


class SlapHost(GameHost):
    """The slap game for two to eight; the house rules are stored as the deck of whoever opened the table."""

    kind = KIND
    seats = USUAL_PLAYERS
    is_real_time = True
    takes = frozenset(["seats", "computers", "options"])

    def definitions(self) -> str:
        return definitions_hash(Options())

    # Opening a table.

    def opening(self, wish: NewTable, seed: bytes) -> Opening:
        players = wish.seats or self.seats
        level = wish.level or USUAL_LEVEL
        computers = wish.computers if wish.against == "friend" else players - 1
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS or not 0 <= computers < players:
            raise RequestRefused("slap-bad-players")
        if level not in LEVELS:
            raise RequestRefused("slap-no-such-level", level=level, levels=", ".join(LEVELS))
        sides = (
            Side(msgspec.json.encode(read_house_rules(wish.options))),
            *[Side(computer=level)] * computers,
        )
        return Opening(sides, seats=players, undo_policy="off")

    def header(
        self, sides: tuple[Side, ...], *, seed: bytes, edition: str, fan_made: tuple[str, ...]
    ) -> Header:
        return header(len(sides), seed, options=_rules_of(sides))

    def header_after(self, header: Header, finished: Game) -> Header:
        """Let the winner deal (S15); the dealer is drawn if nobody has won alone."""
        outcome = finished.outcome()
        winners = () if outcome is None else outcome.winners
        setup = msgspec.convert(header.setup, Setup)
        if len(winners) != 1 or winners[0] >= setup.players:
            return header
        return replace(header, setup=msgspec.to_builtins(replace(setup, dealer=winners[0])))

    def house_rules(self, sides: tuple[Side, ...], edition: str) -> tuple[Said, ...]:
        return house_rule_sentences(_rules_of(sides))

    def may_begin_with(self, players: int) -> bool:
        return players >= FEWEST_PLAYERS

    def can_read(self, deck: bytes) -> bool:
        try:
            msgspec.json.decode(deck, type=Options)
        except msgspec.MsgspecError:
            return False
        return True

    # What viewers see.

    def narrator(self, game: Game, viewer: int, told: bytes | None = None) -> Narrator:
        return SlapNarrator(viewer, int(told or 0))

    def position(self, game: Game, viewer: int, memory: Memory | None = None) -> dict[str, Any]:
        table = _table(game)
        verdict, late = _last_slaps(table)
        return {"game": {**msgspec.structs.asdict(table.view(viewer)), "verdict": verdict, "late": late}}

    def standing(self, game: Game) -> tuple[int, tuple[int, ...]]:
        bout = _table(game).bout
        return bout.state.played, bout.stack_sizes()

    def standing_sentence(self, turn: int, score: tuple[int, ...], seat: int) -> Said:
        return said(
            "home-frappe-standing", players=str(len(score)), cards=score[seat] if seat < len(score) else 0
        )

    def gone(self, game: Game) -> tuple[int, ...]:
        return tuple([seat for seat, status in enumerate(_table(game).bout.state.status) if status == GONE])

    # Real time.

    def planner(self, header: Header, computers: Mapping[int, str]) -> Planner:
        options = msgspec.convert(header.setup, Setup).options
        return Plans(
            [Bot(seat, level=level, seed=header.seed, options=options) for seat, level in computers.items()]
        )

    def sight(self, game: Game) -> int:
        return _table(game).bout.state.sights[-1].version

    def timed(self, game: Game, command: Command, waited: Waited) -> Command:
        if not isinstance(command, Slap):
            return command
        try:
            sight = sight_of(_table(game).bout, command.version)
        except Refused:  # the judge will refuse it, too
            return replace(command, since=-1)
        return replace(command, since=waited(sight.version))

    def refused(self, reason: str) -> Said:
        return said(f"refused-{reason}" if reason in OF_EVERY_GAME else f"slap-refused-{reason}")

    def spectator_at(self, seats: int) -> int:
        return MOST_SEATS

    def takes_guests(self, game: Game) -> bool:
        return takes_guests(_table(game).bout)

    def joining(self, game: Game, command: Command) -> Command | None:
        return Join(game.seats) if isinstance(command, Slap) and self.takes_guests(game) else None

    def ready(self, game: Game) -> Command | None:
        return Ready(TABLE) if _table(game).bout.state.begins_at == NEVER else None

    def leaving(self, seat: int) -> Command:
        return Leave(seat)

    def measured(self, game: Game, seat: int, round_trip: int, jitter: int) -> Command | None:
        known = _table(game).bout.state.links[seat]
        pairs = zip((round_trip, jitter), known, strict=True)
        is_known = all(abs(new - old) < max(NEAR_MS, old // 5) for new, old in pairs)
        return None if is_known else Measure(seat, round_trip, jitter)


def _last_slaps(table: SlapTable) -> tuple[Verdict | None, tuple[Evidence, ...]]:
    """Return the last verdict, and the right slaps at the same card that came after it."""
    late: list[Evidence] = []
    for event in reversed(table.bout.told):
        if isinstance(event, SlappedLate) and event.evidence is not None:
            late.insert(0, event.evidence)
        elif isinstance(event, Judged):
            version = event.verdict.evidence[0].claim.version
            return event.verdict, tuple([one for one in late if one.claim.version == version])
    return None, ()


def _rules_of(sides: tuple[Side, ...]) -> Options:
    """Read the house rules, which are the deck of whoever opened the table."""
    rules = next((side.deck for side in sides if side.deck != NO_DECK), NO_DECK)
    return msgspec.json.decode(rules, type=Options)


def _table(game: Game) -> SlapTable:
    assert isinstance(game, SlapTable)
    return game
