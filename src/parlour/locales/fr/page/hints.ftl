# What the strongest bot would play: fetched with the board where hints are on.

hint-title = Conseil
hint-ask = Conseil : que jouerait le robot le plus fort ?
hint-later = Conseils autorisés : demandez quand c’est à vous
hint-waiting = Réflexion…
hint-by = Conseil du robot { $level }
hint-best = { $range ->
    [nearly-all] Estimation : plus de 99 victoires sur 100.
    [hardly-any] Estimation : moins d’une victoire sur 100.
   *[some] Estimation : environ { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    } sur 100.
}
hint-other = { $range ->
    [nearly-all] plus de 99
    [hardly-any] moins de 1
   *[some] environ { $count }
}
hint-alike = autant, ou presque
hint-only = Il n’y a pas d’autre coup.
hint-others = Les autres coups, et leurs victoires sur 100 parties
