"""410, 301.5, 104.2, 710: cards that change zones, and what keeps them from it."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.problems_last import RAZE_THIS_BARN
from everfree.ccg.cards.premiere.troublemakers import YELLOW_PARASPRITE
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    CARD,
    CHARACTER,
    FOAL,
    FRIEND,
    OPPONENT,
    ORANGE,
    THAT,
    Ability,
    Card,
    DiscardCards,
    Dismiss,
    Effect,
    Gain,
    IsDismissed,
    One,
    PutIntoHand,
    PutOnDeck,
    Replacement,
    Score,
    This,
    WithTrait,
    cards,
    choose,
    each,
    main_phase,
    when,
)
from everfree.ccg.vocab import DISCARD_PILE, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT_SEAT = Seat(1)
FOALS = cards(FRIEND, WithTrait(FOAL))


def able(effect: Effect, *more: Ability) -> Card:
    """Make a Friend with a free Main Phase ability."""
    return plain(abilities=(main_phase(effect), *more))


def foal(*abilities: Ability) -> Card:
    """Make a Foal."""
    return plain(1, ORANGE, traits=(FOAL,), abilities=abilities)


class TestDismissing:
    """410.1, 410.2, 406.1."""

    @pytest.mark.clause("401.4", "406.1", "410.1")
    def test_to_the_owners_discard_pile(self) -> None:
        """An opponent's Friend you dismiss goes to the opponent's pile."""
        boot, rival = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot], opponent_home=[rival]).use(boot)

        assert table.game.cards_in(DISCARD_PILE, OPPONENT_SEAT) == [table.id(rival)]
        assert table.game.cards_in(DISCARD_PILE, YOU_SEAT) == []

    @pytest.mark.clause("410.1")
    def test_only_cards_in_play(self) -> None:
        """The same kind of card in a hand or discard pile is not offered."""
        boot = able(Dismiss(choose(FOALS)))
        one, two = foal(), foal()
        table = Table(home=[boot, one, two], hand=[foal()], discard=[foal()]).use(boot)

        assert table.choices() == [one, two]

    @pytest.mark.clause("301.5", "104.2")
    @pytest.mark.parametrize("effect", [Dismiss, PutIntoHand, PutOnDeck])
    def test_mane_characters_cannot_leave_play(
        self, effect: type[Dismiss] | type[PutIntoHand] | type[PutOnDeck]
    ) -> None:
        """What takes every character away leaves the Mane Characters, and tells nothing about them."""
        storm, rival = able(effect(each(cards(CHARACTER)))), plain()
        table = Table(home=[storm], opponent_home=[rival]).use(storm)

        assert [table.zone_of(one) for one in (table.mane, table.opponent_mane)] == ["play", "play"]
        assert [table.zone_of(one) == "play" for one in (storm, rival)] == [False, False]
        assert sum(table.told(kind) for kind in kinds.LEAVES_PLAY) == 2

    @pytest.mark.clause("410.6", "503.1")
    def test_a_card_that_comes_back_is_ready_and_new(self) -> None:
        """Exhausted, returned and played again, it is ready."""
        back, tired = able(PutIntoHand(choose(FOALS))), piece(foal(), exhausted=True)
        table = Table(home=[back, tired], tokens=1)
        before = table.game.ref(table.id(tired))

        table.use(back).play(tired, "home")

        assert (table.is_exhausted(tired), table.game.is_current(before)) == (False, False)


class TestDiscarding:
    """410.3."""

    @pytest.mark.clause("410.3")
    def test_the_player_chooses_from_the_hand(self) -> None:
        """The opponent told to discard chooses one of their own cards."""
        one, two = plain(), plain()
        nag = able(DiscardCards(OPPONENT))
        table = Table(home=[nag], opponent_hand=[one, two]).use(nag)

        assert (table.question.seat, table.asked, table.choices()) == (OPPONENT_SEAT, "discard", [one, two])
        table.choose(two)
        assert (table.zone_of(one), table.zone_of(two)) == ("hand", "discard-pile")

    @pytest.mark.clause("410.3")
    def test_a_discarded_card_was_not_dismissed(self) -> None:
        """ "When this card is dismissed" is silent in a hand."""
        held = foal(when(IsDismissed(This()), Score(1)))
        nag = able(DiscardCards(OPPONENT))
        table = Table(home=[nag], opponent_hand=[held]).use(nag)

        assert (table.zone_of(held), table.opponent_score) == ("discard-pile", 0)

    @pytest.mark.clause("410.3", "705.2e.iii")
    def test_an_empty_hand_discards_nothing(self) -> None:
        """Nobody is asked and play goes on."""
        nag = able(DiscardCards(OPPONENT, 2))

        assert Table(home=[nag]).use(nag).asked == "main"

    @pytest.mark.clause("410.3")
    @pytest.mark.ruling("R65")
    def test_at_random_the_seed_decides(self) -> None:
        """The same seed discards the same card, and over several seeds each card has its turn (R65)."""
        hand = [plain(cost=9) for _ in range(3)]
        lost: list[int] = []
        for seed in (1, 1, 2, 3, 4, 5, 6, 7, 8):
            table = Table(hand=hand, opponent_theirs=[YELLOW_PARASPRITE], phase=TROUBLEMAKER_PHASE, seed=seed)
            lost.append(next(place for place, one in enumerate(hand) if table.zone_of(one) != "hand"))

        assert lost[0] == lost[1]
        assert set(lost) == {0, 1, 2}


class TestDrawing:
    """410.4."""

    @pytest.mark.clause("410.4", "609.2d.i")
    def test_the_top_card(self) -> None:
        """You draw from the top; the card is known to you alone."""
        top, next_ = plain(), plain()
        table = Table(deck=[top, next_], tokens=1).draw()

        assert (table.hand(), table.deck()[0]) == ([top], next_)
        assert table.state.known[table.id(top)] == 1

    @pytest.mark.clause("410.4a")
    def test_putting_into_the_hand_is_not_drawing(self) -> None:
        """A card returned to the hand is told as that and not as drawn."""
        back = able(PutIntoHand(choose(FOALS)))
        table = Table(home=[back, foal()]).use(back)

        assert (table.told(kinds.PUT_INTO_HAND), table.told(kinds.DREW)) == (1, 0)

    @pytest.mark.clause("410.6")
    def test_on_top_of_the_owners_deck(self) -> None:
        """An opponent's Friend put on its deck is the next card the opponent draws."""
        lift, rival = able(PutOnDeck(choose(FOALS))), foal()
        table = Table(home=[lift], opponent_home=[rival]).use(lift)

        assert table.deck(OPPONENT_SEAT)[0] is rival


class TestCant:
    """104.2: "can't" wins."""

    @pytest.mark.clause("104.2", "104.2a")
    def test_neither_dismissed_nor_paid_with(self) -> None:
        """What can't be dismissed stays under an effect and is no payment for a cost."""
        boot = able(Dismiss(each(FOALS)))
        seller = plain(abilities=(main_phase(Gain(1), costs=(Dismiss(choose(FOALS)),)),))
        safe, free = foal(), foal()
        table = Table(home=[boot, seller, free], mine=[safe], problem=RAZE_THIS_BARN)
        assert table.use(seller).tokens == 1

        table.use(boot)

        assert (table.zone_of(safe), table.zone_of(free)) == ("play", "discard-pile")
        assert table.choices() == ["end", "draw", boot]

    @pytest.mark.clause("104.2a")
    def test_what_cannot_happen_is_not_replaced(self) -> None:
        """A Friend that can't be dismissed is not put on the deck instead."""
        boot = able(Dismiss(each(FOALS)), Replacement(IsDismissed(One(FOALS)), PutOnDeck(THAT)))
        safe, free = foal(), foal()
        table = Table(home=[boot, free], mine=[safe], problem=RAZE_THIS_BARN).use(boot)

        assert (table.zone_of(safe), table.zone_of(free)) == ("play", "draw-deck")


class TestReplacing:
    """710."""

    @pytest.mark.clause("710.1", "711.2")
    def test_only_the_other_thing_happens(self) -> None:
        """Instead of being dismissed the card goes on the deck; "when dismissed" is silent."""
        boot, angel = (
            able(Dismiss(each(FOALS))),
            plain(abilities=(Replacement(IsDismissed(One(FOALS)), PutOnDeck(THAT)),)),
        )
        loved = foal(when(IsDismissed(This()), Score(1)))
        table = Table(home=[boot, angel, loved]).use(boot)

        assert (table.zone_of(loved), table.score) == ("draw-deck", 0)
        assert (table.told(kinds.DISMISSED), table.told(kinds.PUT_ON_DECK)) == (0, 1)

    @pytest.mark.clause("710.1")
    def test_an_optional_one_may_be_declined(self) -> None:
        """Boosted Applejack asks for a Friend beside her: onto the deck, or dismissed after all."""
        boot = able(Dismiss(each(FOALS)))
        friend, mane = foal(), piece(POOL["pr2"], boosted=True)
        saved = Table(mane=mane, home=[boot, friend]).use(boot)
        lost = Table(mane=mane, home=[boot, friend]).use(boot)

        assert (saved.asked, saved.choices()) == ("replace", [mane, "no"])
        assert saved.choose(mane).zone_of(friend) == "draw-deck"
        assert lost.choose("no").zone_of(friend) == "discard-pile"

    @pytest.mark.clause("710.5")
    def test_the_player_of_the_card_chooses_among_several(self) -> None:
        """Two replacements of your doing on the opponent's card: the opponent says which applies."""
        boot = able(Dismiss(each(FOALS)))
        to_deck = plain(abilities=(Replacement(IsDismissed(One(FOALS)), PutOnDeck(THAT)),))
        to_hand = plain(abilities=(Replacement(IsDismissed(One(FOALS)), PutIntoHand(THAT)),))
        rival = foal()
        table = Table(home=[boot, to_deck, to_hand], opponent_home=[rival]).use(boot)

        assert (table.question.seat, set(table.choices())) == (OPPONENT_SEAT, {to_deck, to_hand})
        assert table.choose(to_hand).zone_of(rival) == "hand"

    @pytest.mark.clause("508.1a")
    def test_an_optional_one_is_not_offered_while_paying(self) -> None:
        """Beside boosted Applejack a Friend can be dismissed as a cost, and then it is (R16)."""
        seller = plain(abilities=(main_phase(Gain(1), costs=(Dismiss(choose(FOALS)),)),))
        friend, mane = foal(), piece(POOL["pr2"], boosted=True)
        table = Table(mane=mane, home=[seller, friend]).use(seller)

        assert (table.tokens, table.zone_of(friend), table.asked) == (1, "discard-pile", "main")

    @pytest.mark.clause("508.1a")
    def test_a_replaced_payment_is_no_payment(self) -> None:
        """A cost that a mandatory replacement would change can't be paid."""
        angel = plain(abilities=(Replacement(IsDismissed(One(FOALS)), PutOnDeck(THAT)),))
        seller = plain(abilities=(main_phase(Gain(1), costs=(Dismiss(choose(FOALS)),)),))

        assert Table(home=[angel, seller, foal()]).choices() == ["end"]


@pytest.mark.clause("401.1")
def test_every_card_is_in_exactly_one_zone() -> None:
    """After a turn with cards going everywhere the zones hold each card once."""
    boot, back = able(Dismiss(choose(FOALS))), able(PutIntoHand(choose(cards(CARD, WithTrait(FOAL)))))
    table = Table(
        home=[boot, back, foal(), foal()], hand=[plain_troublemaker()], opponent_home=[foal()], tokens=2
    ).use(boot)
    table.choose(table.choices()[0]).use(back)
    table.choose(table.choices()[0]).draw().end_turn()

    everything = sorted([card for zone in table.state.zones for card in zone])

    assert everything == list(range(len(table.state.definition)))
