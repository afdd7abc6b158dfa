"""Every lesson can be finished by following the coach, and the coach notices when it can't be any more."""

import re
from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec
import pytest

from everfree.ccg.cards import PRINTED
from everfree.ccg.table import KIND, PonyTable, start
from everfree.lessons import LEARNER, LESSONS, CoachView, Lesson, coach, header_of, scripted_answer
from everfree.messages import LANGUAGES, Messages
from everfree.table.commands import Answer, Undo
from everfree.table.log import MatchLog, from_bytes, to_bytes
from everfree.table.match import Match, replay
from everfree.telling.onlooker import Onlooker
from everfree.telling.said import CardName, Said

SEED: Final = b"seed" * 8
POSITIONS: Final = [name for name, lesson in LESSONS.items() if lesson.position is not None]
KEYS: Final = Messages("en").keys
MOST: Final = 40


def opened(lesson: str) -> Match:
    """Begin a lesson."""
    return Match(header_of(LESSONS[lesson], SEED), start)


def says(match: Match, lesson: Lesson) -> CoachView:
    """Return what the coach says now."""
    table = match.game
    assert isinstance(table, PonyTable)
    return coach(lesson, table, Onlooker(table, LEARNER).asked())


def opponent_plays(match: Match, lesson: Lesson) -> None:
    """Let the opponent answer until the learner is asked."""
    table = match.game
    assert isinstance(table, PonyTable)
    while 1 - LEARNER in table.asked():
        match.apply(Answer(1 - LEARNER, (scripted_answer(lesson, table.played),)))


def followed(match: Match, lesson: Lesson) -> list[CoachView]:
    """Follow the coach to the end; return everything the coach has said."""
    heard: list[CoachView] = []
    for _ in range(MOST):
        opponent_plays(match, lesson)
        heard.append(says(match, lesson))
        if heard[-1].state != "playing":
            return heard
        match.apply(Answer(LEARNER, (heard[-1].names[0],)))
    raise AssertionError(f"{lesson.id} does not end")


@pytest.mark.parametrize("name", POSITIONS)
class TestEveryLesson:
    """What holds for each lesson at a position."""

    def test_is_finished_by_following_the_coach(self, name: str) -> None:
        """Every sentence is that of a step, every step is said, and the goal is reached."""
        heard = followed(opened(name), LESSONS[name])
        assert heard[-1].state == "done"
        assert {one.step for one in heard[:-1]} == set(range(1, len(LESSONS[name].steps) + 1))

    def test_each_sentence_names_what_to_press(self, name: str) -> None:
        """It has the name of the card, or the words of the button, of an option that it lights."""
        match = opened(name)
        for one in followed(match, LESSONS[name])[:-1]:
            assert one.names
            assert one.text is not None
            named = [one.text.args.get("card"), one.text.args.get("choice")]
            assert any(isinstance(word, CardName | Said) for word in named), one.text.key

    def test_starts_anew_after_an_undo(self, name: str) -> None:
        """The coach keeps nothing: undoing everything leads to the first sentence again."""
        match, lesson = opened(name), LESSONS[name]
        opponent_plays(match, lesson)
        before = says(match, lesson)
        first = len(match.log.commands)
        match.apply(Answer(LEARNER, (before.names[0],)))
        if match.game.outcome() is None:
            match.apply(Undo(LEARNER, first))
            assert says(match, lesson) == before

    def test_replays_from_its_log(self, name: str) -> None:
        """The header has the position, so the log alone leads to the same state."""
        match = opened(name)
        followed(match, LESSONS[name])
        log = from_bytes(to_bytes(match.log), KIND.commands)
        assert isinstance(log, MatchLog)
        assert replay(log, start).game.digest() == match.game.digest()

    def test_uses_printed_cards(self, name: str) -> None:
        """No card of a position is invented."""
        words = re.findall(r"\b[a-z]{2}\d+\b", str(msgspec.to_builtins(LESSONS[name])))
        assert set(words) <= PRINTED.keys()


@pytest.mark.parametrize(
    "name", ["play-and-move", "confront", "faceoff", "troublemakers", "resources-and-events", "winning"]
)
def test_ending_the_phase_at_once_is_lost(name: str) -> None:
    """Declining everything leads away from the goal; the coach says so, and an undo brings it back."""
    match, lesson = opened(name), LESSONS[name]
    declined = 0
    while (view := says(match, lesson)).state == "playing" and declined < MOST:
        asked = Onlooker(match.game, LEARNER).asked()  # type: ignore[arg-type]
        assert asked is not None
        declines = [place for place, option in enumerate(asked.options) if option.main]
        match.apply(Answer(LEARNER, (declines[0],)))
        opponent_plays(match, lesson)
        declined += 1
    assert view.state == "lost"
    assert view.text is not None
    assert view.text.key == "lesson-lost"
    match.apply(Undo(LEARNER, 0))
    assert says(match, lesson).state == "playing"


def test_another_way_to_the_goal_is_accepted() -> None:
    """A learner who plays the second Friend first is told the step that fits, and reaches the goal."""
    match, lesson = opened("turn-and-tokens"), LESSONS["turn-and-tokens"]
    asked = Onlooker(match.game, LEARNER).asked()  # type: ignore[arg-type]
    assert asked is not None
    other = [place for place, option in enumerate(asked.options) if "Sugar Twist" in _spoken(option.text)]
    match.apply(Answer(LEARNER, (other[0],)))
    assert followed(match, lesson)[-1].state == "done"


def _spoken(text: Said) -> str:
    card = text.args.get("card")
    return PRINTED[card.card].name if isinstance(card, CardName) else ""


class TestWords:
    """The sentences of lessons and of the glossary."""

    def test_every_lesson_has_its_words(self) -> None:
        """Title, introduction, every step and the end, and no sentence that is never said."""
        common = {"lost", "lifted", "go-on", "coach", "step", "next", "again", "try-again", "list"}
        wanted = {f"lesson-{word}" for word in common}
        for lesson in LESSONS.values():
            words = ["title", "about", "done", *[step.say for step in lesson.steps]]
            wanted |= {f"lesson-{lesson.id}-{word}" for word in words}
        assert {key for key in KEYS if key.startswith("lesson-")} == wanted

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_keyword_is_explained(self, language: str) -> None:
        """So that a card's keyword explains itself."""
        names = {word.name for card in PRINTED.values() for side in card.sides for word in side.keywords}
        keys = {f"glossary-keyword-{name.lower().replace(' ', '-')}" for name in names}
        assert keys <= Messages(language).keys

    def test_sentences_of_steps_are_short(self) -> None:
        """They fit into the question's place on a phone."""
        for language in LANGUAGES:
            messages = Messages(language)
            for lesson in LESSONS.values():
                for step in lesson.steps:
                    key = f"lesson-{lesson.id}-{step.say}"
                    words = dict.fromkeys(messages.arguments(key), "X" * 12)
                    assert len(messages.say(key, **words)) <= 150, key


def random_first_game(number: int) -> Iterator[tuple[PonyTable, list[str]]]:
    """Play the first game at random; at each learner's question yield the table and the kinds answered."""
    table = start(header_of(LESSONS["first-game"], bytes([number]) * 32))
    chance, kinds = Random(number), list[str]()
    while table.outcome() is None:
        question = table.played.question
        if question.seat == LEARNER:
            yield table, kinds
            kinds.append(question.kind)
        table.apply(Answer(question.seat, (chance.randrange(question.size()),)))


class TestFirstGame:
    """The short game with a coach who has a sentence for every question."""

    def test_is_a_short_one(self) -> None:
        """Seven points win it."""
        assert start(header_of(LESSONS["first-game"], SEED)).goal == 7

    def test_the_coach_is_never_silent(self) -> None:
        """Every question has a sentence; kinds that are asked often have one of their own."""
        heard: dict[str, set[str]] = {}
        for number in range(4):
            for table, kinds in random_first_game(number):
                view = coach(LESSONS["first-game"], table, Onlooker(table, LEARNER).asked(), kinds)
                assert view.text is not None
                heard.setdefault(table.played.question.kind, set()).add(view.text.key)
        assert len(heard["main"]) >= 5
        assert len(heard["where"]) >= 3
        for kind in ("starting-problem", "mulligan", "challenge", "choose", "discard-down"):
            assert heard[kind] == {f"lesson-first-game-{kind}"}

    def test_the_end_of_the_phase_is_named_where_it_is_the_answer(self) -> None:
        """With nothing else to do the sentence names the button; it tells apart whether a Problem scores."""
        said = set()
        for table, kinds in random_first_game(1):
            question = table.played.question
            if question.kind == "main" and question.size() == 1:
                view = coach(LESSONS["first-game"], table, Onlooker(table, LEARNER).asked(), kinds)
                assert view.text is not None
                assert view.names == (0,)
                ready = can_confront(table)
                assert view.text.key == f"lesson-first-game-main-{'score' if ready else 'nothing'}"
                said.add(view.text.key)
        assert len(said) == 2


def can_confront(table: PonyTable) -> bool:
    """Tell whether the learner's view says that a Problem can be confronted."""
    sides = [side for area in table.view(LEARNER).areas for side in area.confront]
    return any(side.can_confront for side in sides if side.seat == LEARNER)
