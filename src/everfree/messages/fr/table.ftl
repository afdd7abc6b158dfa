### Ce que le serveur dit d'une table : qui y est assis, ce qui est refusé, ce qui a été annulé.

table-waiting-for-a-player = On attend que quelqu’un prenne l’autre place.
table-shown-later = À cette table, on regarde en différé : il n’y a encore rien à voir.
table-you-watch = Cette place est prise. Vous regardez la partie.
table-only-watching = Vous regardez la partie ; seules les personnes qui jouent peuvent faire cela.
table-taken-back =
    { $who ->
        [you] Vous avez annulé votre dernier coup.
       *[other] { $name } a annulé son dernier coup.
    }
table-forfeit-time =
    { $who ->
        [you] Votre temps est écoulé.
       *[other] Le temps de { $name } est écoulé.
    }
table-forfeit-absence =
    { $who ->
        [you] Votre absence a duré trop longtemps.
       *[other] L’absence de { $name } a duré trop longtemps.
    }
table-too-late = Votre temps est écoulé.
table-nothing-to-claim = Il n’y a rien à réclamer : l’adversaire a encore du temps, ou n’est pas absent depuis assez longtemps.
table-impossible-clock = Une pendule doit donner du temps pour chaque décision ou pour toute la partie, et au plus 30 jours.
table-impossible-delay = Le public peut regarder avec une heure de retard au plus, soit 3 600 secondes. Avec -1, la partie est montrée après sa fin.
table-not-understood = Le serveur n’a pas compris ce message.
table-bad-nonce = Une demande doit porter un nonce de 1 à 64 lettres, chiffres et traits d’union.
table-no-such-deck = Ce paquet n’existe pas : ce n’est ni un paquet prêt ni un code de paquet.
table-no-such-table = Cette table n’existe pas.
table-other-version = Cette partie demande une autre version d’Everfree : elle a commencé avec d’autres règles ou d’autres cartes.
table-damaged = L’enregistrement de cette partie est endommagé, on ne peut pas la continuer. Vos autres tables ne sont pas touchées.
table-engine-failed = Les règles ont échoué sur ce coup, rien n’a changé. L’erreur est enregistrée ; choisissez un autre coup.
table-not-stored = Le serveur n’a pas pu enregistrer ce coup, rien n’a changé. Réessayez dans un instant.
table-line-lost = Il s’est passé quelque chose qui n’a pas pu être raconté.
table-request-changed = Cette demande n’est plus ouverte, ou elle a changé. Relisez-la.
table-nonce-used = Ce nonce désigne une autre demande.
table-match-too-long = Cette partie est devenue trop longue pour le serveur. Vous pouvez encore abandonner.
table-too-many-undos = Il y a eu trop d’annulations dans cette partie, il n’y en aura plus.
table-too-many-cancels = Vous avez annulé trop d’actions dans cette partie. Terminez celle-ci.
table-too-many-asks = Il y a eu trop de demandes dans cette partie, il n’y en aura plus.
table-too-many-corrections = Cette partie a été corrigée trop souvent, aucune autre correction n’est possible.
table-too-many-stops = Les arrêts ont été modifiés trop souvent dans cette partie.
table-answer-count = Une demande répond à une question au moins, à { $most } au plus.
table-one-at-a-time = Cette réponse révèle quelque chose. Donnez la suivante après l’avoir vu.
table-view-failed = La table n’a pas pu être affichée pour vous. La partie continue ; revenez dans un instant.
table-no-such-opponent = On joue contre l’ordinateur ou contre quelqu’un qu’on invite.
table-no-such-policy = L’annulation d’un coup peut être libre, demandée ou désactivée.
table-no-such-edition = Cette édition des règles n’existe pas.
table-edition =
    { $edition ->
        [canterlot_nights] Règles d’époque : celles du livret de Canterlot Nights.
        [crystal_games] Règles d’époque : celles du livret de The Crystal Games.
        [absolute_discord] Règles d’époque : celles du livret d’Absolute Discord.
        [comprehensive] Règles d’époque : pour les cartes de ces paquets, ce sont les plus récentes.
       *[other] Règles d’époque : celles en vigueur à la sortie de la carte la plus récente des deux paquets.
    }
table-no-such-lesson = Cette leçon n’existe pas.
table-no-such-game = Ce jeu ne se joue pas ici.
table-not-in-this-game = Ce jeu n’accepte pas « { $name } ».
table-no-such-level = Il n’y a pas d’adversaire de ce niveau.
table-guests-see-later = À cette table, le public voit la partie plus tard : il ne peut pas y entrer.
table-wrong-invite = Ce lien ne correspond pas à cette table.
table-no-such-code = Aucune table n’a ce code. Vérifiez chaque lettre avec la personne qui vous l’a donné.
table-seat-taken = Quelqu’un d’autre a pris cette place.
table-computer-restarts = { $name } ne répond plus : l’ordinateur redémarre. La partie est sauvegardée.
table-computer-unthought = { $name } n’a pas redémarré à temps et a joué sans réfléchir. La partie continue.

table-stale = La table a changé entre-temps ; regardez à nouveau.
table-ahead = Cette demande prétend avoir vu plus de la partie qu’il n’y en a.
table-not-everyone-sits = L’autre place est encore libre.
## La table dans le navigateur, dite par le serveur : étiquettes, bouton principal, enjeux, phrases à écouter.

# Quelques mots sur un bouton ou sur un endroit de la table.
table-label =
    { $label ->
        [pass] Passer
        [end] Finir la phase principale
        [play] Jouer
        [move] Déplacer
        [rally] Rallier
        [draw] Piocher
        [use] Utiliser
        [yes] Oui
        [no] Non merci
        [keep] Garder
        [redraw] Repiocher une fois
        [done] Terminé
        [go-on] Continuer
        [no-challenge] Ne défier personne
        [challenge] Défier
        [uncover] Dévoiler
        [confront] Affronter
        [first] Ceci d’abord
        [discard] Défausser
        [retire] Retraite
        [dismiss] Écarter
        [send-home] Renvoyer
        [take] Prendre
        [pay] Payer
        [dont-pay] Ne pas payer
        [put-under] Mettre en dessous
        [leave-on-top] Laisser dessus
        [play-here] Jouer ici
        [move-here] Aller ici
       *[here] Ici
    }

# Le bouton principal quand c’est à vous : ce qu’il fait, ou que la réponse est sur la table.
table-pass =
    { $then ->
        [flip] Passer, puis retourner
        [compare] Passer, puis comparer
        [end-faceoff] Passer, puis finir le face-à-face
        [draw] Passer, puis piocher
       *[go-on] Passer, puis continuer
    }
table-confront =
    { $first ->
        [yes] Affronter d’abord « { $card } »
       *[no] Affronter « { $card } »
    }
table-choose =
    { $source ->
        [yes] Choisissez pour « { $card } »
       *[no] Choisissez
    }

# La ligne d’état quand quelqu’un d’autre doit répondre.
table-waiting =
    { $for ->
        [start] On attend { $name }, qui se prépare
        [main] On attend { $name } : phase principale
        [faceoff] On attend { $name } dans le face-à-face
        [troublemaker] On attend { $name } : phase des Fauteurs de troubles
        [score] On attend { $name } : phase de score
        [end] On attend { $name } : phase de fin
       *[react] On attend { $name }, qui peut réagir ou passer
    }

# Ce qui arrive ensuite.
table-hint-pass =
    { $then ->
        [flip] Quand tout le monde a passé, on retourne les cartes.
        [compare] Quand tout le monde a passé, on compare les totaux.
        [end-faceoff] Quand tout le monde a passé, le face-à-face est fini.
        [draw] Quand tout le monde a passé, on pioche une carte.
       *[go-on] Quand tout le monde a passé, la partie continue.
    }
table-hint-only-pass = Vous ne pouvez rien faire d’autre que passer.
table-hint-main = Il vous reste { $tokens }.
table-hint-both = Si vous affrontez les deux, un face-à-face sur tous les Problèmes s’ensuit.

# Avant que cela n’arrive.
stake-bonus =
    { $wins ->
        [yes] { $who ->
            [you] Si vous gagnez, vous marquez { $points } et remportez la partie.
           *[other] Si { $name } gagne, cela lui rapporte { $points } et la partie.
        }
       *[no] { $who ->
            [you] Si vous gagnez, vous marquez { $points } : { $total } en tout.
           *[other] Si { $name } gagne, cela lui rapporte { $points } : { $total } en tout.
        }
    }
stake-defeat =
    { $wins ->
        [yes] { $who ->
            [you] Si vous gagnez, « { $card } » est vaincu : vous marquez { $points } et remportez la partie.
           *[other] Si { $name } gagne, « { $card } » est vaincu : cela rapporte { $points } et la partie.
        }
       *[no] { $who ->
            [you] Si vous gagnez, « { $card } » est vaincu et vous marquez { $points } : { $total } en tout.
           *[other] Si { $name } gagne, « { $card } » est vaincu, ce qui rapporte { $points } : { $total } en tout.
        }
    }
stake-goes-home =
    { $who ->
        [you] Si vous perdez, vous renvoyez à la maison un de vos personnages présents.
       *[other] Si { $name } perd, un de ses personnages présents rentre à la maison.
    }
stake-studious =
    { $who ->
        [you] Si vous gagnez, le mot-clé Studious vous donne { $tokens }.
       *[other] Si { $name } gagne, le mot-clé Studious lui donne { $tokens }.
    }
stake-turns-over =
    { $who ->
        [you] Si vous gagnez, la carte « { $card } » peut se retourner.
       *[other] Si { $name } gagne, la carte « { $card } » peut se retourner.
    }
stake-all-home =
    { $count ->
        [one] Dans tous les cas, tout le monde y rentre à la maison et le Problème est remplacé.
       *[other] Dans tous les cas, tout le monde rentre à la maison et les Problèmes sont remplacés.
    }
stake-home-limit =
    { $who ->
        [you] Cela fait { $count } Amis dans votre maison : la limite est { $limit }.
       *[other] Cela fait { $count } Amis dans la maison de { $name } : la limite est { $limit }.
    }
stake-confront =
    { $wins ->
        [yes] { $who ->
            [you] Affronter « { $card } » rapporte { $points } : vous remportez la partie.
           *[other] Si { $name } affronte « { $card } », cela rapporte { $points } et la partie.
        }
       *[no] { $who ->
            [you] Affronter « { $card } » rapporte { $points } : { $total } en tout.
           *[other] Si { $name } affronte « { $card } », cela rapporte { $points } : { $total } en tout.
        }
    }
stake-contested = Chaque camp peut affronter « { $card } » : cela mène à un face-à-face pour { $points }.
stake-all-problems = Affronter deux Problèmes mène à un face-à-face sur tous les Problèmes, pour { $points }.
table-no-such-language = Cette langue n’est pas proposée ; il y a l’anglais et le français.
table-log-of-others = Le journal d’une partie est réservé aux personnes qui l’ont jouée.
table-log-later = Le journal dévoile toutes les mains : on peut l’obtenir quand la partie est finie.
table-replay-later = On peut revoir une partie quand elle est finie.
table-review-of-others = L’analyse d’une partie est réservée aux personnes qui l’ont jouée.
table-review-later = Vos choix peuvent être analysés quand la partie est finie.
table-no-review = On ne peut pas analyser une partie de ce genre.
table-review-of-another = Une autre de vos parties est en cours d’analyse. Veuillez attendre qu’elle soit terminée.
table-review-not-replayed = Cette partie ne peut pas être rejouée pas à pas, donc pas analysée.
table-review-failed = L’analyse n’a pas pu être terminée. Veuillez réessayer.
table-hint-against-people = Les conseils sont pour les parties contre l’ordinateur.
table-hint-of-coach = Dans une leçon, c’est l’entraîneur qui donne les conseils.
table-no-hint = L’ordinateur n’a pas de conseil pour l’instant. Veuillez réessayer.
table-no-such-moment = La partie n’a pas ce moment.
table-rematch-of-others = La revanche est réservée aux personnes qui ont joué.
table-rematch-later = La revanche peut commencer quand la partie est finie.
table-begin-of-others = Seule la personne qui a ouvert la table peut commencer avant que toutes les places soient prises.
table-begin-later = La partie ne peut pas commencer avec si peu de joueurs.
table-bad-shuffle-nonce = Un nombre pour le mélange a 64 chiffres hexadécimaux, en minuscules.
table-not-promised = Le serveur n’a rien promis de tel sur un mélange, ou cette promesse a déjà servi. Veuillez en demander une autre.
table-not-provable = Cette partie commence en cours de jeu : il n’y a pas de mélange à vérifier.
table-shuffle-nonce-sent = Vous avez déjà envoyé un autre nombre pour ce mélange, et c’est celui-là qui compte.
table-seated-before = Vous avez déjà une place à cette table, et son mélange ne prend pas d’autre nombre de vous.
table-opened-otherwise = Vous avez ouvert cette table avec un autre paquet ou d’autres réglages. Pour ouvrir une autre table, demandez une nouvelle promesse sur son mélange.
table-publish-of-others = Seules les personnes qui ont joué une partie peuvent la publier.
table-publish-later = Le journal dévoile toutes les mains : on peut le publier quand la partie est finie.
table-undo-off = À cette table, on n’annule pas ses coups.
table-undo-already-asked = La demande a déjà été faite.
table-undo-declined-too-often = Trois demandes ont été refusées : on ne peut plus en faire.
table-nobody-asked = Personne n’a demandé à annuler un coup.
table-correction-open = Une autre correction attend une réponse.
table-correction-size = Une correction comporte de 1 à 20 changements.
table-nothing-proposed = L’autre personne n’a proposé aucune correction.
table-cannot-try = Cette carte ne peut pas être essayée à une table.
