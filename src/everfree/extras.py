"""What each extra of the package installs, and the sentence for an installation that lacks one."""

from importlib.util import find_spec
from typing import Final

MODULES: Final[dict[str, tuple[str, ...]]] = {
    "play": ("fluent", "rich", "textual", "typer"),
    "serve": (
        *("alembic", "asyncpg", "itsdangerous", "litestar", "nats", "prometheus_client", "sqlalchemy"),
        *("structlog", "uvicorn", "websockets"),
    ),
    "lab": ("cloudpickle", "cma", "gymnasium", "matplotlib", "numpy", "pettingzoo", "ray", "sklearn"),
}
"""The top-level modules that our code imports from each extra; pyproject.toml names their packages."""


def extra_of(module: str | None) -> str | None:
    """Return the extra that installs a module; None for a module of none of them."""
    root = (module or "").partition(".")[0]
    for extra, modules in MODULES.items():
        if root in modules:
            return extra
    return None


def how_to_install(what: str, extra: str) -> str:
    """Return the sentence that says what is lacking and how to install it."""
    return f"{what} needs the extra {extra!r}, which is not installed: pip install 'everfree[{extra}]'"


def require(extra: str, what: str) -> None:
    """Raise `ModuleNotFoundError` with a sentence about *what* unless the extra is installed."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            raise ModuleNotFoundError(how_to_install(what, extra), name=module)
