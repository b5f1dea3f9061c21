# The command line of Parlour.

cli-help = Карточные игры для людей, ботов и исследователей. Без команды: play.
cli-version = Вывести версию и выйти.
cli-error = Ошибка: { $message }
cli-json = Вывести JSON, для программ.
cli-unwritable = Не удалось записать { $file }: { $reason }
cli-with-default = { $help } По умолчанию: { $default }.
cli-how-many-play = Число игроков. По умолчанию: 4 или сколько допускает игра.
cli-seed = Одно и то же зерно даёт одну и ту же игру.

## What is wrong with a command line

cli-usage = Вызов:
cli-arguments-heading = Аргументы
cli-commands-heading = Команды
cli-default = по умолчанию: { $value }
cli-required = обязательно
cli-no-option = нет параметра { $option }
cli-similar = (похожие: { $options })
cli-missing = не хватает { $name }
cli-missing-value = { $option } требует значения
cli-no-value = { $option } не принимает значения
cli-extra = больше ничего не нужно, а указано { $words }
cli-bad-range = { $name }: нужно целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
cli-bad-whole = { $name }: нужно целое число
cli-bad-number = { $name }: нужно число
cli-bad-value = { $name }: такое значение не подходит
cli-no-command = нет команды { $name }
cli-see-help = { $command } покажет, что есть.
cli-show-help = Показать эту справку.

## parlour play, parlour serve

cli-play = Запустить Parlour на этой машине и открыть в браузере; или сыграть в терминале.
cli-serve = Запустить сервер.
cli-host = Адрес, на котором слушать; 0.0.0.0 — все адреса этой машины.
cli-play-port = Порт, на котором слушать. По умолчанию: 8000, а если он занят, любой другой.
cli-serve-port = Порт, на котором слушать; 0 — любой свободный.
cli-data = Где хранить столы.
cli-database = База PostgreSQL для столов, например postgresql://user@host/parlour, вместо файла.
cli-bus = Сервер Redis, через который процессы сразу сообщают друг другу новости, например redis://host.
cli-workers = Сколько процессов обслуживают игроков; если больше одного, нужен PostgreSQL или --share.
cli-share = Разрешить другим серверам на этой машине пользоваться тем же файлом столов.
cli-bot-workers = Процессы для поиска ходов ботов; 0 — ни одного: тогда боты с поиском играют по быстрой стратегии. По умолчанию: по одному на ядро, минус один.
cli-host-name = Имя, на которое отвечает сервер, например parlour.example; можно указать несколько раз. По умолчанию: любое.
cli-proxy = Адрес или сеть прокси, чьему X-Forwarded-For можно верить; можно указать несколько раз. По умолчанию: эта машина.
cli-connections = Сколько соединений может быть одновременно.
cli-folder = КАТАЛОГ
cli-browser = Открыть страницу в браузере. По умолчанию: если есть экран.
cli-ready = Parlour открыт по адресу { $address } (Ctrl+C — закрыть).
cli-in-terminal = В терминале
cli-play-game = Игра для терминала; если не указана, программа спросит.
cli-terminal = Играть в этом терминале, на весь экран.
cli-color = Цвета на весь экран; их отключает и переменная среды NO_COLOR.
cli-plain = Играть в этом терминале построчно: для программ чтения с экрана, каналов и медленной связи.
cli-level = УРОВЕНЬ
cli-play-bots = Боты-соперники.
cli-play-edition = Издание правил. По умолчанию издание на вашем языке, если оно есть.
cli-play-rule = Правило стола, например points=21; их перечисляет `parlour games`.
cli-join = Сесть за стол по этой ссылке, http://host/t/...; с ?watch на конце — смотреть.
cli-server = Накрыть стол для друзей на этом сервере.
cli-name = Ваше имя за столом.
cli-language = Язык игры. По умолчанию язык системы.
cli-pace = Сколько секунд думают боты за вашим столом.
cli-moment = Сколько секунд за вашим столом игра ждёт, пока кого-то можно поймать.
cli-needs-terminal = эти параметры для терминала: добавьте --terminal или --plain
cli-needs-game = для правил и мест нужно название игры
cli-join-alone = за столом, куда ведёт --join, уже есть игра и правила: здесь их указывать нельзя
cli-unknown-language = ожидается { $languages }, получено { $language }
cli-bad-link = ожидается ссылка вида http://host/t/..., получено { $link }
cli-bad-rule = ожидается NAME=VALUE, получено { $rule }
cli-no-textual = для игры на весь экран нужен Textual: pip install { "\"parlour[terminal]\"" }; --plain обходится без него
cli-no-screen = для игры на весь экран нужен терминал; --plain обходится без него
cli-small-screen = окно слишком мало, нужно { $columns } столбцов и { $rows } строк; --plain обходится без них

## parlour backup, parlour restore

cli-backup = Скопировать все столы в файл; сервер при этом может работать.
cli-restore = Вернуть столы из копии; сначала остановите сервер.
cli-backup-file = Копия.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}
cli-restored = Столы из копии { $file } теперь в { $place }.
cli-put-aside = То, что там было, сохранено в { $file }.

## parlour games

cli-games = Показать игры, число игроков и параметры.
cli-game = Игра
cli-game-metavar = ИГРА [ПАРАМЕТРЫ]
cli-seats-heading = Места
cli-options-heading = Параметры
cli-option = { $name }: { $values } (по умолчанию: { $default })
cli-range = { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }
cli-none = нет

## parlour simulate

cli-simulate = Сыграть много случайных игр и замерить их.
cli-simulate-games = Сколько игр.
cli-simulate-jobs = На сколько ядер разделить работу; 0 — на все.
cli-simulate-plain = Исполнять правила без компиляции.
cli-simulating = Моделирование
cli-number = { NUMBER($value, maximumFractionDigits: 4) }
cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
# An estimate and its standard error.
cli-with-error = { $value } ± { $error }
cli-summary-games = Игры
cli-summary-moves = Ходы
cli-summary-rounds = Раунды
cli-summary-seconds = Секунды
cli-summary-moves-per-second = Ходов в секунду
cli-summary-rounds-per-game = Раундов за игру
cli-summary-moves-per-round = Ходов за раунд

## parlour record, parlour replay

cli-record = Сыграть одну игру между ботами и вывести её запись.
cli-record-bot = Бот на каждом месте.
cli-replay = Проверить запись и вывести таблицу очков.
cli-replay-file = Файл записи; «-» — стандартный ввод.
cli-unreadable = Не удалось прочитать { $file }: { $reason }
cli-record-refused = { $file } — недопустимая запись: { $message }
cli-round = Раунд
cli-total = Сумма
cli-won =
    { $count ->
        [1] Победа: { $winners }.
        [one] Победу делят: { $winners }.
        [few] Победу делят: { $winners }.
        [many] Победу делят: { $winners }.
       *[other] Победу делят: { $winners }.
    }
cli-unfinished = Игра не окончена.

## parlour bench

cli-bench = Замерить скорость правил рядом с C и другими библиотеками.
