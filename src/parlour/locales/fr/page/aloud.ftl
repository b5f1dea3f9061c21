# What a screen reader says of a table, and what the keys do: fetched once a game runs.

# How the game stands
aloud-hand = { $count ->
    [0] Aucune carte en main
    [one] Vous avez une carte : { $cards }
   *[other] Vous avez { $count } cartes : { $cards }
}
aloud-laid = { $count ->
    [one] Vous avez une carte face cachée : { $cards }
   *[other] Vous avez { $count } cartes face cachée : { $cards }
}
aloud-discard = { $n ->
    [only] Défausse : { $card }
   *[other] Défausse { $n } : { $card }
}
aloud-revealed = Face visible : { $cards }
aloud-total = Votre total : { $total }
aloud-score = { $me ->
    [yes] Vous : { $points }, total { $total }
   *[no] { $name } : { $points }, total { $total }
}
aloud-mushi-table = { $count ->
    [0] Aucune carte sur la table
    [one] Sur la table, une carte : { $cards }
   *[other] Sur la table, { $count } cartes : { $cards }
}

aloud-online = Connexion rétablie

# Keys
keys-title = Raccourcis clavier
keys-arrows = Parcourir vos cartes ; vers le haut, la table ; vers le bas, retour à vos cartes
keys-arrows-key = Flèches
keys-ends = Première et dernière carte
keys-ends-key = Début, Fin
keys-enter = Jouer la carte, ou activer le bouton
keys-enter-key = Entrée, Espace
keys-escape = Reposer la carte choisie, fermer ce qui couvre la table
keys-escape-key = Échap
keys-letters = Les lettres, les chiffres et les signes servent de raccourcis
keys-s = Dire où en est la partie
keys-t = Dire ce qu’il y a sur la table
keys-o = Dire combien chacun a de cartes et de points
keys-n = Redire ce qui s’est passé depuis votre dernier coup
keys-h = Demander un conseil, si les conseils sont autorisés
keys-rules = Ouvrir les règles ; après un refus, à celle qui l’explique
keys-k = Afficher cette liste
keys-uno-u = Annoncer UNO avec la prochaine carte, ou après coup
keys-uno-c = Faire contre-UNO si quelqu’un n’a pas annoncé UNO
keys-uno-d = Piocher, ou garder la carte piochée
keys-mojo-digits = Aller à votre carte qui porte ce nombre
