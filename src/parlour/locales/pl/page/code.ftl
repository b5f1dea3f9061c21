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
