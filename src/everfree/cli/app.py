"""The Typer application on which every sub-command is registered."""

from typing import Final

import typer

from everfree import __version__
from everfree.cli import bench, cards, check, decks, ladder, play, replay, rules, serve, slap, soak

app: Final = typer.Typer(
    name="everfree",
    help="Play, study and simulate a pony card game with every rule enforced.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # our mistakes are reported whole, for the bug report
)


@app.callback()
def everfree() -> None:
    """Keep `everfree COMMAND` a group, however few commands there are."""


@app.command()
def version() -> None:
    """Print the version of this installation."""
    typer.echo(__version__)


app.add_typer(cards.app, name="cards")
app.add_typer(bench.app, name="bench")
app.add_typer(decks.app, name="decks")
app.add_typer(check.app, name="check")
app.add_typer(rules.app, name="rules")
app.add_typer(slap.app, name="slap")
app.add_typer(soak.app, name="soak")
app.command()(ladder.ladder)
app.command()(play.play)
app.command()(replay.replay)
app.command()(serve.serve)
