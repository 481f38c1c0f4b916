# Экраны ведущего во время игры.

# $table (string): имя стола
master-deadline-title = <b>⏳ Сроки стола «{ $table }»</b>
# $title (Msg): что идёт
# $at (number): срок
# $zone (string): часовой пояс
# $now (number): который час
master-deadline-open = { CAP($title) } — до { WHEN($at, $zone, $now) }
# $title (Msg): что идёт
master-deadline-paused = { CAP($title) } — пауза, время не идёт
# $name (string): имя срока, как его пишут в команде
# $clock (Msg): чей срок
# $value (Msg): сколько или до какого часа
master-deadline-clock = <code>{ $name }</code> · { $clock } — { $value }
# $example (string): имя срока, как его пишут в команде
master-deadline-how = Поменять: <code>/deadline { $example } 12ч</code> или <code>/deadline { $example } 21:00</code>
# $example (string): имя срока, как его пишут в команде
master-example-clock = Не понимаю, сколько или до какого часа. Примеры: <code>/deadline { $example } 12ч</code>, <code>/deadline { $example } 21:00</code>
master-deadline-words = Остальное — тоже словами: <code>/deadline тихо 23:00-8:00</code>, <code>пояс Берлин</code>, <code>выходные сб вс</code>, <code>досрочно нет</code>, <code>передумать 2м</code>, <code>пропуски 3</code>
master-example-zone = Не знаю такого часового пояса. Примеры: <code>/deadline пояс Берлин</code>, <code>/deadline пояс Asia/Tbilisi</code>
master-example-quiet = Не понимаю, с какого часа до какого. Примеры: <code>/deadline тихо 23:00-8:00</code>, <code>/deadline тихо нет</code>
master-example-days = Не понимаю, какие дни. Примеры: <code>/deadline выходные сб вс</code>, <code>/deadline выходные нет</code>
master-example-early = Закрывать, когда все готовы, или ждать срока? Примеры: <code>/deadline досрочно да</code>, <code>/deadline досрочно нет</code>
master-example-grace = Не понимаю, сколько времени передумать (не больше суток). Примеры: <code>/deadline передумать 2м</code>, <code>/deadline передумать нет</code>
master-example-misses = Не понимаю, после скольких пропусков не ждать (от 1 до 9). Пример: <code>/deadline пропуски 3</code>
master-button-extend-hour = +1 ч
master-button-extend-six = +6 ч
master-button-extend-day = +сутки
master-button-pause = ⏸ Пауза
master-button-resume = ▶ Продолжить
master-button-close = ⏩ Закрыть сейчас
master-button-remind = 🔔 Напомнить

# $table (string): имя стола
master-cancel-ask = Отменить игру «{ $table }»? Вернуть её будет нельзя.
master-button-cancel = Да, отменить
master-button-keep = Оставить как есть
master-cancel-kept = Хорошо, ничего не меняю.
master-preview-stale = Пока вы думали, за столом что-то поменялось. Посмотрите, что будет теперь.

master-kick-ask = Чьё место освободить? Дальше там сыграет компьютер.
master-kick-lobby = Чьё место освободить?
master-kick-nobody = За столом нет людей, кроме вас.

## Что случилось в Telegram: ведущему, лично, один раз

# $table (string): имя стола
master-told-chat-gone = ⚠ «{ $table }»: я больше не могу писать в группу — меня удалили или запретили писать. Игра идёт: вопросы приходят игрокам в личку. Верните меня в группу, и рассказ продолжится там.
# $table (string): имя стола
# $name (seat): кто
master-told-cut-off = ⚠ «{ $table }»: { $name } меня не слышит — бот заблокирован или аккаунт удалён. Место остаётся, в срок за него отвечает молчание. Подменить: <code>/sub</code> в группе. Вернётся — хватит «Start» в личке со мной.
# $table (string): имя стола
# $name (seat): кто
master-told-left = «{ $table }»: { $name } больше не в группе. Место остаётся, вопросы приходят в личку. Подменить: <code>/sub</code> в группе.
