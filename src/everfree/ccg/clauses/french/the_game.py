"""101 to 106, in French."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "101.1": "Une pioche compte au moins 45 cartes",
    "101.2": "Une pioche mêle quatre types de cartes, avec trois exemplaires d’un même nom au plus",
    "101.3": "Un paquet de Problèmes compte dix Problèmes, ni plus ni moins",
    "101.3a": "Un paquet de Problèmes contient au plus deux fois le même nom",
    "101.3b": "Seuls des Problèmes entrent dans un paquet de Problèmes",
    "101.3c": "L’un des dix Problèmes doit pouvoir commencer la partie",
    "102.1": "Chaque Personnage principal commence dans sa maison, prêt, sur sa face de départ",
    "102.2": "Les Problèmes de départ sont choisis en secret et montrés ensemble",
    "102.3": (
        "Le hasard désigne le premier joueur, les pioches sont mélangées, chaque main commence avec six "
        "cartes"
    ),
    "102.4": "Une nouvelle main est proposée une seule fois, dans l’ordre du tour, avant le premier tour",
    "102.4a": "Pour une nouvelle main, on mélange l’ancienne dans la pioche et on prend six cartes",
    "102.5": "Le premier tour commence dès que les nouvelles mains sont prises",
    "103.1": "Une victoire arrête la partie aussitôt, quoi qu’il reste en attente",
    "103.2": "Quinze points donnent la victoire, et plus de quinze aussi",
    "103.2a": "Des joueurs qui gagneraient ensemble font match nul",
    "103.2b": "Une partie nulle n’a pas de vainqueur",
    "103.3": "Le dernier joueur en jeu gagne",
    "103.4": "On peut abandonner à tout moment, et l’on perd alors",
    "103.5": "Un joueur qui perd sort de la partie aussitôt, même entre deux priorités",
    "103.5a": "Les cartes, modificateurs et lieux d’un joueur sorti disparaissent avec lui",
    "104.1": "Le texte d’une carte l’emporte sur les règles générales",
    "104.2": "Ce qui ne peut pas arriver l’emporte sur ce qui devrait arriver",
    "104.2a": "L’impossible ne paie aucun coût et n’est pas remplacé",
    "104.3": "Ce que le jeu fait lui-même ne peut être ni empêché ni remplacé",
    "105.1": "Un nombre choisi est entier et jamais négatif",
    "105.2": "En dessous de zéro on compte zéro, sauf dans les sommes de puissance et de coût",
    "105.3": "Zéro est un nombre pair",
    "106.1": "Seul le joueur dont c’est le tour est le joueur actif",
    "106.2": "Tous les autres joueurs encore en jeu sont des adversaires",
}
"""Titles by id."""
