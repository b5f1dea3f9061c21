# The page: everything that is not one game, in the bundle.

app-name = Parlour
app-tagline = Stół, karty i dobre towarzystwo.
app-about = Graj w przeglądarce ze znajomymi albo przeciwko botom. Bez konta, bez instalacji.

# Home
home-name = Twoje imię
home-face = Wybierz twarz
home-face-number = Twarz { $number }
home-name-placeholder = Jak cię nazywać?
home-guest = Gość
you = Ty
home-play = Graj
home-play-hint = { $people ->
    [one] { $bots ->
        [one] Ty i bot
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
home-player = Gracz { $number }
home-all = Wszystkie gry
home-change = Zmień
home-lesson = Poznaj grę
home-length = Długość
home-whole = Cała gra
home-calls = Daj mi znać, gdy przyjdzie moja tura
home-code = Mam kod
home-code-brief = Kod
home-circles = Kluby
pad = Zapis punktów
home-switch = Graj na innym urządzeniu
home-new = Nowy stół

# Your tables
tables = Twoje stoły
played = Twoje gry

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
bot-master = Mistrz
bot-easy-about = Zna zasady i niewiele więcej: dobry na początek.
bot-medium-about = Gra rozsądnie.
bot-hard-about = Gra dobrze.
bot-expert-about = Myśli daleko naprzód, najwyżej sekundę na ruch. Widzi tylko tyle, ile widać z jego miejsca.
bot-master-about = Gra jak Ekspert, a w większości gier we dwoje lepiej: uczył się, grając sam ze sobą.
bot-random = Losowy
bot-rule = Średni

# Hints
hints = Podpowiedzi
hints-off = Podpowiedzi wyłączone.

stepper-less = { $label }: mniej
stepper-more = { $label }: więcej

# Lobby
lobby-seat = Miejsce { $seat }

# Table
table-menu = Menu
table-talk = Powiedz coś
table-talk-watching = Co mówią gracze
undo-told = { $name } cofa ostatni ruch.
table-fullscreen = Pełny ekran
premove-chosen = Karta zostanie zagrana w twojej turze. Dotknij, aby anulować.
premove-card = { $card }. Zostanie zagrana w twojej turze
premove-lost = Wybranej karty nie można teraz zagrać. Wybierz jeszcze raz.
table-sheet = Tabela wyników
table-scores = Wyniki
table-close = Zamknij
table-home = Strona główna
table-round = Runda { $round }
table-watching = Oglądasz
table-offline = poza siecią
table-bot-plays = gra bot
table-away = nie patrzy
table-by-bot = Gra bot: { $what }
table-setting = { $label }: { $value }
table-language = Język
looks = Wygląd
table-record = Zapisz przebieg gry (JSON)
table-again = Obejrzyj powtórkę
table-review = Spojrzenie wstecz
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
    [1] Jedna runda. Wygrywa najniższy wynik.
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
rematch = Jeszcze raz
back-home = Strona główna
yours = Twoje dane

# Connection

connection-connecting = Łączenie…
connection-waiting = Połączenie zerwane, próbujemy znowu…
connection-gone = Rozłączono

# Answers to refused messages, by the server's codes
error-offline = Chwilowo brak połączenia. Spróbuj za moment.
error-wrong-protocol = Jest nowsza wersja Parlour. Odśwież stronę.
error-no-server = Serwer nie odpowiada. Spróbuj za moment.
error-no-part = Brakuje części tej strony. Odświeży się sama, gdy tylko serwer odpowie.
error-no-answer = Serwer nie odpowiada. Strona pokaże się sama, gdy tylko odpowie.
error-other = Nie udało się: { $message }
fatal-title = Tu nie da się usiąść
fatal-reload = Odśwież

# Scores
win-you = Wygrywasz!
win-other = { $name } wygrywa!
win-shared = { $names } dzielą się zwycięstwem!
# On a seat's plate: as short as possible
points-short = { $points } pkt
