### Pourquoi le serveur refuse une demande avant qu’une table en ait connaissance.

server-only-json = Le serveur n’accepte ici que du JSON, envoyé comme application/json.
server-unknown-member = Le serveur ne connaît pas de membre « { $name } » ici.
server-other-site = Cette demande vient d’une page d’un autre site.
server-other-host = Le serveur ne répond pas sous ce nom. La personne qui le gère peut ajouter le nom avec --allow-host.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-such-method = Cette adresse ne s’utilise pas ainsi.
server-too-large = C’est trop volumineux pour le serveur.
server-failed = Une erreur s’est produite sur le serveur. Elle a été notée ; veuillez réessayer.
server-version-away = Le serveur de cette partie est injoignable pour l’instant. Veuillez réessayer.
server-database-away = Le serveur ne peut pas joindre sa base de données pour l’instant, rien n’a changé. Réessayez dans un instant.
server-too-many-messages = Trop de messages à la fois. Veuillez patienter un instant.
server-message-too-long = Ce message est trop long.
server-too-many-open-tables = Vous avez trop de parties inachevées. Terminez-en une, ou abandonnez-la.
server-too-many-new-tables = Trop de tables ont été ouvertes depuis votre réseau. Veuillez réessayer plus tard.
server-too-many-sockets = Trop de tables sont ouvertes à la fois. Fermez une autre page, ou réessayez plus tard.
server-too-many-spectators = Trop de personnes regardent cette table.
server-too-many-commitments = Trop de mélanges ont été demandés depuis votre réseau. Veuillez réessayer plus tard.
server-too-many-reviews = Trop de parties sont en cours d’analyse. Veuillez réessayer plus tard.
server-too-many-readings = Trop de parties ont été consultées depuis votre réseau. Veuillez réessayer plus tard.
server-too-many-decks = Trop de paquets ont été vérifiés depuis votre réseau. Veuillez réessayer plus tard.
server-too-many-guests = Trop de personnes sont entrées dans cette partie depuis votre réseau.
server-too-many-codes = Trop de codes faux ont été saisis depuis votre réseau. Veuillez réessayer plus tard, ou demandez le lien.
