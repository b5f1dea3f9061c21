# What the host can do, and who that is: fetched with the lobby and the menu.

host-settings = Réglages de la table
host-viewers = Pour le public
host-lock = Verrouiller la table
host-lock-about = Plus personne ne peut s’asseoir. On peut toujours regarder.
host-private = Parties réservées à la table
host-private-about = Seules les personnes de cette table peuvent revoir les parties terminées et lire leurs enregistrements.
host-locked = L’hôte a verrouillé la table : plus personne ne peut s’asseoir.
host-is = { $name } est l’hôte de la table.
host-more = Autres actions : { $name }
host-make = Nommer hôte
host-take = Libérer la place
host-take-about = Tant que la table n’est pas verrouillée, cette personne peut se rasseoir.
host-hand-over = Confier le rôle d’hôte à
host-hand-over-do = Confier
host-now-you = Vous êtes maintenant l’hôte : à vous de choisir les règles maison et de lancer la partie.
host-now = L’hôte est maintenant { $name }.
host-interim-you = Vous êtes l’hôte tant que { $name } n’est pas de retour : à vous de choisir les règles maison et de lancer la partie.
host-back-you = Vous êtes de nouveau l’hôte.
host-back = { $name } est de retour et redevient l’hôte.
host-removed = L’hôte a libéré votre place. Vous pouvez regarder ou vous rasseoir.
host-removed-locked = L’hôte a libéré votre place et verrouillé la table. Vous pouvez encore regarder.
host-text-on = L’hôte permet aux joueurs de s’écrire.
host-text-off = L’hôte ne permet plus aux joueurs de s’écrire.

share-watch = Lien pour regarder
share-screen = Un grand écran dans la pièce
share-screen-about = À ouvrir sur une télévision ou une tablette : on y voit la table, mais pas les cartes en main. Chacun joue sur son téléphone.
share-screen-here = Afficher ici
share-screen-link = Lien pour l’écran
table-pace = Temps de réflexion des robots
table-pace-value = { $seconds ->
    [0] aucun
   *[other] { $seconds } s
}

# The menu
table-save = Enregistrer
lobby-leave = Libérer ma place
table-rename = Votre nom à cette table

# Hints
hints-about = On peut demander ce que jouerait le robot le plus fort.
hints-on = Conseils autorisés : à votre tour, demandez ce que jouerait le robot le plus fort.
