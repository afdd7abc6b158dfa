"""`everfree lab match`, `matrix`, `worth`, `openings`, `tune` and `efficiency`."""

from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.cli.arguments import completing
from everfree.cli.lab.efficiency import efficiency
from everfree.cli.lab.options import (
    AS_JSON,
    DECK,
    HELP_DECK,
    INTO,
    PLAYER,
    PLAYERS,
    PROCESSES,
    RAY,
    SEED,
    TURN_CAP,
    USUAL_CAP,
    certainty,
    session,
    tell,
    whole_pairs,
)
from everfree.lab.session import Terms
from everfree.lab.studies import matches, openings as openings_study, tuning, worth as worth_study

app: Final = typer.Typer(
    help="Compare decks, cards and players over many games.", no_args_is_help=True, add_completion=False
)
MOST_PAIRS: Final = 1_000
"""Pairs after which a match that is played until it is decided ends anyway."""
UNTIL = Annotated[
    str | None,
    typer.Option(metavar="95%", help="Stop as soon as it is so certain which side is better."),
]


@app.command()
def match(
    a: DECK,
    b: DECK,
    players: PLAYERS = ("greedy", "greedy"),
    games: Annotated[
        int | None,
        typer.Option(
            min=2,
            callback=whole_pairs,
            help="How many games, an even number: two for each pair. 200 if not given; with --until it is "
            "the most, and 2,000 if not given.",
        ),
    ] = None,
    until: UNTIL = None,
    seed: SEED = 0,
    turn_cap: TURN_CAP = USUAL_CAP,
    processes: PROCESSES = 0,
    ray: RAY = None,
    into: INTO = None,
    as_json: AS_JSON = False,
) -> None:
    """Play two decks against each other in pairs of games with the seats swapped."""
    level = certainty(until)
    pairs = games // 2 if games else 100 if level is None else MOST_PAIRS
    terms = Terms(players, seed, pairs, level, turn_cap or None)
    with session(ray, processes, into) as here:
        found = matches.match(here, a, b, terms)
    tell(found, into, as_json=as_json)


@app.command()
def matrix(
    decks: Annotated[
        list[str], typer.Argument(metavar="DECKS...", autocompletion=completing.decks, help=HELP_DECK)
    ],
    player: PLAYER = "greedy",
    pairs: Annotated[int, typer.Option(min=1, help="The most pairs of games of a match-up.")] = 40,
    until: UNTIL = "95%",
    seed: SEED = 0,
    turn_cap: TURN_CAP = USUAL_CAP,
    processes: PROCESSES = 0,
    ray: RAY = None,
    into: INTO = None,
    as_json: AS_JSON = False,
) -> None:
    """Play every deck against every other one; a match-up ends when it is decided."""
    terms = Terms((player, player), seed, pairs, certainty(until), turn_cap or None)
    with session(ray, processes, into) as here:
        found = matches.matrix(here, decks, terms)
    tell(found, into, as_json=as_json)


@app.command()
def worth(
    card: Annotated[str, typer.Argument(metavar="CARD", autocompletion=completing.cards, help="A card.")],
    deck: Annotated[str, typer.Option(autocompletion=completing.decks, help=HELP_DECK)],
    instead: Annotated[
        str | None,
        typer.Option(
            metavar="CARD",
            autocompletion=completing.cards,
            help="The other card; the most alike if not given.",
        ),
    ] = None,
    player: PLAYER = "greedy",
    pairs: Annotated[int, typer.Option(min=1, help="How many pairs of games.")] = 100,
    until: UNTIL = None,
    seed: SEED = 0,
    turn_cap: TURN_CAP = USUAL_CAP,
    processes: PROCESSES = 0,
    ray: RAY = None,
    into: INTO = None,
    as_json: AS_JSON = False,
) -> None:
    """Play a deck with a card against the same deck with another card instead."""
    terms = Terms((player, player), seed, pairs, certainty(until), turn_cap or None)
    with session(ray, processes, into) as here:
        found = worth_study.worth(here, card, deck, terms, instead=instead)
    tell(found, into, as_json=as_json)


@app.command()
def openings(
    a: DECK,
    b: DECK,
    players: PLAYERS = ("greedy", "greedy"),
    pairs: Annotated[int, typer.Option(min=1, help="How many pairs of games each way.")] = 100,
    seed: SEED = 0,
    turn_cap: TURN_CAP = USUAL_CAP,
    processes: PROCESSES = 0,
    ray: RAY = None,
    into: INTO = None,
    as_json: AS_JSON = False,
) -> None:
    """Compare keeping and changing the opening hand, and measure what the first turn is worth."""
    terms = Terms(players, seed, pairs, None, turn_cap or None)
    with session(ray, processes, into) as here:
        found = openings_study.openings(here, a, b, terms)
    tell(found, into, as_json=as_json)


@app.command()
def tune(
    deck: DECK,
    player: PLAYER = "greedy",
    swaps: Annotated[int, typer.Option(min=1, help="How many swaps of one card race.")] = 16,
    first_pairs: Annotated[int, typer.Option(min=1, help="Pairs of games of a swap in the first round.")] = 4,
    pairs: Annotated[int, typer.Option(min=1, help="The most pairs of games of the last test.")] = 200,
    until: UNTIL = "95%",
    seed: SEED = 0,
    turn_cap: TURN_CAP = USUAL_CAP,
    processes: PROCESSES = 0,
    ray: RAY = None,
    into: INTO = None,
    as_json: AS_JSON = False,
) -> None:
    """Race swaps of one card against the deck, and test the best one with other deals."""
    _refuse_to_replace(deck, into)
    terms = Terms((player, player), seed, pairs, certainty(until), turn_cap or None)
    with session(ray, processes, into) as here:
        found = tuning.tune(here, deck, terms, swaps=swaps, first_pairs=first_pairs)
    tell(found, into, as_json=as_json)


app.command()(efficiency)


def _refuse_to_replace(deck: str, into: Path | None) -> None:
    """Refuse a deck file that the report of `tune` would replace or remove."""
    if into is not None and (into / tuning.BETTER).resolve() == Path(deck).resolve():
        raise typer.BadParameter(f"the report would replace {deck}; copy it, or name another folder")
