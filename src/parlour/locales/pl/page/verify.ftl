# Was it fair? Checking the shuffles of a finished game.

verify-title = Czy było uczciwie?
verify-about = Przed grą serwer wybiera sekret i ogłasza jego skrót. Przeglądarka każdego gracza losuje coś i robi to samo. Dopiero gdy wszystko jest ustalone, przeglądarki pokazują, co wylosowały, i z tego wszystkiego wynika każde tasowanie. Po grze sekret zostaje ujawniony, więc twoja przeglądarka może potasować każdą talię jeszcze raz.
verify-file = Wybierz plik
verify-paste = Wklej zapis
verify-paste-label = Zapis, taki jak podaje go serwer
verify-check = Sprawdź
verify-another = Sprawdź inną grę
verify-working = Tasuję wszystkie talie jeszcze raz…
verify-of = { $game }, gra { $number }
verify-yes = Tak, było uczciwie
verify-yes-about = { $deals ->
    [one] Jedyne rozdanie jest dokładnie takie, jakie wynika z sekretu i z tego, co dodali gracze.
    [few] Każde z { $deals } rozdań jest dokładnie takie, jakie wynika z sekretu i z tego, co dodali gracze.
    [many] Każde z { $deals } rozdań jest dokładnie takie, jakie wynika z sekretu i z tego, co dodali gracze.
   *[other] Każde z { $deals } rozdań jest dokładnie takie, jakie wynika z sekretu i z tego, co dodali gracze.
}
verify-yes-alone = Każde rozdanie wynika z sekretu serwera. Nikt jednak niczego nie dodał, więc trzeba wierzyć, że serwer wybrał sekret na ślepo.
verify-open = Nie da się tego stwierdzić
verify-cut = To, co jest w tym zapisie, zgadza się z obietnicą. Zapis urywa się jednak przed końcem gry: reszta mogła zostać ucięta.
verify-ended = Każde rozdanie jest takie, jak obiecano, aż do miejsca, w którym według zapisu gracze zgodzili się zakończyć grę. Kto przy tym był, wie, czy tak było. Jeśli nie, reszta została ucięta.
verify-again = Każde rozdanie jest takie, jak dla niego obiecano. Serwer przywrócono jednak z kopii i ta gra zaczęła się po raz drugi: kto przywraca serwer, może wybrać jedną z dwóch.
verify-lost = Każde rozdanie jest takie, jak obiecano. W czasie gry serwer przywrócono jednak z kopii i część ruchów, które widziała ta przeglądarka, przepadła.
verify-late = Każde rozdanie wynika z tego, co ustalono wcześniej. Nie ma w nim jednak tego, co zapowiedziała ta przeglądarka: czy nikt nie mógł wybrać kart, zależy więc od innych, których wkład wykorzystano.
verify-other = Każde rozdanie wynika z tego, co ustalono wcześniej. Jednak to, co dodano w twoim imieniu, nie pochodzi z tej przeglądarki. Jeśli na tym miejscu nie grało inne twoje urządzenie, wymyślił to serwer, a wtedy mógł też wybrać karty.
verify-no = Nie, coś się nie zgadza
verify-no-about = Ta gra nie jest taka, jak obiecano przed jej rozpoczęciem.
verify-no-all = Nie zgadza się żadne rozdanie, jakby sekret, dodatki graczy, stół lub numer były z innej gry.
verify-key = Sekret serwera
verify-key-yes = Ten, który obiecano przed grą
verify-key-no = Nie ten, który obiecano
verify-added = Dodane przez: { $name }
verify-added-you = Dodane przez: { $name } (ty)
verify-bot = { $name }, bot: niczego nie dodaje
verify-none = { $name }: nic nie dodano
verify-left-out = { $name }: pominięto, bo dotarło za późno
verify-wrong = { $name }: dodano coś, czego nie zapowiedziano
verify-differs = Nie to pokazano tej przeglądarce przed grą
verify-seal = Pieczęć wszystkiego, co ustalono przed rozdaniem
verify-seal-about = Komu pokazano to samo, ten ma tę samą pieczęć
verify-mine-used = To, co dodała ta przeglądarka, zostało użyte.
verify-mine-missing = To, co dodała ta przeglądarka, zostało pominięte, choć serwer pokazał, że to ma.
verify-mine-late = To, co zapowiedziała ta przeglądarka, pominięto: według serwera dotarło za późno.
verify-mine-other = W twoim imieniu dodano co innego, niż zapowiedziała ta przeglądarka.
verify-mine-promise = Tę grę rozdano z czegoś innego, niż pokazano wcześniej tej przeglądarce.
verify-mine-none = Ta przeglądarka nie dodała niczego do tej gry.
verify-same-yes = To ta sama gra, którą widziała ta przeglądarka, ruch po ruchu.
verify-same-no = To NIE jest gra, którą widziała ta przeglądarka.
verify-unpledged = Ta gra jest starsza: niczego najpierw nie zapowiadano, więc kto dodał coś jako ostatni, mógł znać dodatki innych.
verify-restored = Podczas tej gry albo tuż przed nią serwer przywrócono z kopii: za pierwszym razem karty mogły być rozdane inaczej.
verify-rules-yes = Zasady dopuszczają każdy ruch.
verify-rules-no = Zasady nie dopuszczają takiej gry: nie pasuje wpis { $entry } w jej zapisie.
verify-rules-header = Zasady nie dopuszczają takiej gry: nie ma takiego stołu.
verify-deals = Rozdanie po rozdaniu
verify-deal = Rozdanie { $deal }
verify-deal-yes = { $count ->
    [0] bez tasowania: karty rozdano z reszty stosu
    [one] jedno tasowanie, zgadza się
    [few] { $count } tasowania i losowania, wszystko się zgadza
    [many] { $count } tasowań i losowań, wszystko się zgadza
   *[other] { $count } tasowania i losowania, wszystko się zgadza
}
verify-deal-no = wpisy, które się nie zgadzają: { $entries }
verify-no-key-title = Nie ma czego dowodzić
verify-no-key = W tym zapisie nie ma sekretu: kto prowadził stół, tasował, niczego nie obiecując. Tak jest w grze z botami we własnej przeglądarce: nie ma tam nikogo innego, kto mógłby oszukać.
verify-bad-proof = To nie jest zapis zakończonej gry.
verify-save = Pobierz zapis gry
verify-more = Jak to działa i czego nie pokaże
verify-limits = Nie pokaże, że nikt nie podglądał: serwer rozdaje, więc zna każdą kartę. Serwer może też powiedzieć, że czyjś dodatek dotarł za późno: dlatego widzisz, kogo pominięto.
