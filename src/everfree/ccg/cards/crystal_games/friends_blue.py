"""The blue Friends of Crystal Games."""

from everfree.ccg.language import BLUE, COMMON, PEGASUS, TEAMWORK, friend, supportive

SOARIN_TEAM_PLAYER = friend(
    "cg17",
    "Soarin, Team Player",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)
