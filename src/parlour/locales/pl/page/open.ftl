# Stoły, przy których brakuje graczy, na stronie głównej: wczytywane tam, gdzie jest serwer.

open-title = Otwarte stoły
open-at = { $game }, host: { $host }
open-about = { $level ->
    [new] wolne miejsca: { $free } z { $seats } · { $language } · dla początkujących
    [good] wolne miejsca: { $free } z { $seats } · { $language } · dla zaawansowanych
   *[any] wolne miejsca: { $free } z { $seats } · { $language }
}
open-all = Wszystkie otwarte stoły ({ $count })

# The code of a table, typed on the home page: fetched where there is a server.

code-label = Kod
code-looking = Szukam stołu…
code-unknown = Żaden stół nie ma teraz takiego kodu. Sprawdź litery albo poproś o link: kod działa tylko do początku gry.
code-wait = Za dużo błędnych kodów. Spróbuj ponownie za { $minutes ->
    [one] minutę.
    [few] { $minutes } minuty.
    [many] { $minutes } minut.
   *[other] { $minutes } minuty.
}
