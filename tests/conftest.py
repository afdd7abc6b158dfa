"""Options of the suite."""

import os

import pytest
from hypothesis import settings

from everfree.testing import Table
from everfree.testing.laid import Laid


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --rollback and --in-reverse for every scenario, and --platform for tests of the server."""
    parser.addoption("--rollback", action="store_true", help="save and restore inside every scenario")
    parser.addoption(
        "--platform", action="store_true", help="run the tests of the server on PostgreSQL and NATS"
    )
    parser.addoption(
        "--in-reverse", action="store_true", help="put the cards of every scenario into play in reverse order"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Switch the scenario builder to rolling back, or to laying cards in reverse."""
    os.environ.pop("LC_ALL", None)
    os.environ["LC_MESSAGES"] = "C"  # the commands speak English unless a test asks for French
    Table.rollback = bool(config.getoption("--rollback"))
    Laid.in_reverse = bool(config.getoption("--in-reverse"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what is about SQLite when the server's tests run on PostgreSQL."""
    if config.getoption("--platform"):
        for item in items:
            if item.get_closest_marker("local"):
                item.add_marker(pytest.mark.skip(reason="about SQLite on one machine"))


settings.register_profile("everfree", deadline=None)  # shared machines stall now and then
settings.load_profile("everfree")
