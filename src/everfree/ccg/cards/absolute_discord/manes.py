"""The Mane Characters of Absolute Discord."""

from everfree.ccg.language import (
    ALICORN, BLUE, CHANGELING, FIXED, FRIEND, OPPONENT, ORANGE, PEGASUS, ROYALTY, THERE, THIS, TROUBLEMAKER,
    ULTRA_RARE, WHITE, YELLOW, YOU, At, Confronts, Continuous, ControlledBy, Discards, Frighten, GainControl,
    IfDone, LosesAbilities, May, Pay, PayTo, Sequence, Side, SplitHand, TurnOver, cards, choose, each, here,
    main_phase, mane, when, wordings as w,
)  # fmt: skip

NIGHTMARE_MOON_MISTRESS_OF_THE_NIGHT = mane(
    "ad2",
    "Nightmare Moon, Mistress of the Night",
    rarity=FIXED,
    start=Side(BLUE, 1, (ALICORN, ROYALTY), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        BLUE,
        3,
        (ALICORN, ROYALTY),
        abilities=(
            when(
                Confronts(YOU),
                May(PayTo((Pay(2),), Frighten(choose(cards(FRIEND, ControlledBy(OPPONENT), At(THERE)))))),
            ),
        ),
        home_limit=4,
    ),
)

PRINCESS_LUNA_DREAM_GUIDE = mane(
    "ad3",
    "Princess Luna, Dream Guide",
    rarity=FIXED,
    start=Side(
        ORANGE,
        1,
        (ALICORN, ROYALTY),
        (),
        (when(Discards(YOU), May(IfDone(Sequence((Pay(1), TurnOver(THIS, to_boosted=True))), SplitHand()))),),
        home_limit=3,
    ),
    boosted=Side(ORANGE, 3, (ALICORN, ROYALTY), home_limit=4),
)

FLUTTERSHY_REFORMER = mane(
    "ad5",
    "Fluttershy, Reformer",
    rarity=FIXED,
    start=Side(YELLOW, 1, (PEGASUS,), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        YELLOW,
        3,
        (PEGASUS,),
        abilities=(
            Continuous((LosesAbilities(barred=True),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),
        ),
        home_limit=4,
    ),
)

QUEEN_CHRYSALIS_COMMANDING_QUEEN = mane(
    "ad193",
    "Queen Chrysalis, Commanding Queen",
    rarity=ULTRA_RARE,
    start=Side(
        WHITE,
        1,
        (CHANGELING, ROYALTY),
        abilities=(
            main_phase(
                Sequence(
                    (GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))), TurnOver(THIS))
                ),
                costs=(Pay(3),),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(WHITE, 3, (CHANGELING, ROYALTY), home_limit=4),
)
