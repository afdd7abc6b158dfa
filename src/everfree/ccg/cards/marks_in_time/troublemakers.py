"""The Troublemakers of Marks in Time."""

from everfree.ccg.language import (
    BANISHED,
    EPIC,
    FRIEND,
    LISTED,
    RESOURCE,
    THIS,
    TROUBLEMAKER,
    ULTRA_RARE,
    VILLAIN,
    YOU,
    Another,
    AreBanishedThisWay,
    Banish,
    BanishedInAll,
    BanishedThisWay,
    BanishTops,
    Card,
    CardType,
    ControlledBy,
    Dismiss,
    EachPlayer,
    PutIntoPlay,
    Sequence,
    TurnStarts,
    cards,
    each,
    troublemaker,
    when,
)

STARLIGHT_GLIMMER_CHRONO_TRIGGER = troublemaker(
    "mt0",
    "Starlight Glimmer, Chrono Trigger",
    power=6,
    points=2,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(TurnStarts(YOU), BanishTops(2)),
        when(
            AreBanishedThisWay(),
            Sequence(
                (
                    Dismiss(each(cards(CardType(FRIEND | RESOURCE | TROUBLEMAKER), Another()))),
                    EachPlayer(
                        PutIntoPlay(
                            each(
                                cards(
                                    CardType(FRIEND | TROUBLEMAKER),
                                    ControlledBy(YOU),
                                    BanishedThisWay(),
                                    zone=BANISHED,
                                )
                            )
                        )
                    ),
                    Banish(THIS),
                ),
                LISTED,
            ),
            if_=BanishedInAll(20),
        ),
    ),
)

CARDS: tuple[Card, ...] = (STARLIGHT_GLIMMER_CHRONO_TRIGGER,)
