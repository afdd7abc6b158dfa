"""The Mane Characters of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, ANYWHERE, BLUE, CARD, CHANGELING, CHARACTER, DRACONEQUUS, END_OF_TURN, EXACTLY, FIXED,
    FRIEND, OPPONENT, ORANGE, PEGASUS, PINK, PRINTED_POWER, PURPLE, ROYALTY, SCORE_PHASE, THAT, THAT_PLAYER,
    THERE, THIS, TROUBLEMAKER, ULTRA_RARE, WHITE, YELLOW, YOU, Another, At, ChooseOne, Compares, Confronts,
    Continuous, ControlledBy, DidThisTurn, Discards, Enters, Frighten, GainControl, Give, If, IfDone,
    LookAndReorder, LookAt, LosesAbilities, May, Pay, PayTo, PhaseStarts, Plays, Power, ProblemDeckAt, Reveal,
    Sequence, Side, SplitHand, That, TopOf, TurnEnds, TurnOver, TurnStarts, ValueOf, cards, choose, each,
    here, main_phase, mane, one, when, wordings as w,
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

DISCORD_BENDING_THE_RULES = mane(
    "ad4",
    "Discord, Bending the Rules",
    rarity=FIXED,
    start=Side(
        PINK,
        3,
        (DRACONEQUUS,),
        abilities=(
            when(TurnStarts(YOU), May(LookAndReorder(1, ProblemDeckAt(ANYWHERE, w.ANY_OF), w.UNDERSTOOD))),
            when(TurnEnds(OPPONENT, w.EACH_PLAYERS), TurnOver(THIS), if_=DidThisTurn(THAT_PLAYER, 2)),
        ),
        home_limit=4,
    ),
    boosted=Side(
        PINK,
        1,
        (DRACONEQUUS,),
        abilities=(when(Plays(YOU, one(CARD)), TurnOver(THIS), if_=DidThisTurn(YOU, 2)),),
        home_limit=4,
    ),
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

DISCORD_GIVE_OR_TAKE = mane(
    "ad192",
    "Discord, Give or Take",
    rarity=ULTRA_RARE,
    start=Side(
        PURPLE,
        1,
        (DRACONEQUUS,),
        abilities=(
            when(
                Enters(one(FRIEND, ControlledBy(YOU))),
                May(
                    Sequence(
                        (
                            LookAt(TopOf()),
                            If(
                                Compares(
                                    ValueOf(PRINTED_POWER, THAT),
                                    EXACTLY,
                                    ValueOf(PRINTED_POWER, That(before=True)),
                                    w.SAME,
                                ),
                                May(PayTo((Reveal(THAT),), TurnOver(THIS))),
                            ),
                        )
                    )
                ),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (DRACONEQUUS,),
        abilities=(
            when(
                PhaseStarts(SCORE_PHASE, A_PLAYER, w.THE_PHASE),
                May(
                    PayTo(
                        (Pay(2),),
                        ChooseOne(
                            (
                                Give((Power(+3),), choose(cards(CHARACTER, Another(), here())), END_OF_TURN),
                                Give((Power(-3),), choose(cards(CHARACTER, Another(), here())), END_OF_TURN),
                            ),
                            wording=w.IN_ONE,
                        ),
                    )
                ),
            ),
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
