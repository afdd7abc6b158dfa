"""A person at the full-screen table, for tests that press keys and read panes."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from everfree.cli.keeping import Keeper
from everfree.cli.opening import COMPUTER, Wanted
from everfree.cli.screen.app import TableApp
from everfree.cli.screen.table import TableScreen
from everfree.cli.sitting import Sitting
from everfree.messages import Messages
from everfree.players import Player

CATALOGUE = {language: Messages(language) for language in ("en", "fr")}
PATIENCE = 30.0


@dataclass
class Place:
    """A person's place before the screen."""

    app: TableApp
    pilot: Pilot[None]

    @property
    def table(self) -> TableScreen:
        """The table, once the person sits there."""
        screen = self.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def sitting(self) -> Sitting:
        """The match behind the screen."""
        return self.table.sitting

    async def press(self, *keys: str) -> None:
        """Press keys, each when the person is asked or the game is over."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Wait until nobody thinks and everything is drawn."""
        await self.pilot.pause()
        async with asyncio.timeout(PATIENCE):
            while isinstance(self.app.screen, TableScreen) and self.sitting.asked() in self.sitting.players:
                await self.pilot.pause(0.01)
        await self.pilot.pause()

    def text(self, selector: str) -> str:
        """Read what a part of the screen says: its title, its texts and its lists."""
        found = []
        for part in self.app.screen.query(selector):
            found.append(str(part.border_title or ""))
            for one in (part, *part.query("*")):
                if isinstance(one, OptionList):
                    found.extend(str(option.prompt) for option in one.options)
                elif isinstance(one, Static):
                    found.append(str(one.content if isinstance(one.content, str | Content) else ""))
        return "\n".join(line for line in found if line)

    def options(self) -> list[str]:
        """List the options of the open question."""
        return [str(option.prompt) for option in self._list().options]

    def cursor(self) -> int | None:
        """Give the place of the cursor in the list of options."""
        return self._list().highlighted

    def _list(self) -> OptionList:
        return self.app.screen.query_one("#question OptionList", OptionList)


Check = Callable[[Place], Awaitable[Any]]
Sit = Callable[..., None]
SitWith = Callable[..., None]


@pytest.fixture
def sit() -> Sit:
    """Sit down before a screen and do something there."""

    def run(
        check: Check,
        *,
        size: tuple[int, int] = (80, 24),
        language: str = "en",
        seed: int = 8,
        deck: str | None = "rainbow-dash",
        opponent: str | None = "random",
        player: Player | None = None,
        save: Path | None = None,
    ) -> None:
        async def play() -> None:
            keeper = None if save is None else Keeper(save)
            wanted = Wanted(seed, CATALOGUE[language], deck, opponent, keeper)
            seated = wanted.sit_down() if wanted.leaves_no_choice() else None
            if seated is not None and player is not None:
                seated[0].players[COMPUTER] = player
            app = TableApp(wanted, seated)
            async with app.run_test(size=size) as pilot:
                place = Place(app, pilot)
                await place.settle()
                await check(place)

        asyncio.run(play())

    return run


@pytest.fixture
def sit_with() -> SitWith:
    """Sit down before a screen of one's own making and do something there."""

    def run(check: Check, make: Callable[[], TableApp], *, size: tuple[int, int] = (80, 24)) -> None:
        async def play() -> None:
            app = make()
            async with app.run_test(size=size) as pilot:
                place = Place(app, pilot)
                await place.settle()
                await check(place)

        asyncio.run(play())

    return run
