"""`everfree learn`: the lessons, line by line."""

import io
import sys
from typing import Annotated

import typer

from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.table import start
from everfree.cli.arguments import completing
from everfree.cli.arguments.language import LANG
from everfree.cli.opening import COMPUTER, PERSON, any_seed, computer
from everfree.cli.plain.learning import LearningSession, Script
from everfree.cli.plain.session import Say
from everfree.cli.sitting import Sitting
from everfree.cli.speaker import Speaker
from everfree.lessons import LESSONS, Lesson, header_of
from everfree.messages import LANGUAGES, Messages
from everfree.players import GENTLEST, Player
from everfree.table.match import Match


def _refuse(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)


def learn(
    lesson: Annotated[
        str | None,
        typer.Argument(autocompletion=completing.lessons, help="A lesson; without one they are listed."),
    ] = None,
    lang: LANG = "",
) -> None:
    """Learn the game with a coach, line by line."""
    if lang not in LANGUAGES:
        raise _refuse(Messages("en").say("plain-no-such-language", lang=lang, langs=", ".join(LANGUAGES)))
    messages = Messages(lang)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that can't print accents prints "?"
    if lesson is None:
        for one in LESSONS:
            title, about = messages.say(f"lesson-{one}-title"), messages.say(f"lesson-{one}-about")
            typer.echo(messages.say("plain-lesson", lesson=one, title=title, about=about))
        typer.echo(messages.say("plain-learn-hint", lesson=next(iter(LESSONS))))
    elif lesson not in LESSONS:
        raise _refuse(messages.say("plain-no-such-lesson", lesson=lesson, lessons=", ".join(LESSONS)))
    else:
        _play(LESSONS[lesson], messages)


def _play(lesson: Lesson, messages: Messages) -> None:
    typer.echo(messages.say(f"lesson-{lesson.id}-title"))
    typer.echo(messages.say("plain-help-hint"))
    made = session(lesson, messages, seed_bytes(any_seed()), typer.echo)
    made.play(iter(typer.get_text_stream("stdin", errors="replace")))


def session(lesson: Lesson, messages: Messages, seed: bytes, say: Say) -> LearningSession:
    """Seat a learner and the opponent of a lesson."""
    match = Match(header_of(lesson, seed), start)
    script = Script(lesson)
    other: Player = script if lesson.game is None else computer(lesson.game.level, seed)
    names = ["", messages.say(f"player-{GENTLEST}")]
    game = start(match.log.header)
    speaker = Speaker(messages, PERSON, names, game.printed, game.goal)
    sitting = script.sitting = Sitting(match, speaker, players={COMPUTER: other}, keep=lambda command: None)
    return LearningSession(sitting, lesson, stand_in=computer("greedy", seed), say=say)
