"""The Resources of Defenders of Equestria."""

from everfree.ccg.language import (
    AN_OPPONENT, ARTIFACT, CARD, CONDITION, OPPONENT, OPPONENTS, PROBLEM, PURPLE, RARE, THIS, TROUBLEMAKER,
    ULTRA_RARE, UNIQUE, WHITE, YOU, AdditionalTroublemaker, BecomeInvolved, Challenges, DuringFaceoff,
    Exhaust, FlippedLoseAbilities, May, One, Pay, PayTo, PlayCost, PlayToHome, Score, Standing, TurnStarts,
    cards, each, here, play_on, resource, when, wordings as w, yours,
)  # fmt: skip

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
            Challenges(AN_OPPONENT, One(yours(TROUBLEMAKER, here()))),
            BecomeInvolved(each(yours(TROUBLEMAKER, here()))),
        ),
    ),
)

CHANGELING_THRONE = resource(
    "de142",
    "Changeling Throne",
    WHITE,
    power=4,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Standing(PlayCost(1, cards(CARD), OPPONENTS, wording=w.UNFORCED), DuringFaceoff()),
        Standing(FlippedLoseAbilities(OPPONENT)),
        when(TurnStarts(YOU), May(PayTo((Pay(2), Exhaust(THIS)), Score(1)))),
    ),
)
