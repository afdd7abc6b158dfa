"""The log of the server: structured lines, as JSON for machines or in columns for people."""

import logging
import sys
from typing import Any, Final

import structlog
from structlog.stdlib import BoundLogger, ProcessorFormatter

NAME: Final = "everfree.server"
SHARED: Final[tuple[Any, ...]] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
"""What every line gets: the match that is being worked on, the level and the time."""


def logger() -> BoundLogger:
    """Return the logger of the server, which writes through `logging`."""
    made: BoundLogger = structlog.wrap_logger(
        logging.getLogger(NAME),
        processors=[structlog.stdlib.filter_by_level, *SHARED, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=BoundLogger,
    )
    return made


def configure(*, as_json: bool) -> None:
    """Write every line of this process to the standard error output, those of other packages too.

    There are colours only if that is a terminal. Other packages write warnings only.
    """
    plain = structlog.dev.plain_traceback  # without the values of variables, which are long and secret
    renderer: Any = structlog.processors.JSONRenderer()
    if not as_json:
        has_colours = sys.stderr.isatty()
        renderer = structlog.dev.ConsoleRenderer(colors=has_colours, exception_formatter=plain)
    rendering: list[Any] = [ProcessorFormatter.remove_processors_meta]
    if as_json:
        rendering.append(structlog.processors.format_exc_info)
    handler = logging.StreamHandler()
    handler.setFormatter(ProcessorFormatter(foreign_pre_chain=SHARED, processors=[*rendering, renderer]))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(NAME).setLevel(logging.INFO)
