"""509: what the host of an attachment must be."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.cards.definitions import Definition
from everfree.ccg.language import (
    A_PROBLEM,
    ACCESSORY,
    ASSET,
    CARD,
    CHARACTER,
    COMMON,
    END_OF_TURN,
    FRIEND,
    OPPONENT as AN_OPPONENT,
    PINK,
    PROBLEM,
    RESOURCE,
    THIS,
    Ability,
    AlsoIs,
    Card,
    ColouredPower,
    Continuous,
    ControlledBy,
    ControlsHost,
    GainControl,
    Give,
    Host,
    OfColour,
    PlayOn,
    PlayToHome,
    Power,
    Reattach,
    Standing,
    WithTrait,
    cards,
    choose,
    each,
    is_at,
    main_phase,
    play_on,
    resource,
    yours,
)
from everfree.testing import Table, piece, plain
from everfree.testing.pieces import named
from everfree.testing.situations import refused

PINK_FRIEND = PlayOn(cards(FRIEND, OfColour(PINK)))
STRENGTHENS_FRIEND = Continuous((Power(+1),), Host(FRIEND))
STRENGTHENS_CHARACTER = Continuous((Power(+1),), Host(CHARACTER))
STRENGTHENS_HOST = Continuous((Power(+1),), Host(CARD))
IS_FRIEND_THIS_TURN = main_phase(Give((AlsoIs(FRIEND, PINK),), THIS, END_OF_TURN))


def accessory(*abilities: Ability) -> Card:
    """Make an Accessory without cost."""
    return resource(
        "acc1", "Acc", 0, power=1, cost=0, rarity=COMMON, traits=(ACCESSORY,), abilities=abilities
    )


def statue() -> Card:
    """Make a Resource at home that its ability makes a Friend as well until the end of the turn."""
    abilities = (PlayToHome(), IS_FRIEND_THIS_TURN)
    return resource("sta1", "Statue", 0, power=1, cost=0, rarity=COMMON, traits=(ASSET,), abilities=abilities)


@pytest.mark.clause("509.4")
class TestHostDescription:
    """509.4: the kind of card that the abilities call the host, and not where the attachment is played."""

    @pytest.mark.parametrize("abilities", [(STRENGTHENS_FRIEND,), ()])
    def test_a_property_is_needed_to_play_it_alone(self, abilities: tuple[Ability, ...]) -> None:
        """A ribbon played on a pink Friend stays when that is no longer pink, also without any ability."""
        ribbon = accessory(PINK_FRIEND, *abilities)
        dye = plain(
            abilities=(main_phase(Give((ColouredPower(+1, PINK),), each(yours(FRIEND)), END_OF_TURN)),)
        )
        table = Table(home=[dye], hand=[ribbon])
        assert refused(table, ribbon) == "509.1"
        table.use(dye).play(ribbon)

        table.end_turn()

        assert (table.zone_of(ribbon), table.host_of(ribbon)) == ("play", dye)

    def test_control_of_the_host_may_change(self) -> None:
        """One played on an opponent's Friend stays when its own controller takes the Friend."""
        burr = accessory(PlayOn(cards(FRIEND, ControlledBy(AN_OPPONENT))), STRENGTHENS_FRIEND)
        thief = plain(abilities=(main_phase(GainControl(choose(cards(FRIEND, ControlledBy(AN_OPPONENT))))),))
        rival = plain()
        table = Table(home=[thief], opponent_home=[rival], hand=[burr]).play(burr)

        table.use(thief)

        assert (table.area_of(rival), table.host_of(burr), table.power(rival)) == ("home", rival, 2)

    @pytest.mark.parametrize("abilities", [(STRENGTHENS_FRIEND,), (), (STRENGTHENS_HOST,)])
    def test_the_kind_stays_needed(self, abilities: tuple[Ability, ...]) -> None:
        """One for Friends goes when its host is a Friend no more, also if no ability names the kind."""
        ribbon = accessory(PINK_FRIEND, *abilities)
        host = statue()
        table = Table(home=[host], hand=[ribbon]).use(host).play(ribbon)
        assert table.host_of(ribbon) is host

        table.end_turn()

        assert (table.zone_of(host), table.zone_of(ribbon)) == ("play", "discard-pile")

    @pytest.mark.parametrize(
        ("abilities", "is_for_manes"),
        [
            ((STRENGTHENS_CHARACTER,), True),
            ((STRENGTHENS_CHARACTER, STRENGTHENS_FRIEND), False),
            ((STRENGTHENS_CHARACTER, Standing(ControlsHost())), False),
            ((Continuous((Power(+1),), Host(CHARACTER), is_at(A_PROBLEM, Host(FRIEND))),), False),
            ((STRENGTHENS_FRIEND,), False),
        ],
    )
    def test_the_kind_is_what_the_abilities_name(
        self, abilities: tuple[Ability, ...], is_for_manes: bool
    ) -> None:
        """Played on a Friend, it can be reattached to a Mane Character if every ability says character."""
        ribbon = accessory(play_on(FRIEND), *abilities)
        take = Reattach(choose(cards(RESOURCE, WithTrait(ACCESSORY))), yours(CHARACTER))
        seamstress, worn = plain(abilities=(main_phase(take),)), piece(plain(), attached=(ribbon,))
        table = Table(home=[worn, seamstress])

        table.use(seamstress)

        if is_for_manes:
            assert (table.asked, table.choices()) == ("new-host", [table.mane, seamstress])
            assert table.choose(table.mane).host_of(ribbon) is table.mane
        assert table.host_of(ribbon) is (table.mane if is_for_manes else seamstress)

    def test_of_every_attachment_of_the_pool(self) -> None:
        """Each is for any card of one kind, whatever else its place of play asks for."""
        attachments = [Definition(card) for card in POOL.values() if Definition(card).played_on is not None]
        hosts = {one.card.id: one.host.noun for one in attachments if one.host is not None}
        placed = {one.card.id: one.played_on.noun for one in attachments if one.played_on is not None}
        on_friends = ["pr133", "pr139", "pr141", "pr143", "pr144", "pr148", "pr149", "cg140", "mt96", "ff105"]
        on_problems = ["pr135", "pr137", "pr142", "de109"]

        assert all(one.host is not None and not one.host.tests for one in attachments)
        assert hosts == placed
        for card in on_friends:
            assert hosts[card] == FRIEND
        for card in on_problems:
            assert hosts[card] == PROBLEM


@pytest.mark.clause("509.3", "509.5")
class TestAttachmentsOfAttachments:
    """509.3: a card on an attachment is where that attachment is."""

    def test_they_go_along_to_another_host(self) -> None:
        """Put on a Friend elsewhere, an attachment takes what is attached to it to that area."""
        ribbon = accessory(play_on(FRIEND), main_phase(Reattach(THIS, yours(FRIEND))))
        burr = named(accessory(play_on(RESOURCE)), "burr")
        tied = piece(ribbon, attached=(burr,))
        worn, other = piece(plain(), attached=(tied,)), plain()
        table = Table(home=[worn], mine=[other])

        table.use(tied)

        assert (table.host_of(tied), table.host_of(burr)) == (other, tied)
        assert (table.area_of(tied), table.area_of(burr)) == ("mine", "mine")

    def test_a_card_is_not_put_on_itself_nor_on_what_it_carries(self) -> None:
        """An attachment for Resources is offered all of them but its host, itself and its own attachment."""
        burr = accessory(play_on(RESOURCE), main_phase(Reattach(THIS, cards(RESOURCE))))
        small = named(accessory(play_on(RESOURCE)), "small burr")
        stuck = piece(burr, attached=(small,))
        host, first, second = piece(statue(), attached=(stuck,)), piece(statue()), piece(statue())
        table = Table(home=[host, first, second])

        table.use(stuck)

        assert (table.asked, table.choices()) == ("new-host", [first, second])
