"""402.3: several cards are put on or under a deck at once, in a chosen order that nobody else learns."""

from collections.abc import Callable
from copy import copy
from itertools import permutations

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.kernel.state import TOKEN
from everfree.ccg.language import (
    CARD,
    FOAL,
    FRIEND,
    OPPONENT as AN_OPPONENT,
    PUMPED,
    RESOURCE,
    THAT,
    THIS,
    Another,
    Cant,
    Card,
    Choose,
    ControlledBy,
    EachPlayer,
    Effect,
    Gain,
    Keyword,
    LeavesPlay,
    One,
    PutIntoHand,
    PutOnDeck,
    PutUnderDeck,
    Replacement,
    Selector,
    Sequence,
    Standing,
    WithTrait,
    cards,
    each,
    in_your_hand,
    main_phase,
    one,
    when,
    yours,
)
from everfree.ccg.language.terms import AT_BOTTOM, ON_TOP, Spot
from everfree.ccg.language.words.zones.taking import RevealTop
from everfree.ccg.rules.core.deck_order import PutInOrder
from everfree.ccg.rules.core.players import concede
from everfree.ccg.view import event_for, to_json, view_of
from everfree.ccg.vocab import TROUBLEMAKER_PHASE, Seat
from everfree.testing import RoundTable, Side, Table, plain, plain_troublemaker
from everfree.testing.laid import Put

ME, THEM, SPECTATOR = Seat(0), Seat(1), 2
MINE = yours(FRIEND, Another())
THEIRS = cards(FRIEND, ControlledBy(AN_OPPONENT))
Way = Callable[[Selector], Effect]
WAYS: list[Way] = [PutOnDeck, PutUnderDeck]


def able(effect: Effect, *more: Standing | Replacement) -> Card:
    """Make a Friend that does this in the Main Phase."""
    return plain(abilities=(main_phase(effect), *more))


def end_of(table: Table, way: Way, count: int, seat: Seat = ME) -> list[Put]:
    """List the cards at the end of a deck where they were put, in the order they were put there."""
    deck = table.deck(seat)
    return deck[:count][::-1] if way is PutOnDeck else deck[-count:]


def again(table: Table) -> Table:
    """Copy a table, to play on with another answer."""
    other = copy(table)
    other.game = table.game.clone()
    other.game.events = []
    return other


def leave(table: Table, seat: Seat) -> Table:
    """Have a player give up."""
    concede(table.game, seat)
    table.game.run()
    return table


def seen_in(table: Table, viewer: int) -> tuple[bytes, list[bytes]]:
    """Give the view and all that one viewer was told."""
    told = [to_json(event_for(event, viewer)) for event in table.game.events or ()]
    return to_json(view_of(table.game, viewer)), told


@pytest.mark.clause("402.3")
@pytest.mark.parametrize("way", WAYS)
class TestOrder:
    """Whoever puts them chooses the order."""

    @pytest.mark.parametrize("order", list(permutations(range(3))))
    def test_of_own_cards(self, way: Way, order: tuple[int, ...]) -> None:
        """Each card goes beyond those chosen before it; only who chose knows which is where."""
        storm, friends = able(way(each(MINE))), [plain(), plain(), plain()]
        table = Table(home=[storm, *friends]).use(storm)
        kind = "on-top" if way is PutOnDeck else "rest-under"
        wanted = [friends[place] for place in order]
        assert (table.question.seat, table.asked, table.choices()) == (ME, kind, friends)
        table.choose(wanted[0])
        assert [table.zone_of(friend) for friend in friends] == ["play"] * 3

        table.choose(wanted[1])

        assert (table.asked, end_of(table, way, 3)) == ("main", wanted)
        assert [table.state.known[table.id(friend)] for friend in friends] == [1 << ME] * 3

    @pytest.mark.parametrize("order", [(0, 1), (1, 0)])
    def test_of_an_opponents_cards(self, way: Way, order: tuple[int, ...]) -> None:
        """Who puts an opponent's cards there chooses and knows the order; the owner of the deck does not."""
        storm, friends = able(way(each(THEIRS))), [plain(), plain()]
        table = Table(home=[storm], opponent_home=friends).use(storm)
        wanted = [friends[place] for place in order]
        assert (table.question.seat, table.choices()) == (ME, friends)

        table.choose(wanted[0])

        assert end_of(table, way, 2, THEM) == wanted
        assert [table.state.known[table.id(friend)] for friend in friends] == [1 << ME] * 2

    def test_of_the_cards_of_each_deck(self, way: Way) -> None:
        """Each deck has an order of its own; a single card for a deck needs none, and everybody knows it."""
        storm, mine, theirs = able(way(each(cards(FRIEND, Another())))), [plain(), plain()], plain()
        table = Table(home=[storm, *mine], opponent_home=[theirs]).use(storm)
        assert table.choices() == mine

        table.choose(mine[1])

        assert (end_of(table, way, 2), end_of(table, way, 1, THEM)) == ([mine[1], mine[0]], [theirs])
        assert (table.knows(mine[0], THEM), table.knows(theirs), table.knows(theirs, THEM)) == (
            False,
            True,
            True,
        )

    def test_of_cards_that_each_player_puts(self, way: Way) -> None:
        """Each player orders their own before any card goes."""
        storm = able(EachPlayer(way(each(yours(FRIEND)))))
        friend, rivals = plain(), [plain(), plain()]
        table = Table(home=[storm, friend], opponent_home=rivals).use(storm)
        assert (table.question.seat, table.choices()) == (ME, [storm, friend])
        table.choose(friend)
        assert (table.question.seat, table.choices(), table.zone_of(friend)) == (THEM, rivals, "play")

        table.choose(rivals[1])

        assert end_of(table, way, 2) == [friend, storm]
        assert end_of(table, way, 2, THEM) == [rivals[1], rivals[0]]
        assert (table.knows(friend, THEM), table.knows(rivals[0], ME)) == (False, False)

    def test_of_cards_from_the_hand(self, way: Way) -> None:
        """The chosen cards of one's hand are ordered, and the text goes on about them (410.6a)."""
        held = [plain(), plain(), plain()]
        chosen = Choose(in_your_hand(CARD), 2)
        porter = able(Sequence((way(chosen), PutIntoHand(THAT))))
        fickle, table = able(way(chosen)), Table(home=[porter], hand=held).use(porter)
        table.choose(held[0], held[2], held[2])
        assert [card in table.hand() for card in held] == [True, True, True]

        table = Table(home=[fickle], hand=held).use(fickle).choose(held[0], held[2], held[2])
        assert (end_of(table, way, 2), table.hand()) == ([held[2], held[0]], [held[1]])

    def test_only_of_cards_that_go_there(self, way: Way) -> None:
        """A token and a card that can't leave play have no place in the order."""
        law = Standing(Cant(LeavesPlay(One(cards(FRIEND, WithTrait(FOAL))))))
        storm, token, rooted, goes = able(way(each(MINE)), law), plain(), plain(traits=(FOAL,)), plain()
        table = Table(home=[storm, token, rooted, goes])
        table.state.marks[table.id(token)] |= TOKEN

        assert table.use(storm).asked == "main"
        assert end_of(table, way, 1) == [goes]
        assert (table.zone_of(rooted), table.zone_of(token)) == ("play", "gone")

    def test_without_a_card_that_goes_elsewhere_instead(self, way: Way) -> None:
        """One card is put into the hand instead; the others keep their order."""
        saver = Replacement(LeavesPlay(one(FRIEND, Another())), PutIntoHand(THAT), optional=True)
        storm, friends = able(way(each(MINE)), saver), [plain(), plain(), plain()]
        table = Table(home=[storm, *friends]).use(storm).choose(friends[2], friends[1])
        assert table.asked == "replace"

        table.choose("no", storm, "no")

        assert (table.hand(), end_of(table, way, 2)) == ([friends[1]], [friends[2], friends[0]])


@pytest.mark.clause("402.3")
class TestSecrecy:
    """Nobody else learns the order: for every order the others see and are told the same, byte for byte."""

    def compare(self, table: Table, orders: list[list[Put | str]]) -> None:
        """Answer the same table in every order and compare what others see after each answer."""
        tables = [again(table) for _ in orders]
        for answers in zip(*orders, strict=True):
            for table, answer in zip(tables, answers, strict=True):
                table.choose(answer)
            for viewer in (THEM, SPECTATOR):
                assert len({repr(seen_in(table, viewer)) for table in tables}) == 1

    @pytest.mark.parametrize("way", WAYS)
    @pytest.mark.parametrize("is_mine", [True, False])
    def test_on_and_under_a_deck(self, way: Way, is_mine: bool) -> None:
        """Neither views, nor events, nor the order of what the cards trigger tell the order."""
        storm = able(way(each(MINE if is_mine else THEIRS)))
        friends = [plain(abilities=(when(LeavesPlay(THIS), Gain(1)),)) for _ in range(3)]
        watcher = plain(abilities=(when(LeavesPlay(one(FRIEND)), Gain(1)),))
        orders: list[list[Put | str]] = [[*order[:2]] for order in permutations(friends)]
        table = Table(
            home=[storm, *friends] if is_mine else [storm],
            opponent_home=[watcher] if is_mine else friends,
        )

        self.compare(table.use(storm), orders)

    @pytest.mark.parametrize("way", WAYS)
    def test_while_something_else_is_asked(self, way: Way) -> None:
        """A card may go elsewhere instead: what has gone by then is the same for every order."""
        saver = Replacement(LeavesPlay(one(FRIEND, Another())), PutIntoHand(THAT), optional=True)
        storm, friends = able(way(each(MINE)), saver), [plain(), plain(), plain()]
        orders: list[list[Put | str]] = [[*order[:2], "no", storm] for order in permutations(friends)]

        self.compare(Table(home=[storm, *friends]).use(storm), orders)

    @pytest.mark.parametrize("rest", [ON_TOP, AT_BOTTOM])
    def test_of_revealed_cards_put_back(self, rest: Spot) -> None:
        """Cards that everybody has seen are put back together."""
        seer, shown = able(RevealTop(3, cards(RESOURCE), rest)), [plain(), plain(), plain()]
        orders: list[list[Put | str]] = [[*order[:2]] for order in permutations(shown)]

        self.compare(Table(home=[seer], deck=shown).use(seer), orders)

    @pytest.mark.parametrize("keywords", [(), (PUMPED,)])
    def test_of_flipped_cards(self, keywords: tuple[Keyword, ...]) -> None:
        """Three flipped cards go under the deck together, also where one may be kept."""
        flips, others = [plain(1), plain(1), plain(9)], [plain(1), plain(1), plain(0)]
        strong, trouble = plain(3, keywords=keywords), plain_troublemaker(3)
        orders: list[list[Put | str]] = [
            [*order[:2], others[0], others[1], *(["no"] if keywords else [])] for order in permutations(flips)
        ]

        table = Table(
            mine=[strong],
            deck=flips,
            opponent_mine=[trouble],
            opponent_deck=others,
            phase=TROUBLEMAKER_PHASE,
        )

        self.compare(table.choose(trouble), orders)

    def test_a_computer_imagines_another_order(self) -> None:
        """What a seat may imagine has each order now and then, whatever the real one is."""
        storm = able(EachPlayer(PutOnDeck(each(yours(FRIEND)))))
        friend, rivals = plain(), [plain(), plain()]
        table = Table(home=[storm, friend], opponent_home=rivals).use(storm).choose(friend)
        frames = [blinded(table.game, THEM, seed_bytes(seed)).state.frames[-1] for seed in range(20)]
        mine = [blinded(table.game, ME, seed_bytes(seed)).state.frames[-1] for seed in range(20)]

        assert {frame.order for frame in frames if isinstance(frame, PutInOrder)} == {
            tuple([table.game.ref(table.id(one)) for one in order])
            for order in ([friend, storm], [storm, friend])
        }
        assert len({frame.order for frame in mine if isinstance(frame, PutInOrder)}) == 1

    def test_a_computer_that_waits_imagines_the_choice_so_far(self) -> None:
        """While another player is asked, the cards still to be chosen are imagined as well."""
        storm, friends = able(PutOnDeck(each(MINE))), [plain(), plain(), plain()]
        table = Table(home=[storm, *friends]).use(storm).choose(friends[1])
        imagined = [blinded(table.game, THEM, seed_bytes(seed)) for seed in range(30)]
        left = {one.state.question.options for one in imagined if one.state.question is not None}
        for one_game in imagined:
            one_game.take(0)

        assert len(left) == 3
        assert table.choices() == [friends[0], friends[2]]


class TestLeaving:
    """R50: a player leaves while cards are ordered."""

    @pytest.mark.ruling("R50")
    def test_who_orders_them(self) -> None:
        """The cards stay where they are; those of the others still go."""
        storm = able(EachPlayer(PutOnDeck(each(yours(FRIEND)))))
        sides = [Side(home=[storm, plain()]), Side(home=[plain(), plain()]), Side(home=[plain(), plain()])]
        table = RoundTable(*sides).use(storm).choose(storm)
        assert table.question.seat == 1

        leave(table, Seat(1))
        assert table.question.seat == 2
        table.choose(table.choices()[0])

        assert (table.asked, table.told(kinds.PUT_ON_DECK)) == ("main", 4)

    @pytest.mark.ruling("R50")
    def test_whose_cards_they_are(self) -> None:
        """With their owner they are gone; the cards of another player are ordered next."""
        storm = able(PutOnDeck(each(cards(FRIEND, Another()))))
        third = [plain(), plain()]
        table = RoundTable(Side(home=[storm]), Side(home=[plain(), plain()]), Side(home=third)).use(storm)
        assert (table.question.seat, len(table.choices())) == (0, 2)

        leave(table, Seat(1))
        assert table.choices() == third
        table.choose(third[1])

        assert table.deck(Seat(2))[:2] == [third[0], third[1]]
