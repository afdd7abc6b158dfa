"""The white Friends of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, ALLY, AT_LEAST, COMMON, ELDER, END_OF_TURN, EVENT, FOAL, INSPIRED, OPPONENT, THIS, UNCOMMON,
    UNICORN, VEXING, WHITE, YOU, Banish, Give, HasPoints, HomeLimit, May, Pay, PayTo, Plays, Power,
    RequiresColourOf, Score, Standing, Triggered, friend, one,
)  # fmt: skip

CAPPER_SHADOW_AGENT = friend(
    "ll43",
    "Capper, Shadow Agent",
    WHITE,
    power=2,
    cost=2,
    needs=3,
    traits=(ALLY,),
    rarity=UNCOMMON,
    abilities=(
        Triggered(
            Plays(YOU, one(EVENT, RequiresColourOf())),
            May(PayTo((Pay(1), Banish(THIS)), Score(1))),
            tag="Talented",
        ),
    ),
)

MR_AND_MRS_HOOFINGTON_POSH_PASTRIES = friend(
    "ll46",
    "Mr. & Mrs. Hoofington, Posh Pastries",
    WHITE,
    power=1,
    cost=2,
    needs=2,
    traits=(UNICORN, ELDER),
    rarity=COMMON,
    keywords=(VEXING, INSPIRED),
)

RARITY_PROFESSOR_OF_GENEROSITY = friend(
    "ll48",
    "Rarity, Professor of Generosity",
    WHITE,
    power=2,
    cost=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(Standing(HomeLimit(OPPONENT, -1), HasPoints(A_PLAYER, AT_LEAST, 8)),),
)

SWEETIE_BELLE_SWEET_TREATS = friend(
    "ll49",
    "Sweetie Belle, Sweet Treats",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    abilities=(
        Triggered(
            Plays(YOU, one(EVENT, RequiresColourOf())), Give((Power(+2),), THIS, END_OF_TURN), tag="Talented"
        ),
    ),
)
