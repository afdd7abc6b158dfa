"""A person typing at the table."""

from typing import TYPE_CHECKING

from hypothesis import given, settings, strategies as st

from everfree.cli.plain.commands import WORDS, understand
from everfree.messages import LANGUAGES, Messages
from everfree.table.commands import Undo

if TYPE_CHECKING:
    from tests.cli.plain.conftest import Sit

ENGLISH = Messages("en")
SPOKEN = [Messages(language).say(f"word-{word}") for language in LANGUAGES for word in WORDS]
LINES = st.one_of(
    st.text(max_size=40),
    st.text(alphabet="\x00\x07\x1b\r\t\u202e\ud800\u2028", max_size=8),
    st.integers().map(str),
    st.integers(min_value=1, max_value=9).map(str),
    st.sampled_from(["", " ", "9" * 5000, "why " + "x" * 5000, "why not", "why 1", "why total", "show 2"]),
    st.builds(lambda word, rest: f"{word} {rest}", st.sampled_from(SPOKEN), st.text(max_size=12)),
    st.builds(
        lambda word, name: f"{word} {name}",
        st.sampled_from(["why", "why not", "show", "pourquoi pas", "voir"]),
        st.sampled_from(["rainbow", "apple", "a", "holly", "trouble", "1", "3", "12"]),
    ),
)


class TestSession:
    """The course of a game."""

    def test_asks_with_numbered_choices(self, sit: "Sit") -> None:
        """Board, question, choices, prompt: then it waits."""
        printed = sit().type()
        assert printed[1] == "Before the first turn."
        assert "Which Problem do you start with?" in printed
        assert [line[:2] for line in printed if line[:1].isdigit()] == ["1.", "2.", "3.", "4."]
        assert printed[-2:] == ["Your choice, 1 to 4, or help:", "You leave the table. Goodbye."]

    def test_tells_what_happened_since(self, sit: "Sit") -> None:
        """Events come as sentences before the next question, the opponent's draws without a name."""
        printed = sit().type("2", "1")
        assert 'Your Problem is now "Cloudbursting".' in printed
        assert any(line.startswith('You draw "') for line in printed)

    def test_tells_everything_in_the_log(self, sit: "Sit") -> None:
        """`log` is the whole account; before the first event it says so."""
        assert "Nothing has happened yet." in sit().type("log")
        seat = sit()
        told = [line for line in seat.type("2", "1") if line.startswith(("Turn 1:", "Turn 2:"))]
        logged = seat.type("log")
        assert told
        assert all(line in logged for line in told)

    def test_leaves_out_passes_nobody_pressed(self, sit: "Sit") -> None:
        """A whole game is told without a word about windows in which nobody had to be asked."""
        seat = sit()
        printed = seat.type("1", "auto")

        assert any(event.key == "passed" for event in seat.table.told(0, 0))
        assert not [line for line in printed if line in ("Pixel passes.", "You pass automatically.")]

    def test_does_not_repeat_the_board(self, sit: "Sit") -> None:
        """A question inside an action comes without the board it was begun on."""
        printed = sit(8).type("1", "1", "2")
        begun = printed.index("What do you do in your Main Phase?")
        assert printed[begun + 8] == 'Where does "Emerald Green, Cider Aficionado" go?'

    def test_cancel_takes_an_action_back(self, sit: "Sit") -> None:
        """Where there is one begun; elsewhere a sentence says that there is none."""
        seat = sit(8)
        printed = seat.type("1", "cancel", "1", "2", "cancel")
        assert "There is nothing to cancel here." in printed
        assert "The action is cancelled; nothing was paid." in printed
        assert seat.position.question.kind == "main"

    def test_undo_restores_the_question(self, sit: "Sit") -> None:
        """The very same question is asked again, back to the first; what was kept has the undo in it."""
        seat = sit(8)
        seat.type("1", "1")
        before = (seat.table.digest(), seat.position.asked())
        seat.type("6")
        assert seat.table.digest() != before[0]
        seat.type("undo")
        assert (seat.position.asked(), seat.position.question.kind) == (before[1], "main")
        assert isinstance(seat.kept[-1], Undo)
        assert "There is nothing to undo." in seat.type("undo", "undo", "undo")

    def test_undo_skips_answers_that_were_no_choice(self, sit: "Sit") -> None:
        """Passes the table made by itself are taken back together with the choice before them."""
        seat = sit(8)
        seat.type("1", "1", "5")
        seat.type(str(seat.position.numbers()[1]))
        kind = seat.position.question.kind
        seat.type("undo")
        assert (kind, len(seat.position.question.options) > 1) == ("main", True)

    def test_concede_is_asked_twice(self, sit: "Sit") -> None:
        """The first time it only says what a second would do; another command in between starts over."""
        seat = sit()
        seat.type("concede", "board", "concede")
        assert seat.table.outcome() is None
        assert seat.type("concede", "concede")[-3:] == [
            "You concede.",
            "Pixel wins the game.",
            "Final score: you 0, Pixel 0.",
        ]

    def test_auto_plays_to_the_end(self, sit: "Sit") -> None:
        """The computer takes the person's seat over, sentence by sentence, until someone has won."""
        printed = sit().type("1", "auto")
        assert "The computer plays on for you." in printed
        assert printed[-1].startswith("Final score: you ")

    def test_quit_leaves(self, sit: "Sit") -> None:
        """Politely, and what is typed afterwards is not read."""
        lines = iter(["quit", "1"])
        seat = sit()
        seat.session.play(lines)
        assert seat.printed[-1] == "You leave the table. Goodbye."
        assert list(lines) == ["1"]

    def test_help_names_every_command(self, sit: "Sit") -> None:
        """In the words of the language."""
        for language in LANGUAGES:
            messages = Messages(language)
            printed = sit(language=language).type(messages.say("word-help"))
            for word in set(WORDS) - {"help"}:
                spoken = messages.say(f"word-{word}")
                assert any(line.startswith(spoken) for line in printed), spoken

    def test_says_what_it_does_not_understand(self, sit: "Sit") -> None:
        """Then the question again; control bytes are not sent back to the terminal."""
        printed = sit().type("dance\x1b[2J", "", "0", "17")
        assert '"dance [2J" is not something this table understands. Type help for the commands.' in printed
        assert "Please type a number, or help." in printed
        assert printed.count("The choices go from 1 to 4.") == 2
        assert printed.count("Which Problem do you start with?") == 5

    @settings(max_examples=60)
    @given(st.lists(LINES, max_size=25), st.integers(0, 5), st.sampled_from(LANGUAGES))
    def test_survives_any_input(self, sit: "Sit", lines: list[str], seed: int, language: str) -> None:
        """Whatever is typed, every line printed is a line, and the table is left in order."""
        printed = sit(seed, language=language, deck="applejack").type(
            *[line for line in lines if "auto" not in line]
        )
        assert all(line.isprintable() or "\u00a0" in line for line in printed)
        assert all("\n" not in line and len(line) < 500 for line in printed)
        assert printed


class TestUnderstand:
    """`understand`."""

    def test_prefers_the_longer_word(self) -> None:
        """`why not` is not `why` with an argument."""
        assert understand("WHY  not  Holly", ENGLISH).word == "why-not"
        assert understand("why nothing", ENGLISH).rest == "nothing"

    def test_english_words_work_in_french(self) -> None:
        """And the French ones do too."""
        french = Messages("fr")
        assert understand("pourquoi pas Holly", french) == understand("why not Holly", french)

    def test_huge_numbers_are_no_choice(self) -> None:
        """Python itself refuses to read some of them."""
        assert understand("9" * 5000, ENGLISH).number == -1
