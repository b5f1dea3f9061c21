# The score pad, for games with the printed cards: fetched when somebody opens it.

pad-about = Do gry prawdziwymi kartami. Podlicza według zasad i mówi, kto zaczyna. Działa bez sieci, a wszystko zostaje w tej przeglądarce, chyba że udostępnisz zapis innym telefonom.
pad-mine = Twoje zapisy
pad-new = Nowy zapis
pad-game = Gra
pad-players = Gracze
pad-players-about = W kolejności, w jakiej siedzicie, zgodnie z ruchem wskazówek zegara.
pad-add = Dodaj gracza
pad-remove = Usuń: { $name }
pad-begin = Zaczynamy
pad-gone = Tego zapisu nie ma w tej przeglądarce. Może został usunięty albo jest na innym urządzeniu.
pad-damaged = Ten zapis jest uszkodzony i nie da się go odczytać.
pad-unkept = Ta przeglądarka nie zachowuje zapisu: jej pamięć jest pełna lub wyłączona. Nie zamykaj tej strony przed końcem gry albo wydrukuj tabelę.

pad-row = { $row } { $number }
pad-correct = { $row } { $number }: popraw
pad-enter = Zapisz punkty
pad-on = Zapisuj dalej
pad-mend = Popraw
pad-lots = Losuj
pad-leads = Na prowadzeniu: { $names }
pad-incomplete = { $row } { $number }: czegoś jeszcze brakuje.
pad-impossible = { $row } { $number }: tak nie mogło się skończyć.
pad-waiting = Dalszy ciąg jest zachowany i będzie się liczyć, gdy to poprawisz.
pad-after = gra była już skończona, więc to się nie liczy.
pad-again = Nowa gra, ci sami gracze
pad-print = Drukuj
pad-brief = Zasady w skrócie
pad-more = Imiona, koniec gry i inne
pad-stop = Zakończ grę teraz
pad-resume = Jednak gramy dalej
pad-forget = Usuń ten zapis
pad-forget-sure = Usunąć ten zapis? Jest tylko w tej przeglądarce.
pad-keep = Zostaw

pad-how = Zapis
pad-cards = Karty
pad-points = Punkty
pad-sum = Punkty za karty: { $name }
pad-missing = jeszcze nic
pad-no-cards = Bez kart
pad-face = { $card }, zapisane: { $count }
pad-less = Jedna mniej: { $card }
pad-counted = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
pad-next = Dalej: { $name }
pad-done = Gotowe
pad-clear = Wyczyść wszystko

pad-wrong-copies = { $most ->
    [0] { $card }: w tej talii jej nie ma.
   *[other] { $card }: zapisanych { $count }, a w talii jest tylko { $most }.
}
pad-wrong-none = { $name }: musi być co najmniej jedna karta.
pad-wrong-many = { $most ->
    [0] { $name }: nie może zostać żadna karta.
    [one] { $name }: kart { $count }, a może być tylko { $most }.
    [few] { $name }: kart { $count }, a mogą być tylko { $most }.
    [many] { $name }: kart { $count }, a może być tylko { $most }.
   *[other] { $name }: kart { $count }, a może być tylko { $most }.
}
pad-wrong-points = { $count ->
    [one] { $name }: żadne karty nie dają tu { $count } punktu.
    [few] { $name }: żadne karty nie dają tu { $count } punktów.
    [many] { $name }: żadne karty nie dają tu { $count } punktów.
   *[other] { $name }: żadne karty nie dają tu { $count } punktu.
}
pad-wrong-agree = W jednej talii nie ma kart na to wszystko razem.
pad-wrong-unknown = { $name }: jednej z tych kart nie ma w grze.

# Several phones
pad-closed = Ten zapis nie jest już udostępniany. Na każdym telefonie zostaje to, co na nim zapisano.
pad-together-now = Inne telefony też tu zapisują
pad-together = Na kilku telefonach
pad-together-about = Udostępnij zapis: przez link albo krótki kod każdy może wpisać własne karty. Zapis jest wtedy na serwerze, aż przestaniesz go udostępniać albo aż przez długi czas nikt nic nie wpisze.
pad-share = Udostępnij innym telefonom
pad-whose = Czyj to telefon?
pad-link = Link do tego zapisu
pad-link-text = Nasz zapis punktów: { $game }
pad-together-who = Kto ma link albo kod, może czytać i zmieniać zapis.
pad-unshare = Przestań udostępniać
pad-unshare-sure = Zapis zniknie z serwera. Na każdym telefonie zostanie to, co na nim jest.
pad-leave = Zapisuj dalej osobno
pad-leave-sure = Ten telefon zachowa, co ma; to, co zapiszą inni, już tu nie dotrze.
pad-alone = Brak połączenia z innymi telefonami. Zapisuj dalej: wszystko dotrze, gdy tylko będzie sieć.
pad-overruled = Ktoś inny już wcześniej zmienił to, co zapisano tutaj. Obowiązuje tamten wpis.
pad-join-who = Kim jesteś?
pad-join-nobody = Tylko patrzę albo zapisuję punkty
pad-forget-shared = Usunąć ten zapis tutaj? Inni zachowują, co mają.

## A game entered move by move

pad-what = Co zapisać
pad-what-points = Punkty
pad-what-moves = Każdy ruch
pad-moves-about = Zaznaczasz, co robi każdy gracz. Na koniec jest zapis gry, który można odtworzyć i przeanalizować.
pad-moves-seen = Czyje karty widzisz?
pad-moves-deal = Karty rozdane
pad-moves-open =
    { $count ->
        [one] Jaka karta leży odkryta?
        [few] Jakie { $count } karty leżą odkryte? Podaj je w kolejności, w jakiej się pojawiły
        [many] Jakie { $count } kart leży odkrytych? Podaj je w kolejności, w jakiej się pojawiły
       *[other] Jakie { $count } karty leżą odkryte? Podaj je w kolejności, w jakiej się pojawiły
    }
pad-moves-got =
    { $count ->
        [one] { $name } dostaje kartę: jaką?
        [few] { $name } dostaje { $count } karty: jakie?
        [many] { $name } dostaje { $count } kart: jakie?
       *[other] { $name } dostaje { $count } karty: jakie?
    }
pad-moves-shown =
    { $count ->
        [one] { $name } pokazuje kartę: jaką?
        [few] { $name } pokazuje { $count } karty: jakie?
        [many] { $name } pokazuje { $count } kart: jakie?
       *[other] { $name } pokazuje { $count } karty: jakie?
    }
pad-moves-left =
    { $count ->
        [0] Wszystkie wybrane
        [one] Jeszcze { $count } karta
        [few] Jeszcze { $count } karty
        [many] Jeszcze { $count } kart
       *[other] Jeszcze { $count } karty
    }
pad-moves-rest =
    { $count ->
        [one] { $name } ma jeszcze kartę: jaką?
        [few] { $name } ma jeszcze { $count } karty: jakie?
        [many] { $name } ma jeszcze { $count } kart: jakie?
       *[other] { $name } ma jeszcze { $count } karty: jakie?
    }
pad-moves-done = Gotowe
pad-moves-who = Czyj to ruch?
pad-moves-card = { $name } zagrywa:
pad-moves-how = Jak?
pad-moves-what = Co się stało?
pad-moves-back = Inna karta
pad-moves-nothing = { $name } nie może teraz nic zrobić.
pad-moves-secret =
    { $calls ->
        [yes] Daje kartę, której nie widzisz, i krzyczy „UNO”
       *[no] Daje kartę, której nie widzisz
    }
pad-moves-undo = Cofnij
pad-moves-replay = Odtwórz
pad-moves-save = Zapisz plik
pad-moves-ended = Gra skończyła się tutaj
pad-moves-nobody = Gra skończyła się przed końcem rundy. Nikt nie wygrał.
pad-moves-forget = Usuń tę grę
pad-moves-forget-sure = Usunąć tę grę ze wszystkimi ruchami? Są tylko w tej przeglądarce.
pad-moves-wrong-gone = Wszystkie takie karty już były: { $card }
pad-moves-wrong-misdeal = Przy takich kartach rozdaje się od nowa. Wpisz rozdanie, którym grano.
pad-moves-wrong-refused = Zasady na to teraz nie pozwalają.
pad-moves-wrong-unfit = Nie znaleziono kart, które pasują do wszystkiego, co wpisano. Sprawdź ostatnie ruchy.
pad-moves-wrong-at = Najczęściej przestaje się zgadzać przy ruchu { $number } z { $of }: „{ $told }”
pad-moves-damaged = Ta gra jest uszkodzona i nie da się jej odczytać.
pad-moves-save-rest = Zapisz, co z niej zostało
