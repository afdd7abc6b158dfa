"""401 to 410, in French."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "401.1": "Chaque carte est à tout moment dans une seule zone",
    "401.2": "Une zone vide reste une zone",
    "401.3": "Personne ne réarrange une pioche ni la file d’attente, mais chacun range sa main comme il veut",
    "401.4": "Le jeu et la file d’attente sont communs, toute autre zone appartient à un joueur",
    "402.1": (
        "Dans un texte, «\u00a0pioche\u00a0» sans précision désigne celle des cartes, pas le paquet de "
        "Problèmes"
    ),
    "402.2": "Personne ne voit dans une pioche, tous voient combien elle a de cartes",
    "402.3": "Plusieurs cartes vont sur une pioche dans un ordre choisi et secret",
    "403.1": "Les Problèmes qui ne sont pas en jeu attendent dans le paquet de Problèmes",
    "403.2": "Personne ne voit dans un paquet de Problèmes, tous voient combien il a de cartes",
    "403.3": "Plusieurs Problèmes vont sous leur paquet dans un ordre choisi",
    "404.1": "Seul son joueur voit une main",
    "405.1": "Chaque joueur possède une maison et un lieu de Problème, visibles de tous",
    "406.1": "Une défausse est visible de tous et contient les cartes de son propriétaire",
    "407.1": "Les cartes bannies sont visibles dans la zone bannie de leur propriétaire",
    "408.1": "Une carte que l’on joue reste dans la file d’attente jusqu’à la fin de son action",
    "409.1": "Les cartes retournées sont visibles dans la zone de leur propriétaire",
    "410.1": "Seule une carte en jeu est écartée, vers la défausse de son propriétaire",
    "410.2": "On met à la retraite une carte que l’on contrôle, et ce n’est pas l’écarter",
    "410.3": "On défausse une carte de la main et de nulle part ailleurs",
    "410.4": "Piocher prend la carte du dessus de la pioche, et rien si elle est vide",
    "410.4a": "Une carte mise en main sans le mot «\u00a0piocher\u00a0» n’est pas piochée",
    "410.4b": "Plusieurs pioches se font une par une",
    "410.5": "Une carte est bannie d’où qu’elle soit vers la zone bannie de son propriétaire",
    "410.6": "Changer de zone fait une nouvelle carte, libérée de ce qui s’appliquait avant",
    "410.6a": "Ce qui a déplacé une carte la retrouve tant qu’elle reste là",
    "410.7": "Une carte annulée quitte la file d’attente sans effet, ses coûts restent payés",
}
"""Titles by id."""
