"""`everfree review` shows the answers of a stored match that cost most."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel.options import END
from everfree.ccg.table import PonyTable, header, start
from everfree.cli.app import app
from everfree.cli.review import heading, result_lines
from everfree.cli.speaker import Speaker
from everfree.messages import Messages
from everfree.players import GreedyPlayer, Sight
from everfree.players.reviewing import (
    Comparison,
    Decision,
    Moment,
    PlayedOn,
    Suspicion,
    decisions,
)
from everfree.slap.options import Cards, Options
from everfree.slap.table import KIND as SLAPPING, header as slap_header
from everfree.table.commands import Answer, Command, Concede
from everfree.table.log import MatchLog, to_bytes
from everfree.table.match import Match
from everfree.testing.conformance import play_at_random


def run(*words: str) -> Result:
    """Run `everfree review`."""
    return CliRunner().invoke(app, ["review", *words])


def idle_match() -> Match:
    """Play five turns in which the players end their Main Phases at once; the match goes on."""
    match = Match(header([RAINBOW_DASH, APPLEJACK], b"idle"), start)
    assert isinstance(match.game, PonyTable)
    while (game := match.game.played).state.turn <= 5:
        question = game.question
        ends = [place for place, one in enumerate(question.options) if one[0] == END]
        match.apply(Answer(question.seat, options=((ends or [0])[0],)))
    return match


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that goes on, after five idle turns."""
    path = tmp_path_factory.mktemp("review") / "match.log"
    path.write_bytes(to_bytes(idle_match().log))
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same match, after the first player has conceded."""
    match = idle_match()
    match.apply(Concede(0))
    path = tmp_path_factory.mktemp("review") / "finished.log"
    path.write_bytes(to_bytes(match.log))
    return path


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Moment:
    """A moment that is found without a search: the first Main Phase, which was ended at once."""
    decision = next(one for one in decisions(idle_match(), 0) if one.game.question.kind == "main")
    moment = Moment(decision, 0, 0.4, 0.5, None)
    monkeypatch.setattr("everfree.cli.review.moments_of", lambda *_, **__: [moment])
    return moment


def first_placed(decision: Decision) -> tuple[int, int]:
    """Return the first answer that asks where a card goes, and the last answer to that."""
    for place in range(decision.game.question.size()):
        game = decision.game.clone()
        game.take(place)
        if game.question.kind == "where":
            return place, game.question.size() - 1
    raise LookupError("no card can be placed")


class TestReview:
    """What is printed, and when it fails."""

    def test_shows_each_moment_in_words(self, file: Path) -> None:
        """When, what was chosen, what is better, and where that leads, with how often each wins."""
        result = run(str(file), "--moments", "1", "--play-on", "1", "--lang", "en")
        assert result.exit_code == 0, result.output
        counted, compare, empty, *told = result.output.strip().splitlines()[4:]
        assert counted.endswith("for equal players who play on from there.")
        assert compare.endswith("compare only the two choices.")
        assert empty == ""
        when, points, given, better, *line, played, few = told
        assert when.startswith("Turn ")
        assert re.fullmatch(r"Points: \d+ for you and \d+ for Player 1\.", points)
        assert re.fullmatch(r"Your choice, about \d+ wins in a hundred: End Main Phase\.", given)
        assert re.fullmatch(r"Better, about \d+ wins in a hundred, \d+ more: [A-Z].*[^.]\.", better)
        less, most, more = (int(one) for one in re.findall(r"\d+", given + better)[:3])
        assert most - less == more
        assert [one for one in line if not re.fullmatch(r"Then [a-z].*\.", one)] == []
        ends = r"Simple computers finished one game with each choice: yours won \d\S*, the better one \d\S*\."
        assert re.fullmatch(ends, played)
        assert few.startswith("Fewer than 20 games with each choice")
        assert result.output.count("in a hundred") == 3

    def test_says_if_fewer_moments_are_found_than_wanted(self, file: Path, found: Moment) -> None:
        """Or a reader would take the missing ones for a fault."""
        ends = "The review found no other turn in which a choice cost two games in a hundred or more."
        for wanted, is_said in (("1", False), ("2", True)):
            result = run(str(file), "--moments", wanted, "--lang", "en")
            assert result.output.rstrip().endswith(ends) == is_said

    def test_tells_the_difference_of_many_games_only(self) -> None:
        """Two games prove nothing, even if both went the same way."""
        messages = Messages("en")
        few = result_lines(messages, PlayedOn(2, 2.0, 0.0, 0.0))
        assert few == [
            "Simple computers finished 2 games with each choice: yours won 2, the better one 0.",
            "Fewer than 20 games with each choice do not show which of the two is better.",
        ]
        many = result_lines(messages, PlayedOn(200, 80.0, 110.0, 70.0))
        assert many[1:] == ["In a hundred games that is a difference of +15 (with 95 % certainty +8 to +21)."]

    def test_says_if_the_games_show_nothing(self) -> None:
        """Where the interval contains zero, either answer may be the better one."""
        undecided = "The games do not show which of the two is better."
        for better, is_said in ((52.0, True), (80.0, False), (20.0, False)):
            found = result_lines(Messages("en"), PlayedOn(100, 50.0, better, min(50.0, better) - 5))
            assert (undecided in found) == is_said, found

    def test_counts_games_as_the_french_do(self) -> None:
        """With a verb, not with a table in a sentence."""
        line, _ = result_lines(Messages("fr"), PlayedOn(10, 6.0, 9.0, 6.0))
        ends = "Victoires\u00a0: 6 après le vôtre, 9 après l’autre."
        assert line == f"Des joueurs automatiques simples ont terminé 10 parties après chaque choix. {ends}"

    def test_as_json(self, file: Path) -> None:
        """The same as data, with the lines of text in the language; nothing else on the standard output."""
        result = run(str(file), "--moments", "1", "--json", "--lang", "fr")
        (moment,) = json.loads(result.stdout)
        assert moment["best_chance"] > moment["chance"]
        assert moment["given"]["key"] == "table-label"
        assert moment["played_on"] is None
        when, points, given, *_ = moment["text"]
        assert when.startswith(f"Tour {moment['turn']}. ")
        assert points == "Points\u00a0: 0 pour vous et 0 pour Joueur 1."
        assert given.startswith(f"Votre choix, environ {moment['chance']} victoires sur cent\u00a0: ")
        assert result.stderr == "La partie n’est pas finie\u00a0: elle s’arrête au tour 6.\n"

    def test_games_played_on_as_json(
        self, finished: Path, found: Moment, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The figures, and the sentence about them; without a terminal no progress is shown."""
        pairs = [(0.5, 1.0), (1.0, 1.0)]
        monkeypatch.setattr("everfree.players.reviewing.play_on", lambda moment, number, seed: pairs[number])
        result = run(str(finished), "--play-on", "2", "--json", "--lang", "en")
        (moment,) = json.loads(result.stdout)
        assert moment["played_on"] == {"games": 2, "given": 1.5, "better": 2.0, "both": 1.5}
        sentence = "Simple computers finished 2 games with each choice: yours won 1.5, the better one 2."
        assert moment["text"][-2] == sentence
        assert result.stderr == ""

    def test_shows_progress(self, finished: Path, found: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
        """One step for each game that is played on, of as many as are asked for."""
        steps: list[int] = []

        @contextmanager
        def counted(total: int, what: str, *, shown: bool | None = None) -> Iterator[Callable[[int], None]]:
            assert (total, what, shown) == (3, "Games played on", None)
            yield steps.append

        monkeypatch.setattr("everfree.cli.review.bar", counted)
        monkeypatch.setattr("everfree.players.reviewing.play_on", lambda *_: (0.0, 1.0))
        result = run(str(finished), "--play-on", "3", "--lang", "en")
        assert "yours won 0, the better one 3." in result.output
        assert steps == [1, 1, 1]

    def test_a_match_without_a_costly_answer(self, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A match in which nothing better is found."""
        monkeypatch.setattr("everfree.cli.review.moments_of", lambda *_, **__: [])
        result = run(str(finished), "--play-on", "1", "--lang", "en")
        *_, empty, last = result.output.splitlines()
        assert (empty, last) == ("", "The review found no choice that cost two games in a hundred or more.")
        assert "not over" not in result.output

    def test_a_match_without_answers(self, tmp_path: Path) -> None:
        """A match in which nobody has answered anything is not over, and has nothing to review."""
        path = tmp_path / "match.log"
        path.write_bytes(to_bytes(Match(header([RAINBOW_DASH, APPLEJACK], b"new"), start).log))
        result = run(str(path), "--seat", "1", "--lang", "en")
        assert result.output.splitlines() == [
            "The match is not over: it stops before the first turn.",
            "You are Player 1 (deck: Applejack), against Player 0 (deck: Rainbow Dash).",
            "Points: 0 for you and 0 for Player 0.",
            "",
            "You have given no answer that could be reviewed.",
        ]
        assert result.exit_code == 0

    def test_a_match_that_goes_on(self, file: Path, found: Moment) -> None:
        """What is there is reviewed, after a sentence that says where the match stops."""
        result = run(str(file), "--lang", "en")
        first, *rest = result.output.splitlines()
        assert first == "The match is not over: it stops in turn 6."
        assert "Your choice, about 40 wins in a hundred: End Main Phase." in rest
        assert result.exit_code == 0

    def test_names_the_place_of_the_given_answer(
        self, found: Moment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The answer to the next question tells where the card went."""
        match = Match(header([RAINBOW_DASH, APPLEJACK], b"idle"), start)
        for command in idle_match().log.commands[: found.decision.command]:
            match.apply(command)
        place, last = first_placed(found.decision)
        match.apply(Answer(0, options=(place,)))
        match.apply(Answer(0, options=(last,)))
        path = tmp_path / "match.log"
        path.write_bytes(to_bytes(match.log))
        given = Moment(replace(found.decision, given=place), found.decision.given, 0.4, 0.5, None)
        monkeypatch.setattr("everfree.cli.review.moments_of", lambda *_, **__: [given])
        output = run(str(path), "--lang", "en").output
        assert re.search(
            r'\nYour choice, .*: (Play|Move) ".*" to (your home|(your|the opposing) Problem)\.\n', output
        )

    @pytest.mark.parametrize(("lang", "told"), [("en", "nothing is kept"), ("fr", "rien n’est conservé")])
    def test_an_interruption_is_said(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, lang: str, told: str
    ) -> None:
        """Ctrl-C ends it with a sentence and the exit code 130, as it does in the lab."""

        def interrupted(*_: object, **__: object) -> list[Moment]:
            raise KeyboardInterrupt

        monkeypatch.setattr("everfree.cli.review.moments_of", interrupted)

        result = run(str(file), "--lang", lang)

        assert result.exit_code == 130
        assert told in result.stderr

    def test_refuses_what_it_cannot_review(self, file: Path, tmp_path: Path) -> None:
        """A match of the slap game, a seat that is not there, a file that is no match."""
        slap = tmp_path / "slap.log"
        slap.write_bytes(
            to_bytes(
                play_at_random(
                    SLAPPING, slap_header(3, b"seed", options=Options(limit=Cards(40))), seed=3, most=9
                ).log
            )
        )
        broken = tmp_path / "broken.log"
        broken.write_text("nothing\n")
        for words, code, reason in (
            ([str(slap)], 2, "Only matches of the card game can be reviewed."),
            ([str(file), "--seat", "2"], 2, "The players of this match are 0 to 1."),
            ([str(broken)], 1, f"{broken} is not the log of a match, or its first line is cut off."),
        ):
            result = run(*words, "--lang", "en")
            assert result.exit_code == code
            assert reason in result.output

    def test_says_in_the_language_that_a_log_is_broken(self, tmp_path: Path) -> None:
        """And why a command is refused."""
        match = idle_match()
        number, seat = len(match.log.commands), 1 - next(iter(match.game.asked()))
        commands: list[Command] = [*match.log.commands, Answer(seat, options=(0,))]
        refused, other = tmp_path / "refused.log", tmp_path / "other.log"
        refused.write_bytes(to_bytes(MatchLog(match.log.header, commands)))
        other.write_text("nothing\n")
        for path, lang, sentence in (
            (
                refused,
                "en",
                f"{refused} does not replay: command {number} is refused. "
                f"{Messages('en').say('refused-not-asked')}",
            ),
            (
                refused,
                "fr",
                f"Impossible de rejouer {refused}\u00a0: la commande {number} est refusée. "
                f"{Messages('fr').say('refused-not-asked')}",
            ),
            (other, "fr", f"{other} n’est pas le journal d’une partie, ou sa première ligne est coupée."),
        ):
            result = run(str(path), "--lang", lang)
            assert (result.exit_code, result.stderr) == (1, f"{sentence}\n")

    def test_help_warns_that_playing_on_takes_long(self) -> None:
        """And calls those who play on what the output calls them."""
        words = " ".join(re.findall(r"[\w-]+", run("--help").output))
        assert (
            "simple computers finish so many games with each of the two answers A game takes about a second"
            in words
        )
        assert "greedy" not in words


def test_the_bars_show_the_answers_judged_and_compared(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One step for each; at most three are compared for the one moment wanted."""
    steps: dict[str, list[int]] = {}

    @contextmanager
    def counted(total: int, what: str, *, shown: bool | None = None) -> Iterator[Callable[[int], None]]:
        steps[what] = [total]
        yield steps[what].append

    monkeypatch.setattr("everfree.cli.review.bar", counted)
    monkeypatch.setattr("everfree.players.reviewing.suspicion", lambda *_: Suspicion(0.1, 0))
    monkeypatch.setattr("everfree.players.reviewing.compare", lambda *_: Comparison(0.4, 0.5, None))
    assert run(str(file), "--moments", "1", "--lang", "en").exit_code == 0
    judged = len(list(decisions(idle_match(), 0)))
    assert judged > 3
    assert steps == {"Choices judged": [judged, *[1] * judged], "Choices compared": [3, 1, 1, 1]}


class TestHeading:
    """What is said before the moments: who played what, and how the match ended."""

    @staticmethod
    def ended(match: Match, seat: int, lang: str = "en") -> list[str]:
        """Return the heading of a review for one seat."""
        assert isinstance(match.game, PonyTable)
        names = [Messages(lang).say("review-player", seat=one) for one in range(2)]
        return heading(Speaker(Messages(lang), seat, names), match, match.game)

    def test_of_a_match_that_was_won(self) -> None:
        """The points are the reader's first."""
        options = replace(COMPREHENSIVE, points_to_win=1)
        match, player = (
            Match(header([RAINBOW_DASH, APPLEJACK], b"short", options=options), start),
            GreedyPlayer(1),
        )
        table = match.game
        assert isinstance(table, PonyTable)
        while table.outcome() is None:
            question = table.played.question
            match.apply(Answer(question.seat, (player.choose(Sight(table.played.kernel, question.seat)),)))
        turn, points = table.standing()
        winner = points.index(max(points))
        most, least = points[winner], points[1 - winner]
        assert self.ended(match, winner)[1] == (
            f"You won in turn {turn}. Points: {most} for you and {least} for Player {1 - winner}."
        )
        assert self.ended(match, 1 - winner, "fr")[1] == (
            f"Vous avez perdu au tour {turn}. Points\u00a0: {least} pour vous et {most} pour Joueur {winner}."
        )

    def test_of_a_match_that_somebody_left(self) -> None:
        """Each reader is told who left."""
        for seat, sentence in (
            (0, "You conceded in turn 6."),
            (1, "You won in turn 6, because the other player conceded."),
        ):
            match = idle_match()
            match.apply(Concede(0))
            assert self.ended(match, seat)[1].startswith(sentence)

    def test_of_a_deck_without_a_name(self) -> None:
        """Only the player is named."""
        decks = [replace(RAINBOW_DASH, name=""), APPLEJACK]
        match = Match(header(decks, b"new"), start)
        assert (
            self.ended(match, 0, "fr")[0] == "Vous êtes Joueur 0, contre Joueur 1 (paquet\u00a0: Applejack)."
        )
