# Les tables qui cherchent du monde, sur la page d’accueil : chargé là où il y a un serveur.

open-title = Tables ouvertes
open-at = { $game }, chez { $host }
open-about = { $level ->
    [new] { $free } places libres sur { $seats } · { $language } · pour débuter
    [good] { $free } places libres sur { $seats } · { $language } · niveau confirmé
   *[any] { $free } places libres sur { $seats } · { $language }
}
open-all = Toutes les tables ouvertes ({ $count })
