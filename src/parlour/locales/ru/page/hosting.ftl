# What the host can do, and who that is: fetched with the lobby and the menu.

host-settings = Настройки стола
host-viewers = Для зрителей
host-lock = Закрыть стол
host-lock-about = Новые игроки сесть не смогут, но смотреть по-прежнему можно.
host-locked = Хост закрыл стол: новых игроков не принимают.
host-is = Хост стола: { $name }
host-more = Что можно сделать с местом: { $name }
host-make = Сделать хостом
host-take = Освободить место
host-take-about = Пока стол не закрыт, этот игрок может сесть снова.
host-hand-over = Передать роль хоста
host-hand-over-do = Передать
host-now-you = Теперь хост — вы: вам выбирать правила стола и начинать игру.
host-now = Теперь хост — { $name }.
host-interim-you = { $name } офлайн, и до возвращения хост — вы: вам выбирать правила стола и начинать игру.
host-back-you = Вы снова хост.
host-back = { $name } снова здесь и снова хост.
host-removed = Хост освободил ваше место. Можно смотреть или сесть снова.
host-removed-locked = Хост освободил ваше место и закрыл стол. Смотреть по-прежнему можно.
host-text-on = Хост разрешил игрокам писать друг другу.
host-text-off = Хост больше не разрешает игрокам писать друг другу.

share-watch = Ссылка для зрителей
share-screen = Большой экран в комнате
share-screen-about = Откройте эту ссылку на телевизоре или планшете: там виден стол, но не карты на руках. Каждый играет со своего телефона.
share-screen-link = Ссылка для экрана
table-pace = Сколько думают боты
table-pace-value = { $seconds ->
    [0] нисколько
   *[other] { $seconds } с
}

# The menu
table-save = Сохранить
lobby-leave = Встать с места
table-rename = Имя за столом

# Hints
hints-about = Игроки могут спросить, как сыграл бы самый сильный бот.
hints-on = Подсказки включены: в свой ход можно спросить, как сыграл бы самый сильный бот.
