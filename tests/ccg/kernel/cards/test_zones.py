"""401 to 410: what the zones are, who sees them, and cards drawn one by one."""

import pytest

from everfree.ccg.commands import SetStops
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import ABSOLUTE_DISCORD
from everfree.ccg.game import Game
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    COMMON,
    FOAL,
    FRIEND,
    MAIN_PHASE_TIMING,
    THIS,
    Card,
    Continuous,
    DiscardHand,
    Dismiss,
    EventText,
    Exhaust,
    ForEach,
    LookAndReorder,
    Power,
    SearchDiscardPile,
    WithTrait,
    cards,
    choose,
    event,
    in_your_discard_pile,
    main_phase,
)
from everfree.ccg.table import KIND, PonyTable
from everfree.ccg.view import View, to_json, view_of
from everfree.ccg.vocab import (
    DRAW_DECK,
    HAND,
    HOME_AREA,
    PROBLEM_AREA,
    PROBLEM_DECK,
    QUEUE,
    TROUBLEMAKER_PHASE,
    Seat,
)
from everfree.table.commands import Answer, Command, Concede, Undo
from everfree.table.game import Refused
from everfree.testing import Table, plain, plain_problem, plain_troublemaker

YOU, OPPONENT, SPECTATOR = Seat(0), Seat(1), 2
EVERYONE = (YOU, OPPONENT, SPECTATOR)


class Arrange(Command, frozen=True, tag="arrange"):
    """A wish to put the cards of a zone into another order: no command of the game."""

    zone: int
    order: tuple[int, ...]


def views(table: Table) -> list[View]:
    """Give what you, your opponent and a spectator see."""
    return [view_of(table.game, viewer) for viewer in EVERYONE]


def names(view: View, card: Card) -> bool:
    """Tell whether a view says anywhere which card this is."""
    return f'"{card.id}"' in to_json(view).decode()


class TestZones:
    """401."""

    @pytest.mark.clause("401.2")
    def test_an_empty_zone_is_searched_and_counted(self) -> None:
        """Searching an empty discard pile finds nothing, counting it gives nought, and play goes on."""
        seek = main_phase(SearchDiscardPile(in_your_discard_pile(FRIEND)))
        ghost = Continuous((Power(ForEach(+1, in_your_discard_pile(FRIEND))),), THIS)
        seeker = plain(1, abilities=(seek, ghost))
        empty = Table(home=[seeker]).use(seeker)
        filled = Table(home=[seeker], discard=[plain()])

        assert (empty.asked, empty.hand(), empty.why(seeker)) == ("main", [], [("printed", 1), (seeker, 0)])
        assert [view.seats[0].discard_pile for view in views(empty)] == [()] * 3
        assert (filled.power(seeker), filled.use(seeker).power(seeker)) == (2, 1)

    @pytest.mark.clause("401.3")
    @pytest.mark.parametrize("zone", [DRAW_DECK, PROBLEM_DECK, QUEUE, HAND])
    def test_nobody_puts_a_deck_into_another_order(self, zone: int) -> None:
        """The game knows no command for it, and what it refuses changes nothing."""
        table = PonyTable(Game([RAINBOW_DASH, APPLEJACK], seed=3))
        before = table.digest()

        with pytest.raises(Refused, match="not-for-the-game"):
            table.apply(Arrange(YOU, zone=zone, order=(1, 0)))

        assert table.digest() == before
        assert KIND.from_seats == (Answer, Concede, SetStops, Undo)

    @pytest.mark.clause("401.3")
    def test_a_deck_keeps_its_order(self) -> None:
        """Three draws take the three top cards, the topmost first."""
        deck = [plain(), plain(), plain()]
        table = Table(deck=deck, tokens=3).draw().draw().draw()

        assert table.hand() == deck

    @pytest.mark.clause("401.3")
    def test_the_order_of_a_hand_means_nothing(self) -> None:
        """Held the other way round, the same cards can be played, and any of them."""
        one, two = plain(), plain()
        table, turned = Table(hand=[one, two], tokens=1), Table(hand=[two, one], tokens=1)

        assert (table.playable(), turned.playable()) == ([one, two], [two, one])
        assert turned.play(one, "home").hand() == table.play(one, "home").hand() == [two]


class TestDecks:
    """402, 403."""

    @pytest.mark.clause("402.1")
    def test_your_deck_is_the_draw_deck(self) -> None:
        """A text about your deck looks at your Draw Deck; the next Problem stays unseen."""
        first, second, coming = plain(), plain(), plain_problem()
        seer = plain(abilities=(main_phase(LookAndReorder(2)),))
        table = Table(home=[seer], deck=[first, second], next_problem=coming).use(seer)

        assert (table.asked, table.choices()) == ("put-on-top", [first, second])
        assert not table.knows(coming)

    @pytest.mark.clause("402.2")
    def test_a_draw_deck_shows_its_number_only(self) -> None:
        """Nobody sees a card of it, not even its player; all see how many there are."""
        top = plain()
        table = Table(deck=[top])

        assert [view.seats[0].deck_count for view in views(table)] == [11, 11, 11]
        assert [view.seats[0].known_in_deck for view in views(table)] == [(), (), ()]
        assert [names(view, top) for view in views(table)] == [False, False, False]

    @pytest.mark.clause("403.2")
    def test_a_problem_deck_shows_its_number_only(self) -> None:
        """Nobody sees the next Problem, not even its player; all see how many there are."""
        coming = plain_problem()
        table = Table(next_problem=coming)

        assert [view.seats[0].problem_deck_count for view in views(table)] == [1, 1, 1]
        assert [names(view, coming) for view in views(table)] == [False, False, False]

    @pytest.mark.clause("403.2")
    def test_once_shuffled_its_owner_has_forgotten_it(self) -> None:
        """A player who chose a Starting Problem has seen the others; then their places are unknown."""
        game = Game([RAINBOW_DASH, APPLEJACK], seed=3)
        problems = game.kernel.cards_in(PROBLEM_DECK, YOU)
        assert {game.state.known[card] for card in problems} == {1 << YOU}

        game.take(0)
        game.take(0)

        assert {game.state.known[card] for card in problems} == {0}
        assert [game.view(viewer).seats[0].problem_deck_count for viewer in EVERYONE] == [9, 9, 9]


class TestOpenAndHidden:
    """404, 408, 409."""

    @pytest.mark.clause("404.1")
    def test_a_hand_is_seen_by_its_player(self) -> None:
        """You see which cards you hold; the others see how many."""
        held = [plain(), plain()]
        table = Table(hand=held)

        mine, *others = views(table)

        assert [one.card for one in mine.seats[0].hand] == [card.id for card in held]
        assert [(one.seats[0].hand_count, one.seats[0].hand) for one in others] == [(2, ()), (2, ())]
        assert not any(names(view, card) for view in others for card in held)

    @pytest.mark.clause("405.1")
    @pytest.mark.parametrize("players", [2, 3])
    def test_each_player_owns_a_home_and_a_problem_area(self, players: int) -> None:
        """Everyone sees the same areas, two for each player, and each Mane Character at its own home."""
        game = Game([RAINBOW_DASH, APPLEJACK, RAINBOW_DASH][:players], seed=3)
        for viewer in range(players + 1):
            view = view_of(game.kernel, viewer)
            homes = [area.area for area in view.areas if area.kind == HOME_AREA]

            assert [(area.kind, area.owner) for area in view.areas] == [
                (kind, owner) for kind in (HOME_AREA, PROBLEM_AREA) for owner in range(players)
            ]
            assert [(card.owner, card.area) for card in view.play] == list(enumerate(homes))
            assert [card.card for card in view.play] == ["pr1", "pr2", "pr1"][:players]

    @pytest.mark.clause("406.1")
    def test_discard_piles_are_seen_by_all(self) -> None:
        """Discarded from a hand or dismissed from play, cards lie open to everyone in their owners' piles."""
        tosser = plain(abilities=(main_phase(DiscardHand()),))
        boot = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, WithTrait(FOAL))))),))
        held, rival, mine, lost = plain(), plain(traits=(FOAL,)), plain(), plain()
        table = Table(
            home=[tosser, boot], hand=[held], discard=[mine], opponent_home=[rival], opponent_discard=[lost]
        )
        assert [names(view, held) for view in views(table)] == [True, False, False]

        table.use(tosser).use(boot)

        for view in views(table):
            piles = [[card.card for card in seat.discard_pile] for seat in view.seats]
            assert piles == [[mine.id, held.id], [lost.id, rival.id]]

    @pytest.mark.clause("408.1")
    def test_what_resolves_is_in_the_queue(self) -> None:
        """While its text asks for a choice a paid Event is in the queue, for all to see, and nowhere else."""
        tire = event(
            "tire",
            "Tire",
            power=1,
            cost=1,
            rarity=COMMON,
            text=(EventText(MAIN_PHASE_TIMING, Exhaust(choose(cards(FRIEND)))),),
        )
        one, two = plain(), plain()
        table = Table(home=[one, two], hand=[tire], tokens=1).play(tire)

        assert (table.asked, table.tokens, table.zone_of(tire)) == ("choose", 0, "queue")
        assert [[card.card for card in view.queue] for view in views(table)] == [["tire"]] * 3
        assert [(view.seats[0].hand, view.seats[0].discard_pile) for view in views(table)] == [((), ())] * 3
        table.choose(one)
        assert [view.queue for view in views(table)] == [(), (), ()]

    @pytest.mark.clause("409.1")
    def test_flipped_cards_are_seen_by_all(self) -> None:
        """After the flip everyone sees each flipped card with the player who flipped it."""
        mine, theirs, trouble = plain(3), plain(2), plain_troublemaker(1)
        table = Table(
            mine=[plain(4)],
            hand=[plain(cost=9)],
            deck=[mine],
            opponent_mine=[trouble],
            opponent_deck=[theirs],
            phase=TROUBLEMAKER_PHASE,
            stops=(STOP_FACEOFFS, STOP_FACEOFFS),
        )
        assert not any(names(view, mine) or names(view, theirs) for view in views(table.choose(trouble)))

        table.pass_()

        shown = [[[one.card for one in seat.flipped] for seat in view.seats] for view in views(table)]
        assert shown == [[[mine.id], [theirs.id]]] * 3


@pytest.mark.clause("410.4b")
def test_several_cards_are_drawn_one_at_a_time() -> None:
    """Told to draw six cards, each player makes six draws of one card, in the order of the deck."""
    game = Game([RAINBOW_DASH, APPLEJACK], seed=3, options=ABSOLUTE_DISCORD)
    game.take(0)
    game.take(0)

    drawn = [event for event in game.events if event.key == "drew"]
    first = game.state.first_player

    assert [(event.seat, len(event.cards[event.seat])) for event in drawn] == [(first, 1)] * 6 + [
        (1 - first, 1)
    ] * 6
    for seat in (YOU, OPPONENT):
        hand = [game.kernel.definition(card).card.id for card in game.kernel.cards_in(HAND, seat)]
        assert [event.cards[seat][0].card for event in drawn if event.seat == seat] == hand
