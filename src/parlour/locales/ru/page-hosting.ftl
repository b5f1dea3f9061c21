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
host-removed = Хост освободил ваше место. Можно смотреть или сесть снова.
host-removed-locked = Хост освободил ваше место и закрыл стол. Смотреть по-прежнему можно.
host-text-on = Хост разрешил игрокам писать друг другу.
host-text-off = Хост больше не разрешает игрокам писать друг другу.
