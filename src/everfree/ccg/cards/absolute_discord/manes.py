"""The Mane Characters of Absolute Discord."""

from everfree.ccg.language import (
    ALICORN, BLUE, CHANGELING, FIXED, FRIEND, OPPONENT, ORANGE, ROYALTY, THERE, THIS, ULTRA_RARE, WHITE, YOU,
    At, Confronts, ControlledBy, Discards, Frighten, GainControl, IfDone, May, Pay, PayTo, Sequence, Side,
    SplitHand, TurnOver, TurnToBoosted, cards, choose, main_phase, mane, when, wordings as w,
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
        (when(Discards(YOU), May(IfDone(Sequence((Pay(1), TurnToBoosted(THIS))), SplitHand()))),),
        home_limit=3,
    ),
    boosted=Side(ORANGE, 3, (ALICORN, ROYALTY), home_limit=4),
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
