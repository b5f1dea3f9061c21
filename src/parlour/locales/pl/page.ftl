# The page: everything that is not one game, in the bundle.

app-name = Parlour
app-tagline = Stół, karty i dobre towarzystwo.
app-about = Graj w przeglądarce ze znajomymi albo przeciwko botom. Bez konta, bez instalacji.

# Home
home-name = Twoje imię
home-name-placeholder = Jak mamy cię nazywać?
home-guest = Gość
home-play = Graj
home-play-hint = { $people ->
    [one] { $bots ->
        [one] Ty i jeden bot
        [few] Ty i { $bots } boty
        [many] Ty i { $bots } botów
       *[other] Ty i { $bots } bota
    }
    [few] { $bots ->
        [0] { $people } osoby przy tym urządzeniu
        [one] { $people } osoby tutaj i jeden bot
        [few] { $people } osoby tutaj i { $bots } boty
        [many] { $people } osoby tutaj i { $bots } botów
       *[other] { $people } osoby tutaj i { $bots } bota
    }
    [many] { $bots ->
        [0] { $people } osób przy tym urządzeniu
        [one] { $people } osób tutaj i jeden bot
        [few] { $people } osób tutaj i { $bots } boty
        [many] { $people } osób tutaj i { $bots } botów
       *[other] { $people } osób tutaj i { $bots } bota
    }
   *[other] { $bots ->
        [0] { $people } osoby przy tym urządzeniu
        [one] { $people } osoby tutaj i jeden bot
        [few] { $people } osoby tutaj i { $bots } boty
        [many] { $people } osoby tutaj i { $bots } botów
       *[other] { $people } osoby tutaj i { $bots } bota
    }
}
home-learn = Nie znasz { $game }? Nauczysz się w trzy minuty
home-invite = Zaproś
home-invite-hint = Nowy stół i link dla znajomych
home-seats = Miejsca przy stole
home-bots = Boty
home-more = Zasady stołu
home-loading = Nakrywamy do stołu…
home-no-server = Chwilowo brak połączenia z serwerem
home-here = Na jednym urządzeniu
home-people = Osoby przy tym urządzeniu
home-people-about = Podawajcie sobie urządzenie: każdy widzi tylko swoje karty.
home-player = Gracz { $number }
home-games = Gry
home-calls = Daj mi znać, gdy przyjdzie moja tura
home-switch = Zmień urządzenie
home-new = Nowy stół

# Your tables
tables = Twoje stoły

# An address that leads nowhere
nowhere-title = Tu nie ma stołu
nowhere-about = Pod tym adresem nic nie ma. Może jest w nim literówka, a może stronę przeniesiono.

# House rules
number = { $value }
option-on = Tak
option-off = Nie
option-drawn = Losowo

# Bots
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Trudny
bot-expert = Ekspert
bot-easy-about = Zna zasady i niewiele więcej: dobry na początek.
bot-medium-about = Gra rozsądnie.
bot-hard-about = Gra dobrze.
bot-expert-about = Myśli daleko naprzód, najwyżej sekundę na ruch. Widzi tylko tyle, ile widać z jego miejsca.
bot-random = Losowy
bot-rule = Średni

# Hints
hints = Podpowiedzi
hints-about = Gracze mogą pytać, co zagrałby najsilniejszy bot.
hints-on = Podpowiedzi włączone: w swojej turze możesz zapytać, co zagrałby najsilniejszy bot.
hints-off = Podpowiedzi wyłączone.
hint-title = Podpowiedź
hint-ask = Podpowiedź: co zagrałby najsilniejszy bot?
hint-later = Podpowiedzi włączone: pytaj w swojej turze
hint-waiting = Bot myśli…
hint-by = Bot radzi ({ $level })
hint-best = { $range ->
    [nearly-all] Szacowana szansa na wygraną: ponad 99%.
    [hardly-any] Szacowana szansa na wygraną: poniżej 1%.
   *[some] Szacowana szansa na wygraną: około { $count }%.
}
hint-other = { $range ->
    [nearly-all] ponad 99%
    [hardly-any] poniżej 1%
   *[some] około { $count }%
}
hint-alike = prawie tyle samo
hint-only = Innego ruchu nie ma.
hint-others = Inne ruchy i szanse na wygraną

stepper-less = { $label }: mniej
stepper-more = { $label }: więcej

# Lobby
lobby-leave = Wstań od stołu
lobby-seat = Miejsce { $seat }

# Sharing
share = Udostępnij
share-copy = Kopiuj link
share-copied = Skopiowano link
share-failed = Zaznacz link i skopiuj
share-play = Link do gry
share-watch = Link do oglądania
share-qr = Kod do zeskanowania telefonem
share-code = Pokaż kod
share-screen = Duży ekran w pokoju
share-screen-about = Otwórz go na telewizorze lub tablecie: pokazuje stół, ale nie karty w rękach. Każdy gra na swoim telefonie.
share-screen-link = Link do ekranu
share-text = Zagraj ze mną w { $game }

# Table
table-menu = Menu
table-talk = Powiedz coś
undo = Cofnij mój ostatni ruch
undo-told = { $name } cofa ostatni ruch.
table-fullscreen = Pełny ekran
premove-chosen = Karta zostanie zagrana w twojej turze. Dotknij jej ponownie, aby ją zatrzymać.
premove-card = { $card }. Zostanie zagrana w twojej turze
premove-lost = Wybranej karty nie można teraz zagrać. Wybierz jeszcze raz.
table-sheet = Tabela wyników
table-scores = Wyniki
table-close = Zamknij
table-home = Strona główna
table-round = Runda { $round }
table-spectators = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
table-watching = Oglądasz
table-watching-with = { $others ->
    [0] Oglądasz
    [one] Oglądasz ty i jeszcze jedna osoba
    [few] Oglądasz ty i jeszcze { $others } osoby
    [many] Oglądasz ty i jeszcze { $others } osób
   *[other] Oglądasz ty i jeszcze { $others } osoby
}
table-offline = offline
table-bot-plays = gra bot
table-rename = Twoje imię przy tym stole
table-save = Zapisz
table-pace = Jak długo myślą boty
table-pace-value = { $seconds ->
    [0] wcale
   *[other] { $seconds } s
}
table-setting = { $label }: { $value }
table-tempo = Tempo gry
table-tempo-slow = Wolne
table-tempo-normal = Normalne
table-tempo-fast = Szybkie
table-tempo-none = Bez animacji
table-language = Język
looks = Wygląd
table-record = Zapis gry
table-fair = Czy było uczciwie?
table-help = Jak grać
table-why = Dlaczego?
table-your-turn-title = Twoja tura
call-catch = Można kogoś przyłapać
call-round = Koniec rundy
call-where = { $game } – { $names }
table-history = Przebieg gry
table-history-empty = Na razie nic się nie dzieje.

# Score sheet
sheet-title = Tabela wyników
sheet-round = Runda
sheet-total = Suma
sheet-empty = Jeszcze nic nie podliczono.
sheet-limit = { $points ->
    [one] Gra do { $points } punktu. Wygrywa najniższy wynik.
    [few] Gra do { $points } punktów. Wygrywa najniższy wynik.
    [many] Gra do { $points } punktów. Wygrywa najniższy wynik.
   *[other] Gra do { $points } punktu. Wygrywa najniższy wynik.
}

# Ready and the end
next-round = Nowa runda
next-waiting = { $count ->
    [one] Czekamy na gracza: { $names }
    [few] Czekamy na graczy: { $names }
    [many] Czekamy na graczy: { $names }
   *[other] Czekamy na graczy: { $names }
}
next-ready = gotowe
final = Zobacz wynik
rematch = Jeszcze raz
rematch-wait = { $name } może zacząć kolejną grę.
rematch-seats = Miejsca i zasady
back-home = Strona główna
yours = Twoje dane

# Connection
cover-title = Podaj dalej: teraz { $name }
cover-about = Bez podglądania! Karty pojawią się, gdy { $name } przejmie urządzenie.
cover-take = To ja, { $name }

link-connecting = Łączenie…
link-waiting = Połączenie zerwane, próbujemy znowu…
link-gone = Rozłączono

# Answers to refused messages, by the server's codes
error-offline = Chwilowo brak połączenia. Spróbuj za moment.
error-stale = Gra potoczyła się dalej. Spójrz na stół i zagraj jeszcze raz.
error-illegal-action = Tego nie można teraz zagrać.
error-bad-action = Tego nie można teraz zagrać.
error-malformed-action = Tego nie można teraz zagrać.
error-not-your-turn = To nie twoja tura.
error-not-playing = Teraz nie toczy się żadna gra.
error-game-running = Tego nie można zrobić w trakcie gry.
error-not-in-lobby = Pierwsza gra już się zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-unknown-table = Nie ma takiego stołu. Może w linku jest literówka, a może gra dawno się skończyła.
error-damaged-table = Zapis tego stołu jest uszkodzony. Osoba prowadząca serwer już o tym wie.
error-damaged-game = Zapis tej gry w tej przeglądarce jest uszkodzony. Możesz usunąć ją z listy na stronie głównej.
error-unknown-token = Twoje miejsce przy tym stole zostało zwolnione. Możesz zająć inne.
error-seat-moved = Twoje miejsce jest teraz na innym urządzeniu.
error-unknown-code = Ten kod nie działa: jest w nim błąd, został już użyty albo wygasł.
error-bad-transfer = Tych miejsc nie można przenieść.
error-table-full = Wszystkie miejsca są zajęte.
error-seat-taken = To miejsce jest zajęte.
error-no-seat = Nie ma takiego miejsca.
error-empty-seats = Niektóre miejsca są jeszcze wolne.
error-not-host = To może zrobić tylko host.
error-host-first = Pierwszeństwo ma host. Spróbuj za chwilę.
error-no-person = Hostem może być tylko człowiek.
error-table-locked = Stół jest zamknięty: nikt nowy nie może usiąść.
error-not-after-game = Dopiero po skończonej grze.
error-not-seated = Najpierw zajmij miejsce.
error-bad-seat = Nie ma takiego miejsca.
error-bad-name = Imię ma od 1 do 24 znaków.
error-bad-pace = Boty mogą myśleć najwyżej dziesięć sekund.
error-bad-clock = Takiego czasu na turę nie ma.
error-not-away = Ta osoba jest przy stole albo dopiero co odeszła.
error-end-proposed = Ktoś zaproponował już inne zakończenie gry.
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
error-nothing-to-undo = Nie ma czego cofnąć: gra potoczyła się dalej.
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
error-wrong-protocol = Jest nowsza wersja Parlour. Odśwież stronę.
error-no-server = Serwer nie odpowiada. Spróbuj za moment.
error-other = Nie udało się: { $message }
fatal-title = Tu nie da się usiąść
fatal-reload = Odśwież

# Scores
win-you = Wygrywasz!
win-other = { $name } wygrywa!
win-shared = { $names } dzielą się zwycięstwem!
score-place = { $place }. miejsce
score-close = Pokaż stół
# On a seat's plate: as short as possible
points-short = { $points } pkt
