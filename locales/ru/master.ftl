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
master-deadline-how = Поменять: <code>/deadline { $example } 12h</code> или <code>/deadline { $example } 21:00</code>
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
master-button-keep = ‹ Играем дальше
master-cancel-kept = Хорошо, играем дальше.

master-kick-ask = Чьё место освободить? Дальше там сыграет компьютер.
master-kick-lobby = Чьё место освободить?
master-kick-nobody = За столом нет людей, кроме вас.
