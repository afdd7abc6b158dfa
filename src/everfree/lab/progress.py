"""A progress bar on the terminal, if rich is installed and somebody is there to see it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(total: int, what: str, *, shown: bool | None = None) -> Iterator[Callable[[int], None]]:
    """Show a bar; the function given says how many more are done. Without *shown*, only on a terminal."""
    if not (sys.stderr.isatty() if shown is None else shown):
        yield lambda more: None
        return
    try:
        from rich.console import Console
        from rich.progress import MofNCompleteColumn, Progress
    except ImportError:
        yield lambda more: None
        return
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)
