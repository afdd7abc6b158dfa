"""The yellow Friends of Leaders and Legends."""

from everfree.ccg.language import ALLY, CARETAKER, COMMON, KIRIN, YELLOW, calming, friend

BLOSSOM_BURST_COLLECTED = friend(
    "ll51",
    "Blossom Burst, Collected",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(ALLY, KIRIN),
    rarity=COMMON,
    keywords=(calming(1), CARETAKER),
)
