### L’analyse d’une partie finie : les réponses qui ont coûté le plus.

review-player = Joueur { $seat }
review-with-deck = { $player } (paquet : { $deck })
review-heading = Vous êtes { $player }, contre { $others }.
review-not-over =
    { $turn ->
        [0] La partie n’est pas finie : elle s’arrête avant le premier tour.
       *[other] La partie n’est pas finie : elle s’arrête au tour { $turn }.
    }
review-ended =
    { $how ->
        [won] Vous avez gagné au tour { $turn }.
        [lost] Vous avez perdu au tour { $turn }.
        [you-left] Vous avez abandonné au tour { $turn }.
        [other-left] Vous avez gagné au tour { $turn }, par abandon de votre adversaire.
       *[drawn] La partie a fini sur une égalité au tour { $turn }.
    }
review-points = Points : { $points }.
review-points-of =
    { $who ->
        [you] { $points } pour vous
       *[other] { $points } pour { $name }
    }
review-when =
    { $turn ->
        [0] { $question }
       *[other] Tour { $turn }. { $question }
    }
review-counted = Le nombre de victoires sur cent est une estimation de l’ordinateur, entre joueurs de même force qui continuent la partie.
review-asked = « { $card } » demande : { $question }
review-given = Votre choix, environ { $chance } victoires sur cent : { $answer }.
review-better = Mieux, environ { $chance } victoires sur cent, soit { $more } de plus : { $answer }.
review-then = Ensuite, { $then }.
review-played-on =
    { $games ->
        [one] Des joueurs automatiques simples ont terminé une partie après chaque choix. Victoires : { $given } après le vôtre, { $better } après l’autre.
       *[other] Des joueurs automatiques simples ont terminé { $games } parties après chaque choix. Victoires : { $given } après le vôtre, { $better } après l’autre.
    }
review-difference = Sur cent parties, cela fait une différence de { $difference } (de { $low } à { $high }, avec une certitude de 95 %).
review-undecided = Ces parties ne montrent pas lequel des deux choix est le meilleur.
review-too-few = Moins de { $fewest } parties après chaque choix ne montrent pas lequel des deux est le meilleur.
review-compare = Les joueurs automatiques simples ne gagnent pas aussi souvent que les joueurs de même force de l’estimation : ne comparez que les deux choix.
review-judging = Choix examinés
review-comparing = Choix comparés
review-playing-on = Parties continuées
review-no-answers = Vous n’avez donné aucune réponse qui puisse être analysée.
review-nothing = L’analyse n’a trouvé aucun choix qui coûte au moins deux parties sur cent.
review-fewer = L’analyse n’a trouvé aucun autre tour où un choix coûte au moins deux parties sur cent.
review-no-search = Seules les parties du jeu de cartes peuvent être analysées.
review-no-seat = Les joueurs de cette partie vont de 0 à { $last }.
review-not-replayed = Impossible de rejouer { $file } ({ $reason }).
review-no-log = { $file } n’est pas le journal d’une partie, ou sa première ligne est coupée.
review-command-refused = Impossible de rejouer { $file } : la commande { $number } est refusée. { $reason }
review-interrupted = Analyse interrompue avant la fin ; rien n’est conservé.
