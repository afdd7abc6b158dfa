"""The Resources of Defenders of Equestria."""

from everfree.ccg.language import (
    CONDITION,
    OPPONENT,
    PROBLEM,
    PURPLE,
    RARE,
    TROUBLEMAKER,
    AdditionalTroublemaker,
    BecomeInvolved,
    Card,
    Challenges,
    Standing,
    each,
    here,
    play_on,
    resource,
    when,
    yours,
)

BEHIND_ENEMY_LINES = resource(
    "de109",
    "Behind Enemy Lines",
    PURPLE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        play_on(PROBLEM),
        Standing(AdditionalTroublemaker()),
        when(
            Challenges(OPPONENT, yours(TROUBLEMAKER, here())),
            BecomeInvolved(each(yours(TROUBLEMAKER, here()))),
        ),
    ),
)

CARDS: tuple[Card, ...] = (BEHIND_ENEMY_LINES,)
