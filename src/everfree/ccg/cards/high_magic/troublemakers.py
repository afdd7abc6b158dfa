"""The Troublemakers of High Magic."""

from everfree.ccg.language import (
    CHARACTER, COMMON, EPIC, FRIEND, RARE, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, VILLAIN, Another,
    Continuous, ForEach, IsUncovered, LosesAbilities, May, Move, PutCounters, TurnFaceDown, cards, choose,
    each, here, troublemaker, when, wordings as w, yours,
)  # fmt: skip

CERBERUS_TARTARUS_GUARD = troublemaker(
    "hm117",
    "Cerberus, Tartarus Guard",
    power=5,
    points=0,
    rarity=RARE,
    abilities=(when(IsUncovered(THIS), May(TurnFaceDown(choose(cards(TROUBLEMAKER, Another()))))),),
)

LORD_TIREK_GAINING_STRENGTH = troublemaker(
    "hm118",
    "Lord Tirek, Gaining Strength",
    power=3,
    points=1,
    rarity=UNCOMMON,
    abilities=(when(IsUncovered(THIS), PutCounters(count=ForEach(+1, cards(CHARACTER, here())))),),
)

STARLIGHT_GLIMMER_EXPOSED_INEQUALITY = troublemaker(
    "hm119",
    "Starlight Glimmer, Exposed Inequality",
    power=4,
    points=0,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), May(Move(choose(yours(CHARACTER))))),),
)

TRIXIE_HIGHEST_LEVEL_UNICORN = troublemaker(
    "hm149",
    "Trixie, Highest Level Unicorn",
    power=6,
    points=2,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(Continuous((LosesAbilities(barred=True),), each(cards(FRIEND, here()), wording=w.TOGETHER)),),
)
