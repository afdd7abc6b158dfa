"""What the server asks about the card game, answered."""

import secrets
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from everfree.ccg.commands import Correct, Correction, SetStops
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.rulebooks import AS_PRINTED, edition_for
from everfree.ccg.editions import LATEST
from everfree.ccg.stops import Stops
from everfree.ccg.table import KIND, PonyTable, is_cancel, pool_hash
from everfree.lessons import COMPUTER, LEARNER, coach, header_of, lesson_in, scripted_answer
from everfree.lessons.advising import asking_of, hint_of
from everfree.lessons.reviews import ToldMoment
from everfree.players.budgets import BUDGETS, CHAMPION
from everfree.players.levels import PACE
from everfree.players.unthought import unthought
from everfree.server.card_game import corrections, decks, openings, reviews, routes, thinking
from everfree.server.card_game.fan_made import cards_of, ids_of
from everfree.server.card_game.narrating import CardNarrator
from everfree.server.card_game.sealing import MARGIN_SECONDS, sealed_question
from everfree.server.card_game.thinking import Advise, Advised, Choose
from everfree.server.hosting import Advice, GameHost, Narrator, Opening, Side, Think
from everfree.server.limits import Limits
from everfree.server.protocol import Asked, NewTable, Preview
from everfree.server.refusals import RequestRefused
from everfree.table.commands import Answer, Command
from everfree.table.game import AnswerStep, Game, Refused
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.telling.memory import Memory
from everfree.telling.onlooker import Onlooker
from everfree.telling.said import Said, said


class CardGameHost(GameHost):
    """The pony card game for two."""

    kind = KIND
    script = COMPUTER
    takes = frozenset(["lesson", "deck", "undo_policy", "edition", "card", "cards"])
    thinker = thinking.__name__

    def definitions(self) -> str:
        return _definitions()

    # Opening a table.

    def opening(self, wish: NewTable, seed: bytes) -> Opening:
        return openings.opening(wish, seed)

    def header(
        self, sides: tuple[Side, ...], *, seed: bytes, edition: str, fan_made: tuple[str, ...]
    ) -> Header:
        return openings.new_header(
            [_deck(side.deck) for side in sides],
            seed=seed,
            edition=edition,
            fan_made=cards_of(fan_made),
            computers=frozenset([seat for seat, side in enumerate(sides) if side.computer]),
        )

    def header_again(self, header: Header, seed: bytes) -> Header | None:
        lesson = lesson_in(header)
        return None if lesson is None else header_of(lesson, seed)

    def deck_for(self, wish: str, *, others: bytes, fan_made: tuple[str, ...]) -> bytes:
        other, draw = _deck(others).name, secrets.randbits(64)
        chosen = decks.chosen(wish, draw, other=other, fan_made=cards_of(fan_made))
        return openings.written(chosen)

    def in_order(self, deck: bytes) -> bytes:
        return openings.written(_deck(deck).in_order())

    def house_rules(self, sides: tuple[Side, ...], edition: str) -> tuple[Said, ...]:
        if edition == LATEST:
            return ()
        if edition == AS_PRINTED and len(sides) == self.seats:
            edition = edition_for(edition, [_deck(side.deck) for side in sides])
        return (said("table-edition", edition=edition),)

    def can_read(self, deck: bytes) -> bool:
        try:
            return bool(_deck(deck))
        except msgspec.MsgspecError:
            return False

    def deck_name(self, deck: bytes) -> str:
        return _deck(deck).name if self.can_read(deck) else ""

    def fan_made_ids(self, fan_made: tuple[str, ...]) -> tuple[str, ...]:
        return ids_of(fan_made)

    # What viewers see.

    def narrator(self, game: Game, viewer: int, told: bytes | None = None) -> Narrator:
        return CardNarrator.of(_table(game), viewer, told)

    def position(self, game: Game, viewer: int, memory: Memory | None = None) -> dict[str, Any]:
        table = _table(game)
        onlooker = Onlooker(table, viewer, memory)
        position: dict[str, Any] = {
            "goal": table.goal,
            "game": onlooker.view,
            "status": onlooker.status(),
            "asked": onlooker.asked(),
            "greys": onlooker.greys(),
            "stakes": onlooker.stakes(),
            "effects": onlooker.effects(),
            "aloud": onlooker.aloud(),
        }
        if viewer < table.seats:
            position["stops"] = table.stops(viewer)
        return position

    def past_position(self, game: Game, viewer: int) -> dict[str, Any]:
        position = self.position(game, viewer)
        told = {name: position[name] for name in ("status", "stakes", "aloud")}
        return {"game": replace(position["game"], question=None), **told}

    def coached(
        self, game: Game, viewer: int, header: Header, asked: Asked | None, kinds: list[str]
    ) -> dict[str, Any]:
        """Return what the coach says to the learner.

        No answer is given by itself, because the learner should read the coach's sentence first.
        """
        lesson = lesson_in(header)
        if lesson is None or viewer != LEARNER:
            return {}
        told: dict[str, Any] = {"coach": coach(lesson, _table(game), asked, kinds)}
        if asked is not None:
            told["asked"] = replace(asked, goes_on=False)
        return told

    def needs_all_events(self, header: Header) -> bool:
        """Tell whether there is a lesson: its coach asks what has happened."""
        return lesson_in(header) is not None

    def preview(self, game: Game, seat: int, option: int, nonce: str) -> Preview:
        asked = game.view(seat).question
        if asked is None:
            raise Refused("not-asked")
        if not 0 <= option < len(asked.options):
            raise Refused("no-such-option")
        return Onlooker(_table(game), seat).preview(option, nonce)

    def standing(self, game: Game) -> tuple[int, tuple[int, ...]]:
        return _table(game).standing()

    # What a command means.

    def step_of(self, game: Game, command: Answer) -> AnswerStep:
        return _table(game).step_of(command)

    def reveals_before_last(self, game: Game, command: Answer) -> bool:
        return _table(game).reveals_before_last(command)

    def is_private(self, game: Game, command: Command) -> bool:
        return isinstance(command, (Answer, SetStops)) and _table(game).is_last_private

    def keeps_question(self, command: Command) -> bool:
        return isinstance(command, SetStops)

    def is_cancel(self, command: Command) -> bool:
        return is_cancel(command)

    def set_stops(self, seat: int, wanted: Stops) -> Command:
        return wanted.to_command(seat)

    # Corrections by hand.

    def is_correction(self, command: Command) -> bool:
        return isinstance(command, Correct)

    def check_proposal(self, game: Game, by: int, changes: tuple[Correction, ...]) -> None:
        corrections.check_proposal(_table(game), by, changes)

    def correction(self, by: int, changes: tuple[Correction, ...]) -> Command:
        return corrections.correction(by, changes)

    def correction_sentences(
        self, game: Game, narrator: Narrator, viewer: int, by: int, changes: tuple[Correction, ...]
    ) -> list[Said]:
        return corrections.correction_sentences(_table(game), narrator, viewer, by, changes)

    # Computer players.

    def beats(self, level: str) -> int:
        return PACE.get(level, 1)

    def is_foregone(self, game: Game) -> bool:
        return _table(game).is_foregone()

    async def choose(
        self, game: Game, seat: int, header: Header, level: str, seed: int, think: Think
    ) -> int | None:
        lesson = lesson_in(header)
        if level == COMPUTER:
            return 0 if lesson is None else scripted_answer(lesson, _table(game).played)
        budget = BUDGETS.get(level)
        seconds = MARGIN_SECONDS + (0 if budget is None else budget.seconds)
        question = sealed_question(_table(game).played, seat, header, seed=seed)
        answer = await think(thinking.question(Choose(question, level, seed)), seconds)
        return None if answer is None else msgspec.msgpack.decode(answer, type=int)

    async def hint(self, game: Game, seat: int, header: Header, seed: int, think: Think) -> Advice | None:
        if lesson_in(header) is not None:
            raise RequestRefused("table-hint-of-coach")
        table = _table(game)
        question = sealed_question(table.played, seat, header, seed=seed)
        asking = asking_of(table.played, seat, table)
        answer = await think(thinking.question(Advise(question, seed)), MARGIN_SECONDS + CHAMPION.seconds)
        if answer is None:
            return None
        advised = msgspec.msgpack.decode(answer, type=Advised)
        return Advice(advised.option, hint_of(asking, advised.option, advised.thought))

    # After the end.

    def has_reviews(self, header: Header) -> bool:
        return lesson_in(header) is None

    async def review(
        self, match: Match, seat: int, think: Think, tell: Callable[[int, int], None]
    ) -> list[ToldMoment] | None:
        return await reviews.review(match, seat, think, tell)

    def unthought_answer(self, game: Game, seat: int, seed: int) -> int:
        asked = game.view(seat).question
        assert asked is not None
        return unthought(asked, seed)

    # Over HTTP.

    def routes(self) -> list[Any]:
        return routes.ROUTES

    def dependencies(self, limits: Limits) -> dict[str, Any]:
        return routes.dependencies(limits)


def _table(game: Game) -> PonyTable:
    assert isinstance(game, PonyTable)
    return game


@cache
def _definitions() -> str:
    return pool_hash()


@lru_cache(maxsize=1024)
def _deck(deck: bytes) -> Deck:
    """Read the deck of a seat, of which every view shows the name."""
    return msgspec.json.decode(deck, type=Deck)
