# Личка: знакомство, мои игры, правила, справка, команды.

help-start =
    <b>Здравствуйте!</b> Здесь друзья играют в долгие игры: один-два хода в день, когда удобно.
    Решаете вы здесь, кнопками; историю читает вся группа. Вдвоём можно и без неё: /newgame
help-button-games = 🎲 Мои игры
help-button-practice = 🤖 Попробовать с ботами
help-button-rules = 📖 Правила
help-button-help = ❔ Помощь
help-button-home = ‹ В начало
# Имя этого языка на нём самом: кнопка видна тем, кто читает на другом.
help-button-language = 🌐 Русский
help-button-add = ➕ Позвать в группу

help-private =
    <b>Как это устроено</b>
    Стол живёт в группе: там собираются (/newgame), там читают историю. Вдвоём можно и без группы: /newgame прямо здесь, и пошлите ссылку.
    Вопросы приходят сюда, по одному сообщению на вопрос. Разумный ответ уже вписан: примите его кнопкой «Готово» или поменяйте.
    Никто не видит чужих решений, пока вопрос не закроется.

    /games — мои игры, ближайший срок сверху
    /newgame — сыграть вдвоём
    /board — поле моей игры, каким вижу его я
    /practice — сыграть с ботами
    /rules — правила, можно с искомым словом: <code>/rules граната</code>
    /settings — язык, тихие часы, напоминания
    /deputy — кто сыграет за вас, пока вы заняты
help-group =
    <b>Как это устроено</b>
    /newgame — открыть стол здесь или в этой теме
    /status — кого ждём и до какого часа
    /board — что на поле; /board 3 — что было после третьей фазы
    /log — что уже было
    /stats — кто сколько сыграл
    /verify — честны ли кости
    /rules — правила, можно с искомым словом
    Решения каждый принимает у бота в личке, тайно от остальных.
help-master =
    <b>Ведущему</b>
    /begin — начать, /bot 2 — добавить ботов
    /deadline — сроки, часовой пояс, тихие часы, выходные; /extend 6ч — дать ещё времени
    /pause и /resume — пауза
    /close — закрыть вопрос сейчас, /remind — напомнить
    /kick — освободить место, /cancel — отменить игру
    /peek (в личке) — увидеть, что видит игрок, если вышел спор; в конце об этом прочтут все
    Причину можно дописать, она останется в /log: <code>/extend 6ч отключили свет</code>
help-settings = <b>⚙ Настройки</b>
help-settings-language = Язык: русский
help-practice = <b>🤖 Игра с ботами</b>
    Только вы и компьютеры: можно учиться и ошибаться. Во что сыграем?
help-language-saved = Теперь говорю по-русски.

## Мои игры

help-games-title = <b>🎲 Мои игры</b>
help-games-none = Пока ни одной. Стол открывает /newgame: в группе или, для двоих, прямо здесь. Попробовать можно и с ботами.
# $table (string): имя стола
# $title (Msg): о чём спрашивают
# $at (number): срок
# $zone (string): часовой пояс
# $now (number): который час
help-game-asked = 📋 <b>«{ $table }»</b> · { $title } · до { WHEN($at, $zone, $now) }
# $table (string): имя стола
# $title (Msg): о чём спрашивают
# $at (number): срок
# $zone (string): часовой пояс
# $now (number): который час
help-game-ready = ✅ <b>«{ $table }»</b> · { $title } · до { WHEN($at, $zone, $now) }
# $table (string): имя стола
help-game-waiting = <b>«{ $table }»</b> · сейчас от вас ничего не нужно
# $table (string): имя стола
help-game-lobby = <b>«{ $table }»</b> · собираемся
# $table (string): имя стола
help-game-paused = ⏸ <b>«{ $table }»</b> · пауза
# $table (string): имя стола
help-game-master = <b>«{ $table }»</b> · вы ведёте
# $table (string): имя стола
help-game-frozen = <b>«{ $table }»</b> · остановлена из-за поломки бота
# $table (string): имя стола
# $title (Msg): о чём спрашивают
help-game-button = «{ $table }» · { $title }

## Правила

# $game (Msg): название игры
help-rules-title = <b>📖 { $game }: правила</b>
help-rules-choose = Какую главу открыть? Искать можно словом: <code>/rules граната</code>
help-rules-games = <b>📖 Правила какой игры?</b>
# $word (string): что искали
# $count (number): сколько глав
help-rules-found = { $count ->
    [one] «{ $word }» есть в { $count } главе:
   *[other] «{ $word }» есть в { $count } главах:
 }
# $title (Msg): название главы
# $text (string): место, где нашлось
help-rules-hit = <b>{ $title }</b>: { $text }
help-rules-contents = ☰ Оглавление

## Поле

# $title (Msg): название игры
# $table (string): имя стола
help-board-title = <b>{ $title } · «{ $table }»</b>
help-board-empty = Игра ещё не началась: смотреть пока не на что.

## Команды, как их показывает Telegram

help-command-newgame = открыть стол
help-command-join = сесть за стол
help-command-leave = встать из-за стола
help-command-bot = добавить компьютерных игроков
help-command-begin = начать игру
help-command-status = кого ждём и до какого часа
help-command-board = что на поле
help-command-log = что уже было
help-command-rules = правила, можно со словом
help-command-deadline = сроки на ответ
help-command-extend = дать ещё времени, например 6ч
help-command-pause = остановить время
help-command-resume = продолжить
help-command-close = закрыть вопрос сейчас
help-command-remind = напомнить тем, кого ждём
help-command-kick = освободить место
help-command-sub = посадить другого на место
help-command-handover = передать стол
help-command-cancel = отменить игру
help-command-verify = проверить честность костей
help-command-export = запись игры файлом
help-command-stats = кто сколько сыграл
help-command-start = с чего начать
help-command-games = мои игры
help-command-practice = сыграть с ботами
help-command-settings = язык, тихие часы, напоминания
help-command-deputy = пусть за меня сыграет другой
help-command-help = как это устроено
help-command-peek = посмотреть, что видит игрок (если спор)
