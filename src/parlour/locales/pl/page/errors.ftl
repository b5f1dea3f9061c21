# Answers to what is refused, by the server's codes: fetched once something is.

link-sending = Wysyłanie…
error-stale = Gra potoczyła się dalej. Spójrz na stół i zagraj jeszcze raz.
error-quicker = Za późno: szybciej gra { $name }.
error-illegal-action = Tego nie można teraz zagrać.
error-bad-action = Tego nie można teraz zagrać.
error-malformed-action = Tego nie można teraz zagrać.
error-not-your-turn = To nie twoja tura.
error-not-playing = Teraz nie toczy się żadna gra.
error-game-running = Tego nie można zrobić w trakcie gry.
error-not-in-lobby = Pierwsza gra już się zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-private-game = Gry tego stołu widzą tylko ci, którzy przy nim grają lub grali.
error-unknown-table = Nie ma takiego stołu. Może w linku jest literówka, a może gra dawno się skończyła.
error-damaged-table = Zapis tego stołu jest uszkodzony. Osoba prowadząca serwer już o tym wie.
error-damaged-game = Zapis tej gry w tej przeglądarce jest uszkodzony. Możesz usunąć ją z listy na stronie głównej.
error-unknown-token = Twoje miejsce przy tym stole zostało zwolnione. Możesz zająć inne.
error-seat-moved = Twoje miejsce jest teraz na innym urządzeniu.
error-seat-claimed = Twoje miejsce jest teraz na innym urządzeniu: pozostali przy stole to potwierdzili. Jeśli to pomyłka, powiedz im.
error-owner-here = Urządzenie, do którego należy to miejsce, jest połączone albo było przed chwilą. Zamknij na nim stół i spróbuj znowu za minutę albo użyj kodu.
error-nobody-to-confirm = Przy stole nie ma teraz nikogo innego, kto to potwierdzi. Poproś kogoś, kto tam gra, żeby wrócił.
error-turned-away = Przy stole nie ma na to zgody.
error-asked-already = Podobne pytanie już padło. Zaczekaj na odpowiedź.
error-not-asked = To pytanie jest do innych.
error-seated = Masz już miejsce.
error-unknown-code = Ten kod nie działa: jest w nim błąd, został już użyty albo wygasł.
error-too-many-codes = Za dużo błędnych kodów. Spróbuj ponownie za kilka minut.
error-bad-transfer = Tych miejsc nie można przenieść.
error-table-full = Wszystkie miejsca są zajęte.
error-seat-taken = To miejsce jest zajęte.
error-no-seat = Nie ma takiego miejsca.
error-empty-seats = Niektóre miejsca są jeszcze wolne.
error-not-host = To może zrobić tylko host.
error-host-first = Pierwszeństwo ma host. Spróbuj za chwilę.
error-too-many-people = Jest was za dużo na tę grę.
error-no-person = Hostem może być tylko człowiek.
error-table-locked = Stół jest zamknięty: nikt nowy nie może usiąść.
error-not-after-game = Dopiero po skończonej grze.
error-not-seated = Najpierw zajmij miejsce.
error-bad-seat = Nie ma takiego miejsca.
error-bad-name = Imię może mieć od 1 do { $most } znaków.
error-reserved-name = N. N. oznacza osobę, której dane usunięto. Wybierz inne imię.
name-too-long = { $over ->
    [one] O jeden znak za dużo: imię może mieć ich { $most }.
    [few] O { $over } znaki za dużo: imię może mieć ich { $most }.
    [many] O { $over } znaków za dużo: imię może mieć ich { $most }.
   *[other] O { $over } znaku za dużo: imię może mieć ich { $most }.
}
error-bad-pace = Boty mogą myśleć najwyżej dziesięć sekund.
error-bad-clock = Takiego czasu na turę nie ma.
error-not-away = Ta osoba jest przy stole i gra albo dopiero co odeszła.
error-end-proposed = Ktoś zaproponował już inne zakończenie gry.
error-nothing-counts = Żadna runda nie jest jeszcze ukończona, nie ma czego liczyć.
error-unknown-game = Serwer nie zna tej gry.
error-unknown-bot = Serwer nie zna tego bota.
error-bad-contribution = Serwer nie zrozumiał tego, co przeglądarka dodaje do tasowania.
error-bad-option = Jedna z zasad stołu nie może mieć takiej wartości.
error-hints-off = Host nie pozwala na podpowiedzi przy tym stole.
error-bad-listing = Stołu nie można tak umieścić na liście.
error-list-off = Ten serwer nie ma listy otwartych stołów.
error-push-off = Ten serwer nie powiadamia nikogo, gdy strona jest zamknięta.
error-bad-subscription = Ten serwer nie zna usługi push twojej przeglądarki.
error-hint-unavailable = Chwilowo brak podpowiedzi. Spróbuj za moment.
error-nothing-to-undo = Możesz cofnąć tylko swój ostatni ruch, dopóki nikt inny nie zagra.
error-undo-revealed = Wyszło na jaw coś zakrytego, więc tego ruchu nie można cofnąć.
error-undo-declined = Ktoś nie zgadza się na cofnięcie tego ruchu.
error-talk-off = Host nie pozwala na rozmowy przy tym stole.
error-free-text-off = Przy tym stole nie można pisać.
error-bad-free-text = Wiadomość ma od 1 do 120 znaków, wszystkie widoczne.
error-muted = Host wycisza cię przy tym stole.
error-too-fast = Za dużo naraz. Odczekaj chwilę.
error-too-many-connections = Przy tym stole jest teraz za dużo osób.
error-busy = Stół nie nadąża. Spróbuj jeszcze raz.
error-storage = Nie udało się tego zapisać. Spróbuj jeszcze raz.
error-foreign-origin = Ta strona nie należy do tego serwera.
