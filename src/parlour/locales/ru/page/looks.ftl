# How the page looks: fetched when somebody wants to change it.

looks-theme = Тема
looks-theme-system = Как в системе
looks-theme-light = Светлая
looks-theme-dark = Тёмная
looks-large = Крупные карты
looks-large-about = Карты и текст такие крупные, как позволяет экран. Если карты на руке не помещаются, их можно листать.
looks-left = Под левую руку
looks-left-about = Кнопки — слева.
looks-letters = Буквы цвета на картах
looks-letters-about = На картах «Моджо» и UNO стоят первые буквы цвета.
looks-marks = Месяц и вид в углу карты
looks-marks-about = Номер месяца и знак вида.

table-tempo = Темп
table-tempo-slow = Медленный
table-tempo-normal = Обычный
table-tempo-fast = Быстрый
table-tempo-none = Без анимации
