"""Taking back: free while nobody learned anything, asked for otherwise."""

from collections.abc import Callable

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.client import Client, Message

Start = Callable[..., Duel]


def see(client: Client, **wanted: object) -> None:
    """Wait until the client is told this of taking back."""
    client.until(lambda client: all(client.view.get("undo", {}).get(key) == wanted[key] for key in wanted))


def until_not_free(duel: Duel) -> Client:
    """Play until somebody could take back only by asking; give them."""
    while True:
        duel.move()
        for client in duel.clients[:2]:
            told = client.view.get("undo", {})
            if told.get("possible") and not told.get("free"):
                return client


def reason(said: Message) -> str:
    """Give the key of a refusal."""
    assert said["is"] == "declined"
    return str(said["reason"]["key"])


class TestAgainstTheComputer:
    """Free, any depth."""

    def test_every_choice_can_be_taken_back_to_the_first(self, server: Served) -> None:
        """The same questions come again, and the lines of the log stay, struck through."""
        guest = server.guest()
        client = guest.join(guest.ask("/api/tables", {"seed": "4", "level": "random"})["table"])
        questions: list[Message] = []
        for _ in range(5):
            client.until(lambda client: client.question is not None)
            assert client.question is not None
            if len(client.question["options"]) > 1 and client.question["kind"] != "where":
                questions.append(client.question)
            client.ask("answer", answers=[0])
        client.until(lambda client: client.question is not None)  # the computer has moved
        lines = [line["id"] for line in client.log]
        while questions:
            client.ask("undo")
            wanted = questions.pop()
            client.until(lambda client, wanted=wanted: client.question == wanted)

        assert [line["id"] for line in client.log][: len(lines)] == lines
        assert [line["text"]["key"] for line in client.log if not line.get("undone")][
            -1
        ] == "table-taken-back"
        assert reason(client.ask("undo")) == "refused-nothing-to-undo"
        client.close()

    def test_a_whole_action_is_taken_back_at_once_and_its_steps_on_demand(self, server: Served) -> None:
        """A card played to a place is one action of two answers."""
        guest = server.guest()
        client = guest.join(guest.ask("/api/tables", {"seed": "4", "level": "random"})["table"])

        client.until(lambda client: client.question is not None)

        def answer(choice: int) -> Message:
            """Answer, and give the next question."""
            done = client.ask("answer", answers=[choice])["number"]
            client.until(lambda client: client.number >= done and client.question is not None)
            assert client.question is not None
            return client.question

        second = client.question
        assert second is not None
        first = second
        while (first["kind"], second["kind"]) != ("main", "where"):
            first = second
            verbs = [option["verb"] for option in first["options"]]
            second = answer(verbs.index("play") if "play" in verbs else 0)
        answer(0)
        told = client.view["undo"]
        assert told["step_to"] == told["back_to"] + 1
        client.ask("undo", back_to=told["step_to"])
        client.until(lambda client: client.question == second)
        assert client.view["undo"]["back_to"] == told["back_to"]
        assert "step_to" not in client.view["undo"]
        answer(0)
        client.ask("undo")
        client.until(lambda client: client.question == first)
        client.close()

    def test_it_can_be_switched_off(self, server: Served) -> None:
        """Then it is not even offered."""
        guest = server.guest()
        client = guest.join(guest.ask("/api/tables", {"undo_policy": "off", "level": "random"})["table"])
        client.until(lambda client: client.question is not None)
        client.ask("answer", answers=[0])

        assert reason(client.ask("undo")) == "table-undo-off"
        assert not client.view.get("undo", {}).get("possible")
        client.close()


class TestBetweenPeople:
    """By the rules of the table."""

    def test_what_taught_nobody_anything_is_free(self, duel: Duel) -> None:
        """The Starting Problem, before anybody else decided."""
        client, before = duel.asked, duel.asked.view["game"]
        duel.move(0)
        see(client, possible=True, free=True)
        client.ask("undo")
        duel.settle()

        assert client.view["game"] == before

    def test_else_the_other_is_asked_and_may_agree(self, duel: Duel) -> None:
        """Both see who asks and for what; then the question is open again, and the log names who asked."""
        asker = until_not_free(duel)
        seat = duel.clients.index(asker)
        other = duel.clients[1 - seat]
        back_to = asker.view["undo"].get("back_to", 0)

        assert asker.ask("undo")["is"] == "accepted"
        see(asker, asked_by=seat)
        see(other, asked_by=seat)
        assert reason(asker.ask("undo")) == "table-undo-already-asked"
        assert reason(asker.reply_to_undo(accept=True)) == "table-nobody-asked"
        other.reply_to_undo(accept=True)
        duel.settle()

        assert asker.question is not None
        assert other.log[-1]["text"]["key"] == "table-taken-back"
        assert other.log[-1]["seat"] == seat
        assert all(line.get("undone") for line in asker.log[:-1] if line["command"] >= back_to)

    def test_three_times_declined_nobody_is_asked_any_more(self, duel: Duel) -> None:
        """Nothing is taken back, and the asker is told how often."""
        asker = until_not_free(duel)
        other = duel.clients[1 - duel.clients.index(asker)]
        number = asker.number
        for count in (1, 2, 3):
            asker.ask("undo")
            see(other, asked_by=duel.clients.index(asker))
            other.reply_to_undo(accept=False)
            see(asker, declined=count)
            other.until(lambda client: "asked_by" not in client.view["undo"])

        assert reason(asker.ask("undo")) == "table-undo-declined-too-often"
        assert asker.number == number

    def test_a_request_lapses(self, start_server: Callable[..., Served], start_duel: Start) -> None:
        """After a while nobody is asked any more, and it does not count as declined."""
        duel = start_duel(start_server(undo_seconds=0.3))
        asker = until_not_free(duel)
        asker.ask("undo")
        see(asker, asked_by=duel.clients.index(asker))
        asker.until(lambda client: "asked_by" not in client.view.get("undo", {}))

        assert "declined" not in asker.view["undo"]

    def test_playing_on_closes_a_request(self, duel: Duel) -> None:
        """The position it spoke of is gone."""
        asker = until_not_free(duel)
        asker.ask("undo")
        see(asker, asked_by=duel.clients.index(asker))
        duel.move()

        assert "asked_by" not in asker.view["undo"]

    def test_declaring_stops_leaves_a_request_open(self, duel: Duel) -> None:
        """It changes nothing the request speaks of, whoever declares; so it can still be agreed to."""
        asker = until_not_free(duel)
        seat = duel.clients.index(asker)
        asker.ask("undo")
        see(asker, asked_by=seat)
        for client in duel.clients:
            client.ask("stops", stops={"faceoffs": False})
            duel.settle()
            assert client.view["undo"]["asked_by"] == seat
        duel.clients[1 - seat].reply_to_undo(accept=True)
        duel.settle()

        assert asker.log[-1]["text"]["key"] == "table-taken-back"
        assert asker.view["stops"] == {"faceoffs": False}

    def test_at_a_free_table_nobody_is_asked(self, server: Served, start_duel: Start) -> None:
        """Even after something was learned; what was learned stays known."""
        duel = start_duel(server, undo_policy="free")
        for _ in range(9):
            duel.move()
        client = next(client for client in duel.clients if client.view["undo"].get("possible"))
        said = client.ask("undo")

        assert said["is"] == "accepted"
        duel.settle()


def test_stops_are_kept_and_told_to_their_owner_alone(duel: Duel) -> None:
    """They are commands of the log, so they come back with the seat; nobody else sees them."""
    one, two = duel.clients
    wanted = {"own": ["main"], "other": ["score"], "faceoffs": False, "yields": ["pr100"]}
    one.ask("stops", stops=wanted)
    duel.settle()

    assert one.view["stops"] == wanted
    assert two.view.get("stops", {}) == {}
    assert duel.host.join(duel.table).view["stops"] == wanted
