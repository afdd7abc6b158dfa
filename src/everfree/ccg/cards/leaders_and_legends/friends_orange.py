"""The orange Friends of Leaders and Legends."""

from everfree.ccg.language import (
    CHARACTER, COMMON, DRAGON, EARTH_PONY, ELDER, EVENT, FOAL, FRIEND, IMMEDIATE, NEXT_READY_PHASE, OPPONENT,
    ORANGE, PEGASUS, RARE, STUBBORN, SUPER_RARE, THIS, YOU, Activated, Cant, ControlledBy, DiscardCards,
    DoesntReady, DuringFaceoff, Exhaust, FlipCard, IsFrightened, Lasting, May, Pay, Plays, RequiresColourOf,
    Sequence, Spelt, Standing, That, Triggered, Unfrighten, cards, choose, diligent, friend, here, main_phase,
    one, wordings as w, yours,
)  # fmt: skip

APPLE_BLOOM_SEEDLING_SEEKER = friend(
    "ll16",
    "Apple Bloom, Seedling Seeker",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(
        Triggered(
            Plays(YOU, one(EVENT, RequiresColourOf())),
            Sequence(
                (
                    May(Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
                    Lasting(DoesntReady(That(CHARACTER), w.CONTRACTED), NEXT_READY_PHASE),
                )
            ),
            tag="Talented",
        ),
    ),
)

GARBLE_BEAT_POET = friend(
    "ll18",
    "Garble, Beat Poet",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(DRAGON,),
    rarity=RARE,
    abilities=(
        Standing(Cant(IsFrightened(THIS))),
        Activated(IMMEDIATE, Unfrighten(choose(yours(FRIEND))), (Pay(1),)),
    ),
)

MOODY_ROOT_GET_OFF_MY_LAWN = friend(
    "ll20",
    "Moody Root, Get Off My Lawn!",
    ORANGE,
    power=3,
    cost=3,
    needs=4,
    traits=(EARTH_PONY, ELDER),
    rarity=COMMON,
    keywords=(STUBBORN,),
    abilities=(
        main_phase(
            Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()))),
            costs=(Exhaust(THIS),),
        ),
    ),
)

ROCKHOOF_COLLATERAL_DAMAGE = friend(
    "ll21",
    "Rockhoof, Collateral Damage",
    ORANGE,
    power=4,
    cost=3,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=SUPER_RARE,
    abilities=(
        Activated(
            IMMEDIATE,
            FlipCard(w.ADDITIONAL),
            (DiscardCards(YOU, Spelt(2)),),
            condition=DuringFaceoff(wording=w.ONE_LEADING),
        ),
    ),
)

WIND_SPRINT_LIVING_THE_GAME = friend(
    "ll23",
    "Wind Sprint, Living the Game",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    keywords=(diligent(1),),
)
