# Рамка формы: то, что стоит вокруг вопроса игры.

# $table (string): имя стола
# $title (Msg): о чём спрашивают
menu-title = <b>«{ $table }» · { $title }</b>
# $at (number): срок
# $zone (string): часовой пояс стола
# $now (number): который час
menu-deadline = ⏳ до { WHEN($at, $zone, $now) }
# $at (number): когда закроется
# $zone (string): часовой пояс стола
# $now (number): который час
menu-grace = ⏳ все готовы — закрываем в { WHEN($at, $zone, $now) }; ещё можно передумать
menu-paused = ⏸ пауза: время не идёт, отвечать можно
menu-standing = Распоряжение на будущее: срока нет, менять можно когда угодно
# $crumb (Msg): название открытого раздела
menu-crumb = ▸ <b>{ $crumb }</b>

# $what (Msg): что будет, первая строка
menu-now = <b>Сейчас:</b> { $what }
# $what (Msg): что будет, если промолчать
menu-silence = <b>Если промолчать:</b> { $what }
## Если строк несколько, заголовок стоит отдельно
menu-now-lines = <b>Сейчас:</b>
menu-silence-lines = <b>Если промолчать:</b>
menu-nothing-yet = <b>Сейчас:</b> ничего не выбрано
# $what (Msg): о чём предупредить
menu-warning = ⚠ { $what }
menu-is-ready = ✅ Вы готовы. Можно передумать: новый выбор снимет готовность

# $max (number): сколько можно отметить
menu-max = { $max ->
    [one] Можно отметить { $max }
    [few] Можно отметить до { $max }
   *[many] Можно отметить до { $max }
 }
# $min (number): сколько нужно отметить
# $max (number): сколько можно отметить
menu-range = Нужно отметить от { $min } до { $max }
# $min (number): сколько нужно отметить
menu-exactly = Нужно отметить ровно { $min }
menu-order-hint = Нажатие поднимает на первое место
# $page (number): какая страница
# $pages (number): сколько всего
menu-page = Страница { $page } из { $pages }

menu-button-ready = ✅ Готово
menu-button-is-ready = ✅ Готово — ждём остальных
menu-button-more = 📜 Всё целиком
menu-button-done = ✔ Выбрать
# $count (number): сколько отмечено
menu-button-done-count = ✔ Выбрать ({ $count })
menu-button-back = ‹ Назад
menu-button-reset = ↺ Сброс
menu-button-earlier = ‹ Ещё
menu-button-later = Ещё ›
menu-button-open = 📋 Открыть форму
menu-button-accept = ✅ Так и оставить

# $max (number): сколько можно отметить
menu-too-many = { $max ->
    [one] Можно отметить только { $max } — сперва снимите лишнее
   *[other] Можно отметить не больше { $max } — сперва снимите лишнее
 }
# $min (number): сколько нужно отметить
menu-too-few = { $min ->
    [one] Отметьте хотя бы { $min } вариант
    [few] Отметьте хотя бы { $min } варианта
   *[many] Отметьте хотя бы { $min } вариантов
 }
menu-unfinished = Здесь ещё не всё выбрано — сперва ответьте на то, что осталось

## Закрытая форма

# $what (Msg): что было решено
menu-closed-player = Ответ принят: { $what }
# $what (Msg): что сыграно
menu-closed-clock = Закрыто, сыграно за вас: { $what }
# $what (Msg): что сыграно
## Если строк несколько, заголовок стоит отдельно
menu-closed-player-lines = <b>Ответ принят:</b>
menu-closed-clock-lines = <b>Закрыто, сыграно за вас:</b>
menu-closed = Этот вопрос закрыт.
