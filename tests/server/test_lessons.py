"""Lessons on a real server: a table like any other, with a coach for the learner only."""

import pytest

from everfree.cli.check.served import Served
from everfree.lessons import LESSONS
from everfree.server.client import Client, Guest


def learner(server: Served, lesson: str) -> tuple[Guest, Client, str]:
    """Open a lesson as a new guest."""
    guest = server.guest()
    table = guest.ask("/api/tables", {"against": "lesson", "lesson": lesson})["table"]
    client = guest.join(table)
    client.until(lambda client: client.question is not None)
    return guest, client, table


def follow(client: Client) -> None:
    """Answer with what the coach names until the lesson is done."""
    while client.view["coach"].get("state") != "done":
        client.until(lambda one: one.question is not None or one.view["coach"].get("state") == "done")
        if client.view["coach"].get("state") != "done":
            client.ask("answer", answers=[client.view["coach"]["names"][0]])


@pytest.mark.parametrize("lesson", [name for name, one in LESSONS.items() if one.position is not None])
def test_is_finished_over_the_wire(server: Served, lesson: str) -> None:
    """The options that the coach names lead to the goal, against the scripted opponent of the server."""
    _, client, _ = learner(server, lesson)
    follow(client)
    assert client.view["coach"]["text"]["key"] == f"lesson-{lesson}-done"
    client.close()


def test_the_coach_speaks_to_the_learner_only(server: Served) -> None:
    """A spectator sees the table, and nothing of the coach."""
    _, client, table = learner(server, "faceoff")
    spectator = server.guest().join(table, watch=True)
    assert "coach" in client.view
    assert "coach" not in spectator.view
    client.close()
    spectator.close()


def test_trying_again_restores_the_start(server: Served) -> None:
    """Ending the phase at once loses the lesson; undoing the first answer brings the first sentence back."""
    _, client, _ = learner(server, "confront")
    first = client.view["coach"]
    assert "again" not in first
    client.ask("answer", answers=[0])
    client.until(lambda one: one.view["coach"].get("state") == "lost")
    client.ask("undo", back_to=client.view["coach"]["again"])
    client.until(lambda one: one.view["coach"] == first)
    client.close()


def test_no_answer_is_given_by_itself(server: Served) -> None:
    """The end of an empty Main Phase waits, so that the coach's sentence can be read."""
    _, client, _ = learner(server, "turn-and-tokens")
    for _ in range(2):
        client.ask("answer", answers=[client.view["coach"]["names"][0]])
        client.until(lambda one: one.question is not None)
    assert len(client.question["options"]) == 1  # type: ignore[index]
    assert not client.view["asked"].get("goes_on")
    client.close()


def test_the_first_game_waits_at_the_end_of_an_empty_main_phase(server: Served) -> None:
    """As in the lessons before it: the coach names the button, so the page must not press it."""
    _, client, _ = learner(server, "first-game")
    for _ in range(80):
        asked = client.question
        assert asked is not None
        if asked["kind"] == "main" and len(asked["options"]) == 1:
            break
        client.ask("answer", answers=[len(asked["options"]) - 1])
        client.until(lambda one: one.question is not None)
    assert not client.view["asked"].get("goes_on")
    assert client.view["coach"]["names"] == [0]
    client.close()


def test_lessons_are_not_resumed(server: Served) -> None:
    """The list of open games has no lessons, and however many one opens, no limit is reached."""
    guest = server.guest()
    for _ in range(30):
        guest.ask("/api/tables", {"against": "lesson", "lesson": "confront"})
    assert guest.ask("/api/tables") == []


def test_the_first_game_goes_to_seven(server: Served) -> None:
    """It is against the gentle computer, can be resumed, and its header has the points that win."""
    guest, client, table = learner(server, "first-game")
    assert client.view["goal"] == 7
    assert client.view["players"][1]["computer"] == "gentle"
    assert [one["table"] for one in guest.ask("/api/tables")] == [table]
    client.close()


def test_lists_the_lessons_in_order(server: Served) -> None:
    """With the minutes they take."""
    listed = server.guest().ask("/api/lessons")
    assert [one["id"] for one in listed] == list(LESSONS)


def test_refuses_an_unknown_lesson(server: Served) -> None:
    """With a sentence."""
    status, body = server.guest().fetch("/api/tables", {"against": "lesson", "lesson": "juggling"})
    assert status == 400
    assert b"table-no-such-lesson" in body
