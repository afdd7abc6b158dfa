"""`everfree review`: the answers of a finished match that cost a player most."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from everfree.ccg.table import PonyTable
from everfree.cli.arguments.files import file_to_read
from everfree.cli.arguments.language import LANG
from everfree.cli.replay import OTHER_VERSION, NotReplayed, replayed
from everfree.cli.speaker import Speaker
from everfree.lab.intervals import paired_difference
from everfree.lessons.reviews import ToldMoment, told
from everfree.messages import LANGUAGES, Messages
from everfree.players.reviewing import PlayedOn, played_on, review as moments_of
from everfree.table.match import Match
from everfree.table.versions import NeedsAnotherVersion


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", callback=file_to_read, help="The log of a match.")],
    seat: Annotated[int, typer.Option(min=0, help="Whose answers to review: 0 is the first player.")] = 0,
    moments: Annotated[int, typer.Option(min=1, max=20, help="How many answers to show at most.")] = 3,
    play_on: Annotated[
        int,
        typer.Option(
            "--play-on",
            min=0,
            metavar="GAMES",
            help="From each of them, let greedy players finish so many games with either answer.",
        ),
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Seed of what the search imagines.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the moments as JSON.")] = False,
    lang: LANG = "",
) -> None:
    """Show the answers of a match that cost their player most, each with a better one.

    An answer is judged by what the player could know then.
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
    found = moments_of(match, seat, moments=moments, seed=seed)
    results = [played_on(moment, play_on, seed) for moment in found]
    words = [told(moment, table) for moment in found]
    if as_json:
        rows = [
            {**msgspec.to_builtins(one), "played_on": asdict(result)}
            for one, result in zip(words, results, strict=True)
        ]
        typer.echo(json.dumps(rows, indent=1, ensure_ascii=False))
        return
    names = [messages.say("review-player", seat=one) for one in range(table.seats)]
    speaker = Speaker(messages, seat, names, table.printed, table.goal)
    typer.echo(messages.say("review-counted") + "\n" if words else messages.say("review-nothing"))
    for one, result in zip(words, results, strict=True):
        typer.echo("\n".join([*lines(speaker, one), *result_lines(messages, result)]) + "\n")


def lines(speaker: Speaker, moment: ToldMoment) -> list[str]:
    """Return a moment as lines of text."""
    say = speaker.say
    return [
        say("review-when", turn=moment.turn, question=speaker.speak(moment.question)),
        say("review-given", answer=speaker.speak(moment.given), chance=moment.chance),
        say("review-better", answer=speaker.speak(moment.better), chance=moment.best_chance),
        *([] if moment.line is None else [speaker.speak(moment.line)]),
    ]


def result_lines(messages: Messages, result: PlayedOn) -> list[str]:
    """Return how the games ended that were played on, or no line if there were none."""
    if not result.games:
        return []
    low, high = paired_difference(result.games, result.given, result.better, result.both)
    return [
        messages.say(
            "review-played-on",
            games=result.games,
            given=f"{result.given:g}",
            better=f"{result.better:g}",
            low=f"{100 * low:+.0f}",
            high=f"{100 * high:+.0f}",
        )
    ]


def _match(file: Path, messages: Messages) -> Match:
    try:
        return replayed(file)
    except NeedsAnotherVersion:
        typer.echo(messages.say("table-other-version"), err=True)
        raise typer.Exit(OTHER_VERSION) from None
    except NotReplayed as reason:
        typer.echo(f"{file} does not replay: {reason}", err=True)
        raise typer.Exit(1) from None


def _refused(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)
