"""The blue Friends of Crystal Games."""

from everfree.ccg.language import (
    A_PROBLEM, BLUE, CHARACTER, COMMON, CRYSTAL, FRIEND, OPPONENT, PEGASUS, RARE, TEAMWORK, THERE, THIS,
    TROUBLEMAKER, ULTRA_RARE, YOU, At, Challenge, Continuous, ControlledBy, DuringFaceoff, Enters, Exhaust,
    Frighten, May, Moves, Pay, PayTo, Power, cards, choose, each, friend, supportive, when, wordings as w,
    yours,
)  # fmt: skip

CRYSTAL_GUARD_ON_DUTY = friend(
    "cg8",
    "Crystal Guard, On Duty",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(CRYSTAL,),
    rarity=RARE,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(
                PayTo(
                    (Exhaust(THIS), Pay(1)),
                    Frighten(choose(cards(FRIEND, ControlledBy(OPPONENT), At(THERE)))),
                )
            ),
        ),
    ),
)

DARING_DO_PROFESSIONAL_HEROINE = friend(
    "cg9",
    "Daring Do, Professional Heroine",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            Challenge(
                choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT), At(THERE))),
                each(yours(CHARACTER, At(THERE)), wording=w.TOGETHER),
            ),
        ),
    ),
)

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

SPITFIRE_CLOUDSDALE_CAPTAIN = friend(
    "cg193",
    "Spitfire, Cloudsdale Captain",
    BLUE,
    power=1,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    keywords=(TEAMWORK,),
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, DuringFaceoff(involving_this=True, wording=w.LEADING)),
    ),
)
