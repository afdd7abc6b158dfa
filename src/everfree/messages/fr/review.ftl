### L’analyse d’une partie finie : les réponses qui ont coûté le plus.

review-player = Joueur { $seat }
review-when =
    { $turn ->
        [0] { $question }
       *[other] Tour { $turn }. { $question }
    }
review-counted = Le nombre de victoires sur cent est une estimation de l’ordinateur, entre joueurs de même force qui continuent la partie.
review-asked = « { $card } » demande : { $question }
review-given = Votre choix, environ { $chance } victoires sur cent : { $answer }.
review-better = Mieux, environ { $chance } victoires sur cent : { $answer }.
review-then = Ensuite, { $then }.
review-played-on = Des ordinateurs simples ont fini { $games } parties avec chaque choix : le vôtre en gagne { $given }, le meilleur { $better }. Cela fait { $low } à { $high } victoires de plus sur cent pour le meilleur, avec une certitude de 95 %.
review-nothing = Aucune réponse n’a coûté plus de deux parties sur cent.
review-no-search = Seules les parties du jeu de cartes peuvent être analysées.
review-no-seat = Les joueurs de cette partie vont de 0 à { $last }.
