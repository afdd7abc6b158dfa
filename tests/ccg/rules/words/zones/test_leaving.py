"""407, 410.2, 410.5, glossary: retiring, banishing, cards beneath a card, and what hears of it."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    A_PLAYER,
    CARD,
    CHARACTER,
    COMMON,
    DISCARD_PILE,
    END_OF_TURN,
    FOAL,
    FRIEND,
    HOME,
    MAIN_PHASE_TIMING,
    OPPONENT,
    ORANGE,
    RESOURCE,
    THAT,
    THIS,
    YOU,
    Ability,
    Another,
    Banish,
    Cant,
    Card,
    Choose,
    Continuous,
    ControlledBy,
    DiscardCards,
    Discards,
    Dismiss,
    Effect,
    Elsewhere,
    EntersDiscardPile,
    EventText,
    Exhaust,
    Frighten,
    Gain,
    Is,
    IsDismissed,
    IsRetired,
    Lasting,
    LeavesPlay,
    One,
    Power,
    PutIntoHand,
    PutOnDeck,
    PutTokens,
    PutUnderDeck,
    Replacement,
    Retire,
    Score,
    SearchDiscardPile,
    Sequence,
    Spend,
    Standing,
    Unfrighten,
    WithBeneath,
    WithTrait,
    beneath_this,
    cards,
    choose,
    each,
    event,
    in_your_discard_pile,
    main_phase,
    one,
    token,
    when,
    yours,
)
from everfree.ccg.view import to_json, view_of
from everfree.ccg.vocab import BANISHED, HAND, Seat
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker

YOU_SEAT, THEM, SPECTATOR = Seat(0), Seat(1), 2
FOALS = cards(FRIEND, WithTrait(FOAL))


def able(effect: Effect, *more: Ability, costs: tuple[Effect, ...] = ()) -> Card:
    """Make a Friend with a Main Phase ability."""
    return plain(abilities=(main_phase(effect, costs=costs), *more))


def foal(*abilities: Ability) -> Card:
    """Make a Foal."""
    return plain(traits=(FOAL,), abilities=abilities)


class TestRetiring:
    """410.2."""

    @pytest.mark.clause("410.2")
    def test_only_your_own_cards(self) -> None:
        """Of all Foals in play you may retire yours; "when dismissed" is silent, "when retired" is not."""
        boot = able(Retire(choose(FOALS)))
        mine, other = foal(when(IsDismissed(THIS), Score(1)), when(IsRetired(THIS), Gain(2))), foal()
        table = Table(home=[boot, mine, other], opponent_home=[foal()]).use(boot)

        assert table.choices() == [mine, other]
        table.choose(mine)
        assert (table.zone_of(mine), table.score, table.tokens) == ("discard-pile", 0, 2)

    @pytest.mark.clause("410.2")
    def test_to_the_owners_discard_pile(self) -> None:
        """A card of another owner that you control goes to its owner's pile."""
        boot, lent = able(Retire(choose(FOALS))), foal()
        table = Table(home=[boot], opponent_home=[lent])
        table.state.controller[table.id(lent)] = YOU_SEAT
        table.game.changed()

        table.use(boot)

        assert table.game.cards_in(DISCARD_PILE, THEM) == [table.id(lent)]

    @pytest.mark.clause("410.2", "301.5")
    def test_a_mane_character_cannot_be_retired(self) -> None:
        """ "Retire a character" offers your Friends alone."""
        boot = able(Retire(choose(cards(CHARACTER))))

        assert Table(home=[boot], opponent_home=[foal()]).use(boot).zone_of(boot) == "discard-pile"

    @pytest.mark.clause("508.1c")
    def test_as_a_cost(self) -> None:
        """Without a Foal of your own the ability is not offered; with one it is retired for it."""
        seller = able(Gain(3), costs=(Retire(choose(FOALS)),))
        mine = foal()

        assert Table(home=[seller], opponent_home=[foal()]).choices() == ["end"]
        table = Table(home=[seller, mine]).use(seller)
        assert (table.tokens, table.zone_of(mine)) == (3, "discard-pile")


class TestBanishing:
    """407.1, 410.5."""

    @pytest.mark.clause("410.5")
    @pytest.mark.parametrize("zone", ["play", "discard pile", "hand"])
    def test_from_any_zone(self, zone: str) -> None:
        """A Foal of yours goes to your banished zone from wherever it is."""
        places = {"play": cards(FRIEND, WithTrait(FOAL)), "discard pile": in_your_discard_pile(CARD)}
        hand = cards(CARD, ControlledBy(YOU), zone=HAND)
        exile, one_ = able(Banish(choose(places.get(zone, hand)))), foal()
        table = Table(
            home=[exile, *([one_] if zone == "play" else [])],
            discard=[one_] if zone == "discard pile" else [],
            hand=[one_] if zone == "hand" else [],
        ).use(exile)

        assert (table.banished(), table.told(kinds.BANISHED)) == ([one_], 1)

    @pytest.mark.clause("410.5", "407.1")
    def test_the_owners_zone_is_seen_by_all(self) -> None:
        """An opponent's Friend is banished to the opponent's zone, where every view names it."""
        exile, rival = able(Banish(choose(FOALS))), foal()
        table = Table(home=[exile], opponent_home=[rival]).use(exile)

        assert (table.banished(), table.banished(THEM)) == ([], [rival])
        for viewer in (YOU_SEAT, THEM, SPECTATOR):
            assert [one.card for one in view_of(table.game, viewer).seats[THEM].banished] == [rival.id]

    @pytest.mark.clause("407.1")
    def test_a_card_from_the_hand_becomes_known(self) -> None:
        """The opponent did not know the card in your hand, and knows it banished."""
        exile, held = able(Banish(choose(cards(CARD, ControlledBy(YOU), zone=HAND)))), foal()
        table = Table(home=[exile], hand=[held])
        assert f'"{held.id}"' not in to_json(view_of(table.game, THEM)).decode()

        table.use(exile)

        assert table.knows(held, THEM)

    @pytest.mark.clause("301.5")
    def test_a_mane_character_stays(self) -> None:
        """Banishing every character leaves both Mane Characters in play."""
        exile = able(Banish(each(cards(CHARACTER))))
        table = Table(home=[exile]).use(exile)

        assert (table.zone_of(table.mane), table.zone_of(table.opponent_mane)) == ("play", "play")
        assert table.banished() == [exile]

    def test_any_players_discard_pile(self) -> None:
        """A text that names no owner means the discard piles of all players, yours first."""
        exile, mine, theirs = able(Banish(choose(cards(CARD, zone=DISCARD_PILE)))), foal(), foal()
        table = Table(home=[exile], discard=[mine], opponent_discard=[theirs]).use(exile)

        assert table.choices() == [mine, theirs]


class TestLeavingPlay:
    """What watches for a card that leaves play."""

    @pytest.mark.parametrize("way", [Dismiss, Retire, Banish, PutIntoHand, PutOnDeck, PutUnderDeck])
    def test_in_every_way(self, way: type[Dismiss]) -> None:
        """Dismissed, retired, banished, put into the hand, on or under the deck: it left play, once."""
        boot, leaver = able(way(choose(FOALS))), foal(when(LeavesPlay(THIS), Gain(1)))
        table = Table(home=[boot, leaver]).use(boot)

        assert (table.zone_of(leaver) != "play", table.tokens) == (True, 1)

    def test_what_comes_from_elsewhere_did_not_leave_play(self) -> None:
        """A Friend fetched from the discard pile and one discarded were not in play."""
        watcher = plain(abilities=(when(LeavesPlay(one(FRIEND)), Gain(1)),))
        nurse = able(Sequence((SearchDiscardPile(in_your_discard_pile(FRIEND)), DiscardCards(YOU))))
        table = Table(home=[watcher, nurse], discard=[foal()]).use(nurse)

        assert (table.told(kinds.PUT_INTO_HAND), table.told(kinds.DISCARDED), table.tokens) == (1, 1, 0)

    def test_frightening_is_not_leaving(self) -> None:
        """A frightened Friend is still in play; what lay on it is not."""
        watcher = plain(
            abilities=(when(LeavesPlay(one(FRIEND)), Gain(1)), when(LeavesPlay(one(RESOURCE)), Score(1)))
        )
        scare, friend = able(Frighten(choose(FOALS))), piece(foal(), attached=(HARD_HAT,))
        table = Table(home=[watcher, scare, friend]).use(scare)

        assert (table.is_face_down(friend), table.tokens, table.score) == (True, 0, 1)

    @pytest.mark.clause("410.6a")
    def test_the_effect_finds_the_card_where_it_went(self) -> None:
        """ "When a Foal leaves play, put it into your hand" follows it there (410.6a)."""
        nurse = plain(abilities=(when(LeavesPlay(one(FRIEND, WithTrait(FOAL))), PutIntoHand(THAT)),))
        exile, lost = able(Banish(choose(FOALS))), foal()

        assert Table(home=[nurse, exile, lost]).use(exile).hand() == [lost]

    def test_discarding_is_heard_as_discarding(self) -> None:
        """ "When one of your opponent's cards is discarded" hears the discard, not a dismissal."""
        gossip = plain(abilities=(when(Discards(A_PLAYER, one(CARD, ControlledBy(OPPONENT))), Gain(1)),))
        nag, boot = able(DiscardCards(OPPONENT)), able(Dismiss(choose(FOALS)))
        table = Table(home=[gossip, nag, boot], opponent_home=[foal()], opponent_hand=[plain()])

        assert table.use(boot).tokens == 0
        assert table.use(nag).tokens == 1

    def test_a_discarded_card_speaks_from_the_pile(self) -> None:
        """A card that works in the discard pile hears its own discarding."""
        held = foal(Elsewhere(DISCARD_PILE, when(Discards(A_PLAYER, THIS), Score(1))))
        nag = able(DiscardCards(YOU))

        assert Table(home=[nag], hand=[held]).use(nag).score == 1


class TestCantLeavePlay:
    """104.2."""

    @pytest.mark.clause("104.2")
    @pytest.mark.parametrize("way", [Dismiss, Retire, Banish, PutIntoHand, PutOnDeck, PutUnderDeck])
    def test_in_no_way(self, way: type[Dismiss]) -> None:
        """Your Foals can't leave play; others can."""
        law = Standing(Cant(LeavesPlay(One(yours(FRIEND, WithTrait(FOAL))))))
        storm, rooted, free = able(way(each(yours(FRIEND, Another()))), law), foal(), plain()
        table = Table(home=[storm, rooted, free]).use(storm)

        assert (table.zone_of(rooted), table.zone_of(free) == "play") == ("play", False)

    @pytest.mark.clause("104.2")
    def test_nor_as_a_cost(self) -> None:
        """A Friend that can't leave play pays for nothing by retiring."""
        law = Standing(Cant(LeavesPlay(One(FOALS))))
        seller = able(Gain(1), law, costs=(Retire(choose(FOALS)),))

        assert Table(home=[seller, foal()]).choices() == ["end"]


class TestEnteringTheDiscardPile:
    """ "If a card would enter your discard pile"."""

    @pytest.mark.parametrize("way", [Dismiss, Retire])
    def test_from_play(self, way: type[Dismiss]) -> None:
        """A Foal of yours is banished instead of dismissed or retired; the rival's is not."""
        pit = Replacement(EntersDiscardPile(one(CARD, WithTrait(FOAL)), whose=YOU), Banish(THAT))
        boot, mine, rival = able(way(each(FOALS)), pit), foal(), foal()
        table = Table(home=[boot, mine], opponent_home=[rival]).use(boot)

        assert table.banished() == [mine]
        assert table.zone_of(rival) == ("discard-pile" if way is Dismiss else "play")

    def test_from_the_hand(self) -> None:
        """A discarded card is banished instead, and was not discarded."""
        pit = Replacement(EntersDiscardPile(one(CARD), whose=YOU), Banish(THAT))
        nag, held = able(DiscardCards(YOU), pit), foal()
        table = Table(home=[nag], hand=[held]).use(nag)

        assert (table.banished(), table.told(kinds.DISCARDED)) == ([held], 0)

    def test_an_event_that_was_played(self) -> None:
        """A played Event takes effect and is banished instead of put into the pile."""
        pit = Replacement(EntersDiscardPile(one(CARD), whose=YOU), Banish(THAT))
        treat = event(
            "treat", "Treat", power=0, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Gain(2)),)
        )
        table = Table(home=[plain(abilities=(pit,))], hand=[treat]).play(treat)

        assert (table.tokens, table.banished(), table.told(kinds.PLAYED)) == (2, [treat], 1)

    def test_what_lay_on_a_frightened_card(self) -> None:
        """504.1 puts attachments into the discard pile; they are banished instead."""
        pit = Replacement(EntersDiscardPile(one(RESOURCE), whose=YOU), Banish(THAT))
        scare, friend = able(Frighten(choose(FOALS)), pit), piece(foal(), attached=(HARD_HAT,))

        assert Table(home=[scare, friend]).use(scare).banished() == [HARD_HAT]

    @pytest.mark.clause("508.1a")
    def test_a_spent_card_would_be_replaced(self) -> None:
        """Spending is no payment while spent cards would be banished instead."""
        pit = Replacement(EntersDiscardPile(one(CARD), whose=YOU), Banish(THAT))
        pumped = piece(able(Gain(1), costs=(Spend(beneath_this()),)), beneath=(plain(),))

        assert Table(home=[pumped, plain(abilities=(pit,))]).choices() == ["end"]

    @pytest.mark.clause("708.4")
    def test_only_the_next_time(self) -> None:
        """A replacement for the next time has had it after the first card."""
        pit = Replacement(EntersDiscardPile(one(FRIEND), whose=YOU), Banish(THAT))
        caller = able(Lasting(pit, END_OF_TURN, once=True))
        boot, first, second = able(Dismiss(choose(FOALS))), foal(), foal()
        table = Table(home=[caller, boot, first, second]).use(caller).use(boot).choose(first).use(boot)

        assert (table.zone_of(first), table.zone_of(second)) == ("banished", "discard-pile")


class TestBeneath:
    """R14, glossary: spend."""

    @pytest.mark.ruling("R14")
    def test_banished_to_beneath_a_card(self) -> None:
        """The card is in its owner's banished zone, beneath its host, and every view says so."""
        pit, rival = able(Banish(choose(FOALS), beneath_this=True)), foal()
        table = Table(home=[pit], opponent_home=[rival]).use(pit)

        assert (table.banished(THEM), table.beneath(pit)) == ([rival], [rival])
        for viewer in (YOU_SEAT, THEM, SPECTATOR):
            view = view_of(table.game, viewer)
            host = next(one for one in view.play if one.card == pit.id)
            assert [one.beneath for one in view.seats[THEM].banished] == [host.handle]

    @pytest.mark.clause("521.3")
    @pytest.mark.ruling("R14", "R49")
    def test_a_token_lies_beneath_nothing(self) -> None:
        """It ceases to exist, and a text that counts cards beneath counts only the card banished after it."""
        doll = token(1, ORANGE, FOAL)
        dolls, real = able(PutTokens(doll, place=HOME)), foal()
        grows = Continuous((Power(+3),), THIS, Is(tests=(WithBeneath(),)))
        pit = able(Banish(choose(FOALS), beneath_this=True), grows)
        table = Table(home=[pit, dolls, real]).use(dolls)
        [made] = table.created(doll)

        table.use(pit).choose(made)
        assert (table.zone_of(made), table.beneath(pit), table.power(pit)) == ("gone", [], 1)
        table.use(pit)
        assert (table.banished(), table.beneath(pit), table.power(pit)) == ([real], [real], 4)

    @pytest.mark.clause("glossary.spend")
    def test_spending_puts_it_into_the_discard_pile(self) -> None:
        """You choose which of your cards beneath is spent; it is neither dismissed nor beneath any more."""
        one_, two = plain(), plain()
        pumped = piece(able(Gain(4), costs=(Spend(beneath_this()),)), beneath=(one_, two))
        table = Table(home=[pumped], discard=[plain()]).use(pumped)

        assert (table.asked, table.choices()) == ("pay-with", [one_, two])
        table.choose(two)
        assert (table.zone_of(two), table.beneath(pumped), table.tokens) == ("discard-pile", [one_], 4)
        assert (table.told(kinds.SPENT), table.told(kinds.DISMISSED)) == (1, 0)

    @pytest.mark.clause("glossary.spend", "508.1d")
    def test_with_too_few_beneath_it_cannot_be_paid(self) -> None:
        """Two cards are to be spent: one beneath it is not enough, nor are two beneath another card."""
        pumped = able(Gain(4), costs=(Exhaust(THIS), Spend(beneath_this(2))))
        poor = Table(home=[piece(pumped, beneath=(plain(),)), piece(plain(), beneath=(plain(), plain()))])
        rich_one = piece(pumped, beneath=(plain(), plain()))
        rich = Table(home=[rich_one])

        assert poor.choices() == ["end"]
        assert rich.use(rich_one).choose(rich.choices()[0]).tokens == 4
        assert (rich.beneath(rich_one), len(rich.game.cards_in(DISCARD_PILE, YOU_SEAT))) == ([], 2)

    @pytest.mark.clause("glossary.spend")
    def test_by_whose_card_it_is_beneath(self) -> None:
        """An opponent's card beneath yours is spent into the opponent's discard pile."""
        spending = main_phase(Gain(1), costs=(Spend(beneath_this()),))
        pit = able(Banish(choose(FOALS), beneath_this=True), spending, costs=(Exhaust(THIS),))
        rival = foal()
        table = Table(home=[pit], opponent_home=[rival]).use(pit).use(pit)

        assert table.game.cards_in(DISCARD_PILE, THEM) == [table.id(rival)]

    @pytest.mark.ruling("R14")
    @pytest.mark.parametrize("way", [Frighten, PutIntoHand])
    def test_the_link_ends_with_its_host(self, way: type[Frighten]) -> None:
        """Frightened or gone, the host has nothing beneath it; the cards stay banished."""
        one_, two = plain(), plain()
        host = piece(foal(), beneath=(one_, two))
        storm = able(way(choose(FOALS)))
        table = Table(home=[storm, host]).use(storm)

        assert (table.banished(), table.beneath(host)) == ([one_, two], [])

    @pytest.mark.ruling("R14")
    def test_a_rallied_host_starts_anew(self) -> None:
        """Frightened and rallied, it can't spend what lay beneath it before."""
        host = piece(foal(main_phase(Gain(1), costs=(Spend(beneath_this()),))), beneath=(plain(),))
        scare = able(Frighten(choose(FOALS)))
        table = Table(home=[scare, host], tokens=2).use(scare).rally(host)

        assert table.choices() == ["end", scare]

    @pytest.mark.ruling("R14")
    def test_a_card_that_leaves_from_beneath(self) -> None:
        """A card taken from the banished zone is beneath nothing."""
        kept: Piece = piece(foal())
        host = piece(plain(), beneath=(kept,))
        fetch = able(PutIntoHand(choose(cards(CARD, WithTrait(FOAL), zone=BANISHED))))
        table = Table(home=[host, fetch]).use(fetch)

        assert (table.hand(), table.beneath(host)) == ([kept], [])

    @pytest.mark.ruling("R14")
    @pytest.mark.option("frighten_attachments", parameter="how")
    @pytest.mark.parametrize(("how", "zone"), [("put_into_discard", "banished"), ("dismiss", "discard-pile")])
    def test_by_the_rulebooks_they_go_to_the_discard_pile(self, how: str, zone: str) -> None:
        """What lay beneath a frightened card stays banished, or goes to the discard pile (A25)."""
        below = plain()
        host, scare = piece(foal(), beneath=(below,)), able(Frighten(choose(FOALS)))
        options = replace(COMPREHENSIVE, frighten_attachments=how)  # type: ignore[arg-type]
        table = Table(home=[host, scare], options=options).use(scare)

        assert (table.zone_of(below), table.told(kinds.DISMISSED)) == (zone, 0)


def test_choosing_fewer_than_told() -> None:
    """ "Banish 2 Foals" banishes the one there is (707.2)."""
    exile, only = able(Banish(Choose(FOALS, 2))), foal()

    assert Table(home=[exile, only]).use(exile).banished() == [only]


class TestUnfrightening:
    """504.3: a text turns frightened Friends face up again."""

    @pytest.mark.clause("504.3")
    def test_only_frightened_ones(self) -> None:
        """A Friend that is not frightened and a face-down Troublemaker can't be chosen."""
        nurse = able(Unfrighten(choose(cards(CARD))))
        first, second = piece(plain(2), frightened=True), piece(plain(3), frightened=True)
        hiding = piece(plain_troublemaker(), face_down=True)
        table = Table(home=[nurse, first, second, plain(1)], mine=[hiding]).use(nurse)

        assert table.choices() == [first, second]
        table.choose(second)
        assert (table.is_face_down(first), table.is_face_down(second)) == (True, False)
