"""The blue Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    BLUE, CHAOTIC, COMMON, DRACONEQUUS, DRAGON, EARTH_PONY, END_OF_FACEOFF, FLIP, PEGASUS, SWIFT, THIS,
    TROUBLEMAKER_FACEOFF, ULTRA_RARE, UNICORN, YOU, Elsewhere, Give, IsFlipped, Power, Score, This,
    WinsFaceoff, competitive, friend, when, wordings as w,
)  # fmt: skip

NIGHT_GLIDER_SWOOPER_DUPER = friend(
    "de8",
    "Night Glider, Swooper Duper",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(competitive(2),),
)

SHINING_ARMOR_BEDRAGGLED_DAD = friend(
    "de10",
    "Shining Armor, Bedraggled Dad",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(UNICORN, CHAOTIC),
    rarity=COMMON,
    keywords=(SWIFT,),
    abilities=(Elsewhere(FLIP, when(IsFlipped(THIS), Give((Power(+3),), This(w.IT), END_OF_FACEOFF))),),
)

DEFENDERS_OF_SPIKETOPIA_MAGIC_AND_MIGHT = friend(
    "de133",
    "Defenders of Spiketopia, Magic and Might",
    BLUE,
    power=4,
    cost=4,
    needs=4,
    traits=(EARTH_PONY, PEGASUS, UNICORN, DRAGON, DRACONEQUUS),
    rarity=ULTRA_RARE,
    keywords=(SWIFT,),
    abilities=(
        when(WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF, involving_this=True), Score(1, wording=w.ADDITIONAL)),
    ),
)
