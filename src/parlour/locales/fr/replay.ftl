# Watch again: a recorded game, step by step.

replay-title = Revoir une partie
replay-of = { $game } : revoir la partie
replay-about = Une partie terminée, coup par coup. Donnez son enregistrement : un fichier, un texte ou un lien.
replay-bring = Un enregistrement venu d’ailleurs
replay-file = Choisir un fichier
replay-paste = Ou collez un enregistrement, ou le lien d’une partie
replay-show = Afficher
replay-mine = Parties jouées dans ce navigateur
replay-game = { $game }, partie { $number }
replay-working = La partie se rejoue…
replay-line = Fil de la partie
replay-steps = Avancer et reculer
replay-position = { $round } · { $at } sur { $of }
replay-before = Moment fort précédent
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-next = Moment fort suivant
replay-play = Lecture
replay-pause = Mettre en pause
replay-moments = Moments forts
replay-seen-from = Point de vue
replay-spectator = Public
replay-open = Toutes les cartes visibles
replay-no-cards = aucune carte
replay-unseen = pas vues
replay-turn = À { $name } de jouer
replay-share = Partager ce moment
replay-link = Lien vers ce moment
replay-link-whole = Ce lien contient toute la partie : il fonctionne sans serveur, d’où sa longueur.
replay-nameless = Sans les noms
replay-nameless-about = Des numéros remplacent les noms sur la table, sur l’image et au bout du lien. L’enregistrement garde les noms.
replay-picture = Image de la table
replay-picture-failed = Votre navigateur n’arrive pas à dessiner cette image.
replay-embed = Pour votre propre page
replay-whole = Ouvrir dans sa propre fenêtre

# A record that is refused. $entry is the number of its entry that does not fit.
replay-wrong-no-json = Ce n’est pas un enregistrement : le texte n’est pas du JSON.
replay-wrong-no-record = Ce n’est pas l’enregistrement d’une partie.
replay-wrong-nowhere = Pas de partie terminée ici. Elle a pu être supprimée, ou bien elle se joue encore.
replay-wrong-too-long = C’est plus long que n’importe quelle partie. Rien n’a été lu.
replay-wrong-bad-link = Il manque une partie de ce lien. Copiez-le en entier.
replay-wrong-unknown-game = Cette page ne connaît pas le jeu de cet enregistrement.
replay-wrong-other-format = Cet enregistrement est dans un format trop récent pour cette page.
replay-wrong-other-rules = Cette partie a été jouée avec une autre version des règles. Elle ne peut pas être montrée coup par coup.
replay-wrong-bad-option = L’enregistrement cite une règle maison, ou un nombre de joueurs, que le jeu ne connaît pas.
replay-wrong-bad-seat = L’enregistrement cite une place que la table n’a pas.
replay-wrong-empty = Rien n’a été joué dans cet enregistrement.
replay-wrong-bad-record = { $entry ->
    [0] Le début de cet enregistrement est illisible.
   *[other] L’entrée { $entry } de cet enregistrement est illisible, ou ne convient pas.
}
replay-wrong-malformed-action = Entrée { $entry } : ce coup n’existe pas.
replay-wrong-illegal-action = Entrée { $entry } : les règles ne le permettent pas ici.
replay-wrong-not-your-turn = Entrée { $entry } : ce n’est pas à cette place de jouer.
replay-wrong-nothing-to-undo = Entrée { $entry } : ce coup ne peut pas être repris.
replay-wrong-bad-chance = Entrée { $entry } : ces cartes, ou ce tirage, n’ont rien à faire ici.
