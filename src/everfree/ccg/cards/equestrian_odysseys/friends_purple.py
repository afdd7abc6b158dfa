"""The purple Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    A_PROBLEM, ALICORN, BANISHED, CARD, CHAOTIC, CHARACTER, COMMON, CRITTER, DRACONEQUUS, DRAGON, EARTH_PONY,
    ELDER, END_OF_TURN, EVENT, FLIP, FRIEND, GRIFFON, HOME, OPPONENT, PURPLE, RARE, ROYALTY, SUPER_RARE, THAT,
    THERE, THIS, ULTRA_RARE, UNCOMMON, UNICORN, YOU, At, Banish, BanishedThisWay, ControlledBy, Draw,
    Elsewhere, Enters, Exhaust, Gain, Give, If, Is, IsFlipped, May, Move, Moves, Pay, PayTo, Power,
    PutIntoHand, PutIntoPlay, PutOnDeck, PutsOnDeck, Reveal, Sequence, That, TopOf, WithEvenPower, cards,
    choose, each, friend, here, in_your_discard_pile, in_your_hand, main_phase, meticulous, one, when,
    wordings as w,
)  # fmt: skip

AMETHYST_STAR_VERY_ORGANIZED = friend(
    "eo50",
    "Amethyst Star, Very Organized",
    PURPLE,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(meticulous(1),),
)

CHEERILEE_PASS_FAIL = friend(
    "eo51",
    "Cheerilee, Pass / Fail",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            Sequence((Reveal(TopOf()), If(Is(THAT, (WithEvenPower(),), wording=w.OWN_NUMBER), Gain(1)))),
        ),
    ),
)

DR_HOOVES_TIME_RESEARCHER = friend(
    "eo52", "Dr. Hooves, Time Researcher", PURPLE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

GRAMPA_GRUFF_GRIFFONSTONE_HISTORIAN = friend(
    "eo53",
    "Grampa Gruff, Griffonstone Historian",
    PURPLE,
    power=3,
    cost=3,
    traits=(GRIFFON, ELDER),
    rarity=COMMON,
)

MAYOR_MARE_VOTE_OF_CONFIDENCE = friend(
    "eo54",
    "Mayor Mare, Vote of Confidence",
    PURPLE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(when(PutsOnDeck(YOU, one(CARD)), Give((Power(+1),), THIS, END_OF_TURN)),),
)

MINUETTE_TIME_WILL_TELL = friend(
    "eo55",
    "Minuette, Time Will Tell",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        main_phase(
            Sequence((Draw(2), PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOURS)), w.THEN),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

MS_HARSHWHINNY_GAMES_ADMINISTRATOR = friend(
    "eo56",
    "Ms. Harshwhinny, Games Administrator",
    PURPLE,
    power=4,
    cost=4,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(meticulous(1),),
)

OWLOWISCIOUS_ASTUTE_AVIAN = friend(
    "eo57",
    "Owlowiscious, Astute Avian",
    PURPLE,
    power=1,
    cost=1,
    needs=3,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(meticulous(1),),
)

PRINCESS_TWILIGHT_SPARKLE_A_BORN_LEADER = friend(
    "eo59",
    "Princess Twilight Sparkle, A Born Leader",
    PURPLE,
    power=4,
    cost=4,
    needs=4,
    traits=(ALICORN, ROYALTY),
    rarity=SUPER_RARE,
    abilities=(
        when(
            Moves(YOU, one(CHARACTER), destination=A_PROBLEM),
            May(
                PayTo(
                    (Pay(1),),
                    Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(THERE))), HOME),
                )
            ),
        ),
    ),
)

SPIKE_NUMBER_ONE_ASSISTANT = friend(
    "eo60",
    "Spike, Number One Assistant",
    PURPLE,
    power=2,
    cost=2,
    needs=4,
    traits=(DRAGON,),
    rarity=SUPER_RARE,
    abilities=(
        main_phase(Banish(choose(in_your_discard_pile(EVENT), wording=w.FROM)), costs=(Exhaust(THIS),)),
        main_phase(PutIntoHand(each(cards(EVENT, BanishedThisWay(), zone=BANISHED))), costs=(Banish(THIS),)),
    ),
)

TRIXIE_EVEN_BETTER = friend(
    "eo61",
    "Trixie, Even Better",
    PURPLE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    abilities=(
        when(
            Enters(THIS),
            Sequence(
                (
                    Reveal(TopOf()),
                    If(
                        Is(THAT, (WithEvenPower(),), wording=w.OWN_NUMBER),
                        May(PutOnDeck(choose(cards(FRIEND, here())))),
                    ),
                )
            ),
        ),
    ),
)

TWILIGHT_SPARKLE_CUTIE_MARK_CONSULTANT = friend(
    "eo62",
    "Twilight Sparkle, Cutie Mark Consultant",
    PURPLE,
    power=4,
    cost=4,
    traits=(UNICORN,),
    rarity=COMMON,
)

DISCORD_WRATHFUL = friend(
    "eo207",
    "Discord, Wrathful",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(DRACONEQUUS, CHAOTIC),
    rarity=ULTRA_RARE,
    abilities=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS), Sequence((Banish(choose(cards(FRIEND))), PutIntoPlay(That(FRIEND))), w.THEN)
            ),
        ),
        when(
            Enters(THIS, A_PROBLEM),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(THERE))), HOME)),
        ),
    ),
)
