"""`everfree play`: a game against the computer, on a full screen or line by line."""

import io
import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.rulebooks import AS_PRINTED, CHOICES, edition_for
from everfree.ccg.editions import LATEST
from everfree.cli.arguments import completing
from everfree.cli.arguments.language import LANG
from everfree.cli.decks import told_name
from everfree.cli.fan_cards import CARDS, FanCardsRefused, fan_cards
from everfree.cli.helping.teaching import first_game, teaching_welcome
from everfree.cli.keeping import Keeper
from everfree.cli.opening import (
    COMPUTER,
    OPPONENTS,
    PERSON,
    USUAL_OPPONENT,
    NotSeated,
    Wanted,
    any_seed,
    computer,
    rematch,
)
from everfree.cli.plain.session import Session
from everfree.cli.plain.teaching import TeachingSession
from everfree.cli.sitting import Sitting
from everfree.messages import LANGUAGES, Messages

PACE: Final = 0.8


def _refuse(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)


def play(
    plain: Annotated[bool, typer.Option("--plain", help="Play line by line.")] = False,
    seed: Annotated[
        int | None, typer.Option(help="Seed of the shuffle; the same number deals the same cards.")
    ] = None,
    lang: LANG = "",
    deck: Annotated[
        str | None,
        typer.Option(autocompletion=completing.decks, help="Your deck: a ready deck, a file or a code."),
    ] = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            autocompletion=completing.levels,
            help=f"Who plays against you: {', '.join(OPPONENTS)}; {USUAL_OPPONENT} if you name nobody.",
        ),
    ] = None,
    cards: CARDS = None,
    edition: Annotated[
        str,
        typer.Option(
            autocompletion=completing.editions,
            help=f"Edition of the rules: {', '.join(CHOICES)}. {AS_PRINTED}: by the newest card.",
        ),
    ] = LATEST,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the match in FILE, or continue the one in it.")
    ] = None,
    pace: Annotated[
        float,
        typer.Option(min=0, max=10, help="Full screen: seconds for each line of a move."),
    ] = PACE,
    teach: Annotated[
        bool,
        typer.Option("--teach", help="Play a short first game with a coach who explains each new thing."),
    ] = False,
) -> None:
    """Play a game against the computer."""
    if lang not in LANGUAGES:
        raise _refuse(Messages("en").say("plain-no-such-language", lang=lang, langs=", ".join(LANGUAGES)))
    messages = Messages(lang)
    if opponent is not None and opponent not in OPPONENTS:
        others = ", ".join(OPPONENTS)
        raise _refuse(messages.say("plain-no-such-opponent", opponent=opponent, opponents=others))
    if edition not in CHOICES:
        editions = ", ".join(CHOICES)
        raise _refuse(messages.say("plain-no-such-edition", edition=edition, editions=editions))
    if not plain and not (sys.stdin.isatty() and sys.stderr.isatty()):  # Textual draws on stderr
        raise _refuse(messages.say("screen-needs-terminal"))
    if teach:
        if deck is not None or opponent is not None or cards or save is not None or edition != LATEST:
            raise _refuse(messages.say("plain-teach-alone"))
        _teach(messages, seed, plain=plain, pace=pace)
        return
    number = any_seed() if seed is None else seed
    try:
        fan_made = fan_cards(cards, messages)
        keeper = None if save is None else Keeper(save)
        wanted = Wanted(number, messages, deck, opponent, keeper, fan_made, edition)
        is_continued = _play_lines(wanted) if plain else _play_on_screen(wanted, pace)
    except (FanCardsRefused, NotSeated) as problem:
        raise _refuse("\n".join(problem.lines)) from None
    if not is_continued:
        typer.echo(messages.say("plain-seed", seed=str(number)))
    if save is not None:
        typer.echo(messages.say("plain-saved", file=str(save)))


def _play_lines(wanted: Wanted) -> bool:
    """Play line by line; return whether the match was continued from a file."""
    _print_anything()
    messages = wanted.messages
    sitting, is_continued = wanted.sit_down()
    decks = [told_name(one["name"], messages) for one in sitting.match.log.header.setup["decks"]]
    welcome = "plain-continued" if is_continued else "plain-welcome"
    name = sitting.speaker.names[COMPUTER]
    typer.echo(messages.say(welcome, deck=decks[PERSON], other=decks[COMPUTER], name=name))
    if sitting.game.fan_made:
        listed = messages.listed([card.name for card in sitting.game.fan_made])
        typer.echo(messages.say("plain-fan-made", cards=listed))
    if wanted.edition != LATEST and not is_continued:
        typer.echo(_about_edition(wanted, sitting))
    typer.echo(messages.say("plain-help-hint"))
    _play_again_and_again(Session, sitting, may_repeat=wanted.keeper is None)
    return is_continued


def _about_edition(wanted: Wanted, sitting: Sitting) -> str:
    """Say which edition of the rules is played."""
    decks = [msgspec.convert(one, Deck) for one in sitting.match.log.header.setup["decks"]]
    edition = edition_for(wanted.edition, decks)
    messages = wanted.messages
    return messages.say("plain-latest-rules" if edition == LATEST else "table-edition", edition=edition)


def _play_again_and_again(kind: type[Session], sitting: Sitting, *, may_repeat: bool = True) -> None:
    """Play a match, and others with the same decks for as long as the person wants a rematch."""
    lines = iter(typer.get_text_stream("stdin", errors="replace"))
    while True:
        session = kind(sitting, stand_in=computer("greedy", sitting.match.log.header.seed), say=typer.echo)
        if not session.play(lines) or not may_repeat or not session.wants_rematch(lines):
            return
        sitting = rematch(sitting, any_seed())


def _print_anything() -> None:
    """Let a terminal that can't print accents print "?" instead."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _teach(messages: Messages, seed: int | None, *, plain: bool, pace: float) -> None:
    """Play the first game with a coach."""
    sitting = first_game(messages, seed)
    if not plain:
        from everfree.cli.screen.app import TableApp  # imported here: it takes half a second to load

        TableApp(None, (sitting, False), teaches=True, pace=pace).run()
        return
    _print_anything()
    for line in teaching_welcome(sitting):
        typer.echo(line)
    _play_again_and_again(TeachingSession, sitting)


def _play_on_screen(wanted: Wanted, pace: float) -> bool:
    """Play on the whole screen; return whether the match was continued from a file."""
    from everfree.cli.screen.app import TableApp  # imported here: it takes half a second to load

    app = TableApp(wanted, wanted.sit_down() if wanted.leaves_no_choice() else None, pace=pace)
    app.run()
    return app.is_continued
