"""`everfree review`: the answers of a finished match that cost a player most."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from everfree.ccg.table import PonyTable
from everfree.cli.arguments.files import file_to_read
from everfree.cli.arguments.language import LANG
from everfree.cli.decks import told_name
from everfree.cli.lab.options import INTERRUPTED
from everfree.cli.replay import OTHER_VERSION, CommandRefused, NotALog, NotReplayed, replayed
from everfree.cli.speaker import Speaker
from everfree.lab.intervals import paired_difference
from everfree.lab.progress import bar
from everfree.lessons.reviews import ToldMoment, told
from everfree.messages import LANGUAGES, Messages
from everfree.players.reviewing import (
    TO_COMPARE,
    TO_JUDGE,
    Moment,
    PlayedOn,
    decisions,
    played_on,
    review as moments_of,
)
from everfree.table.commands import Concede
from everfree.table.match import Match
from everfree.table.versions import NeedsAnotherVersion
from everfree.telling.said import said
from everfree.telling.voice import listed

PARTS: Final = {TO_JUDGE: "review-judging", TO_COMPARE: "review-comparing"}
"""What the progress bar says in each part of a review."""
FEWEST_COMPARED: Final = 20
"""Fewer games say nothing about the difference of two answers."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", callback=file_to_read, help="The log of a match.")],
    seat: Annotated[
        int,
        typer.Option(min=0, help="Whose answers to review: in a match of `everfree play` 0 is the person."),
    ] = 0,
    moments: Annotated[int, typer.Option(min=1, max=20, help="How many answers to show at most.")] = 3,
    play_on: Annotated[
        int,
        typer.Option(
            "--play-on",
            min=0,
            metavar="GAMES",
            help="From each of them, let simple computers finish so many games with each of the two answers. "
            "A game takes about a second, a long one up to ten.",
        ),
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Seed of what the search imagines.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the moments as JSON.")] = False,
    lang: LANG = "",
) -> None:
    """Show the answers of a match that cost their player most, each with a better one.

    An answer is judged by what the player could know then. A match of 60 answers takes about half a minute
    with the compiled engine, and some minutes without.
    """
    if lang not in LANGUAGES:
        raise _refused(Messages("en").say("plain-no-such-language", lang=lang, langs=", ".join(LANGUAGES)))
    messages = Messages(lang)
    match = _match(file, messages)
    table = match.game
    if not isinstance(table, PonyTable):
        raise _refused(messages.say("review-no-search"))
    if seat >= table.seats:
        raise _refused(messages.say("review-no-seat", last=table.seats - 1))
    names = [messages.say("review-player", seat=one) for one in range(table.seats)]
    speaker = Speaker(messages, seat, names, table.printed, table.goal)
    answers = list(decisions(match, seat))
    try:
        found = moments_of(match, seat, moments=moments, seed=seed, each=partial(_each, messages))
        results = _played_on(found, play_on, seed, messages.say("review-playing-on"))
    except KeyboardInterrupt:
        typer.echo(messages.say("review-interrupted"), err=True)
        raise typer.Exit(INTERRUPTED) from None
    words = [told(moment, table, answers) for moment in found]
    texts = [
        [*lines(speaker, one), *result_lines(messages, result)]
        for one, result in zip(words, results, strict=True)
    ]
    unfinished = [] if table.outcome() else [messages.say("review-not-over", turn=table.standing()[0])]
    unanswered = [] if answers else [messages.say("review-no-answers")]
    if as_json:
        for notice in (*unfinished, *unanswered):
            typer.echo(notice, err=True)
        rows = [
            {
                **msgspec.to_builtins(one),
                "played_on": None if result is None else asdict(result),
                "text": text,
            }
            for one, result, text in zip(words, results, texts, strict=True)
        ]
        typer.echo(json.dumps(rows, indent=1, ensure_ascii=False))
        return
    typer.echo("\n".join([*unfinished, *heading(speaker, match, table)]) + "\n")
    if not words:
        typer.echo("\n".join(unanswered) or messages.say("review-nothing"))
        return
    about = ["review-counted", *(["review-compare"] if play_on else [])]
    typer.echo("\n".join([messages.say(key) for key in about]) + "\n")
    for text in texts:
        typer.echo("\n".join(text) + "\n")
    if len(words) < moments:
        typer.echo(messages.say("review-fewer"))


def _each(messages: Messages, part: str, found: list[Any]) -> Iterator[Any]:
    """Yield the answers of a part of the review, with a progress bar."""
    with bar(len(found), messages.say(PARTS[part])) as progress:
        for one in found:
            yield one
            progress(1)


def heading(speaker: Speaker, match: Match, table: PonyTable) -> list[str]:
    """Return who played which deck, how the match ended if it is over, and the points at its end."""
    messages, say = speaker.messages, speaker.say
    decks = [told_name(deck["name"], messages) for deck in match.log.header.setup["decks"]]
    players = [
        say("review-with-deck", player=name, deck=deck) if deck else name
        for name, deck in zip(speaker.names, decks, strict=True)
    ]
    player = players.pop(speaker.seat)
    turn, points = table.standing()
    ended = (
        []
        if table.outcome() is None
        else [say("review-ended", how=_how_ended(match, speaker.seat), turn=turn)]
    )
    return [
        say("review-heading", player=player, others=messages.listed(players)),
        " ".join([*ended, points_line(speaker, points)]),
    ]


def _how_ended(match: Match, seat: int) -> str:
    """Return how a match that is over ended for *seat*, as a variant of the message."""
    outcome = match.game.outcome()
    assert outcome is not None
    last = match.log.commands[match.standing()[-1]]
    if isinstance(last, Concede) and last.seat == seat:
        return "you-left"
    if not outcome.winners:
        return "drawn"
    if seat not in outcome.winners:
        return "lost"
    return "other-left" if isinstance(last, Concede) else "won"


def points_line(speaker: Speaker, points: tuple[int, ...]) -> str:
    """Return the points of all players as a sentence, those of the reader first."""
    seats = sorted(range(len(points)), key=lambda one: one != speaker.seat)
    each = [said("review-points-of", points=points[one], **speaker.voice.who(one)) for one in seats]
    return speaker.speak(said("review-points", points=listed(each)))


def lines(speaker: Speaker, moment: ToldMoment) -> list[str]:
    """Return a moment as lines of text."""
    say = speaker.say
    return [
        say("review-when", turn=moment.turn, question=speaker.speak(moment.question)),
        points_line(speaker, moment.points),
        say("review-given", answer=speaker.speak(moment.given), chance=moment.chance),
        say(
            "review-better",
            answer=speaker.speak(moment.better),
            chance=moment.best_chance,
            more=moment.best_chance - moment.chance,
        ),
        *([] if moment.line is None else [speaker.speak(moment.line)]),
    ]


def _played_on(found: list[Moment], games: int, seed: int, what: str) -> list[PlayedOn | None]:
    """Play so many games on from each moment, with a progress bar; None for each if there are no games."""
    if not games:
        return [None for _ in found]
    with bar(len(found) * games, what, shown=None if found else False) as progress:
        return [played_on(moment, games, seed, progress) for moment in found]


def result_lines(messages: Messages, result: PlayedOn | None) -> list[str]:
    """Return how the games ended that were played on, or no line if there were none."""
    if result is None:
        return []
    say = messages.say
    found = [
        say("review-played-on", games=result.games, given=f"{result.given:g}", better=f"{result.better:g}")
    ]
    if result.games < FEWEST_COMPARED:
        found.append(say("review-too-few", fewest=FEWEST_COMPARED))
    else:
        low, high = paired_difference(result.games, result.given, result.better, result.both)
        mean = (result.better - result.given) / result.games
        shown = [f"{100 * one:+.0f}" for one in (mean, low, high)]
        found.append(say("review-difference", difference=shown[0], low=shown[1], high=shown[2]))
        if low <= 0 <= high:
            found.append(say("review-undecided"))
    return found


def _match(file: Path, messages: Messages) -> Match:
    try:
        return replayed(file)
    except NeedsAnotherVersion:
        typer.echo(messages.say("table-other-version"), err=True)
        raise typer.Exit(OTHER_VERSION) from None
    except NotReplayed as reason:
        typer.echo(_fault(file, reason, messages), err=True)
        raise typer.Exit(1) from None


def _fault(file: Path, reason: NotReplayed, messages: Messages) -> str:
    """Return the sentence about a file that can't be reviewed."""
    if isinstance(reason, NotALog):
        return messages.say("review-no-log", file=str(file))
    if isinstance(reason, CommandRefused) and f"refused-{reason.reason}" in messages.keys:
        why = messages.say(f"refused-{reason.reason}")
        return messages.say("review-command-refused", file=str(file), number=reason.number, reason=why)
    return messages.say("review-not-replayed", file=str(file), reason=str(reason))


def _refused(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)
