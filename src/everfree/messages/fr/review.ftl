### L’analyse d’une partie finie : les réponses qui ont coûté le plus.

review-player = Joueur { $seat }
review-when =
    { $turn ->
        [0] { $question }
       *[other] Tour { $turn }. { $question }
    }
review-given = Votre choix, environ { $chance } victoires sur cent : { $answer }
review-better = Mieux, environ { $chance } victoires sur cent : { $answer }
review-line = À votre place : { $sentence }
review-played-on = Partie finie { $games } fois avec chaque réponse : la vôtre gagne { $given } fois, la meilleure { $better } fois ; l’écart est de { $low } à { $high } parties sur cent.
review-nothing = Aucune réponse n’a coûté plus de deux parties sur cent.
review-no-search = Seules les parties du jeu de cartes peuvent être analysées.
review-no-seat = Les joueurs de cette partie vont de 0 à { $last }.
