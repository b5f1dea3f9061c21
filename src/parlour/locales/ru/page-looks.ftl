# How the page looks: fetched when somebody wants to change it.

looks-theme = Тема
looks-theme-system = Как в системе
looks-theme-light = Светлая
looks-theme-dark = Тёмная
looks-large = Крупные карты
looks-large-about = Карты и слова настолько крупные, насколько позволяет экран. Длинную руку можно пролистывать.
looks-left = Для левой руки
looks-left-about = Все кнопки слева.
looks-letters = Буквы на цветах
looks-letters-about = Карты Mojo и UNO показывают первую букву цвета.
looks-marks = Месяц и вид в углу карт
looks-marks-about = Номер месяца и знак вида.
