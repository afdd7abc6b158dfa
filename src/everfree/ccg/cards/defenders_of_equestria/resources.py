"""The Resources of Defenders of Equestria."""

from everfree.ccg.language import (
    ACCESSORY, AN_OPPONENT, ARTIFACT, BLUE, CARD, COMMON, CONDITION, FRIEND, OPPONENT, OPPONENTS, PROBLEM,
    PURPLE, RARE, THIS, TROUBLEMAKER, ULTRA_RARE, UNIQUE, WHITE, WILD, YOU, AdditionalTroublemaker,
    BecomeInvolved, CardType, Challenges, Continuous, DuringFaceoff, Exhaust, FlippedLoseAbilities, Host,
    IsDismissed, IsSolved, May, Need, One, Pay, PayTo, PlayCost, PlayToHome, Power, PutIntoHand, Replacement,
    Score, Standing, TurnStarts, cards, dilemma, each, here, play_on, resource, when, wordings as w, yours,
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

BUCKBALL_CHAMPIONSHIP = dilemma(
    "de110",
    "Buckball Championship",
    BLUE,
    power=5,
    cost=2,
    needs=3,
    bonus=1,
    owner=(Need(WILD, 4),),
    opponent=4,
    rarity=COMMON,
    abilities=(when(IsSolved(), Score(1)),),
)

HEART_OF_THE_SEA = resource(
    "de112",
    "Heart of the Sea",
    WHITE,
    power=4,
    cost=2,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(CardType(FRIEND | TROUBLEMAKER)),
        Continuous((Power(+2, w.HAVE),), Host(CARD, w.THAT_ONE)),
        Replacement(IsDismissed(Host(CARD, w.THAT_ONE)), PutIntoHand(Host(CARD, w.IT)), optional=True),
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
