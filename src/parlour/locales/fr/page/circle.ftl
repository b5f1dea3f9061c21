# A circle: friends over many evenings, by a link.
circle = Cercle
circles = Cercles
circles-about = Des amis, soirée après soirée : chaque partie à une table du cercle compte. Pas de compte, le lien suffit.
circle-size = { $size ->
    [one] { $size } personne en fait partie.
   *[other] { $size } personnes en font partie.
}
circle-name = Nom du cercle
circle-name-placeholder = Cartes du vendredi
circle-make = Créer un cercle
circle-join = Rejoindre
circle-play = Jouer pour le cercle
circle-standing = Classement
circle-season = Saison
circle-all = Tout
circle-won = { $played ->
    [one] { $won } sur { $played } gagnée
   *[other] { $won } sur { $played } gagnées
}
circle-none = Aucune partie n’a encore été gagnée cette saison.
circle-results = Parties et statistiques
circle-results-none = Aucune partie ne figure encore ici. Chaque victoire à une table du cercle y prendra place.
circle-results-about = Le fichier contient toutes les parties qui figurent ici, avec les points de chaque manche. Seuls les membres y ont un nom.
circle-whose = Parties d’un membre
circle-back = Retour au cercle
circle-counts = Compte pour le cercle « { $name } »
circle-members = Membres
circle-invite = Inviter des amis
circle-share = Rejoignez notre cercle « { $name } »
circle-open = Ouvert à de nouveaux membres
circle-leave = Quitter le cercle
circle-leaving = Vous quittez le cercle. Dans quelques secondes, votre nom et vos résultats seront supprimés définitivement. Les autres gardent les leurs, où vos points restent sans votre nom.
circle-stay = Rester
circle-remove = Retirer quelqu’un
circle-remove-about = Pour qui a perdu son téléphone ou ne reviendra plus. Il faut l’accord d’un deuxième membre : ce peut être la même personne, revenue avec un nouveau téléphone.
circle-removing = { $asker } propose de retirer du cercle : { $name }. Avec votre accord, son nom et ses résultats seront supprimés définitivement. Les autres gardent les leurs.
circle-removing-mine = Vous proposez de retirer du cercle : { $name }. Il faut l’accord d’un autre membre.
circle-removing-me = { $asker } propose de vous retirer du cercle. Il faut l’accord d’un autre membre.
circle-agree = Retirer
circle-keep = Ne pas retirer
