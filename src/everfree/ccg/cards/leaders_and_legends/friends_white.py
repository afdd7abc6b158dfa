"""The white Friends of Leaders and Legends."""

from everfree.ccg.language import COMMON, ELDER, INSPIRED, UNICORN, VEXING, WHITE, friend

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
