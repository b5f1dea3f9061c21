# `parlour arena`: bots against each other.

arena-help = Fait jouer des bots entre eux et les évalue.
arena-bots = Les bots qui jouent, séparés par des virgules : chacun une fois, ou un par place, comme a,b,b,b. Un bot peut avoir des réglages : nom:clé=valeur/clé=valeur. Par défaut : les niveaux du jeu.
arena-games = Joue au moins ce nombre de parties ; chaque donne est jouée en entier, avec chaque bot à chaque place.
arena-seed = La même graine donne les mêmes donnes.
arena-jobs = Nombre de processus qui se partagent les parties ; 0 pour un par cœur. Par défaut : celui-ci, ou avec --cluster tous ses cœurs.
arena-cluster = Joue sur Ray : sur le cluster désigné par RAY_ADDRESS, ou sur cette machine.
arena-json = Affiche tous les résultats en JSON, pour les programmes.
arena-save = Écrit le même JSON dans ce fichier.
arena-plot = Dessine les cotes et les parts de victoires dans ce fichier, en SVG.
arena-ratings = Donne les cotes des bots pour chaque nombre de places possible (ou pour --seats), et pour l’ensemble ; --games vaut pour chacun.
arena-playing = Parties en cours
arena-leader = { $bot } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-game-kept = La partie jusqu’ici : { $file }

arena-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
}, { $deals ->
    [one] { NUMBER($deals) } donne
   *[other] { NUMBER($deals) } donnes
}
arena-more = Les donnes sont jouées en entier : { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
} au lieu de { NUMBER($asked) }.
arena-stopped = Interrompu. Donnes retenues, avant la première incomplète : { NUMBER($deals) }, soit { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
} sur { NUMBER($planned) }.
arena-note = Après ± ou entre parenthèses : intervalles à { $level } %, sur les donnes. À force égale : si tous jouaient aussi bien. Avance : sur la moyenne des autres. Cote : échelle Elo, moyenne 0.

arena-ratings-title = { $game } : cotes selon le nombre de places
arena-seats = Places
arena-overall = Ensemble
arena-ratings-note = Échelle Elo, la moyenne de chaque ligne est 0 ; après ± : intervalles à { $level } %, sur les donnes. Dans la dernière ligne, tous les nombres de places comptent autant.

arena-bot = Bot
arena-seated = Parties
arena-won = Gagnées, %
arena-even = À force égale, %
arena-place = Rang
arena-margin = Avance
arena-rating = Cote
arena-ahead = Devant, %
arena-decisions = Décisions
arena-mean = Moyenne, ms
arena-p95 = 95 % sous, ms
arena-longest = Maximum, ms

arena-count = { NUMBER($value) }
arena-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-between = { $value } ({ $low }–{ $high })
arena-within = { $value } ± { $width }
arena-above = plus de { $low }
arena-below = moins de { $high }
arena-open = inconnu

arena-plot-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
}
arena-plot-rating = Cote (Elo, moyenne 0), intervalles à { $level } %
arena-plot-won = Parties gagnées, %, intervalles à { $level } % ; cercle : si tous jouaient aussi bien
