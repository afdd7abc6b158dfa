### La vue texte de la table, et ce qui ne se dit qu’aux oreilles.

text-heading = Table contre { $name }
text-heading-alone = Table
text-heading-watching = { $first } contre { $second }
text-choices = Vos choix
text-choices-none = Vous n’avez rien à choisir pour le moment.
text-choice = { $number }. { $option }
text-number = Un nombre de { $first } à { $last }
text-take-number = Prendre ce nombre
text-reveals = Cela montre des cartes cachées et ne s’annule pas librement. Confirmer
text-opponent = { $name }
text-you = Vous
text-hand = Votre main
text-hand-empty = Votre main est vide.
text-problem = Problème { $number } : { $problem }
text-home = Maison
text-nothing-there = Aucune carte.
text-cards-of =
    { $who ->
        [you] Vos cartes à cet endroit
       *[other] Cartes de { $name } à cet endroit
    }
text-discard-pile = Défausse, { $count }
text-banished = Cartes bannies, { $count }
text-flipped = Retournées dans ce face-à-face
text-faceoff = Face-à-face
text-explanation = Explications
text-explanation-hint = Appuyez sur une carte pour lire ce qui y est inscrit, et pourquoi elle peut servir ou non.
text-stakes = Ce qui est en jeu
text-not-now = Ce qui n’est pas possible maintenant, et pourquoi
text-reason = { $card } : { $reason }
text-log = Journal
text-log-empty = Il ne s’est encore rien passé.
text-log-before = Avant le premier tour
text-log-turn = Tour { $turn }
text-undone = Annulé : { $line }
text-tools = Autres actions
text-undo = Annuler
text-goes-on = Il n’y a plus rien à faire. Votre phase principale se termine dans un instant.
text-undo-that = Annuler : { $what }
text-undo-asked = Vous avez demandé à annuler un coup. La réponse dépend de { $name }.
text-undo-wanted = { $name } voudrait annuler un coup.
text-undo-wanted-that = { $name } voudrait annuler ceci : { $what }
text-accept = Accepter
text-decline = Refuser
text-cancel = Revenir avant cette action
text-hold = Me demander à la prochaine occasion d’agir
text-auto = Passer automatiquement
text-stops = Quand me demander
text-skip = Passer jusqu’à mon tour
text-concede = Abandonner
text-concede-again = Abandonner la partie ? Appuyez encore une fois
text-lost =
    { $attempt ->
        [one] La connexion est perdue. La partie est sauvegardée. Nouvelle tentative…
       *[other] La connexion est perdue. La partie est sauvegardée. Nouvelle tentative ({ $attempt })…
    }
text-connecting = Connexion à la table…
text-taken-over = Vous avez ouvert cette partie dans un autre onglet. Elle continue là-bas.
text-play-here = Continuer ici
text-outdated = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.
text-reload = Recharger la page
text-skip-to-choices = Aller à vos choix
text-side-start = Face de départ
text-side-boosted = Face renforcée
text-no-text = Aucun texte n’y est inscrit.
