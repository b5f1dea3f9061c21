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
