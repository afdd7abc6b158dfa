"""The white Friends of Premiere."""

from everfree.ccg.language import (
    A_PROBLEM, CARD, CHARACTER, COMMON, EARTH_PONY, ELDER, END_OF_TURN, EVENT, FIXED, FOAL, FRIEND, HOME,
    INSPIRED, ITS_PROBLEM, OPPONENT, PEGASUS, PROBLEM_FACEOFFS, RARE, THERE, THIS, TROUBLEMAKER, ULTRA_RARE,
    UNCOMMON, UNICORN, WHITE, YOU, Another, At, Bonus, Cant, Confronts, DrawDeck, DuringFaceoff, Exhaust,
    FaceDown, FlipsMore, Give, IgnoresHighest, IsUncovered, LookAndReorder, May, Move, MoveCost, Moves, Pay,
    PayTo, Plays, Power, Score, SearchDiscardPile, Standing, Uncover, cards, choose, friend,
    in_your_discard_pile, main_phase, one, when, wordings as w, yours,
)  # fmt: skip

ACTION_SHOT_SHUTTERBUG = friend(
    "pr65",
    "Action Shot, Shutterbug",
    WHITE,
    power=3,
    cost=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM),
            Give(
                (Power(+4),),
                choose(yours(CHARACTER, Another(), At(THERE, w.NAMED)), wording=w.CHOSEN_THEN_IT),
                END_OF_TURN,
            ),
        ),
    ),
)

BIG_SHOT_WILDLIFE_PHOTOGRAPHER = friend(
    "pr66",
    "Big Shot, Wildlife Photographer",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        when(IsUncovered(one(TROUBLEMAKER, At(ITS_PROBLEM))), May(PayTo((Exhaust(THIS),), Score(1)))),
    ),
)

FEATHERWEIGHT_EDITOR_IN_CHIEF = friend(
    "pr67",
    "Featherweight, Editor-in-Chief",
    WHITE,
    power=2,
    cost=3,
    traits=(PEGASUS, FOAL),
    rarity=RARE,
    abilities=(
        Standing(
            FlipsMore(OPPONENT, +1),
            DuringFaceoff(PROBLEM_FACEOFFS, involving_this=True, wording=w.LEADING),
        ),
        Standing(
            IgnoresHighest(OPPONENT),
            DuringFaceoff(PROBLEM_FACEOFFS, involving_this=True, wording=w.LEADING),
        ),
    ),
)

FIDDLY_FADDLE_COUNTRY_TWANG = friend(
    "pr68",
    "Fiddly Faddle, Country Twang",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Plays(YOU, THIS), May(LookAndReorder(2, DrawDeck(OPPONENT)))),),
)

EFF_STOP_MUCKRAKER = friend(
    "pr69",
    "Eff Stop, Muckraker",
    WHITE,
    power=1,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(main_phase(SearchDiscardPile(in_your_discard_pile(EVENT)), costs=(Exhaust(THIS), Pay(1))),),
)

VIDALA_SWOON_MANE_MANAGER = friend(
    "pr70",
    "Vidala Swoon, Mane Manager",
    WHITE,
    power=3,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(main_phase(SearchDiscardPile(in_your_discard_pile(FRIEND)), costs=(Exhaust(THIS), Pay(1))),),
)

HOITY_TOITY_VOGUE_AUTHORITY = friend(
    "pr71",
    "Hoity Toity, Vogue Authority",
    WHITE,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)

SAVOIR_FARE_SNOOTY_SERVER = friend(
    "pr72",
    "Savoir Fare, Snooty Server",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(INSPIRED,),
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM),
            Give(
                (Power(+2),),
                choose(yours(CHARACTER, Another(), At(THERE, w.NAMED)), wording=w.CHOSEN_THEN_IT),
                END_OF_TURN,
            ),
        ),
    ),
)

PEARLY_STITCH_CROTCHETY_CROCHETER = friend(
    "pr73",
    "Pearly Stitch, Crotchety Crocheter",
    WHITE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY, ELDER),
    rarity=COMMON,
    abilities=(Standing(Cant(Moves(OPPONENT, THIS), wording=w.PLURAL)),),
)

LOTUS_BLOSSOM_SAUNA_EXPERT = friend(
    "pr74",
    "Lotus Blossom, Sauna Expert",
    WHITE,
    power=2,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Confronts(YOU), May(SearchDiscardPile(in_your_discard_pile(CARD), on_deck=True))),),
)

RISING_STAR_IN_THE_SPOTLIGHT = friend(
    "pr75",
    "Rising Star, In the Spotlight",
    WHITE,
    power=1,
    cost=1,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        main_phase(
            Uncover(choose(cards(TROUBLEMAKER, FaceDown(w.UNDERSTOOD), At(ITS_PROBLEM, w.IT)))),
            costs=(Exhaust(THIS),),
        ),
    ),
)

NOTEWORTHY_HUMDINGER = friend(
    "pr76", "Noteworthy, Humdinger", WHITE, power=1, cost=1, traits=(EARTH_PONY,), rarity=COMMON
)

RARITY_NEST_WEAVER = friend(
    "pr77",
    "Rarity, Nest Weaver",
    WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(INSPIRED,),
    abilities=(when(Plays(YOU, THIS), May(SearchDiscardPile(in_your_discard_pile(CARD)))),),
)

ROYAL_RIFF_SONGSTER = friend(
    "pr78",
    "Royal Riff, Songster",
    WHITE,
    power=1,
    cost=1,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)

SUGAR_TWIST_TWISTER_SISTER = friend(
    "pr79", "Sugar Twist, Twister Sister", WHITE, power=2, cost=2, traits=(PEGASUS,), rarity=COMMON
)

OCTAVIA_VIRTUOSO = friend(
    "pr205",
    "Octavia, Virtuoso",
    WHITE,
    power=4,
    cost=5,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    abilities=(Standing(MoveCost(+2, cards(CHARACTER), OPPONENT, ITS_PROBLEM, from_too=True)),),
)

RARITY_TRULY_OUTRAGEOUS = friend(
    "pr206",
    "Rarity, Truly Outrageous",
    WHITE,
    power=2,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    abilities=(when(Confronts(YOU), May(PayTo((Move(THIS, HOME),), Score(Bonus())))),),
)
