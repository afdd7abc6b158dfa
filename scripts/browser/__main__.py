"""Screenshots and long checks in the browser: `python -m scripts.browser --help`, or `make browser`."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from playwright.sync_api import Browser, Error as PlaywrightError
from scripts.browser import checks, film as filming, fit, watching
from scripts.browser.chromium import (
    ARTEFACTS,
    DESKTOP,
    LANGUAGES,
    PHONE,
    PHONES_BELOW,
    SIZES,
    THEMES,
    chromium,
    set_text,
    window,
)
from scripts.browser.fitting import WINDOWS
from scripts.browser.laying import match_of
from scripts.browser.learner import LEARNERS, learner
from scripts.browser.lesson_screens import violations
from scripts.browser.line import Line
from scripts.browser.measuring import measure
from scripts.browser.moments import MOMENTS
from scripts.browser.person import WAYS, Person
from scripts.browser.play_pictures import take_pictures
from scripts.browser.serving import Hall, serving
from scripts.browser.sheet import draw_overview, make_sheet
from scripts.browser.slap_speed import measure_slaps
from scripts.browser.together import play_together

from everfree.lessons import LESSONS

app = typer.Typer(add_completion=False, help="Looks and long checks in the browser.")


@contextmanager
def everything() -> Iterator[tuple[Hall, Browser]]:
    """Start a server and a browser; stop both at the end."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, serving(Path(data)) as hall, chromium() as browser:
        yield hall, browser


@app.command()
def games(
    way: Annotated[
        list[str] | None, typer.Option(help="mouse, keys, touch, text; all of them by default")
    ] = None,
    level: Annotated[str, typer.Option(help="of the computer")] = "random",
    seed: Annotated[int, typer.Option()] = 1,
) -> None:
    """Play a whole game against the computer with each way of input."""
    failed = False
    with everything() as (hall, browser):
        for name in way or list(WAYS):
            laid = hall.lay(match_of(f"whole-{seed}", alone=True).log, computer=level)
            context = window(browser, PHONE if name == "touch" else DESKTOP)
            watching.watch(context)
            laid.sit(context)
            page = context.new_page()
            page.goto(laid.path + ("?view=text" if name == "text" else ""))
            person = WAYS[name](page, seed)
            began = time.monotonic()
            wrong = 0
            while person.wait() == "asked":
                person.decide()
                wrong += len(checks.wrong_numbers(page))
            faults = watching.faults(page)
            page.screenshot(path=ARTEFACTS / f"whole-{name}.png")
            print(
                f"{name}: {person.state} after {person.decisions} decisions, {person.seen} commands,"
                f" {time.monotonic() - began:.0f} s; moments without gold or a named wait: {len(faults)};"
                f" wrong numbers: {wrong}; moves of rows: {len(watching.moves(page))};"
                f" dialogs: {Counter(watching.dialogs(page)).most_common(8)}",
                flush=True,
            )
            failed = failed or bool(faults) or wrong > 0
            for fault in faults[:5]:
                print(f"  {fault}")
            context.close()
    raise typer.Exit(failed)


@app.command()
def lessons(
    way: Annotated[
        list[str] | None, typer.Option(help="mouse, keys, touch, text; all of them by default")
    ] = None,
) -> None:
    """Finish every lesson with each way of input in both languages, pressing what the coach names."""
    failed = False
    with everything() as (hall, browser):
        for name in way or list(LEARNERS):
            for language in LANGUAGES:
                for lesson in [one.id for one in LESSONS.values() if one.position is not None]:
                    context = window(browser, PHONE if name == "touch" else DESKTOP, language=language)
                    page = context.new_page()
                    began = time.monotonic()
                    try:
                        answers = learner(name, page).learn(hall.address, lesson)
                        took = f"{answers} answers, {time.monotonic() - began:.0f} s"
                        print(f"{name} {language} {lesson}: {took}", flush=True)
                    except (AssertionError, PlaywrightError) as fault:
                        failed = True
                        page.screenshot(path=ARTEFACTS / f"lesson-{name}-{language}-{lesson}.png")
                        print(f"{name} {language} {lesson}: {fault}", flush=True)
                    context.close()
    raise typer.Exit(failed)


@app.command()
def lesson_access(only: Annotated[str, typer.Option(help="one size, such as 1440x900")] = "") -> None:
    """Look with axe-core at the screens around lessons, in all sizes, both languages and themes."""
    failed = False
    with everything() as (hall, browser):
        for size in SIZES:
            for language in LANGUAGES:
                if only not in ("", f"{size[0]}x{size[1]}"):
                    continue
                context = window(browser, size, language=language)
                way = "touch" if size[0] < PHONES_BELOW else "mouse"
                found = violations(learner(way, context.new_page()), hall.address)
                print("\n  ".join([f"{size[0]}x{size[1]} {language}: {len(found)}", *found]), flush=True)
                failed = failed or bool(found)
                context.close()
    raise typer.Exit(failed)


@app.command()
def friends(
    seed: Annotated[int, typer.Option()] = 1,
    away: Annotated[float, typer.Option(help="seconds without a line")] = 20.0,
) -> None:
    """Play a whole game of two browsers; in a faceoff one reloads and the other loses its connection."""
    with everything() as (hall, browser), closing(Line(hall.address)) as line:
        laid = hall.lay(match_of(f"friends-{seed}").log)
        people: list[Person] = []
        for seat, address in enumerate((hall.address, line.address)):
            context = window(browser)
            laid.sit(context, seat)
            page = context.new_page()
            page.goto(laid.path.replace(hall.address, address))
            people.append(Person(page, seed + seat))
        decisions = 0
        while not people[0].page.locator(".stage").count():
            decisions += play_together(people, 1)
        people[0].page.reload()
        line.cut()
        people[1].page.wait_for_timeout(away * 1000)
        line.mend()
        began = time.monotonic()
        people[1].page.wait_for_function("() => document.querySelector('#main').dataset.wait !== 'server'")
        print(
            f"in a faceoff after {decisions} decisions: back {time.monotonic() - began:.1f} s after {away} s"
        )
        decisions += play_together(people)
        print(
            f"{people[0].state} and {people[1].state} after {decisions} decisions, {people[0].seen} commands"
        )


@app.command()
def look(moment: Annotated[list[str] | None, typer.Option(help="some of them only")] = None) -> None:
    """Take screenshots of certain moments in all sizes and languages, and list layout faults."""
    failed = False
    with everything() as (hall, browser):
        for name in moment or list(MOMENTS):
            for language in LANGUAGES:
                context = window(browser, language=language)
                laid = hall.lay(MOMENTS[name]())
                laid.sit(context)
                page = context.new_page()
                page.goto(laid.path)
                Person(page).wait()
                for width, height in SIZES:
                    page.set_viewport_size({"width": width, "height": height})
                    for text in (100, 150):
                        set_text(page, text)
                        page.wait_for_timeout(300)
                        page.screenshot(path=ARTEFACTS / f"{name}-{language}-{width}-{text}.png")
                        found = checks.board_faults(page)
                        failed = failed or bool(found)
                        print(f"{name} {language} {width}x{height} {text} %: {len(found)}", flush=True)
                        for fault in found:
                            print(f"  {fault}")
                context.close()
    raise typer.Exit(failed)


@app.command()
def pictures() -> None:
    """Take the pictures of docs/play again."""
    with everything() as (hall, browser):
        for path in take_pictures(hall, browser):
            print(f"{path.name}: {path.stat().st_size} bytes", flush=True)


@app.command()
def layout(
    moments: Annotated[int, typer.Option(help="how many")] = 40,
    seed: Annotated[int, typer.Option()] = 1,
    only: Annotated[list[str] | None, typer.Option(help="some windows only, such as 390x664")] = None,
    moment: Annotated[list[str] | None, typer.Option(help="some moments only, such as random-1-3")] = None,
    theme: Annotated[list[str] | None, typer.Option(help="one theme only: dusk or light")] = None,
) -> None:
    """Lay out crowded moments in every window, theme and language; list what is cut, covered or too small."""
    windows = tuple([one for one in WINDOWS if not only or str(one) in only])
    themes = tuple([one for one in THEMES if not theme or one in theme])
    kinds: Counter[str] = Counter()
    shown = bad = 0
    with everything() as (hall, browser):
        for name, log in fit.crowded(moments, seed).items():
            if moment and name not in moment:
                continue
            for language in LANGUAGES:
                for one in fit.laid_out(
                    hall, browser, name, log, language=language, windows=windows, themes=themes
                ):
                    shown += 1
                    bad += bool(one.faults)
                    kinds.update([f"{one.window} {fault.split(':')[0]}" for fault in one.faults])
                    if one.faults:
                        print("\n  ".join([str(one), *one.faults]), flush=True)
    print(f"{shown} pictures in {fit.FOLDER}, {bad} with faults")
    for kind, number in sorted(kinds.items()):
        print(f"  {kind}: {number}")
    raise typer.Exit(bool(bad))


@app.command()
def sheet(
    number: Annotated[int, typer.Option(help="of games")] = 30, seed: Annotated[int, typer.Option()] = 1
) -> None:
    """Make the contact sheet: random moments of random games, in both languages and themes."""
    with everything() as (hall, browser):
        pictures = make_sheet(hall, browser, number, seed)
        bad = [one for one in pictures if one.faults]
        for one in bad:
            print(one.file, one.words)
            for fault in one.faults:
                print(f"  {fault}")
        print(f"{len(pictures)} pictures, {len(bad)} with faults; {draw_overview(browser)}")
    raise typer.Exit(bool(bad))


@app.command()
def film(
    turns: Annotated[int, typer.Option(help="how many opposing turns")] = 3,
    phone: Annotated[bool, typer.Option(help="in a window of the size of a phone")] = False,
) -> None:
    """Film opposing turns, a picture every 300 ms, and list events of the log that were not shown."""
    failed = False
    with everything() as (hall, browser):
        for number, turn in enumerate(filming.opposing_turns(turns)):
            size = PHONE if phone else DESKTOP
            folder = filming.folder_of(f"{number}-{size[0]}")
            made = filming.film(hall, browser, turn, folder=folder, size=size)
            failed = failed or bool(made.unseen)
            print(f"{folder}: {len(made.pictures)} pictures, {len(made.beats)} events, unseen: {made.unseen}")
            for beat in made.beats:
                print(f"  {beat.at / 1000:6.1f} s  {beat.kind}  {beat.words}")
    raise typer.Exit(failed)


@app.command()
def speed() -> None:
    """Measure how long the main thread is busy, in a faceoff and on a board of sixty cards."""
    with everything() as (hall, browser):
        for name, busy in measure(hall, browser).items():
            print(f"{name}: {busy}")


@app.command()
def slap_speed(
    slaps: Annotated[int, typer.Option(help="for each slowdown")] = 150,
    traced: Annotated[int, typer.Option(help="slaps more under a trace")] = 20,
    slowdown: Annotated[list[int] | None, typer.Option(help="of the processor; 1 and 4 by default")] = None,
) -> None:
    """Measure what the browser adds to a slap at practice tables: clocks, events, frames, long tasks."""
    with everything() as (hall, browser):
        for factor in slowdown or [1, 4]:
            found = measure_slaps(hall, browser, slaps=slaps, slowdown=factor, traced_slaps=traced)
            print("\n  ".join(found.lines()), flush=True)


if __name__ == "__main__":
    app()
