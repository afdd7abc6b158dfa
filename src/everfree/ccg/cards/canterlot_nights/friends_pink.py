"""The pink Friends of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ANY_FACEOFF, ANY_NUMBER, BANISHED, CARD, COMMON, COST, DRAW_DECK, EARTH_PONY,
    END_OF_TURN, FOAL, FRIEND, HAND, HOME, ITS_PROBLEM, MANE, NO_PHASE, OPPONENT, PEGASUS, PINK, POWER,
    PRINTED_POWER, PROBLEM, PUMPED, RANDOM, RARE, REACTION, THAT, THIS, ULTRA_RARE, UNCOMMON, UNICORN, UNIQUE,
    YOU, Activated, At, BeneathThis, Choose, ConfrontNeeds, Continuous, ControlledBy, Dismiss, Draw,
    EachPlayer, Enters, EntersExhausted, Exhaust, Exhausted, FlipCard, Flips, ForEach, Gain, Give, IfDone,
    IgnoreFlipped, Is, May, OfColour, Pay, PayTo, PhaseStarts, Power, PutIntoHand, ReplaceProblems, Retire,
    Reveal, RevealUntil, Sequence, ShuffleDeck, ShuffleInto, Spend, SpokenOf, Standing, That, This, TopOf,
    ValueOf, cards, choose, each, friend, in_your_hand, main_phase, one, reaction, supportive, when,
    wordings as w, yours,
)  # fmt: skip

AURA_REALLY_RAMBUNCTIOUS = friend(
    "cn39",
    "Aura, Really Rambunctious",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    keywords=(RANDOM,),
)

CHEESE_SANDWICH_WANDERING_PARTIER = friend(
    "cn40",
    "Cheese Sandwich, Wandering Partier",
    PINK,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Standing(EntersExhausted(THIS)),
        main_phase(
            Dismiss(choose(cards(FRIEND, Exhausted()))), costs=(Exhaust(THIS), PutIntoHand(This(w.IT)))
        ),
    ),
)

PURPLE_WATERS_PRISMATIC_POET_MUSICIAN = friend(
    "cn41",
    "Purple Waters, Prismatic Poet/Musician",
    PINK,
    power=2,
    cost=1,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
)

GLOBE_TROTTER_SIGHT_SEER = friend(
    "cn42",
    "Globe Trotter, Sight Seer",
    PINK,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(main_phase(Draw(2), costs=(Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),)),),
)

LILY_PANICKED_PONY = friend(
    "cn43",
    "Lily, Panicked Pony",
    PINK,
    power=2,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(THIS),
            May(
                PayTo(
                    (Retire(choose(yours(FRIEND))),),
                    Give((Power(ValueOf(POWER, That(FRIEND))),), THIS, END_OF_TURN, w.ADDED_TO_POWER),
                )
            ),
        ),
    ),
)

LUCKY_STAR_CHARMING_CHEERER = friend(
    "cn44",
    "Lucky Star, Charming Cheerer",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Continuous((Power(+1, w.HAVE),), THIS, Is(one(MANE, ControlledBy(OPPONENT)), (At(HOME),))),),
)

HONDO_FLANKS_BIG_DADDY = friend(
    "cn45",
    "Hondo Flanks, Big Daddy",
    PINK,
    power=2,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(supportive(4),),
)

PINKIE_PIE_ELEMENT_OF_LAUGHTER = friend(
    "cn46",
    "Pinkie Pie, Element of Laughter",
    PINK,
    power=5,
    cost=6,
    needs=6,
    traits=(EARTH_PONY, UNIQUE),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            May(
                IfDone(
                    Reveal(TopOf()),
                    Sequence(
                        (
                            RevealUntil(
                                cards(FRIEND),
                                PutIntoHand(
                                    Choose(
                                        cards(FRIEND, SpokenOf(w.REVEALED), OfColour(PINK), zone=DRAW_DECK),
                                        ANY_NUMBER,
                                    ),
                                    w.YOURS,
                                ),
                                count=ValueOf(PRINTED_POWER, THAT),
                            ),
                            EachPlayer(
                                Draw(
                                    ForEach(1, cards(FRIEND, SpokenOf(w.TAKEN), zone=HAND)),
                                    wording=w.IN_FIGURES,
                                ),
                                OPPONENT,
                                w.ALL_OF_THEM,
                            ),
                        )
                    ),
                )
            ),
        ),
    ),
)

PINNY_LANE_BOWLEM_OVER = friend(
    "cn47",
    "Pinny Lane, Bowl'em Over",
    PINK,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(Enters(THIS), May(PayTo((Retire(choose(yours(FRIEND))),), Gain(ValueOf(COST, That(FRIEND)))))),
    ),
)

SASSAFLASH_STRIKING = friend(
    "cn48",
    "Sassaflash, Striking!",
    PINK,
    power=1,
    cost=2,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(when(Enters(THIS, A_PROBLEM), EachPlayer(Sequence((ShuffleDeck(), Draw())))),),
)

SNAILS_DEEP_THINKER = friend(
    "cn49",
    "Snails, Deep Thinker",
    PINK,
    power=2,
    cost=3,
    needs=2,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    abilities=(main_phase(Exhaust(THIS)), Standing(ConfrontNeeds(OPPONENT, +2), Is(tests=(Exhausted(),)))),
)

SNIPS_SCHEMER = friend(
    "cn50",
    "Snips, Schemer",
    PINK,
    power=2,
    cost=3,
    needs=2,
    traits=(UNICORN, FOAL),
    rarity=RARE,
    keywords=(PUMPED,),
    abilities=(
        main_phase(
            Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT), At(ITS_PROBLEM)))),
            costs=(Exhaust(THIS), Spend(Choose(cards(CARD, BeneathThis(w.IT), zone=BANISHED), 2))),
        ),
    ),
)

SNIPS_AND_SNAILS_PROBLEM_SOLVERS = friend(
    "cn51",
    "Snips & Snails, Problem Solvers",
    PINK,
    power=3,
    cost=2,
    needs=3,
    traits=(UNICORN, FOAL),
    rarity=RARE,
    abilities=(
        main_phase(
            ReplaceProblems(each(cards(PROBLEM, At(ITS_PROBLEM, w.IT)), wording=w.ONLY)),
            costs=(Exhaust(THIS), Retire(THIS)),
        ),
    ),
)

SWAN_SONG_FUN_LOVING_DEBUTANTE = friend(
    "cn52",
    "Swan Song, Fun-loving Debutante",
    PINK,
    power=1,
    cost=1,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PUMPED,),
    abilities=(
        Continuous((Power(ForEach(+1, cards(CARD, BeneathThis(w.LYING), zone=BANISHED)), w.HAVE),), THIS),
    ),
)

DJ_PON_3_EVERYPONYS_SHUFFLIN = friend(
    "cn194",
    "DJ Pon-3, Everypony's Shufflin'",
    PINK,
    power=3,
    cost=4,
    needs=4,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    abilities=(
        reaction(
            PhaseStarts(NO_PHASE, A_PLAYER, w.NOBODYS),
            May(
                PayTo(
                    (PutIntoHand(THIS),),
                    EachPlayer(
                        Sequence((ShuffleInto(each(in_your_hand(CARD))), Draw(4)), w.STRAIGHT),
                        wording=w.ALL_OF_THEM,
                    ),
                )
            ),
        ),
    ),
)

PINKIE_PIE_CLONIE_PIE = friend(
    "cn195",
    "Pinkie Pie, Clonie Pie",
    PINK,
    power=2,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    keywords=(supportive(2),),
    abilities=(
        Activated(
            REACTION,
            May(PayTo((Pay(1),), Sequence((IgnoreFlipped(THAT, w.OWN_NUMBER), FlipCard(w.ANEW))))),
            trigger=Flips(YOU, wording=w.UNDERSTOOD),
            faceoffs=ANY_FACEOFF,
        ),
    ),
)
