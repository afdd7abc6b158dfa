"""The Troublemakers of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, AN_OPPONENT, AT_MOST, BANISHED, CARD, CHARACTER, COMMON, COST, END_OF_FACEOFF, EPIC,
    FACEOFF_TIMING, FOAL, FRIEND, ITS_PROBLEM, MAIN_PHASE, MANE, OPPONENT, PUMPED, RARE, THAT_PLAYER, THIS,
    TROUBLEMAKER_PHASE, ULTRA_RARE, UNCOMMON, VILLAIN, YOU, Activated, At, Banish, BeneathThis, By, Cant,
    CantBeInvolved, Challenges, ChooseColour, Continuous, ControlledBy, Counters, Dismiss, Exhaust, ForEach,
    Frighten, Give, HomeLimit, IfDone, InFaceoff, IsDismissed, IsSentHome, IsUncovered, It, May, NumberOf,
    OnlyThatColour, Pay, PayOr, PayTo, PhaseEnds, PhaseStarts, Power, PutCounters, Replacement, Retire,
    Sequence, Standing, StartsFaceoff, That, This, TurnOver, With, WithTrait, cards, choose, each, here,
    main_phase, one, troublemaker, when, wordings as w, yours,
)  # fmt: skip

BIFF = troublemaker(
    "cg156",
    "Biff",
    power=4,
    points=2,
    rarity=RARE,
    abilities=(
        Standing(CantBeInvolved(cards(MANE))),
        main_phase(
            TurnOver(choose(cards(MANE, ControlledBy(OPPONENT))), to_start=True), costs=(Retire(THIS), Pay(2))
        ),
    ),
)

CERBERUS = troublemaker(
    "cg157",
    "Cerberus",
    power=5,
    points=2,
    rarity=RARE,
    abilities=(
        when(IsUncovered(THIS), PayOr(YOU, 2, Dismiss(This(w.IT)), w.UNFORCED)),
        when(
            PhaseStarts(MAIN_PHASE, A_PLAYER, w.EACH_PLAYERS),
            By(THAT_PLAYER, Frighten(choose(yours(FRIEND)))),
        ),
    ),
)

CHIMERA = troublemaker(
    "cg158",
    "Chimera",
    power=3,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            May(
                PayTo(
                    (Pay(1),),
                    Sequence(
                        (
                            ChooseColour(),
                            Exhaust(
                                each(
                                    cards(CHARACTER, InFaceoff(w.SPOKEN_OF), OnlyThatColour(w.PLURAL)),
                                    wording=w.WHOLE,
                                )
                            ),
                        ),
                        w.THEN,
                    ),
                )
            ),
        ),
    ),
)

COCKATRICE = troublemaker(
    "cg159",
    "Cockatrice",
    power=2,
    points=2,
    rarity=UNCOMMON,
    abilities=(when(Challenges(AN_OPPONENT, THIS), By(THAT_PLAYER, Retire(choose(yours(FRIEND, here()))))),),
)

DIAMOND_TIARA = troublemaker(
    "cg160",
    "Diamond Tiara",
    power=4,
    points=1,
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(ForEach(+1, cards(CHARACTER, WithTrait(FOAL), At(ITS_PROBLEM, w.IT))), w.HAVE),), THIS
        ),
    ),
)

ENCHANTED_PARASPRITES = troublemaker(
    "cg161",
    "Enchanted Parasprites",
    power=5,
    points=1,
    rarity=RARE,
    abilities=(Standing(HomeLimit(OPPONENT, -1, w.LOWERED)),),
)

GILDA = troublemaker(
    "cg162",
    "Gilda",
    power=5,
    points=2,
    rarity=UNCOMMON,
    abilities=(
        Replacement(
            IsSentHome(one(FRIEND), lost_to=THIS), By(THAT_PLAYER, Retire(That(FRIEND))), wording=w.THEY
        ),
    ),
)

GREEN_DRAGON = troublemaker(
    "cg163",
    "Green Dragon",
    power=4,
    points=2,
    rarity=COMMON,
    abilities=(Activated(FACEOFF_TIMING, Give((Power(+2),), THIS, END_OF_FACEOFF), (Pay(1),)),),
)

HYDRA = troublemaker(
    "cg164",
    "Hydra",
    power=5,
    points=2,
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(
        Continuous((Power(ForEach(+2, cards(CARD, BeneathThis(w.LYING), zone=BANISHED)), w.HAVE),), THIS),
    ),
)

TATZLWURM = troublemaker(
    "cg165",
    "Tatzlwurm",
    power=5,
    points=1,
    rarity=COMMON,
    abilities=(Replacement(IsDismissed(one(FRIEND)), Banish(It(), wording=w.PASSIVE)),),
)

WINDIGO = troublemaker(
    "cg166",
    "Windigo",
    power=3,
    points=1,
    rarity=RARE,
    abilities=(
        when(PhaseEnds(TROUBLEMAKER_PHASE, YOU), PutCounters(counter="Unity")),
        Standing(Cant(Challenges(A_PLAYER, THIS, wording=w.ONLY, more_than=NumberOf(Counters("Unity"))))),
    ),
)

KING_SOMBRA = troublemaker(
    "cg205",
    "King Sombra",
    power=5,
    points=2,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(
            IsUncovered(THIS),
            May(IfDone(Pay(2), Dismiss(each(cards(FRIEND, here(), With(COST, AT_MOST, 2)))))),
        ),
    ),
)
