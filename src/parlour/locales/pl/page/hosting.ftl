# What the host can do, and who that is: fetched with the lobby and the menu.

host-settings = Ustawienia stołu
host-viewers = Dla widzów
host-lock = Zamknij stół
host-lock-about = Nikt nowy nie może usiąść. Oglądać nadal można.
host-private = Gry tylko dla swoich
host-private-about = Powtórki i zapisy zakończonych gier mogą oglądać tylko osoby z tego stołu.
host-locked = Stół jest zamknięty: nikt nowy nie może usiąść.
host-is = Host tego stołu: { $name }
host-more = Gracz { $name }: co możesz zrobić
host-make = Mianuj hostem
host-take = Odbierz miejsce
host-take-about = Dopóki stół nie jest zamknięty, ta osoba może usiąść ponownie.
host-hand-over = Przekaż rolę hosta
host-hand-over-do = Przekaż
host-now-you = Teraz ty jesteś hostem: ustalasz zasady stołu i zaczynasz grę.
host-now = Nowy host: { $name }
host-interim-you = Dopóki { $name } nie wróci, hostem jesteś ty: ustalasz zasady stołu i zaczynasz grę.
host-back-you = Znowu jesteś hostem.
host-back = { $name } wraca i znowu jest hostem.
host-removed = Host odbiera ci miejsce. Możesz oglądać albo usiąść ponownie.
host-removed-locked = Host odbiera ci miejsce i zamyka stół. Nadal możesz oglądać.
host-text-on = Host pozwala graczom do siebie pisać.
host-text-off = Host nie pozwala już graczom do siebie pisać.

share-watch = Link do oglądania
share-screen = Duży ekran w pokoju
share-screen-about = Otwórz ten link na telewizorze lub tablecie: widać tam stół, ale nie karty w rękach. Każdy gra na swoim telefonie.
share-screen-here = Pokaż tutaj
share-screen-link = Link do ekranu
table-pace = Jak długo myślą boty
table-pace-value = { $seconds ->
    [0] wcale
   *[other] { $seconds } s
}

# The menu
table-save = Zapisz
lobby-leave = Wstań od stołu
table-rename = Twoje imię przy tym stole

# Hints
hints-about = Gracze mogą pytać, co zagrałby najsilniejszy bot.
hints-on = Podpowiedzi włączone: w swojej turze możesz zapytać, co zagrałby najsilniejszy bot.
