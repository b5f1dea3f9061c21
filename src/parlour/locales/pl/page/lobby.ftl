# A table before its game: fetched with the lobby.

lobby-title = Siadamy do stołu
lobby-invite = Wyślij ten link znajomym
lobby-invite-more = Zaproś kogoś jeszcze
lobby-only-here-title = Ten link działa tylko na tym komputerze
lobby-only-here = Żeby inni mogli dołączyć, otwórz Parlour pod adresem, który podaje dla twojej sieci, gdy uruchomić go tym poleceniem.
lobby-copy-command = Kopiuj polecenie
lobby-came = { $name } już tu jest.
lobby-who = Przy stole
lobby-empty = Wolne miejsce
lobby-sit = Usiądź tu
lobby-move = Przesiądź się
lobby-add-bot = Dodaj bota
lobby-free = Zwolnij miejsce: { $name }
lobby-you = ty
lobby-you-host = ty, host
lobby-host = host
lobby-here = przy stole
lobby-bot = bot
lobby-bot-level = Jak dobrze gra { $name }
lobby-bot-kind = bot, { $kind }
lobby-start = Rozdaj
lobby-start-for = Rozdaj { $seats } graczom
lobby-start-alone = Zaproś kogoś albo dodaj bota.
lobby-start-locked = Stół jest zamknięty: otwórz go dla innych albo dodaj bota.
lobby-start-free = { $free ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $free } miejsca są jeszcze wolne.
    [many] { $free } miejsc jest jeszcze wolnych.
   *[other] { $free } miejsca jest jeszcze wolne.
}
lobby-fill = Dosadź boty
lobby-wait-host = Gdy wszyscy będą na miejscach, grę zacznie { $name }.
lobby-wait-lost = { $name } jest poza siecią. Jeśli to potrwa, hostem będzie na ten czas ktoś inny przy stole.
lobby-wait-idle = { $name } chyba nie patrzy. Teraz każdy może zacząć grę.
lobby-nudge = Ponaglij
lobby-wait-anyone = Gra zacznie się, gdy wszyscy będą na miejscach.
screen-scan = Zeskanuj, aby usiąść
lobby-stopped-rules = Ostatniej gry nie da się dokończyć: zaczęła się według innej wersji zasad niż obecna. To, co rozegrano, jest zachowane.
lobby-stopped-damaged = Ostatniej gry nie da się dokończyć: jej zapis jest uszkodzony. To, co rozegrano, jest zachowane.
lobby-join = Zajmij miejsce
lobby-join-full = Wszystkie miejsca są zajęte. Możesz oglądać.
lobby-game = Gra
evening-tally = Dzisiejsze wygrane
lobby-options = Zasady stołu

open-list = Na liście otwartych stołów
open-list-about = Każdy, kto odwiedzi ten serwer, może znaleźć ten stół, usiąść przy nim albo oglądać grę. Gdy gra się zacznie, stół zniknie z listy.
open-clock = Grają tu nieznajomi, więc czas na turę jest ograniczony. Możesz go zmienić powyżej.
open-for = Dla kogo?
open-for-any = Wszystkich
open-for-new = Początkujących
open-for-good = Zaawansowanych
open-listed = Ten stół jest na liście otwartych stołów: każdy może usiąść albo oglądać.
