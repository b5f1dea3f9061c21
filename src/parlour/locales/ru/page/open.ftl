# Столы, где ждут игроков, на главной странице: загружаются там, где есть сервер.

open-title = Открытые столы
open-at = «{ $game }», хост: { $host }
open-about = { $level ->
    [new] свободно мест: { $free } из { $seats } · { $language } · для новичков
    [good] свободно мест: { $free } из { $seats } · { $language } · для опытных
   *[any] свободно мест: { $free } из { $seats } · { $language }
}
open-all = Все открытые столы: { $count }

# The code of a table, typed on the home page: fetched where there is a server.

code-label = Код
code-looking = Ищем стол…
code-unknown = Стола с таким кодом сейчас нет. Проверьте буквы или попросите ссылку: код действует, только пока игра не началась.
code-wait = Слишком много неверных кодов. Попробуйте через { $minutes ->
    [one] { $minutes } минуту.
    [few] { $minutes } минуты.
    [many] { $minutes } минут.
   *[other] { $minutes } минуты.
}
