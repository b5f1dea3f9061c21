# Emporter ses places sur un autre appareil : chargé quand on le demande.

transfer-away = Emporter vos places
transfer-about = L’autre appareil reçoit un lien ou un code court, et toutes vos places aux tables du serveur. Elles quittent celui-ci. Ce que vous jouez dans ce seul navigateur reste ici.
transfer-make = Créer un code
transfer-how = Ouvrez le lien sur l’autre appareil, scannez-le, ou tapez-y le code sur la page d’accueil de Parlour.
transfer-code = Code
transfer-good = { $minutes ->
    [one] Valable une fois, encore une minute. Qui l’a peut prendre vos places.
   *[other] Valable une fois, encore { $minutes } minutes. Qui l’a peut prendre vos places.
}
transfer-link = Lien vers vos places
transfer-share = Vos places sur Parlour
transfer-revoke = Annuler le code
transfer-revoked = Le code est annulé. Vos places restent ici.
transfer-expired = Le code a expiré. Vos places sont toujours ici.
transfer-went = Vos places sont maintenant sur l’autre appareil.
transfer-here = Apporter des places ici
transfer-enter = Code de l’autre appareil
transfer-take = Les apporter ici
transfer-moves = Elles quittent l’autre appareil.
transfer-came = { $count ->
    [0] Il n’y a plus de place à apporter ici.
    [one] Une place est maintenant ici.
   *[other] { $count } places sont maintenant ici.
}
