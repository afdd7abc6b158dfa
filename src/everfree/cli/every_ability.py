"""`everfree soak --every-ability`: random play that aims to run every ability of every card often enough."""

import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Final

import typer

from everfree.testing.dice import Dice
from everfree.testing.soak import Setup, soak
from everfree.testing.soak.abilities import Key, Runs, every_ability, switch_on
from everfree.testing.soak.positions import PositionReport, play_positions

ENOUGH: Final = 20
MOST_RARE: Final = 0.02
"""The share of abilities that may have run less often than ENOUGH times."""
POSITIONS: Final = 40
"""Positions handed to a process at a time."""
ANY_ONE_IN: Final = 4
"""One position in so many is for any card, the others for cards whose abilities have run too rarely."""
GAMES_ONE_IN: Final = 8
"""One batch in so many plays whole games instead of positions."""
GAMES: Final = Setup(random_decks=True, random_options=True, turn_cap=25)
SECONDS_A_LINE: Final = 60

Batch = tuple[list[PositionReport], Runs]


def play_games(seeds: list[int]) -> Batch:
    """Play whole random games and report them in the form of positions."""
    counting = switch_on()
    counting.runs = Counter()
    reports = [soak(seed, setup=GAMES) for seed in seeds]
    told = [
        PositionReport("game", one.seed, one.decisions, None if one.failure is None else str(one.failure))
        for one in reports
    ]
    return told, counting.runs


def soak_abilities(minutes: float, *, seed: int, jobs: int) -> bool:
    """Play for some time, mostly with cards whose abilities have run too rarely; return `report_of` it."""
    end = time.monotonic() + 60 * minutes
    runs: Runs = Counter()
    keys = every_ability()
    dice = Dice(seed, purpose=13)
    failures: list[str] = []
    positions = games = decisions = 0
    told = time.monotonic()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        going: set[Future[Batch]] = set()
        number = seed
        while time.monotonic() < end or going:
            while time.monotonic() < end and len(going) < jobs + 1:
                if dice.one_in(GAMES_ONE_IN):
                    going.add(pool.submit(play_games, [number, number + 1]))
                else:
                    going.add(pool.submit(play_positions, chosen(keys, runs, dice, number)))
                number += POSITIONS
            done, going = wait(going, return_when=FIRST_COMPLETED)
            for batch in done:
                reports, counted = batch.result()
                runs.update(counted)
                decisions += sum([report.decisions for report in reports])
                whole = sum([report.card == "game" for report in reports])
                games, positions = games + whole, positions + len(reports) - whole
                for report in reports:
                    if report.failure is not None:
                        failures.append(report.failure)
                        typer.echo(f"{report.failure}\n")
            if time.monotonic() - told >= SECONDS_A_LINE:
                told = time.monotonic()
                rare = sum([runs[key] < ENOUGH for key in keys])
                line = (
                    f"{positions:,} positions, {games} games, {rare} abilities rare, {len(failures)} failures"
                )
                typer.echo(line, err=True)
    return report_of(keys, runs, positions, games, decisions, failures)


def chosen(keys: list[Key], runs: Runs, dice: Dice, seed: int) -> list[tuple[str, int]]:
    """Choose a card and a seed for each position; most cards have abilities that have run too rarely."""
    rare = [key for key in keys if runs[key] < ENOUGH] or keys
    found: list[tuple[str, int]] = []
    for place in range(POSITIONS):
        among = rare if place % ANY_ONE_IN else keys
        found.append((among[dice.below(len(among))][0], seed + place))
    return found


def report_of(
    keys: list[Key], runs: Runs, positions: int, games: int, decisions: int, failures: list[str]
) -> bool:
    """Print the figures; return whether nothing failed and few enough abilities ran too rarely."""
    rare = [key for key in keys if runs[key] < ENOUGH]
    for card, side, place in rare:
        where = " of the Boosted side" if side else ""
        typer.echo(f"rare: {card}, ability {place + 1}{where}: {runs[(card, side, place)]} times")
    for name, figure in (
        ("positions", positions),
        ("games", games),
        ("decisions", decisions),
        ("abilities", len(keys)),
        ("runs", sum(runs.values())),
        ("rare abilities", len(rare)),
        ("failures", len(failures)),
    ):
        typer.echo(f"{name:<18}{figure:>14,}")
    return not failures and len(rare) <= MOST_RARE * len(keys)
