"""Tables, seats, decks, cards and files over HTTP."""

import gzip
from pathlib import Path

import msgspec
import pytest

from everfree.ccg.clauses import TITLES
from everfree.ccg.decks.code import deck_code
from everfree.ccg.decks.colour_pairs import COLOUR_PAIR_DECKS
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.ready import READY_DECKS
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH, THEME_DECKS
from everfree.ccg.editions import CANTERLOT_NIGHTS
from everfree.cli.check.served import Served
from everfree.messages import LANGUAGES, Messages
from everfree.server.card_game.openings import new_header
from everfree.server.gateway.website import Website
from everfree.server.protocol import Problem
from everfree.telling.speaking import speak


def refused(answer: tuple[int, bytes]) -> tuple[int, Problem]:
    """Read a refusal, and see that it can be said in every language."""
    problem = msgspec.json.decode(answer[1], type=Problem)
    for language in LANGUAGES:
        for said in (problem.reason, *problem.reasons):
            assert speak(said, Messages(language), ["Iris", "Kiwi"])
    return answer[0], problem


class TestDecks:
    """What one may play with."""

    def test_ready_decks_are_offered(self, server: Served) -> None:
        """Each with its Mane Character, its colours, its code and its group; theme decks come first."""
        decks = server.guest().ask("/api/decks")

        assert [one["id"] for one in decks] == list(READY_DECKS)
        groups = ["theme"] * len(THEME_DECKS) + ["pairs"] * (len(READY_DECKS) - len(THEME_DECKS))
        assert [one["group"] for one in decks] == groups
        assert decks[0] == {
            "id": "rainbow-dash",
            "name": "Rainbow Dash",
            "mane": "pr1",
            "colours": ["blue", "white"],
            "code": deck_code(RAINBOW_DASH),
            "group": "theme",
        }

    def test_a_deck_of_two_colours_is_played(self, server: Served) -> None:
        """By its name in the list."""
        guest = server.guest()
        table = guest.ask("/api/tables", {"deck": "blue-orange"})["table"]
        seated = guest.join(table)

        assert seated.view["players"][0]["deck"] == READY_DECKS["blue-orange"].name
        seated.close()

    def test_a_deck_code_is_played(self, server: Served) -> None:
        """As well as a name."""
        guest = server.guest()
        table = guest.ask("/api/tables", {"deck": deck_code(RAINBOW_DASH)})["table"]
        with_deck = guest.join(table)

        assert with_deck.view["game"]["seats"][0]["deck_count"] > 30
        with_deck.close()

    def test_an_illegal_deck_is_refused_with_every_reason(self, server: Served) -> None:
        """Too few cards, too few Problems; the clauses say which rules."""
        small = Deck("", "pr1", {"pr13": 3}, {"pr168": 2})
        status, problem = refused(server.guest().fetch("/api/tables", {"deck": deck_code(small)}))

        assert (status, problem.clause) == (422, "101.1")
        assert [one.key for one in problem.reasons] == [
            "refusal-draw-deck-too-small",
            "refusal-problem-deck-size",
        ]

    def test_a_deck_with_cards_that_are_not_here_yet_is_refused(self, server: Served) -> None:
        """It names the card and what could stand in for it."""
        later = Deck("", "pr1", {**RAINBOW_DASH.draw, "ll1": 1}, RAINBOW_DASH.problems)
        status, problem = refused(server.guest().fetch("/api/tables", {"deck": deck_code(later)}))

        assert status == 422
        assert problem.reason.key.startswith("deck-not-ready")

    def test_a_code_that_is_none_is_refused(self, server: Served) -> None:
        """Neither a theme deck nor a code."""
        status, problem = refused(server.guest().fetch("/api/tables", {"deck": "no-such-deck"}))

        assert (status, problem.reason.key) == (422, "table-no-such-deck")


class TestSeats:
    """A table by link."""

    def test_the_link_gives_the_free_seat_to_one(self, server: Served) -> None:
        """The second is told it is taken; whoever has it gets it again."""
        host, friend, third = server.guest(), server.guest(), server.guest()
        opened = host.ask("/api/tables", {"against": "friend"})
        sit = {"invite": opened["invite"].split("invite=")[1]}
        seats = f"/api/tables/{opened['table']}/seats"

        assert friend.ask(seats, sit) == {"seat": 1}
        assert friend.ask(seats, sit) == {"seat": 1}
        assert host.ask(seats, sit) == {"seat": 0}
        status, problem = refused(third.fetch(seats, sit))
        assert (status, problem.reason.key) == (409, "table-seat-taken")

    def test_the_secret_of_the_link_stays_in_the_browser(self, server: Served) -> None:
        """A browser sends no fragment, so no log on the way contains the code."""
        opened = server.guest().ask("/api/tables", {"against": "friend"})

        path, fragment = opened["invite"].split("#")
        assert path == f"/t/{opened['table']}"
        assert fragment.startswith("invite=")

    def test_without_the_secret_there_is_no_seat(self, server: Served) -> None:
        """The name of a table is not enough."""
        opened = server.guest().ask("/api/tables", {"against": "friend"})
        answer = server.guest().fetch(f"/api/tables/{opened['table']}/seats", {"invite": "guess"})

        status, problem = refused(answer)
        assert (status, problem.reason.key) == (403, "table-wrong-invite")

    def test_the_host_waits_and_the_game_begins_when_the_friend_sits(self, server: Served) -> None:
        """Nothing to see before, everything after, without a reload."""
        host, friend = server.guest(), server.guest()
        opened = host.ask("/api/tables", {"against": "friend"})
        waiting = host.join(opened["table"])
        assert "game" not in waiting.view
        assert waiting.view["status"]["key"] == "table-waiting-for-a-player"
        assert waiting.view["invite"] == opened["invite"]

        friend.ask(f"/api/tables/{opened['table']}/seats", {"invite": opened["invite"].split("invite=")[1]})
        waiting.until(lambda client: client.view.get("game") is not None)

        assert "invite" not in waiting.view
        assert all(player["name"] for player in waiting.view["players"])
        waiting.close()

    @pytest.mark.parametrize(
        ("wish", "key"),
        [
            ({"against": "nobody"}, "table-no-such-opponent"),
            ({"level": "unbeatable"}, "table-no-such-level"),
            ({"undo_policy": "always"}, "table-no-such-policy"),
            ({"edition": "first"}, "table-no-such-edition"),
        ],
    )
    def test_what_is_not_there_cannot_be_wished(self, server: Served, wish: dict[str, str], key: str) -> None:
        """Each with its own sentence."""
        status, problem = refused(server.guest().fetch("/api/tables", wish))

        assert (status, problem.reason.key) == (400, key)

    def test_a_deck_of_two_colors_meets_another_one(self, server: Served) -> None:
        """They are stronger than the theme decks; who has one of those meets another theme deck."""
        guest = server.guest()
        names = {deck.name for deck in COLOUR_PAIR_DECKS.values()}
        for wish, is_pair in (("blue-orange", True), ("applejack", False)):
            opened = guest.ask("/api/tables", {"against": "computer", "deck": wish})
            mine, theirs = [one["deck"] for one in guest.join(opened["table"]).view["players"]]
            assert (theirs in names) == is_pair
            assert mine != theirs

    def test_rules_as_printed_when_the_cards_were_new(self, server: Served) -> None:
        """The decks choose the rulebook; the match stores its options, not the wish."""
        wish = {"against": "computer", "level": "greedy", "edition": "as_printed", "deck": "applejack"}
        opened = server.guest().ask("/api/tables", wish)
        setup = new_header([APPLEJACK, RAINBOW_DASH], seed=bytes(32), edition="as_printed").setup

        assert opened["table"]
        assert setup["options"] == msgspec.to_builtins(CANTERLOT_NIGHTS)

    def test_everybody_at_the_table_reads_which_rules_are_played(self, server: Served) -> None:
        """Who is invited reads that the decks will choose; both players, which rulebook they chose."""
        host, friend = server.guest(), server.guest()
        wish = {"against": "friend", "edition": "as_printed", "deck": "applejack"}
        opened = host.ask("/api/tables", wish)
        table, invite = opened["table"], opened["invite"].partition("#invite=")[2]
        [invited] = friend.ask(f"/api/tables/{table}")["rules"]
        friend.ask(f"/api/tables/{table}/seats", {"invite": invite, "deck": "rainbow-dash"})
        [played] = friend.join(table).view["rules"]

        assert invited == {"is": "said", "key": "table-edition", "args": {"edition": "as_printed"}}
        assert played["args"] == {"edition": "canterlot_nights"}
        newer = host.ask("/api/tables", {"against": "computer", "edition": "as_printed", "deck": "blue-pink"})
        [latest] = host.join(newer["table"]).view["rules"]
        assert latest["args"] == {"edition": "comprehensive"}, (
            "who asked for old rules reads that they are new"
        )
        usual = host.ask("/api/tables", {"against": "friend"})["table"]
        assert "rules" not in host.ask(f"/api/tables/{usual}")

    def test_a_guest_finds_the_own_tables_again(self, server: Served) -> None:
        """With whom, how it stands, and the link while the seat is free; nobody else's."""
        guest, other = server.guest(), server.guest()
        friends = guest.ask("/api/tables", {"against": "friend"})
        computer = guest.ask("/api/tables", {"against": "computer", "level": "greedy", "seed": "1"})

        found = {one["table"]: one for one in guest.ask("/api/tables")}

        expected = {"table": friends["table"], "game_name": "ccg", "you": 0, "invite": friends["invite"]}
        free = found[friends["table"]]
        assert (free["seats"], len(free["players"])) == (2, 1)
        assert free == {**free, **expected}
        assert not {"opponent", "computer", "score"} & {name for name, value in free.items() if value}
        assert found[computer["table"]]["computer"] == "greedy"
        assert found[computer["table"]]["score"] == [0, 0]
        assert other.ask("/api/tables") == []

    def test_a_forged_cookie_is_nobody(self, server: Served) -> None:
        """The signature is checked, not the number."""
        guest, thief = server.guest(), server.guest()
        table = guest.ask("/api/tables", {"against": "friend"})["table"]
        thief.cookies.load(guest.cookie[:-3] + "abc")

        assert guest.ask(f"/api/tables/{table}")["you"] == 0
        assert "you" not in thief.ask(f"/api/tables/{table}")


class TestBodies:
    """Every member of a body is known, and of its type."""

    @pytest.mark.parametrize(
        ("path", "body"),
        [
            ("/api/tables", {"against": "friend", "clock": {"bank": "5"}}),
            ("/api/tables", {"against": "friend", "clock": {"bank": 5.0}}),
            ("/api/tables", {"against": "friend", "clock": {"bank": True}}),
            ("/api/tables", {"against": "friend", "clock": "5"}),
            ("/api/tables", {"name": 5}),
            ("/api/tables/TABLE/seats", {"invite": None}),
            ("/api/tables/TABLE/rematch", {"swap": "true"}),
            ("/api/tables/TABLE/rematch", {"swap": 1}),
            ("/api/decks/check", {"deck": "", "mend": "1"}),
        ],
    )
    def test_another_type_is_refused(self, server: Served, path: str, body: dict[str, object]) -> None:
        """No text is read as a number, and no number as a text."""
        status, problem = refused(server.guest().fetch(path, body))

        assert (status, problem.reason.key) == (400, "table-not-understood")

    @pytest.mark.parametrize(
        ("path", "body", "name"),
        [
            ("/api/tables", {"against": "friend", "oponent": "x"}, "oponent"),
            ("/api/tables", {"clock": {"bank": 5, "bonus": 1}}, "bonus"),
            ("/api/tables/TABLE/seats", {"invite": "x", "seat": 1}, "seat"),
            ("/api/tables/TABLE/rematch", {"swop": True}, "swop"),
            ("/api/tables/TABLE/rematch/nonce", {"table": "", "shuffle_nonce": "", "x": 1}, "x"),
            ("/api/tables/TABLE/rematch/commitment", {"x": 1}, "x"),
            ("/api/tables/TABLE/publish", {"x": 1}, "x"),
            ("/api/commitments", {"x" * 1000: 1}, "x" * 40),
            ("/api/decks/check", {"deck": "", "`": 1}, "`"),
        ],
    )
    def test_an_unknown_member_is_named(
        self, server: Served, path: str, body: dict[str, object], name: str
    ) -> None:
        """It may be a mistake in a name, which nobody would notice otherwise."""
        status, problem = refused(server.guest().fetch(path, body))

        assert (status, problem.reason.key) == (400, "server-unknown-member")
        assert problem.reason.args == {"name": name}

    @pytest.mark.parametrize(
        ("path", "body", "headers", "status"),
        [
            ("/api/nothing", None, {}, 404),
            ("/api/nothing", {}, {}, 404),
            ("/api/tables/none", None, {}, 404),
            ("/api/tables/none/log", None, {}, 404),
            ("/api/lessons", {}, {}, 405),
            ("/api/tables", {}, {"Content-Type": "text/plain"}, 415),
            ("/api/tables", {"cards": "x" * 140_000}, {}, 413),
            ("/api/tables", [], {}, 400),
            ("/api/tables", {}, {"Origin": "https://elsewhere.example"}, 403),
            ("/api/decks", None, {"Host": "elsewhere.example"}, 421),
        ],
    )
    def test_every_refusal_has_the_same_shape(
        self, server: Served, path: str, body: object, headers: dict[str, str], status: int
    ) -> None:
        """A `Problem`, whatever refuses: the gate, the framework, a route or the pages."""
        assert refused(server.guest().fetch(path, body, **headers))[0] == status


class TestCards:
    """The printed cards."""

    def test_the_file_is_named_after_its_content_and_kept_for_ever(self, server: Served) -> None:
        """One address leads to it, and that one is asked every time."""
        guest = server.guest()
        plain = guest.ask("/api/cards/en.json")
        assert plain["pr1"]["name"]
        assert guest.headers["cache-control"] == "public, max-age=31536000, immutable"

        status, data = guest.fetch("/api/cards/fr.json", **{"Accept-Encoding": "gzip"})
        assert status == 200
        assert guest.headers["content-encoding"] == "gzip"
        assert msgspec.json.decode(gzip.decompress(data)).keys() == plain.keys()

    def test_there_are_two_languages(self, server: Served) -> None:
        """No other."""
        status, problem = refused(server.guest().fetch("/api/cards/de.json"))
        assert (status, problem.reason.key) == (404, "table-no-such-language")


def test_the_rules_are_served_like_the_cards(server: Served) -> None:
    """Our sentence of every clause, with its chapter; in both languages, and kept for ever."""
    guest = server.guest()
    for language, title in (("en", "Building decks"), ("fr", "Composer ses paquets")):
        rules = guest.ask(f"/api/rules/{language}.json")
        assert guest.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert rules["chapters"][0] == {"id": "101", "title": title}
        assert [one["id"] for one in rules["clauses"]] == list(TITLES)
        assert rules["clauses"][0]["chapter"] == "101"
    assert refused(guest.fetch("/api/rules/de.json"))[0] == 404


class TestWebsite:
    """The built client."""

    @pytest.fixture
    def site(self, tmp_path: Path) -> Website:
        """Give a small client, built."""
        (tmp_path / "assets").mkdir()
        for name, text in (("index.html", b"page"), ("index.html.br", b"p"), ("assets/a-1f.js", b"code")):
            (tmp_path / name).write_bytes(text)
        return Website(tmp_path)

    def test_places_inside_the_client_are_its_page(self, site: Website) -> None:
        """Asked for every time, compressed as the browser likes."""
        for path in ("/", "/t/abc", "/settings"):
            answer = site.answer(path, "gzip, br")
            assert (answer.content, answer.status_code) == (b"p", None)
            assert answer.headers["Cache-Control"] == "no-cache"
            assert answer.headers["Content-Encoding"] == "br"
        assert site.answer("/", "").content == b"page"

    def test_what_the_build_named_by_its_hash_is_kept(self, site: Website) -> None:
        """For ever; what is not there is not there."""
        assert "immutable" in site.answer("/assets/a-1f.js", "").headers["Cache-Control"]
        assert site.answer("/assets/gone.js", "").status_code == 404

    def test_a_client_that_is_not_built_says_how(self, tmp_path: Path) -> None:
        """Rather than an empty page."""
        answer = Website(tmp_path / "none").answer("/", "")
        assert answer.status_code == 503
        assert "make web" in answer.content


def test_nothing_comes_from_anywhere_else(server: Served) -> None:
    """A strict policy on every answer, and the schema is plain JSON."""
    guest = server.guest()
    schema = guest.ask("/api/schema")

    assert "/api/tables/{table}/seats" in schema["paths"]
    policy = guest.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy
