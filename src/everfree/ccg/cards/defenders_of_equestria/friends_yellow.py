"""The yellow Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    CHANGELING, CHARACTER, COMMON, EXPERIENCED, FRIEND, HOME, PEGASUS, RARE, SWIFT, THIS, YELLOW, At,
    Continuous, ForEach, HasKeyword, Power, each, friend, wordings as w, yours,
)  # fmt: skip

FLUTTERSHY_FLUTTERHOLLY = friend(
    "de49",
    "Fluttershy, Flutterholly",
    YELLOW,
    power=1,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Continuous((Power(ForEach(+1, yours(CHARACTER, At(HOME))), w.HAVE),), THIS),),
)

MR_AND_MRS_SHY_PERMISSIVE_PARENTS = friend(
    "de51",
    "Mr. and Mrs. Shy, Permissive Parents",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(Continuous((HasKeyword(SWIFT.name),), each(yours(FRIEND, At(HOME)), wording=w.TOGETHER)),),
)

THORAX_EARNING_HIS_WINGS = friend(
    "de53",
    "Thorax, Earning His Wings",
    YELLOW,
    power=2,
    cost=2,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
)
