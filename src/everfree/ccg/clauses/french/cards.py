"""201 to 306, in French."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "201.1": "Le titre et le sous-titre forment ensemble le nom d’une carte",
    "201.1a": "Un autre sous-titre sous le même titre donne un autre nom",
    "201.1b": "Nommer une carte doit désigner exactement un nom",
    "201.2": "«\u00a0Cette carte\u00a0» désigne cet exemplaire et aucun de ses doubles",
    "201.3": "Un titre seul désigne toutes les cartes qui le portent",
    "201.3a": (
        "Le nom d’un poney trouve aussi les titres plus longs de personnages et de Fauteurs de troubles"
    ),
    "202.2": "Un Problème n’a aucune puissance",
    "203.1a": "Il y a six couleurs, et aucune carte n’en montre d’autre",
    "203.2": "Une carte compte toute sa puissance pour chacune de ses couleurs",
    "203.3": "La puissance ajoutée par une autre carte n’apporte aucune de ses couleurs",
    "204.1": "Jouer une carte demande autant de jetons que le coût inscrit",
    "204.1a": (
        "Aucun coût n’est inscrit sur les Personnages principaux, les Problèmes et les Fauteurs de troubles"
    ),
    "205.1": "Pour jouer une carte, il faut avoir en jeu la puissance requise de sa couleur",
    "205.1a": "Une carte qui ne requiert aucune couleur n’est jamais refusée pour une couleur",
    "206.1b": "L’icône d’un type trouve les mêmes cartes que son nom",
    "207.1": "Les traits d’une carte sont exactement ceux de sa ligne de traits",
    "207.1a": "Un trait parmi plusieurs suffit pour correspondre",
    "207.1b": "L’icône d’un trait vaut le trait lui-même",
    "208.1": "Les textes d’ambiance et de rappel n’ont pas d’effet",
    "209.1": "Un Problème demande à son propriétaire et aux adversaires des choses différentes",
    "210.1": "Gagner un face-à-face de Problème rapporte le bonus de ce Problème",
    "211.1": "Battre un Fauteur de troubles rapporte ses points",
    "212.1": "La face visible du Personnage principal fixe la limite de la maison",
    "301.1": (
        "Les Personnages principaux sont dans leur maison, face de départ visible, quand la partie commence"
    ),
    "301.2": "Un Personnage principal qui passe sur son autre face reste la même carte",
    "301.3": "Seule compte la face visible d’un Personnage principal",
    "301.4": "Un Personnage principal est un personnage, mais pas un Ami",
    "301.5": "Rien ne fait quitter le jeu à un Personnage principal",
    "302.1": "Un Ami se joue dans la maison de son joueur ou sur n’importe quel Problème",
    "302.2": "Tout Ami est un personnage",
    "303.1": "Un Problème est dans le lieu de son propriétaire, un côté tourné vers chaque joueur",
    "303.2": "Un Problème retourne sous le paquet de son propriétaire, quel que soit celui qui l’a résolu",
    "304.1": "Un Événement attend le moment que nomme son indication de temps",
    "304.2": "On suit un Événement dans l’ordre du texte, puis il rejoint la défausse",
    "305.1": "Une Ressource jouée entre en jeu",
    "305.1a": "Une Ressource sans hôte commence dans la maison",
    "305.1b": "Une Ressource jouée sur une carte la rejoint là où elle est",
    "306.1": "Un Fauteur de troubles arrive face cachée sur son Problème",
    "306.2": "Un joueur garde un seul Fauteur de troubles face visible par Problème",
}
"""Titles by id."""
