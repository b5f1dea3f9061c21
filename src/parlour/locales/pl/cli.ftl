# The command line of Parlour.

cli-help = Gry karciane dla ludzi, botów i badaczy. Bez polecenia: play.
cli-version = Wypisz wersję i zakończ.
cli-error = Błąd: { $message }
cli-json = Wypisz wynik jako JSON, dla programów.
cli-unwritable = Nie można zapisać pliku { $file }: { $reason }
cli-about-file = { $file }: { $reason }
cli-with-default = { $help } Domyślnie: { $default }.
cli-how-many-play = Liczba graczy. Domyślnie: { $seats } albo tyle, ile mieści gra.
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
cli-extra = zbędne w tym poleceniu: { $words }
cli-bad-range = { $name }: potrzebna liczba całkowita od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }
cli-bad-whole = { $name }: potrzebna liczba całkowita
cli-bad-number = { $name }: potrzebna liczba
cli-bad-span = { $name }: potrzebna liczba od { $low } do { $high }
cli-bad-least = { $name }: potrzebna liczba całkowita, co najmniej { $low }
cli-bad-above = { $name }: potrzebna liczba większa niż { $low }
cli-bad-time = { $name }: potrzebna liczba sekund albo czas taki jak „90 days”
cli-bad-choice = { $name }: oczekiwano jednej z wartości: { $choices }
cli-bad-form = { $name }: oczekiwano czegoś takiego jak { $example }
cli-no-setting = { $file }: nie ma ustawienia { $name }
cli-bad-value = { $name }: nieprawidłowa wartość
cli-or-word = { $message } (albo „{ $word }”)
cli-no-command = nie ma polecenia { $name }
cli-see-help = Pomoc: { $command }
cli-show-help = Pokaż tę pomoc.

## What Parlour refused

cli-in-record = { $entry ->
    [0] nagłówek: { $message }
   *[other] wpis { NUMBER($entry, useGrouping: 0) }: { $message }
}
cli-wrong-game = nie ma gry { $name }; możliwe: { $known }
cli-wrong-bot = nie ma bota { $name }; możliwe: { $known }
cli-wrong-option = nie ma opcji { $name }; możliwe: { $known }
cli-wrong-choice = { $option }: oczekiwano { $values }, podano { $value }
cli-wrong-number = { $option }: potrzebna liczba całkowita od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }, podano { $value }
cli-wrong-flag = { $option }: oczekiwano true lub false, podano { $value }
cli-wrong-seat = { $option }: oczekiwano miejsca od 0 do { $last }, podano { $value }
cli-wrong-too-soon = przerwano przed końcem pierwszego rozdania, więc nie ma czego liczyć
cli-wrong-endless = jedna z gier trwała ponad { NUMBER($moves) } ruchów: wygląda na to, że nie ma końca
cli-wrong-action = oczekiwano { $legal }, jest { $action }
cli-wrong-document = to nie jest zapis gry w formacie JSON ({ $reason })
cli-wrong-format = oczekiwano formatu w wersji { NUMBER($wanted, useGrouping: 0) }, jest { NUMBER($version, useGrouping: 0) }
cli-wrong-rules = oczekiwano gry według zasad w wersji { NUMBER($wanted, useGrouping: 0) }, jest wersja { NUMBER($version, useGrouping: 0) }
cli-wrong-unfinished = potrzebna jest zakończona gra
cli-wrong-unseen = potrzebna jest gra, w której widziano wszystkie karty choć jednego gracza
cli-wrong-unwritable = { cli-unwritable }
cli-wrong-unreadable = { cli-unreadable }
cli-wrong-file-there = plik { $file } już istnieje, potrzebny jest nowy
cli-wrong-no-file = nie ma pliku { $file }
cli-wrong-no-database = nie ma bazy danych { $file }
cli-wrong-uncopied = nie można skopiować pliku { $file }: { $reason }
cli-wrong-foreign-journal = nie można skopiować pliku { $file }: { $journal } to dziennik innego pliku
cli-wrong-damaged = plik { $file } jest uszkodzony: { $reason }
cli-wrong-no-copy = plik { $file } nie jest bazą danych Parlour
cli-wrong-newer = plik { $file } pochodzi z nowszej wersji Parlour: { $version }, nie { $wanted }
cli-wrong-server-runs = z pliku { $file } korzysta działający serwer: najpierw go zatrzymaj
cli-wrong-no-home = trzeba podać katalog na stoły (--data): to konto nie ma katalogu domowego
cli-wrong-unopened = nie można otworzyć stołów w { $place }: { $reason }
cli-wrong-emptied = plik { $file } jest pusty, a baza danych Parlour nigdy nie jest pusta: przywróć stoły z kopii (parlour restore) albo usuń ten plik, żeby zacząć od nowa
cli-wrong-other-journal = obok pliku { $file } leży { $journal }: to dziennik innego pliku i uszkodziłby bazę; parlour restore przywróci stoły z kopii, a ten dziennik odłoży na bok
cli-wrong-journal-alone = nie ma pliku { $file }, choć jego ostatnie zmiany zostały w { $journal }: przywróć brakujący plik albo usuń ten dziennik, żeby zacząć od nowa
cli-wrong-damaged-tables = plik { $file } jest uszkodzony albo nie jest bazą danych: { $reason }; stoły można przywrócić z kopii poleceniem parlour restore
cli-wrong-other-program = { $place } to baza danych innego programu, a nie Parlour: wybierz inne miejsce
cli-wrong-newer-tables = { $place } pochodzi z nowszej wersji Parlour ({ $version }; ta zna najwyżej { $wanted }): zaktualizuj Parlour albo przywróć stoły ze starszej kopii
cli-wrong-no-host = brakuje adresu, na którym nasłuchiwać; 0.0.0.0 to wszystkie adresy tego komputera
cli-wrong-host = oczekiwano nazwy lub adresu komputera, podano { $host }
cli-wrong-lost-host = nie można znaleźć komputera { $host }: { $reason }
cli-wrong-unheard = nie można nasłuchiwać na { $address }: { $reason }
cli-wrong-taken = na { $address } nasłuchuje inny program: zatrzymaj go albo wybierz inny port (--port)
cli-wrong-unmeasured = nie można udostępnić metryk pod adresem { $address }: { $reason }
cli-wrong-no-page = oczekiwano zbudowanej strony, { $file }: { $reason }
cli-wrong-workers-alone = kilka procesów wymaga PostgreSQL (--database) albo --share z SQLite
cli-wrong-bus-alone = --bus wymaga PostgreSQL (--database) albo --share
cli-wrong-bus-address = oczekiwano adresu serwera Redis, na przykład redis://host
cli-wrong-push-contact = klucz push wymaga kontaktu (--push-contact)
cli-wrong-database-address = oczekiwano adresu bazy danych, na przykład postgresql://user@host/parlour
cli-wrong-other-database = oczekiwano bazy SQLite lub PostgreSQL, podano { $name }
cli-wrong-not-installed = brakuje pakietu { $name }: { $command }
cli-wrong-no-device = nie znaleziono karty graficznej dla CUDA: potrzebna jest karta NVIDIA i jej sterownik
cli-wrong-plain-on-device = można podać --plain albo --device cuda, nie jedno i drugie
cli-wrong-program = brakuje programu { $name } z PostgreSQL: apt-get install postgresql-client
cli-wrong-claimed = ze stołów w { $place } korzysta inny serwer: zatrzymaj go, wybierz inny katalog (--data) albo uruchom oba z --share
cli-wrong-unshared = ze stołów w { $place } korzysta inny serwer, uruchomiony bez --share
cli-wrong-no-sharing = w systemie Windows kilka serwerów nie może korzystać z jednego pliku stołów
cli-wrong-plot-alone = --plot rysuje jedną liczbę miejsc: nie łączy się z --ratings
cli-wrong-untrainable = nie ma sieci do trenowania dla { $name }; dozwolone: { $known }
cli-wrong-checkpoint = plik { $file } jest uszkodzony albo nie zawiera stanu treningu
cli-wrong-net = plik { $file } jest uszkodzony albo nie zawiera sieci do tej gry
cli-wrong-other-training = w folderze { $folder } jest inny trening ({ $command }): potrzebny jest inny folder

## What a command line expects, in help

cli-options-metavar = [OPCJE]
cli-folder = KATALOG
cli-level = POZIOM
cli-game-metavar = GRA [OPCJE]
cli-command-metavar = POLECENIE [OPCJE]
cli-game-argument = GRA
cli-file = PLIK
cli-link = LINK
cli-number-metavar = LICZBA
cli-edition = WYDANIE
cli-person = IMIĘ
cli-rule-metavar = NAZWA=WARTOŚĆ
cli-bot = BOT

## parlour play, parlour serve

cli-play = Uruchom Parlour na tym komputerze i otwórz w przeglądarce; albo graj w terminalu.
cli-serve = Uruchom serwer.
cli-play-port = Port, na którym nasłuchiwać. Domyślnie: { $port } albo inny, jeśli ten jest zajęty.
cli-data = Gdzie przechowywać stoły.
cli-config = Plik z ustawieniami (TOML). Domyślnie: { $file }, jeśli istnieje.
cli-serve-epilog = Każdą opcję można też podać w zmiennej środowiskowej, np. PARLOUR_BOT_WORKERS=2, albo w pliku, np. bot_workers = 2. Pierwszeństwo ma wiersz poleceń, potem środowisko, potem plik. Czas podaje się w sekundach albo tak: „90 days”.
cli-text = TEKST
cli-time = CZAS
cli-section-network = Sieć
cli-section-storage = Co jest przechowywane
cli-section-workers = Kilka procesów
cli-section-watching = Dziennik i metryki
cli-section-play = Przy stołach
cli-section-push = Powiadomienia, gdy strona jest zamknięta
cli-section-bots = Boty
cli-section-connections = Połączenia
cli-section-rates = Limity żądań i wiadomości
cli-section-tables = Stoły w pamięci
cli-section-stopping = Zatrzymywanie
cli-browser = Otwórz stronę w przeglądarce. Domyślnie: jeśli jest ekran.
cli-ready = Parlour działa pod adresem { $address } (Ctrl+C kończy).
cli-ready-network = Dla znajomych w twojej sieci: { $address }
cli-ready-alone = Żeby mogli dołączyć znajomi z twojej sieci, dodaj --host 0.0.0.0.
cli-failed = błąd serwera ({ $kind }); gdzie, powie --log-level debug
cli-in-terminal = W terminalu
cli-play-game = W co grać; jeśli nie podasz, wybierzesz potem.
cli-terminal = Graj w tym terminalu, w trybie pełnoekranowym.
cli-color = Kolory w trybie pełnoekranowym; wyłącza je też zmienna środowiskowa NO_COLOR.
cli-plain = Graj w tym terminalu wiersz po wierszu: dla czytników ekranu, potoków i wolnych łączy.
cli-play-bots = Poziom botów, z którymi grasz.
cli-play-edition = Wydanie zasad. Domyślnie: wydanie w twoim języku, jeśli istnieje.
cli-play-rule = Zasada stołu, na przykład points=21; wszystkie pokazuje `parlour games`.
cli-join = Usiądź przy stole, do którego prowadzi link http://host/t/... (z ?watch na końcu tylko oglądasz) albo kod z sześciu liter, podany razem z --server.
cli-server = Załóż stół na tym serwerze, żeby zagrać ze znajomymi; z --join: serwer, z którego jest kod.
cli-name = Twoje imię przy stole.
cli-language = Język gry. Domyślnie: język systemu.
cli-pace = Ile sekund myślą boty przy twoim stole.
cli-moment = Ile sekund gra przy twoim stole czeka, gdy można kogoś przyłapać.
cli-needs-terminal = to działa tylko w terminalu: dodaj --terminal lub --plain
cli-needs-game = zasady stołu i liczba graczy zależą od gry: podaj jej nazwę
cli-join-alone = stół, do którego prowadzi --join, ma już grę i zasady: tu nie można ich podać
cli-unknown-language = możliwe języki: { $languages }; podano: { $language }
cli-bad-link = oczekiwano linku takiego jak http://host/t/... albo kodu razem z --server, podano { $link }
cli-bad-rule = oczekiwano NAZWA=WARTOŚĆ, podano { $rule }
cli-no-screen = tryb pełnoekranowy wymaga terminala; --plain działa też bez niego
cli-small-screen = okno jest za małe, potrzeba { $columns } kolumn i { $rows } wierszy; --plain działa też w mniejszym

## parlour backup, parlour restore

cli-backup = Skopiuj wszystkie stoły do pliku; serwer może w tym czasie działać.
cli-restore = Przywróć stoły z kopii; najpierw zatrzymaj serwer.
cli-backup-file = Plik z kopią.
cli-backed-up = { $file }: { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}
cli-restored = Stoły z kopii { $file } są teraz w pliku { $place }.
cli-put-aside = To, co tam było, jest teraz w pliku { $file }.

## parlour push-key

cli-push-key = Utwórz klucz do powiadomień, gdy strona jest zamknięta (Web Push).
cli-push-key-made = Dodaj te wiersze do ustawień serwera, ze swoim adresem; klucza nikomu nie pokazuj.

## parlour games

cli-games = Wypisz gry, liczbę miejsc i opcje.
cli-game = Gra
cli-seats-heading = Miejsca
cli-options-heading = Opcje
cli-option = { $name }: { $values } (domyślnie: { $default })
cli-range = { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }
cli-none = brak

## parlour simulate

cli-simulate = Rozegraj wiele gier losowymi ruchami i zbierz pomiary.
cli-simulate-games = Ile gier.
cli-simulate-jobs = Na ile rdzeni podzielić pracę; 0 to wszystkie.
cli-simulate-plain = Nie kompiluj zasad.
cli-simulate-device = Gdzie grać: na procesorze czy, przez CUDA, na karcie graficznej.
cli-simulating = Symulacja
cli-compiling = Kompilacja zasad: trochę to potrwa, ale tylko za pierwszym razem.
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

cli-record = Rozegraj jedną grę między botami i wypisz jej zapis.
cli-record-bot = Bot na każdym miejscu.
cli-replay = Sprawdź zapis i wypisz tabelę wyników.
cli-replay-file = Plik z zapisem; - to standardowe wejście.
cli-replay-open = Pokaż go w przeglądarce, ruch po ruchu.
cli-replay-step = Wypisz stół po każdym ruchu; w terminalu dalej przechodzi Enter.
cli-replay-seat = Z --step: co widać z tego miejsca, pierwsze to 0. Inaczej wszystkie karty leżą odkryte.
cli-step-on = Enter: dalej; q: koniec
cli-step-undo = cofa ruch
cli-step-left = odchodzi; dalej gra bot
cli-step-joined = zajmuje miejsce bota
cli-unreadable = Nie można odczytać pliku { $file }: { $reason }
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
cli-unfinished = Gra jeszcze się nie skończyła.
cli-left = { $name }: odejście z gry; dalej grał bot ({ $level }).
cli-joined = { $name }: między rundami to miejsce zajął ktoś inny.
cli-ended = { $how ->
    [scored] Gra zakończona przed czasem: ukończone rundy się liczą.
   *[unscored] Gra zakończona przed czasem, bez wyniku.
}

## parlour review

cli-review = Spojrzyj wstecz na zakończoną grę: szanse na wygraną, kosztowne ruchy, szczęście i umiejętności.
cli-review-worlds = Ile wyobrażonych gier służy do oceny każdej pozycji i każdego wyboru: im więcej, tym wolniej i dokładniej.
cli-review-seed = To samo ziarno daje te same liczby.
cli-reviewing = Spojrzenie wstecz

## parlour verify

cli-verify = Sprawdź, czy tasowania w zakończonej grze są takie, jak obiecano przed jej rozpoczęciem.
cli-verify-file = Zapis gry razem z sekretem, taki, jaki podaje serwer; - to standardowe wejście.
cli-verify-seal-option = Jaka musi być pieczęć gry albo jej początek: taka, jaką pokazano komuś z grających.
cli-verify-refused = { $file } nie jest zapisem gry z sekretem: { $message }
cli-verify-no-key = { $file } to sam zapis, bez sekretu. Kto prowadził ten stół, tasował, niczego nie obiecując, więc sprawdzić można tylko zasady: robi to parlour replay.
cli-verify-added = Potasowano z sekretu serwera i z tego, co dodali gracze: { $names }
cli-verify-alone = Potasowano z samego sekretu serwera: nikt niczego nie dodał.
cli-verify-alone-old = Potasowano z samego sekretu serwera: ta gra zaczęła się, zanim gracze mogli coś dodać.
cli-verify-bot = Boty, które niczego nie dodają: { $names }
cli-verify-left-out = Pominięto, bo to, co zapowiedziano, nie dotarło na czas: { $names }
cli-verify-wrong = Dodano coś, czego NIE zapowiedziano, w imieniu: { $names }
cli-verify-unpledged = Ta gra jest starsza: nikt nie musiał niczego najpierw zapowiadać, więc kto dodał coś jako ostatni, mógł znać dodatki innych.
cli-verify-key = { $yes ->
    [true] Sekret jest tym, który obiecano.
   *[false] Sekret NIE jest tym, który obiecano.
}
cli-verify-seal = Pieczęć tego, co ustalono przed rozdaniem: { $seal }
cli-verify-seal-wrong = To NIE jest podana pieczęć: to inna gra albo zmieniono, kto gra lub co zapowiedziano.
cli-verify-restored = Serwer przywrócono z kopii podczas tej gry albo tuż przed nią: za pierwszym razem karty mogły być rozdane inaczej albo gra mogła potoczyć się inaczej.
cli-verify-deal = Rozdanie { $deal }: tak, wszystkie tasowania i losowania się zgadzają ({ $count }).
cli-verify-deal-wrong = Rozdanie { $deal }: NIE. Wpisy, które się nie zgadzają: { $entries }
cli-verify-rules = Zasady nie dopuszczają takiej gry: { $message }
cli-verify-yes = Tak: każde rozdanie jest takie, jak obiecano.
cli-verify-cut = Ani tak, ani nie: to, co jest, zgadza się z obietnicą, ale zapis urywa się przed końcem gry. Reszta mogła zostać ucięta.
cli-verify-ended = Ani tak, ani nie: to, co jest w zapisie, zgadza się z obietnicą aż do miejsca, w którym gracze mieli się zgodzić na zakończenie gry. Tylko oni wiedzą, czy tak było; jeśli nie, reszta została ucięta.
cli-verify-no = Nie: ta gra nie jest taka, jak obiecano.
cli-verify-no-all = Nie: żadne rozdanie nie jest takie, jak obiecano, jakby sekret, dodatki graczy, stół lub numer były z innej gry.

## parlour bench

cli-bench = Porównaj szybkość zasad z wersją w C i z innymi bibliotekami.

## parlour train

cli-train = Wytrenuj sieć neuronową, która ocenia grę: uczy się z gier z samą sobą.
cli-train-game = Gra, której uczy się sieć.
cli-train-to = Folder na sieć i krzywą uczenia; to samo polecenie rusza dalej od tego, co tam zastanie.
cli-train-seats = Ucz tylko przy stołach o tylu miejscach. Domyślnie: przy wszystkich, jakich sieć może się nauczyć.
cli-train-games = Z ilu gier uczy się sieć.
cli-train-against = Kogo sieć ma nauczyć się pokonywać zamiast siebie samej: plik z inną siecią albo policy, bot o tej nazwie. Domyślnie: nikogo.
cli-train-seed = To samo ziarno i ta sama liczba gier dają tę samą sieć, ile razy by nie przerywać.
cli-train-minutes = Zatrzymaj po tylu minutach pracy procesora; to samo polecenie ruszy potem dalej. Domyślnie: bez ograniczenia.
cli-training = Trening
cli-train-caption = gry: { NUMBER($games) }
cli-train-share = Przeciw { $rival } ({ $table }): { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }% wygranych
cli-train-stopped = Zatrzymano. Gry: { NUMBER($games) } z { NUMBER($planned) }; to samo polecenie ruszy stąd dalej.
cli-train-net = Sieć: { $file }
