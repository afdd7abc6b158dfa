"""Options of the suite."""

import pytest
from hypothesis import settings

from everfree.testing import Table


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --rollback: save and restore the state after every answer of every scenario."""
    parser.addoption("--rollback", action="store_true", help="save and restore inside every scenario")


def pytest_configure(config: pytest.Config) -> None:
    """Switch the scenario builder to rolling back."""
    Table.rollback = bool(config.getoption("--rollback"))


settings.register_profile("everfree", deadline=None)  # shared machines stall now and then
settings.load_profile("everfree")
