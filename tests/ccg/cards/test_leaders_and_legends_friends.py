"""The Friends of Leaders and Legends."""

from typing import Any

import pytest

from everfree.ccg.cards.leaders_and_legends.friends import (
    FLUTTERSHY_ALL_CREATURES_GREAT_AND_SMALL as FLUTTERSHY,
    RARITY_THROW_ME_A_BONE_DEAR as RARITY,
    ZECORA_CURATIVE_CACHE as ZECORA,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import show
from everfree.ccg.kernel.seats.determinize import places_unknown
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FRIEND,
    PURPLE,
    READY_PHASE,
    Card,
    Dismiss,
    GainControl,
    PlayToHome,
    PutTokens,
    cards,
    choose,
    main_phase,
    resource,
    token,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE, Seat
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
from everfree.testing.table import OPPONENT

CRATE = resource("crate", "Crate", BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


@pytest.mark.card("ll137")
class TestRarity:
    """ll137."""

    def controller(self, table: Table, card: Card | Piece) -> int:
        """Give who controls a card."""
        return table.state.controller[table.id(card)]

    def test_gives_a_card_away(self) -> None:
        """Both are exhausted; the Friend goes to your opponent's home. One such card scores nothing."""
        friend = plain()
        table = Table(home=[RARITY, friend, CRATE]).use(RARITY)
        assert (table.asked, table.choices()) == ("pay-with", [friend, CRATE])

        table.choose(friend)

        assert (self.controller(table, friend), table.area_of(friend)) == (OPPONENT, "their home")
        assert (table.is_exhausted(RARITY), table.is_exhausted(friend), table.score) == (True, True, 0)

    def test_the_second_scores(self) -> None:
        """With two of your cards in your opponent's hands you score a point, also with a Resource."""
        friend = plain()
        table = Table(home=[RARITY, friend, CRATE]).use(RARITY).choose(friend)

        table.end_turn().end_turn().until("main").use(RARITY)

        assert (self.controller(table, CRATE), table.score) == (OPPONENT, 1)

    @pytest.mark.must_not
    def test_cards_of_their_own_do_not_count(self) -> None:
        """What your opponent owns is not yours."""
        friend = plain()
        table = Table(home=[RARITY, friend], opponent_home=[plain(), plain()]).use(RARITY)

        assert (self.controller(table, friend), table.score) == (OPPONENT, 0)

    @pytest.mark.must_not
    def test_no_tokens_and_no_exhausted_cards(self) -> None:
        """A token cannot be given away, nor can what is exhausted; Rarity alone has nothing to give."""
        doll = token(1, BLUE, "Doll")
        maker = piece(plain(abilities=(main_phase(PutTokens(doll)),)))
        table = Table(home=[RARITY, maker]).use(maker).choose("home").use(RARITY)
        assert self.controller(table, maker) == OPPONENT

        other = Table(home=[RARITY, piece(plain(), exhausted=True)])
        refusal = other.why_not_use(RARITY)
        assert refusal is not None
        assert refusal.clause == "508.1d"

    @pytest.mark.must_not
    def test_a_token_of_yours_that_they_took_does_not_count(self) -> None:
        """With your token and one Friend of yours they have only one card that counts."""
        doll, friend = piece(token(1, BLUE, "Doll")), plain()
        thief = plain(abilities=(main_phase(GainControl(choose(cards(FRIEND)))),))
        table = Table(home=[RARITY, doll, friend], opponent_home=[thief], opponents_turn=True)
        table.use(thief).choose(doll).end_turn().until("main").use(RARITY)

        assert [self.controller(table, one) for one in (doll, friend)] == [OPPONENT, OPPONENT]
        assert table.score == 0

    @pytest.mark.must_not
    def test_once_until_she_is_ready(self) -> None:
        """Exhausted she gives nothing more."""
        table = Table(home=[RARITY, plain(), plain()], phase=READY_PHASE).until("main").use(RARITY)
        table.choose(table.choices()[0])

        assert table.why_not_use(RARITY) is not None


def challenged(*deck: Card | Piece, fluttershy_at: str = "mine", power: int = 5) -> Table:
    """Challenge a Troublemaker with her, or with another Friend while she is at home."""
    trouble = plain_troublemaker(power)
    table = Table(
        home=[] if fluttershy_at == "mine" else [FLUTTERSHY],
        mine=[FLUTTERSHY if fluttershy_at == "mine" else plain(3)],
        deck=deck,
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
    )
    return table.choose(trouble)


@pytest.mark.card("ll138")
class TestFluttershy:
    """ll138."""

    def test_the_named_friend_comes_into_play(self) -> None:
        """Flipped, it is put where you like and joins her at the Problem."""
        friend = plain(4)
        table = challenged(friend).choose("yes")
        assert table.asked == "name-card"

        table.choose(friend.name)
        assert (table.asked, table.choices()) == ("where", ["home", "mine", "theirs"])
        table.choose("mine").until("main")

        assert (table.zone_of(friend), table.area_of(friend), table.score) == ("play", "mine", 1)

    def test_every_copy_of_it(self) -> None:
        """In the flips of a tie another copy comes as well."""
        friend = plain(2)
        first, second = piece(friend), piece(friend)
        table = challenged(first, second, power=2).choose("yes", friend.name, "home", "home")

        assert (table.zone_of(first), table.zone_of(second)) == ("play", "play")

    @pytest.mark.must_not
    def test_not_another_name(self) -> None:
        """A Friend of another name stays flipped and goes under the deck."""
        friend, other = plain(4), plain(4)
        table = challenged(other, friend).choose("yes", friend.name).until("main")

        assert (table.zone_of(other), table.told(kinds.ENTERED)) == ("draw-deck", 0)

    @pytest.mark.must_not
    def test_nothing_without_a_name(self) -> None:
        """Declined, flipped cards stay flipped; not involved, she does not ask."""
        declined = challenged(plain(4)).choose("no")
        away = challenged(plain(4), fluttershy_at="home")

        assert (declined.told(kinds.ENTERED), away.told(kinds.NAMED), away.asked) == (0, 0, "main")

    @pytest.mark.must_not
    def test_only_in_that_faceoff(self) -> None:
        """In the next one nothing is left of it."""
        table = challenged(plain(1)).choose("yes", FLUTTERSHY.name).until("main")

        assert table.state.modifiers == []

    @pytest.mark.must_not
    def test_not_the_opponents_flips(self) -> None:
        """A Friend with that name from their deck does not come into play."""
        friend = plain(4)
        theirs = piece(friend)
        trouble = plain_troublemaker(5)
        table = Table(
            mine=[FLUTTERSHY], opponent_mine=[trouble], opponent_deck=[theirs], phase=TROUBLEMAKER_PHASE
        ).choose(trouble, "yes", friend.name)

        assert (table.told(kinds.ENTERED), table.zone_of(theirs)) == (0, "draw-deck")


YOU, THEM = Seat(0), Seat(1)


def cached(*hand: Card, **others: Any) -> Table:
    """Play her with these cards in hand."""
    home = [plain(4, PURPLE), *others.pop("home", [])]
    table = Table(home=home, hand=[ZECORA, *hand], tokens=9, **others)
    return table.play(ZECORA, "home")


@pytest.mark.card("ll41")
class TestZecora:
    """ll41."""

    def test_hides_cards_and_draws_as_many(self) -> None:
        """Up to four cards of your hand are banished face down, one by one; you draw that many."""
        one, two, three = (plain(cost=9) for _ in range(3))
        table = cached(one, two, three)
        assert (table.asked, table.choices()) == ("choose", [one, two, three, "done"])

        table.choose(one, three, "done")
        assert (table.banished(), len(table.hand())) == ([one, three], 3)
        assert table.told(kinds.DREW) == 2

    @pytest.mark.must_not
    def test_four_at_most_none_at_least(self) -> None:
        """After four there is no more to choose; with none, nothing is drawn."""
        cards_held = [plain(cost=9) for _ in range(6)]
        assert len(cached(*cards_held).choose(*cards_held[:4]).banished()) == 4

        table = cached(plain(cost=9)).choose("done")
        assert (table.banished(), table.told(kinds.DREW)) == ([], 0)

    @pytest.mark.must_not
    def test_your_opponent_sees_nothing(self) -> None:
        """Face down they are nobody's to know but yours, even a card that was shown before."""
        seen, other = plain(cost=9), plain(cost=9)
        table = Table(home=[plain(4, PURPLE)], hand=[ZECORA, seen, other], tokens=9)
        show(table.game, table.id(seen))
        handle = table.state.handles[THEM][table.id(seen)]
        table.play(ZECORA, "home").choose(seen, "done")

        assert (table.knows(seen), table.knows(seen, THEM), table.knows(other, THEM)) == (True, False, False)
        assert table.state.handles[THEM][table.id(seen)] not in (0, handle)
        assert table.id(seen) in places_unknown(table.state, YOU, THEM, frozenset())

    def test_playable_as_from_the_hand(self) -> None:
        """What lies there is played for its price as from your hand: Friends, and Troublemakers face down."""
        friend, trouble = plain(cost=1), plain_troublemaker()
        table = cached(friend, trouble).choose(friend, trouble).until("main")
        table.play(friend, "mine").play(trouble, "theirs")

        assert (table.area_of(friend), table.area_of(trouble)) == ("mine", "theirs")
        assert (table.is_face_down(trouble), table.knows(trouble, THEM)) == (True, False)

    def test_another_copy_knows_them(self) -> None:
        """The cards are every Zecora's of this name: a later copy plays what the first one hid."""
        friend, second = plain(cost=0), piece(ZECORA)
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = cached(friend, home=[storm]).choose(friend).until("main").use(storm).choose(ZECORA)
        assert friend not in table.playable()

        table = Table(home=[plain(4, PURPLE), storm], hand=[ZECORA, friend, second], tokens=9)
        table.play(ZECORA, "home").choose(friend, "done").use(storm).choose(ZECORA)
        assert friend not in table.playable()
        table.play(second, "home").choose("done")
        assert friend in table.playable()

    @pytest.mark.must_not
    def test_not_what_was_banished_otherwise(self) -> None:
        """A card banished face up, or by something else, is not hers; nor is it your opponent's to play."""
        friend, open_card = plain(cost=0), plain(cost=0)
        host = piece(plain(), beneath=(open_card,))
        table = cached(friend, home=[host]).choose(friend).until("main")

        assert friend in table.playable()
        assert open_card not in table.playable()
        assert friend not in table.end_turn().until("main").playable()
