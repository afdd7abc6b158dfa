"""The Troublemakers of Marks in Time."""

from everfree.ccg.language import (
    A_PLAYER, BANISHED, CARD, END_OF_FACEOFF, EPIC, FRIEND, OPPONENT, RARE, RESOURCE, THIS, TROUBLEMAKER,
    ULTRA_RARE, VILLAIN, YOU, Another, AreBanishedThisWay, Banish, BanishTops, BanishedThisWay, CardType,
    ControlledBy, Dismiss, EachPlayer, Frightened, GainControl, IsUncovered, May, PutIntoPlay, Sequence,
    StartsFaceoff, ThereAre, TurnStarts, cards, choose, each, troublemaker, when, wordings as w,
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
            if_=ThereAre(cards(CARD, BanishedThisWay(), zone=BANISHED), 20),
        ),
    ),
)

NIGHTMARE_MOON_MISTRESS_OF_THE_DARK = troublemaker(
    "mt114",
    "Nightmare Moon, Mistress of the Dark",
    power=4,
    points=0,
    rarity=RARE,
    abilities=(when(IsUncovered(THIS), Dismiss(choose(cards(FRIEND, Frightened())))),),
)

QUEEN_CHRYSALIS_HIVE_TYRANT = troublemaker(
    "mt115",
    "Queen Chrysalis, Hive Tyrant",
    power=5,
    points=1,
    rarity=RARE,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            May(GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))), END_OF_FACEOFF)),
        ),
    ),
)
