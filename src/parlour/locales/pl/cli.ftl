# The command line of Parlour.

cli-help = Gry karciane dla ludzi, botów i badaczy. Bez polecenia: play.
cli-version = Wypisz wersję i zakończ.
cli-error = Błąd: { $message }
cli-json = Wypisz JSON, dla programów.
cli-unwritable = Nie można zapisać { $file }: { $reason }
cli-with-default = { $help } Domyślnie: { $default }.
cli-how-many-play = Ilu gra. Domyślnie: 4 albo tylu, ilu mieści gra.
cli-seed = To samo ziarno daje tę samą grę.

## What is wrong with a command line

cli-usage = Użycie:
cli-arguments-heading = Argumenty
cli-commands-heading = Polecenia
cli-default = domyślnie: { $value }
cli-required = wymagane
cli-no-option = nie ma opcji { $option }
cli-similar = (podobne: { $options })
cli-missing = brakuje { $name }
cli-missing-value = { $option } wymaga wartości
cli-no-value = { $option } nie przyjmuje wartości
cli-extra = nic więcej nie jest potrzebne, a podano { $words }
cli-bad-range = { $name }: potrzebna liczba całkowita od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }
cli-bad-whole = { $name }: potrzebna liczba całkowita
cli-bad-number = { $name }: potrzebna liczba
cli-bad-value = { $name }: ta wartość nie pasuje
cli-no-command = nie ma polecenia { $name }
cli-see-help = { $command } pokazuje, co jest.
cli-show-help = Pokaż tę pomoc.

## parlour play, parlour serve

cli-play = Uruchom Parlour na tym komputerze i otwórz w przeglądarce; albo graj w terminalu.
cli-serve = Uruchom serwer.
cli-host = Adres, na którym nasłuchiwać; 0.0.0.0 to wszystkie adresy tego komputera.
cli-play-port = Port, na którym nasłuchiwać. Domyślnie: 8000 albo inny, jeśli ten jest zajęty.
cli-serve-port = Port, na którym nasłuchiwać; 0 to dowolny wolny.
cli-data = Gdzie przechowywać stoły.
cli-database = Baza PostgreSQL na stoły, na przykład postgresql://user@host/parlour, zamiast pliku.
cli-bus = Serwer Redis, przez który procesy od razu mówią sobie, co nowego, na przykład redis://host.
cli-workers = Ile procesów obsługuje graczy; więcej niż jeden wymaga PostgreSQL albo --share.
cli-share = Pozwól innym serwerom na tym komputerze korzystać z tego samego pliku stołów.
cli-bot-workers = Procesy dla botów, które przeszukują grę; 0 to żaden: takie boty grają wtedy według swojej szybkiej strategii. Domyślnie: po jednym na rdzeń, minus jeden.
cli-host-name = Nazwa, na którą odpowiada serwer, na przykład parlour.example; można podać kilka razy. Domyślnie: każda.
cli-proxy = Adres lub sieć pośrednika (proxy), którego nagłówkowi X-Forwarded-For można wierzyć; można podać kilka razy. Domyślnie: ten komputer.
cli-connections = Ile połączeń może trwać jednocześnie.
cli-folder = KATALOG
cli-browser = Otwórz stronę w przeglądarce. Domyślnie: jeśli jest ekran.
cli-ready = Parlour działa pod adresem { $address } (Ctrl+C kończy).
cli-in-terminal = W terminalu
cli-play-game = Gra w terminalu; bez niej program zapyta.
cli-terminal = Graj w tym terminalu, na całym ekranie.
cli-color = Kolory na całym ekranie; wyłącza je też zmienna środowiskowa NO_COLOR.
cli-plain = Graj w tym terminalu wiersz po wierszu: dla czytników ekranu, potoków i wolnych łączy.
cli-level = POZIOM
cli-play-bots = Boty, z którymi grasz.
cli-play-edition = Wydanie zasad. Domyślnie wydanie w twoim języku, jeśli istnieje.
cli-play-rule = Zasada stołu, na przykład points=21; wymienia je `parlour games`.
cli-join = Usiądź przy stole z tego linku, http://host/t/...; z ?watch na końcu tylko patrzysz.
cli-server = Przygotuj stół dla znajomych na tym serwerze.
cli-name = Twoje imię przy stole.
cli-language = Język gry. Domyślnie język systemu.
cli-pace = Ile sekund myślą boty przy twoim stole.
cli-moment = Ile sekund gra przy twoim stole czeka, gdy kogoś można złapać.
cli-needs-terminal = te opcje są dla terminala: dodaj --terminal lub --plain
cli-needs-game = do zasad i miejsc potrzebna jest nazwa gry
cli-join-alone = stół, do którego prowadzi --join, ma już grę i zasady: tu nie można ich podać
cli-unknown-language = oczekiwano { $languages }, podano { $language }
cli-bad-link = oczekiwano linku takiego jak http://host/t/..., podano { $link }
cli-bad-rule = oczekiwano NAME=VALUE, podano { $rule }
cli-no-textual = cały ekran wymaga Textual: pip install { "\"parlour[terminal]\"" }; --plain obywa się bez niego
cli-no-screen = cały ekran wymaga terminala; --plain obywa się bez niego
cli-small-screen = okno jest za małe, potrzeba { $columns } kolumn i { $rows } wierszy; --plain obywa się bez nich

## parlour backup, parlour restore

cli-backup = Skopiuj wszystkie stoły do pliku; serwer może w tym czasie działać.
cli-restore = Przywróć stoły z kopii; najpierw zatrzymaj serwer.
cli-backup-file = Kopia.
cli-backed-up = { $file }: { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}
cli-restored = Stoły z kopii { $file } są teraz w { $place }.
cli-put-aside = To, co tam było, zachowano jako { $file }.

## parlour games

cli-games = Wypisz gry, liczbę miejsc i opcje.
cli-game = Gra
cli-game-metavar = GRA [OPCJE]
cli-seats-heading = Miejsca
cli-options-heading = Opcje
cli-option = { $name }: { $values } (domyślnie: { $default })
cli-range = { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }
cli-none = brak

## parlour simulate

cli-simulate = Rozegraj wiele losowych gier i zmierz je.
cli-simulate-games = Ile gier.
cli-simulate-jobs = Na ile rdzeni podzielić pracę; 0 to wszystkie.
cli-simulate-plain = Wykonuj zasady bez kompilacji.
cli-simulating = Symulacja
cli-number = { NUMBER($value, maximumFractionDigits: 4) }
cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
# An estimate and its standard error.
cli-with-error = { $value } ± { $error }
cli-summary-games = Gry
cli-summary-moves = Ruchy
cli-summary-rounds = Rundy
cli-summary-seconds = Sekundy
cli-summary-moves-per-second = Ruchy na sekundę
cli-summary-rounds-per-game = Rundy na grę
cli-summary-moves-per-round = Ruchy na rundę

## parlour record, parlour replay

cli-record = Rozegraj jedną grę botów i wypisz jej zapis.
cli-record-bot = Bot na każdym miejscu.
cli-replay = Sprawdź zapis i wypisz tabelę wyników.
cli-replay-file = Zapis; - to standardowe wejście.
cli-unreadable = Nie można odczytać { $file }: { $reason }
cli-record-refused = { $file } nie jest poprawnym zapisem: { $message }
cli-round = Runda
cli-total = Suma
cli-won =
    { $count ->
        [one] Wygrywa { $winners }.
        [few] { $winners } dzielą się zwycięstwem.
        [many] { $winners } dzielą się zwycięstwem.
       *[other] { $winners } dzielą się zwycięstwem.
    }
cli-unfinished = Gra nie jest skończona.

## parlour bench

cli-bench = Zmierz szybkość zasad w porównaniu z C i innymi bibliotekami.
