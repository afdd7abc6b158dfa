"""What is heard of three scripted faceoffs is what was read aloud and found good, in both languages.

The script and the sentences lie in tests/browser: the browser's live region is held to the same list.
Each paragraph of the list is a faceoff: at a Problem, with a Troublemaker, at both Problems at once.
"""

import json
from pathlib import Path

import pytest

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.table import start
from everfree.messages import Messages
from everfree.server.card_game.openings import new_header
from everfree.server.tables.new_tables import seed_bytes
from everfree.table.commands import Answer
from everfree.telling.events import Teller
from everfree.telling.shapes import LogLine
from everfree.telling.speaking import speak
from everfree.telling.voice import Voice

REVIEWED = Path(__file__).parents[1] / "browser"
NAMES = ["Ada", "Sorrel"]
LISTENER = 0


def faceoffs() -> list[list[LogLine]]:
    """Play the script and give the lines of its faceoffs, from the first to the end of what followed."""
    script = json.loads((REVIEWED / "faceoff.json").read_text(encoding="utf-8"))
    decks = [THEME_DECKS[name] for name in script["decks"]]
    table = start(new_header(decks, seed=seed_bytes(script["seed"]), edition="comprehensive"))
    teller = Teller(Voice(LISTENER, table.seats), table.view(LISTENER).areas)
    heard: list[list[LogLine]] = []
    told = 0
    listening = False
    for seat, option in script["answers"]:
        table.apply(Answer(seat, (option,)))
        events = table.told(LISTENER, told)
        told += len(events)
        for line in teller.lines(events):
            if line.event == "faceoff-started":
                heard.append([])
                listening = True
            listening = listening and line.event != "turn-started"
            if listening:
                heard[-1].append(line)
        listening = listening and table.view(LISTENER).faceoff is not None
    return heard


@pytest.mark.parametrize("language", ["en", "fr"])
def test_faceoffs_sound_as_reviewed(language: str) -> None:
    """One sentence for each thing that happens, in order; a changed sentence is read aloud again."""
    messages = Messages(language)
    paragraphs = ["\n".join([speak(line.text, messages, NAMES) for line in lines]) for lines in faceoffs()]
    reviewed = (REVIEWED / f"faceoff.{language}.txt").read_text(encoding="utf-8")
    assert "\n\n".join(paragraphs) + "\n" == reviewed
