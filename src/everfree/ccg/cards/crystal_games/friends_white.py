"""The white Friends of Crystal Games."""

from everfree.ccg.language import (
    ACCESSORY, ALICORN, AN_OPPONENT, ANYWHERE, AT_MOST, BREEZIE, CARD, CHARACTER, COMMON, CRITTER, CRYSTAL,
    DONKEY, EARTH_PONY, EVENT, FIXED, FOAL, FRIEND, HOME, INSPIRED, ITS_PROBLEM, LESS_THAN, MANE, MORE_THAN,
    OPPONENT, OPPONENTS, PEGASUS, PERFORMER, POWER, PRINTED_POWER, PRISMATIC, PROBLEM, PROBLEM_FACEOFFS, RARE,
    ROYALTY, TEAMWORK, THAT, THERE, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, UNICORN, WHITE, YOU, Another,
    At, AtLeast, Banish, Cant, ColoursOf, ComparesPoints, Continuous, ControlledBy, DrawDeck, EachPlayer,
    Enters, Exhaust, HasKeyword, If, Is, IsUncovered, It, LeavesPlay, LookAndSort, LosesAbilities, May,
    MayPlayThat, Moves, NumberOf, Pay, PayTo, Perform, PlayCost, Plays, Power, PutIntoHand, Retire, Reveal,
    Score, Sequence, Standing, Surpasses, This, Titled, TopOf, WhileBanished, WinsFaceoff, With, WithCard,
    WithTrait, cards, choose, each, friend, here, in_your_discard_pile, main_phase, one, supportive, when,
    wordings as w, yours,
)  # fmt: skip

COCO_POMMEL_REFURBISHER = friend(
    "cg62",
    "Coco Pommel, Refurbisher",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            Sequence((May(Banish(choose(in_your_discard_pile(EVENT)))), WhileBanished((MayPlayThat(YOU),)))),
        ),
    ),
)

FANCY_PANTS_ALL_CLASS = friend(
    "cg63",
    "Fancy Pants, All Class",
    WHITE,
    power=4,
    cost=4,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)

GLAMOUR_GLEAM_DEEP_CLEAN = friend(
    "cg64",
    "Glamour Gleam, Deep Clean",
    WHITE,
    power=2,
    cost=3,
    needs=2,
    traits=(CRYSTAL,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Plays(YOU, THIS),
            Sequence(
                (
                    Reveal(TopOf(deck=DrawDeck(AN_OPPONENT))),
                    If(Is(THAT, (With(PRINTED_POWER, AT_MOST, 3),), wording=w.NUMBER_OF), May(Banish(It()))),
                )
            ),
        ),
    ),
)

HELIA_MARATHON_MARE = friend(
    "cg65",
    "Helia, Marathon Mare",
    WHITE,
    power=2,
    cost=4,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True),
            May(PayTo((Exhaust(THIS), Pay(2)), Banish(choose(cards(FRIEND, At(THERE, w.NAMED)))))),
        ),
    ),
)

LILAC_LUSTER_BEAUTIFUL_BEAUTICIAN = friend(
    "cg66",
    "Lilac Luster, Beautiful Beautician",
    WHITE,
    power=2,
    cost=3,
    traits=(CRYSTAL,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(INSPIRED.name),),
            THIS,
            WithCard(ANYWHERE, yours(CHARACTER, Another(w.ONE_UNSAID), WithTrait(CRYSTAL))),
        ),
    ),
)

MATILDA_FULL_OF_HOPE = friend(
    "cg67",
    "Matilda, Full of Hope",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(DONKEY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(THIS),
            EachPlayer(If(ComparesPoints(YOU, LESS_THAN, OPPONENTS), Score(1)), wording=w.THE_FEWEST),
        ),
    ),
)

OPALESCENCE_STYLISH_PET = friend(
    "cg68",
    "Opalescence, Stylish Pet",
    WHITE,
    power=2,
    cost=3,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(ANYWHERE, yours(CARD, Titled("Rarity", w.ALONE)))),
    ),
)

PRIM_HEMLINE_PRECISE_PONY = friend(
    "cg69",
    "Prim Hemline, Precise Pony",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        Standing(
            Cant(
                Moves(OPPONENT, one(FRIEND), destination=ITS_PROBLEM),
                having=AtLeast(1, cards(MANE, At(HOME))),
                wording=w.LEADING,
            )
        ),
    ),
)

RARITY_BREEZIEFIED = friend(
    "cg70",
    "Rarity, Breeziefied",
    WHITE,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(when(WinsFaceoff(YOU, involving_this=True), May(PayTo((Retire(This(w.IT)),), Score(1)))),),
)

RARITY_CRYSTALLIZED = friend(
    "cg71",
    "Rarity, Crystallized",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(CRYSTAL,),
    rarity=UNCOMMON,
    keywords=(PRISMATIC,),
    abilities=(
        main_phase(
            LookAndSort(NumberOf(ColoursOf()), DrawDeck(OPPONENT), w.CHOSEN_FIRST), costs=(Exhaust(THIS),)
        ),
    ),
)

RARITY_EQUESTRIA_GAMES_DESIGNER = friend(
    "cg72",
    "Rarity, Equestria Games Designer",
    WHITE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        Standing(
            PlayCost(-1, cards(CARD, WithTrait(ACCESSORY, w.ALONE)), YOU, wording=w.AT_WILL),
            Is(tests=(Surpasses(POWER, MORE_THAN, cards(FRIEND, here())),)),
        ),
    ),
)

SPRING_STEP_MULTITALENTED = friend(
    "cg73",
    "Spring Step, Multitalented",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=FIXED,
    abilities=(
        Continuous(
            (LosesAbilities(barred=True),),
            each(cards(PROBLEM, At(ITS_PROBLEM)), wording=w.ONLY),
            Is(tests=(Surpasses(POWER, MORE_THAN, cards(FRIEND, here())),)),
        ),
    ),
)

SWEETIE_BELLE_SHOWSTOPPER = friend(
    "cg74",
    "Sweetie Belle, Showstopper",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL, PERFORMER),
    rarity=COMMON,
    abilities=(
        main_phase(
            Sequence(
                (
                    Perform("song"),
                    EachPlayer(
                        PutIntoHand(choose(in_your_discard_pile(FRIEND), wording=w.FROM), w.YOURS),
                        wording=w.ALL_OF_THEM,
                    ),
                ),
                w.CAUSED,
            ),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

TRENDERHOOF_TRAVEL_WRITER = friend(
    "cg75",
    "Trenderhoof, Travel Writer",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            LeavesPlay(THIS),
            May(
                PayTo(
                    (Pay(1),),
                    PutIntoHand(choose(in_your_discard_pile(CARD, Another()), wording=w.FROM), w.YOURS),
                )
            ),
        ),
    ),
)

WHITE_LIGHTNING_FLIP_FLAPPER = friend(
    "cg76",
    "White Lightning, Flip Flapper",
    WHITE,
    power=1,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        Standing(
            Cant(
                Moves(
                    OPPONENTS,
                    one(CHARACTER, ControlledBy(YOU), WithTrait(UNICORN), here()),
                    wording=w.PASSIVE,
                )
            )
        ),
    ),
)

PRINCESS_CADANCE_CRYSTAL_PRINCESS = friend(
    "cg198",
    "Princess Cadance, Crystal Princess",
    WHITE,
    power=4,
    cost=4,
    needs=4,
    traits=(ALICORN, CRYSTAL, ROYALTY),
    rarity=ULTRA_RARE,
    abilities=(Standing(Cant(IsUncovered(one(TROUBLEMAKER), here=True))),),
)
