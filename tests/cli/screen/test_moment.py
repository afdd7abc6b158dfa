"""What one position shows, in words."""

import pytest

from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.table import PonyTable
from everfree.cli.opening import Wanted
from everfree.cli.screen.meters import bar
from everfree.cli.screen.moment import Moment
from everfree.cli.sitting import Sitting
from everfree.cli.speaker import Speaker
from everfree.messages import Messages
from everfree.players import RandomPlayer

CATALOGUE = {language: Messages(language) for language in ("en", "fr")}
DECKS = ("rainbow-dash", "pinkie-pie", "twilight-sparkle-enhanced", "fluttershy")


@pytest.fixture(scope="module")
def sittings() -> list[Sitting]:
    """Sixteen positions of random games in which the person is asked."""
    found = []
    for seed in range(1, 17):
        sitting, _ = Wanted(seed, CATALOGUE["en"], DECKS[seed % 4], "random").sit_down()
        player = RandomPlayer(seed)
        answers = 0
        while sitting.asked() >= 0 and (answers < 15 * seed or sitting.asked() != sitting.seat):
            sitting.answer(player.choose(sitting.sight()))
            answers += 1
        if sitting.asked() >= 0:
            found.append(sitting)
    assert len(found) >= 10
    return found


def everything(moment: Moment) -> list[object]:
    """List all that the screen can show of a moment, every card and option explained."""
    cards = [row.handle for area in moment.view.areas for row in moment.rows(area)]
    cards.extend(row.handle for row in moment.hand())
    return [
        *(moment.turn(), moment.seats(), moment.faceoff(), moment.stakes(), moment.question(), moment.hand()),
        *[(moment.title(area), moment.rows(area), moment.standings(area)) for area in moment.view.areas],
        *[(choice, moment.about_choice(choice)) for choice in moment.choices()],
        *[moment.about_card(card) for card in cards],
        moment.about_faceoff(),
    ]


class TestMoment:
    """`Moment`."""

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_everything_can_be_said(self, sittings: list[Sitting], language: str) -> None:
        """In both languages, and to someone who is not asked."""
        for sitting in sittings:
            for seat in (0, 1):
                speaker = Speaker(CATALOGUE[language], seat, ["Ann", "Bob"])
                assert len(everything(Moment(sitting.game, speaker))) > 10

    def test_nothing_shown_hangs_on_what_is_hidden(self, sittings: list[Sitting]) -> None:
        """With every hidden card and the seed permuted, the screen is the same, sign for sign."""
        for number, sitting in enumerate(sittings):
            other: Game = sitting.game.played.clone()
            other.kernel = blinded(sitting.game.played.kernel, 0, seed_bytes(number))
            shown, twin = (Moment(game, sitting.speaker) for game in (sitting.game, PonyTable(other)))
            assert everything(shown) == everything(twin)

    def test_every_card_in_play_stands_in_one_place(self, sittings: list[Sitting]) -> None:
        """Attachments below their hosts; none is left out, none is there twice."""
        for sitting in sittings:
            moment = Moment(sitting.game, sitting.speaker)
            shown = [row.handle for area in moment.view.areas for row in moment.rows(area)]
            assert sorted(shown) == sorted(card.handle for card in moment.view.play)

    def test_what_an_option_is_about_has_its_sign(self, sittings: list[Sitting]) -> None:
        """And nothing else has."""
        for sitting in sittings:
            moment = Moment(sitting.game, sitting.speaker)
            rows = [*moment.hand(), *[row for area in moment.view.areas for row in moment.rows(area)]]
            used = {card for choice in moment.choices() for card in choice.cards}
            assert {row.handle for row in rows if row.is_offered} == used & {row.handle for row in rows}


class TestBar:
    """`bar`."""

    @pytest.mark.parametrize(
        ("have", "whole", "drawn"),
        [(0, 4, "□□□□"), (1, 4, "■□□□"), (4, 4, "■■■■"), (9, 4, "■■■■"), (1, 60, "■" + "□" * 11), (0, 0, "")],
    )
    def test_draws_a_part_of_a_whole(self, have: int, whole: int, drawn: str) -> None:
        """A little is never nothing; large numbers are drawn to scale."""
        assert bar(have, whole, True) == drawn

    def test_almost_is_not_all(self) -> None:
        """Rounding never fills the last sign."""
        assert bar(59, 60, True) == "■" * 11 + "□"

    def test_sides_differ_in_shape(self) -> None:
        """Not only in colour."""
        assert bar(1, 2, False) == "●○"
