"""The Mane Characters of Defenders of Equestria."""

from everfree.ccg.language import (
    AT_MOST, BLUE, CARD, CHANGELING, COMMON, EARTH_PONY, END_OF_TURN, FLIP, FRIEND, IMMEDIATE, ORANGE,
    PEGASUS, PINK, PRINTED_POWER, PROBLEM, SCORE_PHASE, THIS, ULTRA_RARE, YELLOW, YOU, Activated, Confronts,
    Continuous, Contribute, ControlledBy, DuringFaceoff, Exhaust, FlipCard, ForEach, May, PayTo, PhaseStarts,
    Power, PutTokens, Side, TurnOver, With, cards, choose, each, mane, token, when, wordings as w, yours,
)  # fmt: skip

RAINBOW_DASH_WONDERBOLT = mane(
    "de1",
    "Rainbow Dash, Wonderbolt",
    rarity=COMMON,
    start=Side(BLUE, 1, (PEGASUS,), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        BLUE,
        3,
        (PEGASUS,),
        abilities=(
            Continuous(
                (Power(+2, w.HAVE),), each(cards(CARD, ControlledBy(YOU), zone=FLIP), wording=w.TOGETHER)
            ),
        ),
        home_limit=4,
    ),
)

APPLEJACK_TOOLED_UP = mane(
    "de2",
    "Applejack, Tooled Up",
    rarity=COMMON,
    start=Side(ORANGE, 1, (EARTH_PONY,), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        ORANGE,
        3,
        (EARTH_PONY,),
        abilities=(
            Activated(
                IMMEDIATE,
                FlipCard(w.ADDITIONAL),
                (Exhaust(THIS),),
                condition=DuringFaceoff(wording=w.ONE_LEADING),
            ),
        ),
        home_limit=4,
    ),
)

PINKIE_PIE_CRUISE_DIRECTOR = mane(
    "de3",
    "Pinkie Pie, Cruise Director",
    rarity=COMMON,
    start=Side(PINK, 1, (EARTH_PONY,), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        PINK,
        3,
        (EARTH_PONY,),
        abilities=(
            Activated(
                IMMEDIATE,
                PutTokens(token(1, PINK, EARTH_PONY)),
                (Exhaust(THIS),),
                condition=DuringFaceoff(wording=w.ONE_LEADING),
            ),
        ),
        home_limit=4,
    ),
)

FLUTTERSHY_NURTURING_NATURE = mane(
    "de6",
    "Fluttershy, Nurturing Nature",
    rarity=COMMON,
    start=Side(YELLOW, 1, (PEGASUS,), (), (when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        YELLOW,
        3,
        (PEGASUS,),
        (),
        (
            when(
                PhaseStarts(SCORE_PHASE, YOU),
                May(PayTo((Exhaust(THIS),), Contribute(choose(cards(PROBLEM)), END_OF_TURN))),
            ),
        ),
        home_limit=4,
    ),
)

THORAX_THE_CHANGED_CHANGELING = mane(
    "de132",
    "Thorax, The Changed Changeling",
    rarity=ULTRA_RARE,
    start=Side(YELLOW, 1, (CHANGELING,), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        YELLOW,
        3,
        (CHANGELING,),
        abilities=(
            Continuous((Power(ForEach(+1, yours(FRIEND, With(PRINTED_POWER, AT_MOST, 2))), w.HAVE),), THIS),
        ),
        home_limit=5,
    ),
)
