# Przenoszenie miejsc na inne urządzenie: wczytywane, gdy ktoś tego chce.

transfer-away = Przenieś swoje miejsca
transfer-about = Wystarczy link albo krótki kod, a drugie urządzenie przejmie twoje kluby i wszystkie twoje miejsca przy stołach na serwerze. Stąd wtedy znikną. Gry, które toczą się tylko w tej przeglądarce, zostają tutaj. Wyniki twoich gier przejdą na drugie urządzenie, a tutaj też zostaną.
transfer-make = Utwórz kod
transfer-how = Na drugim urządzeniu otwórz ten link, zeskanuj go albo wpisz kod na stronie głównej Parlour, w „Graj na innym urządzeniu”.
transfer-code = Kod
transfer-good = { $minutes ->
    [one] Działa raz, jeszcze przez minutę. Kto zna ten kod, może zająć twoje miejsca.
    [few] Działa raz, jeszcze przez { $minutes } minuty. Kto zna ten kod, może zająć twoje miejsca.
    [many] Działa raz, jeszcze przez { $minutes } minut. Kto zna ten kod, może zająć twoje miejsca.
   *[other] Działa raz, jeszcze przez { $minutes } minuty. Kto zna ten kod, może zająć twoje miejsca.
}
transfer-link = Link do twoich miejsc
transfer-share = Twoje miejsca w Parlour
transfer-revoke = Unieważnij kod
transfer-revoked = Kod jest unieważniony. Twoje miejsca zostają tutaj.
transfer-expired = Kod wygasł. Twoje miejsca nadal są tutaj.
transfer-went = Twoje miejsca są już na drugim urządzeniu.
transfer-here = Przenieś miejsca tutaj
transfer-enter = Kod z drugiego urządzenia
transfer-take = Przenieś je tutaj
transfer-moves = Z drugiego urządzenia wtedy znikną.
transfer-came = { $count ->
    [0] Nie ma już miejsc do przeniesienia.
    [one] Jedno miejsce jest już tutaj.
    [few] { $count } miejsca są już tutaj.
    [many] { $count } miejsc jest już tutaj.
   *[other] { $count } miejsca jest już tutaj.
}
transfer-circles = { $circles ->
    [one] Jeden klub jest już tutaj.
    [few] { $circles } kluby są już tutaj.
    [many] { $circles } klubów jest już tutaj.
   *[other] { $circles } klubu jest już tutaj.
}
transfer-games = { $games ->
    [one] Przeniesiono też wynik jednej gry.
    [few] Przeniesiono też wyniki { $games } gier.
    [many] Przeniesiono też wyniki { $games } gier.
   *[other] Przeniesiono też wyniki { $games } gry.
}
