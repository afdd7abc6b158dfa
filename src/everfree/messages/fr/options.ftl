### Les réponses possibles. La clé est « option- » suivi du nom que lui donne le moteur.

option-pass = Passer.
option-card =
    { $place ->
        [home] { $card }, dans votre maison
        [their-home] { $card }, dans la maison de { $owner }
        [problem] { $who ->
            [you] { $card } (à vous), face à « { $problem } »
           *[other] { $card } (à { $name }), face à « { $problem } »
        }
       *[nowhere] { $card }
    }
option-area =
    { $place ->
        [home] Votre maison.
        [their-home] La maison de { $owner }.
       *[problem] { $whose ->
            [you] Votre Problème « { $problem } ».
           *[other] Le Problème de { $owner }, « { $problem } ».
        }
    }
option-yes = Oui.
option-no = Non.
option-play =
    { $varies ->
        [place] Jouer « { $card } » pour { $least } à { $tokens }, selon l’endroit choisi.
        [way] Jouer « { $card } » pour { $least } à { $tokens }, selon l’endroit choisi et la façon de payer.
       *[no] Jouer « { $card } » pour { $tokens }.
    }
option-move =
    { $place ->
        [home] { $varies ->
            [place] Faire sortir « { $card } » de la maison pour { $least } à { $tokens }, selon l’endroit choisi.
           *[no] Faire sortir « { $card } » de la maison pour { $tokens }.
        }
       *[problem] { $varies ->
            [place] Déplacer « { $card } », qui est face à « { $problem } », pour { $least } à { $tokens }, selon l’endroit choisi.
           *[no] Déplacer « { $card } », qui est face à « { $problem } », pour { $tokens }.
        }
    }
option-draw = Piocher une carte pour { $tokens }.
option-rally = Rallier « { $card } » pour { $tokens }.
option-use = Utiliser « { $card } ». { $text }
option-end = Finir votre phase principale.
option-number =
    { $range ->
        [yes] Un nombre de { $number } à { $upto }.
       *[no] { $number }.
    }
chosen-effect = { $text }
option-trigger =
    { $place ->
        [problem] « { $card } », face à « { $problem } ». { $text }
       *[other] « { $card } ». { $text }
    }
option-name = { $card }
option-colour = { $color }
option-type = { $type }
option-counter = { $counter }
option-done =
    { $question ->
        [challenge] Non.
        [phase-action] Non, passer à la suite.
        [search] Aucune.
       *[other] Rien de plus.
    }
option-seat =
    { $who ->
        [you] Vous.
       *[other] { $name }.
    }
