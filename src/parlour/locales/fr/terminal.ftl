# The table in a terminal: what the page does not say.

terminal-more = { $what } : { $more }
terminal-none = rien
terminal-which-game = À quoi jouons-nous ?
terminal-left = Vous avez quitté une partie de { $game }. La reprendre ?
terminal-number = Un nombre de 1 à { $count }, s’il vous plaît. Aide : tapez « { "?" } ».
terminal-your-name = Tapez votre nom pour prendre place, ou w pour regarder.
terminal-language = Désormais en français.
terminal-invite = Lien pour vos amis : { $link }
terminal-no-parlour = Il n’y a pas de Parlour à l’adresse { $address }.
terminal-back = La connexion est rétablie.
terminal-bye = Au revoir.

terminal-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-turned-up = Retournées : { $cards }
terminal-score = { $name } : { $how }. Points : { $points }, total : { $total }.

## Line by line

terminal-plain = Tapez le numéro d’un coup, « { "?" } » pour l’aide, q pour quitter.
terminal-plain-help-number = Un nombre : jouer ce coup
terminal-plain-help-enter = Entrée : les coups encore une fois
terminal-plain-help-s = s : où en est la partie
terminal-plain-help-h = h : un conseil
terminal-plain-help-t = t : le carnet de score
terminal-plain-help-r = r : les règles en bref
terminal-plain-help-l = l : une autre langue
terminal-plain-help-q = q : quitter la table
terminal-choose-other = Autre chose

## On the whole screen

terminal-key-hint = conseil
terminal-key-sheet = carnet de score
terminal-key-help = aide
terminal-key-language = langue
terminal-key-history = ce qui s’est passé
terminal-key-leave = quitter
terminal-key-close = fermer
terminal-keys = Les flèches, Tab ou la souris choisissent, Entrée joue ; un chiffre joue le coup de ce numéro.
terminal-leave-sure = Quitter la table ?
terminal-small = La fenêtre est trop petite : il faut au moins { $columns } colonnes et { $rows } lignes.

# What the signs on the cards of Mushi mean
terminal-sign = { $kind ->
    [bright] Lumière : 20
    [animal] Animal : 10
    [ribbon] Ruban : 5
    [joker] La Foudre, le joker : 1
   *[chaff] Normale : 1
}
