### Le mélange d’une partie, vérifié après coup : par `everfree replay` et sur une page du navigateur.

shuffle-link = Vérifier le mélange
shuffle-title = Vérifier le mélange
shuffle-page-title = Vérifier le mélange · Everfree
shuffle-intro = Une partie est mélangée à partir d’une graine. Le serveur a d’abord montré l’empreinte de son secret ; votre navigateur a ensuite ajouté un nombre au hasard. Ni l’un ni l’autre n’a donc pu choisir la graine. Cette page refait le calcul dans votre navigateur.
shuffle-fair = Comment le mélange reste honnête
shuffle-file = Le journal d’une partie, dans un fichier
shuffle-unreadable = Ce fichier n’est pas le journal d’une partie.
shuffle-later = La partie n’est pas finie. Le serveur dévoile son secret à la fin ; d’ici là, votre navigateur garde ce qui lui a été montré.
shuffle-not-provable = Le serveur ne s’est engagé sur aucune graine avant cette partie : son mélange ne peut pas être vérifié.

shuffle-known = Ce qui était connu avant la partie
shuffle-known-here = Votre navigateur l’a noté avant le début de la partie.
shuffle-known-nothing = Votre navigateur n’a rien noté sur cette partie. Si vous avez noté ces valeurs ailleurs, saisissez-les ici.
shuffle-known-commitment = L’empreinte qui vous a été montrée
shuffle-known-nonce = Le nombre envoyé par votre navigateur

shuffle-verdict =
    { $verdict ->
        [proved] La graine est honnête : le serveur a tenu sa promesse, et votre nombre en fait partie.
        [open] Le journal est cohérent, mais il manque la comparaison avec ce qui vous a été montré avant la partie.
       *[broken] Le mélange n’est pas celui qui était promis.
    }
shuffle-step =
    { $step ->
        [shown] L’empreinte du journal est celle qui vous a été montrée avant la partie.
        [commitment] Le secret du serveur a bien cette empreinte : il n’a pas été changé après coup.
        [nonce] Le nombre envoyé par votre navigateur est dans le journal, à votre place.
        [alone] L’ordinateur n’a ajouté aucun nombre.
        [seed] La graine découle du secret et des nombres, et de rien d’autre.
       *[order] Les paquets sont listés dans un ordre fixe : personne ne les a arrangés avant le mélange.
    }
shuffle-fault =
    { $fault ->
        [form] Les données du mélange sont illisibles.
        [shown] Le journal a une autre empreinte que celle qui vous a été montrée.
        [commitment] Le secret du serveur a une autre empreinte : il a été changé après coup.
        [nonce] Le nombre envoyé par votre navigateur n’est pas dans le journal, à votre place.
        [alone] Le journal contient un nombre à la place de l’ordinateur.
        [seed] La graine ne découle pas du secret et des nombres.
       *[order] Un paquet n’est pas listé dans l’ordre fixe : quelqu’un aurait pu l’arranger.
    }
shuffle-outcome =
    { $outcome ->
        [held] Exact
        [broken] Faux
       *[open] Non comparé
    }
shuffle-values = Les valeurs
shuffle-commitment = Empreinte
shuffle-secret = Secret du serveur
shuffle-seat = Nombre de la place { $seat }
shuffle-no-nonce = aucun
shuffle-seed = Graine
shuffle-other = Seul votre adversaire sait si l’autre nombre est le sien. Demandez-lui de vérifier aussi.
shuffle-by-hand = Vérifier à la main
shuffle-by-hand-hint = Ces commandes affichent l’empreinte et la graine sans passer par cette page :
shuffle-by-replay = Sur votre propre ordinateur, Everfree rejoue la partie et vérifie que les cartes viennent de cette graine :
shuffle-trust = Cette page vient elle aussi du serveur. Si vous ne lui faites pas confiance, utilisez les commandes, ou ouvrez le journal sur la même page d’un serveur de confiance.
shuffle-download = Télécharger le journal

shuffle-publish-title = Permettre à tous de vérifier
shuffle-publish-hint = Le journal montre toutes les mains de cette partie. Il est publié quand toutes les personnes qui ont joué sont d’accord, et c’est définitif.
shuffle-publish = J’accepte de publier
shuffle-publish-waits = Vous avez accepté. Votre adversaire n’a pas encore répondu.
shuffle-publish-asked = Votre adversaire a accepté de publier cette partie.
shuffle-published = Cette partie est publiée : quiconque a ce lien peut la vérifier.

shuffle-proved = Le secret a l’empreinte { $commitment }, et la graine découle de lui et des nombres de ces places : { $seats }.
shuffle-proved-alone = Le secret a l’empreinte et la graine en découle, mais aucune place n’a ajouté de nombre : le serveur aurait pu choisir la graine.
