"""The Resources of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ACCESSORY, ARTIFACT, ASSET, CHARACTER, COMMON, FRIEND, ITS_PROBLEM, MANE, OPPONENT, ORANGE, PURPLE, RARE,
    START_OF_YOUR_NEXT_TURN, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, UNIQUE, WHITE, WILD, YOU, Continuous,
    ControlledBy, DuringFaceoff, Exhaust, FlipsMore, Frighten, Give, HasKeyword, Host, Move, Moves, Need,
    Outcome, Pay, PlayToHome, Power, Standing, StartFaceoff, That, cards, choose, dilemma, each, main_phase,
    one, play_on, resource, when, wordings as w, yours,
)  # fmt: skip

GUARDS_GUARDS = dilemma(
    "sb112",
    "Guards, Guards!",
    PURPLE,
    power=5,
    cost=1,
    needs=3,
    bonus=0,
    owner=(Need(WILD, 8),),
    opponent=8,
    rarity=RARE,
    abilities=(
        when(
            Moves(YOU, one(CHARACTER), destination=ITS_PROBLEM),
            Give((Power(+2),), each(yours(TROUBLEMAKER), wording=w.TOGETHER), START_OF_YOUR_NEXT_TURN),
        ),
    ),
)

PIRATE_COUTURE = resource(
    "sb115",
    "Pirate Couture",
    WHITE,
    power=3,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), Continuous((HasKeyword("Showy", 2),), Host(FRIEND, w.THAT_ONE))),
)

PIRATE_SHIP = resource(
    "sb116",
    "Pirate Ship",
    0,
    power=5,
    cost=1,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(PlayToHome(), main_phase(Move(choose(yours(CHARACTER))), costs=(Pay(1), Exhaust(THIS)))),
)

PROTECT_THE_PRINCESS = dilemma(
    "sb117",
    "Protect the Princess",
    ORANGE,
    power=5,
    cost=2,
    needs=2,
    bonus=1,
    owner=(Need(WILD, 5),),
    opponent=5,
    rarity=COMMON,
    abilities=(Standing(FlipsMore(YOU, +1, w.NAMED), DuringFaceoff()),),
)

THE_STAFF_OF_SACANAS = resource(
    "sb141",
    "The Staff of Sacanas",
    0,
    power=7,
    cost=2,
    rarity=ULTRA_RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(
        PlayToHome(),
        Continuous((Power(+3, w.HAVE),), each(yours(MANE), wording=w.ONLY)),
        main_phase(
            StartFaceoff(
                each(yours(MANE), wording=w.ONLY),
                choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))),
                (Outcome(YOU, Frighten(That(FRIEND))),),
            ),
            costs=(Pay(1), Exhaust(THIS)),
        ),
    ),
)
