# The command line of Parlour.

cli-help = Карточные игры для людей, ботов и исследователей. Без команды запускается play.
cli-version = Вывести версию и выйти.
cli-error = Ошибка: { $message }
cli-json = Вывести JSON (для программ).
cli-unwritable = Не удалось записать { $file }: { $reason }
cli-with-default = { $help } По умолчанию: { $default }.
cli-how-many-play = Число игроков. По умолчанию: 4, если игра позволяет, иначе сколько можно.
cli-seed = Одно и то же зерно даёт одну и ту же игру.

## What is wrong with a command line

cli-usage = Использование:
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
cli-see-help = Подробнее: { $command }
cli-show-help = Показать эту справку.

## parlour play, parlour serve

cli-play = Запустить Parlour на этом компьютере и открыть в браузере или играть в терминале.
cli-serve = Запустить сервер.
cli-host = На каком адресе принимать соединения; 0.0.0.0 — на всех адресах этого компьютера.
cli-play-port = На каком порту принимать соединения. По умолчанию: 8000, а если он занят, любой другой.
cli-serve-port = На каком порту принимать соединения; 0 — на любом свободном.
cli-data = Где хранятся столы.
cli-bot-workers = Число процессов, в которых боты просчитывают ходы; 0 — ни одного: тогда такие боты играют без расчёта, по быстрой стратегии. По умолчанию: на один меньше, чем ядер.
cli-host-name = Имя, на которое отвечает сервер, например parlour.example; можно указать несколько раз. По умолчанию: любое.
cli-proxy = Адрес или сеть прокси, чьему заголовку X-Forwarded-For верить; можно указать несколько раз. По умолчанию: этот компьютер.
cli-connections = Сколько соединений может быть одновременно.
cli-folder = КАТАЛОГ
cli-browser = Открыть страницу в браузере. По умолчанию: если есть экран.
cli-ready = Parlour открыт по адресу { $address } (Ctrl+C — закрыть).
cli-in-terminal = В терминале
cli-play-game = Игра для терминала; если не указана, программа спросит.
cli-terminal = Играть в этом терминале, на весь экран.
cli-color = Цвета при игре на весь экран; их можно отключить и переменной окружения NO_COLOR.
cli-plain = Играть в этом терминале построчно: для программ чтения с экрана, конвейеров и медленной связи.
cli-level = УРОВЕНЬ
cli-play-bots = Уровень ботов-соперников.
cli-play-edition = Издание правил. По умолчанию: на вашем языке, если такое есть.
cli-play-rule = Правило стола, например points=21; все правила покажет `parlour games`.
cli-join = Сесть за стол по ссылке http://host/t/...; с ?watch на конце — только смотреть.
cli-server = Создать стол на этом сервере, чтобы играть с друзьями.
cli-name = Ваше имя за столом.
cli-language = Язык игры. По умолчанию: язык системы.
cli-pace = Сколько секунд думают боты за вашим столом.
cli-moment = Пауза за вашим столом, чтобы успеть поймать игрока, в секундах.
cli-needs-terminal = эти параметры для терминала: добавьте --terminal или --plain
cli-needs-game = чтобы задать правила стола и число мест, укажите игру
cli-join-alone = у стола из --join уже есть игра и правила: указывать их здесь нельзя
cli-unknown-language = нужен один из языков: { $languages }; указан { $language }
cli-bad-link = нужна ссылка вида http://host/t/..., а указано { $link }
cli-bad-rule = нужно NAME=VALUE, а указано { $rule }
cli-no-textual = для игры на весь экран нужен Textual: pip install { "\"parlour[terminal]\"" }; --plain обходится без него
cli-no-screen = для игры на весь экран нужен терминал; --plain обходится без него
cli-small-screen = окно слишком маленькое, нужно не меньше { $columns } столбцов и { $rows } строк; --plain обходится без них

## parlour backup, parlour restore

cli-backup = Скопировать все столы в файл; сервер при этом может работать.
cli-restore = Восстановить столы из копии; сначала остановите сервер.
cli-backup-file = Файл копии.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}
cli-restored = Столы из копии { $file } теперь в { $place }.
cli-put-aside = Прежний файл сохранён как { $file }.

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

cli-simulate = Сыграть много игр случайными ходами и собрать статистику.
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

cli-record = Провести одну игру между ботами и вывести её запись.
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

cli-bench = Измерить скорость правил и сравнить её с C и другими библиотеками.
