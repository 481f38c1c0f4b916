# Жизнь стола: ответы на действия, статус, отчёты, напоминания, конец.

## Ответы на действия

# $name (string): имя стола
table-opened = Стол «{ $name }» открыт — собираем команду.
table-unknown = Такого стола нет. Открыть новый — /newgame
table-link-invalid = Эта ссылка не подходит: попросите новую у того, кто собирает стол.
# $name (string): имя стола
table-joined = Вы за столом «{ $name }». Напишу, когда начнём.
# $name (string): name of the table
# $place (number): place in the line of those who wait, from 1
table-entered = Вы присоединились к игре «{ $name }» на ходу. Ждёте, за кого играть: { $place ->
    [1] вы следующий в очереди
   *[other] вы в очереди под номером { $place }
}. Уйти — /leave.
# $name (string): name of the table
table-left = Вы больше не за столом «{ $name }». Захочется вернуться — нажмите «Вступить».
table-already-in = Вы уже за этим столом.
table-not-in = За этим столом вас нет — можно вступить кнопкой под сообщением.
# $max (number): сколько мест
table-full = { $max ->
    [one] Здесь { $max } место, и оно занято.
    [few] Все { $max } места заняты.
   *[many] Все { $max } мест заняты.
 }
table-not-lobby = Игра уже началась: состав и правила теперь не меняются.
table-not-begun = Игра ещё не началась. Ведущий начинает её кнопкой «Начать» или командой /begin.
table-begun = Начинаем! Вопросы придут каждому в личку.
# $need (number): скольких не хватает
# $min (number): сколько нужно всего
table-too-few = { $need ->
    [one] Не хватает { $need } игрока
   *[other] Не хватает { $need } игроков
 }: нужно от { $min }. Позовите друзей или добавьте ботов.
# $max (number): сколько мест
table-too-many = { $max ->
    [one] По этим правилам играет { $max } человек
    [few] По этим правилам играют не больше { $max } человек
   *[many] По этим правилам играют не больше { $max } человек
 }. Пусть кто-то выйдет или смените правила.
# $count (number): сколько добавлено
table-bots-added = { $count ->
    [one] За столом ещё { $count } компьютерный игрок.
    [few] За столом ещё { $count } компьютерных игрока.
   *[many] За столом ещё { $count } компьютерных игроков.
 }
table-settings-saved = Настройки записаны.
# $what (Msg): что будет, первая строка
table-chosen = Записано: { $what }
# $what (Msg): что будет, первая строка
table-chosen-unready = Записано: { $what }. Готовность снята — нажмите «Готово» ещё раз.
table-ready = Готово! До закрытия можно передумать.
table-unready = Готовность снята: выбирайте и нажмите «Готово».
table-redrawn = Кнопка была от прежнего экрана — вот свежий.
table-ask-closed = Этот вопрос уже закрыт.
table-acted = Вы уже сходили: ход сыгран.
table-not-your-seat = Эта кнопка не ваша: здесь решает другой игрок.
table-not-master = Это делает ведущий стола.
table-over = Эта игра уже окончена.
table-paused = Пауза: время остановлено. Продолжить — /resume
table-resumed = Продолжаем: сроки сдвинулись на время паузы.
table-not-paused = Стол не на паузе.
table-is-paused = Стол на паузе — сперва /resume
table-already-paused = Пауза уже идёт. Продолжить — /resume
table-just-opened = Этот вопрос только что открылся, закрывать рано. Если он и есть лишний — ещё раз /close
table-closed = Закрыто: ответы вскрыты, кто промолчал — сыграл по умолчанию.
table-no-day-left = Все семь дней выходными не сделать: хотя бы один нужен для сроков.
table-nothing-open = Сейчас никого ни о чём не спрашивают.
# $count (number): скольким напомнили
table-reminded = { $count ->
    [one] Напоминание ушло { $count } игроку.
   *[other] Напоминания ушли { $count } игрокам.
 }
table-reminded-hidden = Напомнил тем, кто ещё не готов. Сколько их — за этим столом не видно никому.
table-reminded-lately = Всем, кого ждём, только что напоминали. Чаще раза в полчаса не стану.
table-nobody-to-remind = Напоминать некому: все ответили.
# $count (number): сколько раз
table-reminded-enough = Кто ещё не готов, тем я об этом вопросе уже напоминал { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
 }: чаще не стану. Другое средство — /extend или /close.
# $name (name): кого убрали
table-kicked = { $name } больше не за столом.
# $name (string): кого искали
table-not-seated = За столом нет такого игрока: { $name }.
table-cancelled = Игра отменена.
table-frozen = Стол остановлен: сломалось что-то у бота, не у вас. Ходы целы, операторы уже знают.
# Спросили процесс прежней версии бота, пока его сменяет новый
table-too-new = Этот стол уже ведёт новая версия бота, она как раз запускается. Ничего не пропало: попробуйте через минуту.
# $clock (Msg): чей срок
# $value (Msg): сколько или до какого часа
table-clock-set = Новый срок: { $clock } — { $value }.
# $known (list): какие сроки есть
table-clock-unknown = Такого срока в этой игре нет. Есть: { $known }. Пример: <code>/deadline 12ч</code>
table-busy-chat = Здесь уже есть стол. Сперва доиграйте его, отмените (/cancel) или откройте другую тему.
table-unknown-game = Такой игры нет. Список — /newgame
table-no-forms = Сейчас от вас ничего не нужно. Напишу, когда придёт очередь.
# $names (list): кто
table-seats-away = Больше не ждём, давно нет ответа: { COMMA($names) }. Место остаётся, вернуться можно любой кнопкой.

## То, что слышат группа и соседи

# $span (number): на сколько, миллисекунды
table-told-extended = ⏳ Срок сдвинут на { SPAN($span) }.
# $span (number): на сколько, миллисекунды
# $at (number): до какого времени теперь
# $zone (string): часовой пояс
table-told-extended-until = ⏳ Срок сдвинут на { SPAN($span) }: теперь до { WHEN($at, $zone) }.
# $why (string): причина словами ведущего
table-told-why = Причина: { $why }
# $span (number): сколько не было связи, миллисекунды
table-told-outage = 🔌 Бот { SPAN($span) } был не на связи: все сроки сдвинулись на это время.
table-told-paused = ⏸ Пауза: время не идёт. Отвечать можно, ничего не закроется.
table-told-resumed = ▶ Продолжаем: сроки сдвинулись на время паузы.
# $name (name): кого убрали
table-told-kicked = { $name } больше не за столом: теперь там играет компьютер 🤖
# $table (string): имя стола
table-told-cancelled = Игра «{ $table }» отменена ведущим.
# $table (string): имя стола
table-told-frozen = Игра «{ $table }» остановлена: сломалось что-то у бота. Ходы целы, операторы уже знают — продолжим, когда починят.
table-you-are-away = Похоже, вам сейчас не до игры: за вас пока ходят по умолчанию. Нажмите любую кнопку — и вы снова с нами.
# $table (string): имя стола
table-you-were-kicked = Ведущий освободил ваше место за столом «{ $table }».
# $hash (string): отпечаток тайного зерна, 64 цифры
table-fair = 🎲 Все броски этой игры уже решены тайным зерном. Его отпечаток: <code>{ $hash }</code>
    В конце покажем само зерно, и каждый бросок можно будет проверить: /verify

## Статус в группе

# $title (Msg): что идёт
table-status-title = <b>{ CAP($title) }</b>
# $at (number): срок
# $zone (string): часовой пояс стола
# $now (number): который час
table-status-deadline = ⏳ до { WHEN($at, $zone, $now) }
# $at (number): когда закроется
# $zone (string): часовой пояс стола
# $now (number): который час
table-status-grace = ✅ Все готовы — закрываем в { WHEN($at, $zone, $now) }
table-status-paused = ⏸ Пауза: время не идёт
table-status-frozen = Стол остановлен из-за поломки бота: ходы целы, операторы уже знают
# $ready (number): сколько готово
# $all (number): скольких ждали
table-status-count = { $ready ->
    [0] Пока никто не готов (0 из { $all })
    [one] Готов { $ready } из { $all }
   *[other] Готовы { $ready } из { $all }
 }
# $acted (number): сколько человек уже сходило
# $all (number): сколько их ходит
table-status-acted-count = { $acted ->
    [0] Пока никто не сходил (0 из { $all })
    [one] Сходил { $acted } из { $all }
   *[other] Сходили { $acted } из { $all }
 }
# $names (list): кто уже сходил
table-status-acted = Сходили: { COMMA($names) }
# $count (Msg): сколько готово или кто сходил
# $names (list): кого ждём
table-status-waiting = { $count } · ждём: { COMMA($names) }
# $name (seat): кто ходит один
table-status-turn = Ходит { $name }
# $title (Msg): что закрылось
table-status-over = { CAP($title) } — закрыто
# $count (number): lines left out
table-status-earlier = … и ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
} раньше — в /log
table-status-none = Сейчас ничего не идёт.
table-button-form = 📋 Моя форма

## Отчёт

# $title (Msg): что идёт дальше
# $at (number): срок
# $zone (string): часовой пояс стола
# $now (number): который час
table-report-next = <b>Дальше:</b> { $title } — до { WHEN($at, $zone, $now) }
# $title (Msg): что идёт дальше
table-report-next-paused = <b>Дальше:</b> { $title } — после паузы
# $table (string): имя стола
table-digest-title = <b>«{ $table }»: что было с вами</b>
# $table (string): имя стола
# $title (Msg): какой вопрос закрылся
table-digest-title-after = <b>«{ $table }» · { $title }: что было с вами</b>

## Напоминание

# $table (string): имя стола
# $title (Msg): что закроется
# $at (number): когда
# $zone (string): часовой пояс стола
# $now (number): который час
table-reminder = ⏳ <b>«{ $table }» · { $title }</b>
    Закроется: { WHEN($at, $zone, $now) }
# $what (Msg): что будет, если промолчать
table-reminder-silence = Вы ещё ничего не выбрали. Если промолчать:
    { $what }
# $what (Msg): что выбрано
table-reminder-chosen = Сейчас стоит:
    { $what }
    Осталось нажать «Готово».

## Конец

# $game (Msg): название игры
# $table (string): имя стола
table-end-title = <b>🏁 { $game } · «{ $table }» — игра окончена</b>
# $place (number): место
# $names (list): кто его занял
table-end-place = { $place }. { $names }
# $seed (string): зерно
# $hash (string): отпечаток
table-end-fair = 🎲 Зерно костей — его отпечаток был показан в начале. Проверить броски: /verify
    <code>{ $seed }</code>
    отпечаток <code>{ $hash }</code>
table-button-again = 🔁 Ещё раз

# $label (Msg): строка формы
# $value (list): что в ней выбрано
table-row = { $label }: { $value }
table-no-bots = Ботов за столом нет.
table-bot-left = Бот ушёл.
# $names (list): кому
table-status-unreachable = ✉ Не могу написать: { $names }. Поможет «Start» в личке со мной.
table-held = 🔧 У бота идут работы: новых столов и начал пока нет, а время стоит. Скажу, когда закончим.
