"""`everfree learn`: the same lessons as in the browser, line by line."""

import re
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.kernel.rng import seed_bytes
from everfree.cli.app import app
from everfree.cli.learn import session
from everfree.lessons import LESSONS
from everfree.messages import LANGUAGES, Messages

POSITIONS = [name for name, lesson in LESSONS.items() if lesson.position is not None]


def run(*words: str, typed: str = "") -> Result:
    """Run `everfree learn` with this input."""
    return CliRunner().invoke(app, ["learn", *words], input=typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", POSITIONS)
def test_typing_what_the_coach_says_finishes_a_lesson(lesson: str, language: str) -> None:
    """The number in the coach's line is the answer; the last line names the next lesson."""
    printed: list[str] = []

    def typed() -> Iterator[str]:
        while True:
            found = [re.search(r"\((?:Here: type|Ici\u00a0: tapez) (\d+)\.\)", line) for line in printed]
            numbers = [one.group(1) for one in found if one is not None]
            assert len(numbers) < 20, "the lesson does not end"
            yield numbers[-1]

    messages = Messages(language)
    session(LESSONS[lesson], messages, seed_bytes(1), printed.append).play(typed())
    text = "\n".join(printed)
    assert messages.say(f"lesson-{lesson}-done").split("{")[0][:20] in text
    assert "everfree learn " in printed[-1]


def test_lists_the_lessons() -> None:
    """One line each, and how to begin."""
    lines = run().output.splitlines()
    assert len(lines) == len(LESSONS) + 1
    assert lines[0].startswith("turn-and-tokens: Your turn and your tokens.")
    assert lines[-1] == "Begin with: everfree learn turn-and-tokens"


def test_a_wrong_way_leads_back_to_the_start() -> None:
    """The coach says that the goal is out of reach, and asks the first question again."""
    output = run("confront", typed="1\n").output
    assert "That way the goal is out of reach. Back to the start." in output
    assert output.count("What do you do in your Main Phase?") == 2


def test_refuses_what_it_does_not_know() -> None:
    """With a sentence that lists what there is."""
    result = run("juggling")
    assert result.exit_code == 2
    assert "turn-and-tokens" in result.output
