"""The Troublemakers of Marks in Time."""

from everfree.ccg.language import (
    BANISHED, EPIC, FRIEND, RESOURCE, THIS, TROUBLEMAKER, ULTRA_RARE, VILLAIN, YOU, Another,
    AreBanishedThisWay, Banish, BanishedInAll, BanishedThisWay, BanishTops, CardType, ControlledBy, Dismiss,
    EachPlayer, PutIntoPlay, Sequence, TurnStarts, cards, each, troublemaker, when, wordings as w,
)  # fmt: skip

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
                w.LISTED,
            ),
            if_=BanishedInAll(20),
        ),
    ),
)
