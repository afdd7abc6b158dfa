"""Studies: what is compared, when they stop, what they report; with short games of quick players."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from everfree.ccg.cards import POOL
from everfree.cli.app import app
from everfree.lab.pairs import pairs_of
from everfree.lab.playing import Matchup, Played
from everfree.lab.runners import Here
from everfree.lab.series import Series
from everfree.lab.session import Session, Terms
from everfree.lab.standings import RACE, standing
from everfree.lab.studies.findings import caution, starter_sentence
from everfree.lab.studies.matches import match, matrix, verdict
from everfree.lab.studies.openings import difference, openings
from everfree.lab.studies.swapping import alike, copies_of, is_legal, nearest_inside, replacement, swapped
from everfree.lab.studies.tuning import swaps_of, tune
from everfree.lab.studies.worth import worth
from everfree.library.deck_lookup import decks
from everfree.library.errors import UnplayableDeck

SHORT = 4
QUICK = Terms(("random", "random"), 3, 2, None, SHORT)
RARITY = decks["rarity"]


def here() -> Session:
    """Return a session in this process."""
    return Session(Here())


def matchup_of_series(series: Series[Played]) -> Matchup:
    """Return what a series plays."""
    assert isinstance(series.job, Matchup)
    return series.job


def made(winners: str) -> list[Played]:
    """Make games with these winners, "-" for none; seat 0 begins."""
    return [
        Played(number, number // 2, number % 2, number % 2 == 0, winner.strip("-"), 15, 3, 20, winner == "-")
        for number, winner in enumerate(winners)
    ]


class TestStandings:
    """standings."""

    def test_scores_are_over_pairs(self) -> None:
        """Wins, losses and draws of games; the score and the interval of pairs."""
        matchup = matchup_of_series(QUICK.series("rarity", "applejack"))
        found = standing(matchup, made("abaaa-b"), level=None)
        assert (found.games, found.wins, found.losses, found.draws) == (7, 4, 2, 1)
        assert found.score == pytest.approx((0.5 + 1 + 0.75) / 3), "the last game has no second one"
        assert found.low < found.score < found.high
        assert found.starter_score == pytest.approx((1 + 0.5 + 0.75) / 3)
        assert (found.kind, found.is_decided) == ("fixed", False)

    def test_a_series_that_stops_has_an_interval_for_that(self) -> None:
        """It is wider, and decides as the test does."""
        matchup = matchup_of_series(QUICK.series("rarity", "applejack"))
        fixed, stopped = (standing(matchup, made("aa" * 8), level=level) for level in (None, 0.95))
        assert stopped.is_decided
        assert stopped.low < fixed.low
        assert "is better than" in verdict(stopped)
        assert "Not decided" in verdict(standing(matchup, made("ab" * 8), level=0.95))
        assert "is worse than" in verdict(standing(matchup, made("bb" * 8), level=0.95))

    def test_another_level_stands_beside_the_interval(self) -> None:
        """Or half sure would read as 95 %, which needs no mention."""
        matchup = matchup_of_series(QUICK.series("rarity", "applejack"))
        usual, half = (verdict(standing(matchup, made("aa" * 8), level=level)) for level in (0.95, 0.5))
        assert re.search(r"100.0% \(\d\d.\d% to 100.0%\) in 8 pairs", usual)
        assert re.search(r"100.0% \(\d\d.\d% to 100.0% at 50%\) in 8 pairs", half)

    def test_few_pairs_of_a_fixed_number_decide_nothing(self) -> None:
        """Nineteen that were all won are too few, twenty are enough; other rules hold with --until."""
        matchup = matchup_of_series(QUICK.series("rarity", "applejack"))
        few, enough = (standing(matchup, made("aa" * pairs), level=None) for pairs in (19, 20))
        assert few.low > 1 / 2
        assert [one.is_decided for one in (few, enough)] == [False, True]
        assert "Not decided" in verdict(few)
        assert [len(caution([one])) for one in (few, enough)] == [1, 0]
        assert standing(matchup, made("aa" * 9), level=0.95).is_decided
        assert caution([standing(matchup, made("ab"), level=0.95)]) == []

    def test_a_race_decides_nothing(self) -> None:
        """Whatever its scores: the best of many was partly lucky."""
        matchup = matchup_of_series(QUICK.series("rarity", "applejack"))
        assert not standing(matchup, made("aa" * 20), level=None, stage=RACE).is_decided
        assert caution([standing(matchup, made("ab"), level=None, stage=RACE)]) == []


class TestMatches:
    """match and matrix."""

    @pytest.mark.parametrize(
        ("winners", "level", "pairs"), [("a", 0.95, 8), ("ab", 0.95, 20), ("a", None, 20)]
    )
    def test_a_match_stops_when_it_is_decided(
        self, winners: str, level: float | None, pairs: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Eight pairs in a row are enough at 95 %; without a level all pairs are played."""
        games = made(winners * 40)
        monkeypatch.setattr("everfree.lab.playing.play", lambda matchup, number: games[number])
        found = match(here(), "rarity", "applejack", Terms(("random", "random"), 1, 20, level, SHORT))
        (stands,) = found.standings
        assert len(pairs_of(found.series[0].games)) == pairs
        assert stands.is_decided == (winners == "a")

    def test_a_table_has_every_pair_of_decks_once(self) -> None:
        """And a sentence about the first turn over all games."""
        found = matrix(here(), ["rarity", "applejack", "rainbow-dash"], QUICK)
        assert [(one.a, one.b) for one in found.standings] == [
            ("Rarity (random)", "Applejack (random)"),
            ("Rarity (random)", "Rainbow Dash (random)"),
            ("Applejack (random)", "Rainbow Dash (random)"),
        ]
        assert "over 6 pairs" in found.sentences[1]
        assert "(0.0% to 100.0%)" in found.sentences[1], "two deals, though six pairs"
        assert len(found.game_rows()) == 12

    def test_pairs_with_one_seed_count_once_for_the_first_turn(self) -> None:
        """Thirty match-ups that all go the same way with each deal say no more than one does."""
        each = [QUICK.series("rarity", "applejack") for _ in range(30)]
        for one in each:
            one.games = made("abba" * 20)  # whoever begins wins with one deal and loses with the next
        alone, all_of_them = starter_sentence(each[:1]), starter_sentence(each)
        assert "50.0% (34.7% to 65.3%) over 40 pairs" in alone
        assert "50.0% (33.8% to 66.2%) over 1,200 pairs" in all_of_them


class TestSwapping:
    """swapping."""

    def test_every_copy_is_swapped_in_its_place(self) -> None:
        """The rest of the list stays as it was."""
        out = POOL[next(iter(RARITY.draw))]
        into = replacement(out, RARITY)
        changed = swapped(RARITY, out, into)
        assert copies_of(changed, into) == copies_of(RARITY, out) > 0
        assert copies_of(changed, out) == copies_of(RARITY, into) == 0
        assert list(changed.draw.values()) == list(RARITY.draw.values())
        assert is_legal(changed)

    @pytest.mark.parametrize("place", ["draw", "problems"])
    def test_cards_alike_have_the_type_and_near_the_cost(self, place: str) -> None:
        """Those of the same colours first; none that the deck has."""
        out = POOL[next(iter(getattr(RARITY, place)))]
        found = [next(iterator) for iterator in [alike(out, RARITY)] for _ in range(4)]
        assert {one.type for one in found} == {out.type}
        assert found[0].front.colours == out.front.colours
        assert abs(found[0].cost - out.cost) <= 1
        assert not [one for one in found if copies_of(RARITY, one)]

    def test_a_card_that_the_deck_lacks_takes_a_place(self) -> None:
        """Of a card of its type."""
        new = replacement(POOL[next(iter(RARITY.draw))], RARITY)
        assert nearest_inside(new, RARITY).type == new.type


def test_worth_plays_the_deck_against_itself_with_another_card() -> None:
    """Both ways: with a card of the deck, and with one that it lacks."""
    inside = POOL[next(iter(RARITY.draw))]
    other = replacement(inside, RARITY)
    for card, instead in ((inside, None), (inside, other.id), (other, inside.id)):
        found = worth(here(), card.id, RARITY, QUICK, instead=instead)
        a, b = matchup_of_series(found.series[0]).decks
        assert copies_of(a, card) == copies_of(RARITY, inside)
        assert copies_of(b, card) == 0
        assert re.match(f"{card.name} instead of .* changes the score by", found.sentences[1])
    with pytest.raises(UnplayableDeck):
        worth(here(), inside.id, RARITY, QUICK, instead=next(iter(RARITY.problems)))
    with pytest.raises(UnplayableDeck, match=f"{inside.name} can't take its own place"):
        worth(here(), inside.id, RARITY, QUICK, instead=inside.name)


def test_worth_of_a_mane_character(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the place of the Mane Character and of no other card, and only in a legal deck."""
    own, other = POOL[RARITY.mane], POOL[decks["applejack"].mane]
    found = worth(here(), other.id, RARITY, QUICK)
    assert [deck.mane for deck in matchup_of_series(found.series[0]).decks] == [other.id, own.id]
    assert f"with the Mane Character {other.name}" in found.sentences[0]
    inside = next(iter(RARITY.draw))
    for card, instead in ((other.id, inside), (inside, other.id), (own.id, inside), (inside, own.id)):
        with pytest.raises(UnplayableDeck):
            worth(here(), card, RARITY, QUICK, instead=instead)
    monkeypatch.setattr("everfree.lab.studies.swapping.is_legal", lambda deck: deck.mane == own.id)
    with pytest.raises(UnplayableDeck, match="may take the place of no card"):
        worth(here(), other.id, RARITY, QUICK)


def test_openings_differ_in_the_hand_alone() -> None:
    """Three ways; keeping or changing the hand is the only question that the others answer differently."""
    found = openings(here(), "rarity", "applejack", QUICK)
    assert [one.a for one in found.standings] == [
        "Rarity (random)",
        "Rarity (random, always keeps its hand)",
        "Rarity (random, always takes a new hand)",
    ]
    hands = []
    for series in found.series[1:]:
        game = matchup_of_series(series)
        player = game.players[0]
        assert not isinstance(player, str)
        hands.append(player(1))
    question: Any = type("Sight", (), {"question": type("Question", (), {"kind": "mulligan"})})
    assert [hand.choose(question) for hand in hands] == [0, 1]
    about_it = "When the first deck decides by itself about its hand, whoever had the first turn scored"
    assert found.sentences[5].startswith(about_it)
    assert "over 2 pairs" in found.sentences[5], "those of the other two ways are not counted"


def test_ways_to_open_are_compared_over_the_same_deals() -> None:
    """The sentence has the difference of the scores and its interval, and says when nothing is decided."""

    def played(winners: str) -> Series[Played]:
        series = QUICK.series("rarity", "applejack")
        series.games = made(winners)
        return series

    told = difference(played("aa" * 20), played("ab" * 20), "Keeping")
    assert re.fullmatch(
        r"Keeping changes the score by \+50.0 points of a hundred \(\+3\d.\d to \+5\d.\d\), "
        r"in 20 pairs of games with the same deals\.",
        told,
    )
    assert difference(played("ab" * 20), played("aa" * 20), "Keeping").startswith(
        "Keeping changes the score by -50.0"
    )
    assert difference(played("ab" * 20), played("ab" * 20), "Keeping").endswith("same deals: not decided.")
    few = difference(played("aa" * 19), played("ab" * 19), "Keeping")
    assert few.endswith("in 19 pairs of games with the same deals: not decided.")


class TestTuning:
    """tune."""

    def test_swaps_are_legal_and_different(self) -> None:
        """Each differs from the deck by one card."""
        found = swaps_of(RARITY, 5, 1)
        assert len({deck.name for deck in found}) == 5
        for deck in found:
            listed = {**deck.draw, **deck.problems}
            assert len(listed.keys() - {**RARITY.draw, **RARITY.problems}.keys()) == 1
            assert is_legal(deck)
        assert [deck.name for deck in swaps_of(RARITY, 5, 1)] == [deck.name for deck in found]

    def test_the_worse_half_drops_out(self) -> None:
        """Rounds double the pairs; the last one is tested with other deals."""
        found = tune(here(), RARITY, Terms(("random", "random"), 3, 2, 0.95, SHORT), swaps=4, first_pairs=1)
        test, *racing = [len(series.games) // 2 for series in found.series]
        assert (test, racing) == (2, [2, 2, 1, 1])
        seeds = [matchup_of_series(series).seed for series in found.series]
        assert seeds[0] not in seeds[1:]
        assert found.standings[0].kind == "anytime"
        assert [one.stage for one in found.standings] == ["test", *["race"] * 4]
        assert [row["stage"] for row in found.rows()] == ["test", *["race"] * 4]


class TestCommand:
    """`everfree lab`."""

    WORDS = ("--seed", "3", "--turn-cap", str(SHORT), "--processes", "1")

    def test_a_report_is_whole_and_goes_on(self, tmp_path: Path) -> None:
        """A page with its plots inside and two tables; a second start plays nothing again."""
        words = ["lab", "matrix", "rarity", "applejack", "--player", "random", "--pairs", "2", *self.WORDS]
        words += ["--into", str(tmp_path)]
        told = CliRunner().invoke(app, words)
        assert told.exit_code == 0, told.output
        page = (tmp_path / "report.html").read_text(encoding="utf-8")
        assert page.count("<svg") == 2
        assert "src=" not in page, "needs no other file"
        with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
            games = list(csv.DictReader(file))
        assert [row["number"] for row in games] == ["0", "1", "2", "3"]
        with (tmp_path / "series.csv").open(encoding="utf-8", newline="") as file:
            (series,) = csv.DictReader(file)
        assert series["games"] == "4"
        kept = (tmp_path / "chunks.jsonl").read_bytes()
        assert CliRunner().invoke(app, words).output == told.output
        assert (tmp_path / "chunks.jsonl").read_bytes() == kept

    def test_without_matplotlib_the_page_says_so(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Figures are not lost for want of a plot."""
        monkeypatch.setattr("everfree.lab.reports.plots.can_draw", lambda: False)
        words = ["lab", "match", "rarity", "applejack", "--players", "random", "random", "--games", "2"]
        told = CliRunner().invoke(app, [*words, *self.WORDS, "--into", str(tmp_path)])
        assert told.exit_code == 0, told.output
        assert "need the extra lab" in (tmp_path / "report.html").read_text(encoding="utf-8")

    def test_figures_for_programs(self) -> None:
        """One JSON document."""
        words = [
            "lab",
            "match",
            "rarity",
            "applejack",
            "--players",
            "random",
            "random",
            "--games",
            "4",
            "--json",
        ]
        told = CliRunner().invoke(app, [*words, *self.WORDS])
        (series,) = json.loads(told.stdout)["series"]
        assert (series["games"], series["kind"]) == (4, "fixed")

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            (("match", "rarity", "nobody"), "No ready deck is called 'nobody'"),
            (("match", "rarity", "applejack", "--until", "2000%"), "certainty"),
            (
                ("match", "rarity", "applejack", "--players", "gredy", "greedy"),
                "No computer player is called",
            ),
            (("worth", "Nothing At All", "--deck", "rarity"), "No card has the id or name"),
            (("openings", "rarity", "applejack", "--players", "gredy", "greedy"), "Openings are compared"),
        ],
    )
    def test_mistakes_are_sentences(self, words: tuple[str, ...], told: str) -> None:
        """With exit code 2."""
        result = CliRunner().invoke(app, ["lab", *words, "--processes", "1"])
        assert result.exit_code == 2
        assert told in result.output

    def test_efficiency_compares_with_the_bare_loop(self) -> None:
        """Games a second, and the share that is kept."""
        words = [
            "lab",
            "efficiency",
            "--games",
            "2",
            "--rounds",
            "1",
            "--player",
            "random",
            "--processes",
            "1",
        ]
        told = CliRunner().invoke(app, [*words, "--json"])
        bare, at_once, processes = json.loads(told.stdout)["speeds"]
        assert [one["runner"] for one in (bare, at_once, processes)] == ["bare loop", "at once", "processes"]
        assert [one["games"] for one in (bare, at_once, processes)] == [2, 2, 2]
        assert processes["kept"] > 0
        assert at_once["kept"] > 0
        assert 0 < processes["busy_share"] <= 1
