### Pourquoi un joueur artificiel a répondu ainsi.

thought-forced = Il n’y avait rien à choisir.
thought-line = La meilleure suite que je vois : { $line }. Je compte alors sur { $mine } à { $theirs }, et sur la victoire { $chance } fois sur cent.
thought-score = Je compte sur { $mine } à { $theirs } à la fin du tour, et sur la victoire { $chance } fois sur cent.

## Les étapes d’une suite, nommées à la file.

thought-play =
    { $place ->
        [home] jouer « { $card } » dans ma maison
        [own] jouer « { $card } » à mon Problème
        [other] jouer « { $card } » au Problème adverse
       *[nowhere] jouer « { $card } »
    }
thought-move =
    { $place ->
        [home] ramener « { $card } » dans ma maison
        [own] déplacer « { $card } » à mon Problème
        [other] déplacer « { $card } » au Problème adverse
       *[nowhere] déplacer « { $card } »
    }
thought-rally = rallier « { $card } »
thought-use = utiliser « { $card } »
thought-card = choisir « { $card } »
thought-draw = piocher une carte
thought-end = terminer la phase
thought-pass = passer
thought-yes = dire oui
thought-no = dire non
