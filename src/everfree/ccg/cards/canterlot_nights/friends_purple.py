"""The purple Friends of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, AN_OPPONENT, BANISHED, CARD, CHARACTER, COMMON, CRYSTAL, DRAGON, EARTH_PONY,
    ELDER, END_OF_FACEOFF, END_OF_TURN, EVENT, FACEOFF_TIMING, FIXED, FRIEND, HOME, ITS_PROBLEM, NO_PHASE,
    OPPONENT, PEGASUS, PUMPED, PURPLE, RARE, RESOURCE, ROYALTY, STUDIOUS, THAT, THERE, THIS, TROUBLEMAKER,
    ULTRA_RARE, UNCOMMON, UNICORN, UNIQUE, UNTIL_TRIGGERED, YOU, ZEBRA, Activated, Another, At, Banish,
    BeneathThis, Cant, Choose, ControlledBy, Enters, Exhaust, ForEach, Frighten, Gain, Give, IsPlayed,
    Lasting, LookAndSort, LookAt, May, Move, Moves, Or, Other, PayTo, PhaseStarts, PlayCost, Plays, Power,
    PutIntoPlay, PutUnderDeck, Retire, Sequence, Spend, Spent, Standing, That, This, TopOf, TurnFaceDown,
    TurnStarts, WinsFaceoff, cards, choose, each, friend, main_phase, one, reaction, supportive, when,
    wordings as w, yours,
)  # fmt: skip

AMETHYST_MARESBURY_CRYSTAL_LIBRARIAN = friend(
    "cn53",
    "Amethyst Maresbury, Crystal Librarian",
    PURPLE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY, CRYSTAL, ELDER),
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(
        when(
            WinsFaceoff(YOU, involving_this=True),
            May(
                PayTo(
                    (Spend(Choose(cards(CARD, BeneathThis(), zone=BANISHED), 0)),),
                    Gain(ForEach(+1, Spent(w.HAVE))),
                )
            ),
        ),
    ),
)

CANTERLOT_ARCHIVE_GUARD_LITERATE_LOOKOUT = friend(
    "cn54",
    "Canterlot Archive Guard, Literate Lookout",
    PURPLE,
    power=1,
    cost=2,
    needs=4,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        main_phase(
            Sequence(
                (
                    Move(each(cards(CHARACTER, Another(), At(ITS_PROBLEM, w.IT)), wording=w.WHOLE), HOME),
                    Lasting(
                        Cant(
                            Or(
                                (
                                    Moves(A_PLAYER, one(CHARACTER), destination=THERE, wording=w.PASSIVE),
                                    IsPlayed(one(CHARACTER), THERE),
                                )
                            )
                        ),
                        END_OF_TURN,
                        wording=w.REST,
                    ),
                )
            ),
            costs=(Retire(THIS),),
        ),
    ),
)

COMPASS_STAR_GEOGRAPHY_NUT = friend(
    "cn55", "Compass Star, Geography Nut", PURPLE, power=3, cost=2, needs=2, traits=(PEGASUS,), rarity=COMMON
)

FOUR_STEP_DANCE_TEACHER = friend(
    "cn56",
    "Four Step, Dance Teacher",
    PURPLE,
    power=1,
    cost=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        reaction(
            Moves(A_PLAYER, one(FRIEND, ControlledBy(OPPONENT)), destination=ITS_PROBLEM, wording=w.PASSIVE),
            May(PayTo((Exhaust(THIS),), Move(choose(cards(CHARACTER, Other(w.DIFFERENT), At(THERE))), HOME))),
        ),
    ),
)

PERFECT_PACE_TIME_MASTER = friend(
    "cn58",
    "Perfect Pace, Time Master",
    PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(PUMPED,),
    abilities=(
        Activated(
            FACEOFF_TIMING,
            Give((Power(+4),), THIS, END_OF_FACEOFF),
            (Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),),
        ),
    ),
)

PRINCESS_LUNA_NIGHT_MARE = friend(
    "cn59",
    "Princess Luna, Night Mare",
    PURPLE,
    power=3,
    cost=4,
    needs=4,
    traits=(ALICORN, ROYALTY),
    rarity=UNCOMMON,
    abilities=(when(Enters(THIS, A_PROBLEM), Frighten(choose(cards(FRIEND, At(THERE))))),),
)

SEALED_SCROLL_STUDIOUS_SCRIBE = friend(
    "cn60",
    "Sealed Scroll, Studious Scribe",
    PURPLE,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUDIOUS,),
)

SHINING_ARMOR_CAPTAIN_OF_THE_GUARD = friend(
    "cn61",
    "Shining Armor, Captain of the Guard",
    PURPLE,
    power=2,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        reaction(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(PayTo((Exhaust(THIS),), TurnFaceDown(choose(cards(TROUBLEMAKER, At(THERE)))))),
        ),
    ),
)

SPIKE_ASSISTANT_LIBRARIAN = friend(
    "cn62",
    "Spike, Assistant Librarian",
    PURPLE,
    power=1,
    cost=2,
    needs=2,
    traits=(DRAGON,),
    rarity=RARE,
    abilities=(main_phase(LookAndSort(2, bottom=True), costs=(Exhaust(THIS),)),),
)

STARRY_EYES_SPACE_CADET = friend(
    "cn63",
    "Starry Eyes, Space Cadet",
    PURPLE,
    power=1,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        Activated(
            FACEOFF_TIMING,
            Give((Power(+2),), THIS, END_OF_FACEOFF),
            (Exhaust(choose(yours(RESOURCE, At(HOME)))),),
        ),
    ),
)

TALL_ORDER_COUNCIL_COLT = friend(
    "cn64",
    "Tall Order, Council Colt",
    PURPLE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    keywords=(PUMPED,),
    abilities=(
        reaction(
            Or(
                (
                    Plays(AN_OPPONENT, one(FRIEND), ITS_PROBLEM),
                    Moves(AN_OPPONENT, one(FRIEND), destination=ITS_PROBLEM),
                )
            ),
            May(PayTo((Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),), Move(That(FRIEND), HOME))),
        ),
    ),
)

TWILIGHT_SPARKLE_ELEMENT_OF_MAGIC = friend(
    "cn65",
    "Twilight Sparkle, Element of Magic",
    PURPLE,
    power=5,
    cost=6,
    needs=6,
    traits=(UNICORN, UNIQUE),
    rarity=RARE,
    abilities=(
        Standing(PlayCost(-1, cards(EVENT), YOU, wording=w.PLURAL)),
        when(Plays(YOU, one(EVENT)), Sequence((LookAt(TopOf()), May(PutUnderDeck(THAT, w.YOURS))))),
    ),
)

TWILIGHT_VELVET_PROUD_MOM = friend(
    "cn66",
    "Twilight Velvet, Proud Mom",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(supportive(2),),
)

ZECORA_MAGICAL_MENTOR = friend(
    "cn67",
    "Zecora, Magical Mentor",
    PURPLE,
    power=1,
    cost=1,
    needs=1,
    traits=(ZEBRA,),
    rarity=COMMON,
    keywords=(supportive(1),),
)

PRINCESS_LUNA_MARE_IN_THE_MOON = friend(
    "cn196",
    "Princess Luna, Mare in the Moon",
    PURPLE,
    power=2,
    cost=3,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=ULTRA_RARE,
    abilities=(
        reaction(
            PhaseStarts(NO_PHASE, A_PLAYER, w.NOBODYS),
            May(
                Sequence(
                    (
                        Banish(THIS),
                        Lasting(
                            when(TurnStarts(YOU, w.FOLLOWING), PutIntoPlay(This(w.IT))),
                            UNTIL_TRIGGERED,
                            wording=w.LAST,
                        ),
                    )
                )
            ),
        ),
    ),
)
