"""Everything the engine can mention has its message: read off the engine's own source."""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import everfree.ccg
import everfree.cli
import everfree.table
import everfree.telling
from everfree.ccg.kernel.kinds import KIND_NAMES
from everfree.ccg.kernel.options import OPTION_NAMES
from everfree.ccg.vocab import COLOUR_NAMES, TYPE_NAMES
from everfree.messages import Messages
from everfree.players.levels import LEVELS

KEYS = Messages("en").keys
SPOKEN = ("say", "listed", "speak")
TOLD_AS = {"colour": "color", "area": "problem", "card": "card", "source": "source"}
"""How a refusal's particulars are called in its sentence."""


@cache
def calls_in(root: Path) -> dict[str, list[ast.Call]]:
    """List the calls in the sources below *root* by the name of the function or method."""
    found: dict[str, list[ast.Call]] = {}
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                found.setdefault(name, []).append(node)
    return found


def calls(name: str, *roots: Path) -> list[ast.Call]:
    """List the calls of a function or method in the sources below *roots*."""
    return [call for root in roots for call in calls_in(root).get(name, [])]


def room(package: object) -> Path:
    """Give the folder of a package."""
    return Path(str(getattr(package, "__file__", ""))).parent


def words(name: str, place: int) -> set[str]:
    """Collect the constant argument at this place in all calls of a function of the engine."""
    found = set()
    for call in calls(name, room(everfree.ccg), room(everfree.table)):
        if len(call.args) > place:
            word = call.args[place]
            if isinstance(word, ast.JoinedStr):
                continue
            assert isinstance(word, ast.Constant), f"{name} with a computed word, line {word.lineno}"
            found.add(str(word.value))
    return found


@pytest.mark.parametrize(
    ("topic", "spoken_of"),
    [
        ("event", lambda: set(KIND_NAMES)),
        ("option", lambda: set(OPTION_NAMES)),
        ("question", lambda: words("ask", 1)),
        ("refusal", lambda: words("Refusal", 1)),
        ("refused", lambda: words("Refused", 0) | words("NeedsAnotherVersion", 0)),
        ("part", lambda: words("Part", 0)),
        ("color", lambda: set(COLOUR_NAMES.values()) | {"none"}),
        ("type", lambda: set(TYPE_NAMES.values()) - {"character", "card"}),
        ("level", lambda: set(LEVELS)),
    ],
)
def test_every_word_of_the_engine_has_its_message(topic: str, spoken_of: Callable[[], set[str]]) -> None:
    """Exactly those: a message for a word the engine does not know would never be said."""
    expected = spoken_of()

    assert expected
    assert {key.removeprefix(f"{topic}-") for key in KEYS if key.startswith(f"{topic}-")} == expected


def test_every_refusal_brings_what_its_sentence_needs() -> None:
    """The particulars given where the reason is made are the arguments of the sentence."""
    messages = Messages("en")
    for call in calls("Refusal", room(everfree.ccg)):
        if isinstance(call.args[0], ast.Constant):
            reason = call.args[1]
            assert isinstance(reason, ast.Constant)
            given = {TOLD_AS.get(str(one.arg), str(one.arg)) for one in call.keywords} | {"missing"}
            assert messages.arguments(f"refusal-{reason.value!s}") <= given, reason.value


def test_every_message_is_said_somewhere() -> None:
    """A key appears in our source, whole or as a topic and a word of the engine."""
    topics = ("event-", "option-", "question-", "refusal-", "refused-", "part-", "color-", "type-", "level-")
    browser = Path(__file__).parents[2] / "web" / "src"
    speakers = (room(everfree).rglob("*.py"), browser.rglob("*.svelte"), browser.rglob("*.ts"))
    source = "".join(path.read_text(encoding="utf-8") for paths in speakers for path in paths)
    terminal = ("word-", "plain-help-", "player-", "slap-symbol-", "screen-level-", "screen-help-")
    computed = (*terminal, "keys-", "aloud-color-", "slap-rules-", "pair-deck-", "deck-group-")
    advice = ("answer-", "then-")  # by the verb of an option, and of a step
    reasons = ("slap-refused-", "card-refused-", "deck-unreadable-")
    board = (
        "web-phase-",
        "web-part-",
        "web-why-",
        "web-do-",
        "web-none-to-",
        "web-pile-",
        "web-log-",
        "web-sound-",
    )
    slap = ("status-", "note-", "why-", "sound-", "sign-")
    forms = ("web-correct-", "cards-filter-", *[f"slap-web-{one}" for one in slap])
    learning = ("lesson-", "glossary-", "slap-lesson-")
    choices = ("home-level-", "home-deck-", "home-edition-", "home-frappe-level-")
    house = ("slap-house-joker-", "slap-house-photo-", "slap-house-short-")
    offered = [f"home-frappe-{one}-" for one in ("joker", "photo", "short", "symbol")]
    listed = ("howto-", "plain-rule-")  # read from messages/howto.json and by the parts of a rule
    for key in KEYS:
        if not key.startswith(
            (
                *topics,
                *computed,
                *advice,
                *reasons,
                *board,
                *forms,
                *learning,
                *choices,
                *house,
                *offered,
                *listed,
            )
        ):
            assert f'"{key}"' in source, key


def test_no_sentence_is_glued() -> None:
    """What the catalogue says is printed as it is: never added up, formatted or joined to another piece."""
    rooms = (room(everfree.cli) / "plain", room(everfree.cli) / "screen", room(everfree.telling))
    for path in sorted(path for table in rooms for path in table.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr | ast.BinOp):
                said = [
                    one for one in ast.walk(node) if getattr(one, "attr", "") in ("say", "listed", "speak")
                ]
                assert not said, f"{path.name}:{node.lineno}"
