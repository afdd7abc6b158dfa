"""Choosing a deck and an opponent before the game."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from everfree.ccg.decks.lists import to_text
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.cli.opening import COMPUTER, OPPONENTS
from everfree.cli.screen.choosing import ChoosingScreen
from everfree.players import LEVELS, GreedyPlayer, SearchPlayer

if TYPE_CHECKING:
    from tests.cli.screen.conftest import Place, Sit


def deck_names(place: "Place") -> list[str]:
    """Name the decks of both seats."""
    return [one["name"] for one in place.sitting.match.log.header.setup["decks"]]


class TestChoosing:
    """`everfree play` without a word more."""

    def test_arrows_and_enter_lead_to_the_table(self, sit: "Sit") -> None:
        """A deck, then an opponent; the lists name every one there is."""

        async def check(place: "Place") -> None:
            assert "  Applejack · purple and orange" in place.text("#decks").splitlines()
            assert len(place.text("#levels").splitlines()) == 1 + len(OPPONENTS)
            assert set(OPPONENTS) == set(LEVELS)
            await place.press("down", "down", "enter")
            assert "✓ Pinkie Pie · pink and white" in place.text("#decks").splitlines()
            await place.press("end", "up", "up", "enter")
            assert deck_names(place)[0] == "Pinkie Pie"
            assert isinstance(place.sitting.players[COMPUTER], GreedyPlayer)
            assert place.options()

        sit(check, deck=None, opponent=None)

    def test_decks_of_two_colours_follow_the_theme_decks(self, sit: "Sit") -> None:
        """After a line between the groups; the last one can be chosen and played."""

        async def check(place: "Place") -> None:
            await place.press("end", "enter")
            assert any(line.startswith("✓ Barn and Brook · ") for line in place.text("#decks").splitlines())
            await place.press("enter")
            assert deck_names(place)[0] == "Barn and Brook"

        sit(check, deck=None, opponent=None)

    def test_two_enters_are_a_gentle_game(self, sit: "Sit") -> None:
        """Nobody has to know what to choose."""

        async def check(place: "Place") -> None:
            await place.press("enter", "enter")
            player = place.sitting.players[COMPUTER]
            assert isinstance(player, SearchPlayer)
            assert player.budget.name == "gentle"
            assert deck_names(place)[0] == "Rainbow Dash"

        sit(check, deck=None, opponent=None)

    def test_takes_a_deck_file(self, sit: "Sit", tmp_path: Path) -> None:
        """Its path is typed into the line below the decks."""
        file = tmp_path / "mine.txt"
        file.write_text(to_text(THEME_DECKS["rarity"]), encoding="utf-8")

        async def check(place: "Place") -> None:
            await place.press("tab", *str(file), "enter", "enter")
            assert place.sitting.match.log.header.setup["decks"][0]["mane"] == THEME_DECKS["rarity"].mane

        sit(check, deck=None, opponent=None)

    def test_says_what_is_wrong_with_a_deck(self, sit: "Sit") -> None:
        """And stays until another is chosen."""

        async def check(place: "Place") -> None:
            await place.press("tab", "c", "h", "e", "s", "s", "enter")
            assert place.text("#refusal").startswith("There is no deck chess; there are: rainbow-dash")
            assert isinstance(place.app.screen, ChoosingScreen)

        sit(check, deck=None, opponent=None)

    def test_says_that_the_file_cannot_be_written(self, sit: "Sit", tmp_path: Path) -> None:
        """Before the game, not in the middle of it."""

        async def check(place: "Place") -> None:
            await place.press("enter", "enter")
            assert "can't be used to keep the match" in place.text("#refusal")

        sit(check, deck=None, opponent=None, save=tmp_path / "nowhere" / "match")

    def test_what_was_named_is_not_asked_again(self, sit: "Sit") -> None:
        """A deck on the command line is chosen already; so is an opponent."""

        async def check(place: "Place") -> None:
            assert "\n✓ Fluttershy · " in place.text("#decks")
            await place.press("tab", "tab", "enter")
            assert deck_names(place)[0] == "Fluttershy"

        sit(check, deck="fluttershy", opponent=None)

    @pytest.mark.parametrize("key", ["escape", "ctrl+q"])
    def test_can_be_left(self, sit: "Sit", key: str) -> None:
        """Without a game."""

        async def check(place: "Place") -> None:
            await place.pilot.press(key)
            assert place.app.return_code == 0

        sit(check, deck=None, opponent=None)
