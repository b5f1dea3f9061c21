# Przenoszenie miejsc na inne urządzenie: wczytywane, gdy ktoś tego chce.

transfer-away = Przenieś swoje miejsca
transfer-about = Drugie urządzenie dostaje link albo krótki kod, a z nim wszystkie Twoje miejsca przy stołach na serwerze. Z tego urządzenia znikają. Gry, które toczą się tylko w tej przeglądarce, zostają tutaj.
transfer-make = Utwórz kod
transfer-how = Otwórz link na drugim urządzeniu, zeskanuj go albo wpisz tam kod na stronie głównej Parlour.
transfer-code = Kod
transfer-good = { $minutes ->
    [one] Ważny raz, jeszcze przez minutę. Kto go ma, może zająć Twoje miejsca.
    [few] Ważny raz, jeszcze przez { $minutes } minuty. Kto go ma, może zająć Twoje miejsca.
    [many] Ważny raz, jeszcze przez { $minutes } minut. Kto go ma, może zająć Twoje miejsca.
   *[other] Ważny raz, jeszcze przez { $minutes } minuty. Kto go ma, może zająć Twoje miejsca.
}
transfer-link = Link do Twoich miejsc
transfer-share = Twoje miejsca w Parlour
transfer-revoke = Unieważnij kod
transfer-revoked = Kod jest unieważniony. Twoje miejsca zostają tutaj.
transfer-expired = Kod stracił ważność. Twoje miejsca nadal są tutaj.
transfer-went = Twoje miejsca są już na drugim urządzeniu.
transfer-here = Przenieś miejsca tutaj
transfer-enter = Kod z drugiego urządzenia
transfer-take = Przenieś je tutaj
transfer-moves = Z drugiego urządzenia znikają.
transfer-came = { $count ->
    [0] Nie ma już miejsc do przeniesienia.
    [one] Jedno miejsce jest już tutaj.
    [few] { $count } miejsca są już tutaj.
    [many] { $count } miejsc jest już tutaj.
   *[other] { $count } miejsca jest już tutaj.
}
