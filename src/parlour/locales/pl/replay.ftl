# Watch again: a recorded game, step by step.

replay-title = Powtórka gry
replay-of = { $game }: powtórka
replay-about = Zakończona gra, ruch po ruchu. Otwórz jej zapis: plik, tekst albo link.
replay-bring = Zapis z innego źródła
replay-file = Wybierz plik
replay-paste = Albo wklej zapis lub link do gry
replay-show = Pokaż
replay-mine = Gry rozegrane w tej przeglądarce
replay-game = { $game }, gra { $number }
replay-working = Odtwarzam zapis…
replay-line = Oś czasu gry
replay-steps = W przód i w tył
replay-position = { $round } · { $at } z { $of }
replay-before = Poprzedni ważny moment
replay-back = Krok w tył
replay-on = Krok w przód
replay-next = Następny ważny moment
replay-play = Odtwarzaj
replay-pause = Pauza
replay-moments = Ważne momenty
replay-seen-from = Z czyjego miejsca
replay-spectator = Widz
replay-open = Wszystkie karty odkryte
replay-no-cards = brak kart
replay-unseen = nie widziano
replay-turn = Teraz { $name }
replay-share = Udostępnij ten moment
replay-link = Link do tego momentu
replay-link-whole = W linku jest cała gra, więc działa bez serwera. Dlatego jest taki długi.
replay-nameless = Bez imion
replay-nameless-about = Na stole, na obrazku i pod linkiem gracze mają numery. W zapisie imiona zostają.
replay-picture = Obrazek stołu
replay-picture-failed = Przeglądarka nie umie narysować tego obrazka.
replay-embed = Na własną stronę
replay-whole = Otwórz w osobnym oknie

# A record that is refused. $entry is the number of its entry that does not fit.
replay-wrong-no-json = To nie jest zapis gry: tekst nie jest w formacie JSON.
replay-wrong-no-record = To nie jest zapis gry.
replay-wrong-nowhere = Nie ma tu zakończonej gry. Może ją usunięto albo jeszcze trwa.
replay-wrong-too-long = Tak długich gier nie ma. Zapisu nie odczytano.
replay-wrong-bad-link = W linku czegoś brakuje. Skopiuj go w całości.
replay-wrong-unknown-game = Ta strona nie zna takiej gry.
replay-wrong-other-format = Zapis ma format nowszy niż ten, który czyta ta strona.
replay-wrong-other-rules = Grano według innej wersji zasad. Tej gry nie da się pokazać ruch po ruchu.
replay-wrong-bad-option = W zapisie jest zasada stołu albo liczba graczy, której ta gra nie przewiduje.
replay-wrong-bad-seat = W zapisie jest gracz, którego nie ma przy stole.
replay-wrong-empty = W tym zapisie niczego nie zagrano.
replay-wrong-bad-record = { $entry ->
    [0] Początku tego zapisu nie da się odczytać.
   *[other] Wpis { $entry } tego zapisu jest nieczytelny albo nie pasuje.
}
replay-wrong-malformed-action = Wpis { $entry }: takiego ruchu nie ma.
replay-wrong-illegal-action = Wpis { $entry }: zasady na to tutaj nie pozwalają.
replay-wrong-not-your-turn = Wpis { $entry }: teraz ruch ma kto inny.
replay-wrong-nothing-to-undo = Wpis { $entry }: tego ruchu nie można cofnąć.
replay-wrong-bad-chance = Wpis { $entry }: te karty albo to losowanie tu nie pasują.
