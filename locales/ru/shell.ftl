### What the bot itself says around the games: the dialogue of /newgame, hints, small refusals.

shell-hello-group = Я веду неспешные игры прямо здесь. <b>/newgame</b> соберёт компанию, <b>/help</b> расскажет подробнее.
shell-anonymous = Вы пишете от имени группы, а за столом сидят люди. Выключите анонимность и повторите.

## /newgame

shell-newgame-in-group = Двоих для этой игры мало: её открывают в группе, где её будут читать все. Добавьте меня туда и напишите /newgame.
shell-add-to-group-button = Добавить в группу
# $word (string): what was typed after /newgame
# $known (list): ids of the games
# $example (string): one of them
shell-no-such-game = Игры «{ $word }» у меня нет. Есть: { $known }. Например: <code>/newgame { $example }</code>
shell-new-game = <b>Во что сыграем?</b>
shell-new-preset = <b>По каким правилам?</b>
shell-new-own-about = Каждое правило и темп выбираете сами.
shell-new-own = <b>Свои настройки.</b> Нажмите строку, чтобы изменить её.
shell-new-pace = <b>В каком темпе?</b>
# $label (Msg): what is chosen
shell-chosen = ● { $label }
shell-cancel = ✖ Отмена
shell-open-table = ▶ Собрать стол
shell-dialogue-not-yours = Эти кнопки для того, кто открывает игру. Свою откроете командой /newgame.
shell-dialogue-over = Этот разговор закончен. Новый начнёт /newgame.
shell-dialogue-cancelled = Передумали — бывает. Игру откроет /newgame.
shell-dialogue-done = Стол открыт.

## Hints

shell-text-in-private = Я понимаю кнопки и команды. Ваши игры — здесь:
shell-passed-on = Пересланные команды я не выполняю: отправьте её сами.
# $name (string): the person's name
shell-join-link = { $name }, откройте личку со мной — иначе мне некуда присылать ваши ходы. Там и сядете за стол.
shell-join-link-button = ✋ Сесть за стол
shell-practice-name = Тренировка
shell-nothing-to-verify = Здесь ещё не начиналась ни одна игра, проверять нечего.
# $hash (string): отпечаток зерна
shell-verify-running = 🎲 Отпечаток зерна этой игры: <code>{ $hash }</code>
    Само зерно откроется в конце. Тогда /export отдаст всю запись игры: по ней каждый бросок можно повторить.
# $first (number): номер шага в записи
# $version (number): версия правил
shell-verify-stretch = С шага { $first } записи играли по правилам версии { $version }, от состояния, которое там сохранено.
# $hash (string): отпечаток зерна
# $seed (string): зерно
shell-verify-over = 🎲 Зерно этой игры: <code>{ $seed }</code>
    Его SHA-256 — отпечаток, который был показан в начале: <code>{ $hash }</code>
    /export отдаст запись игры, а <code>npm run verify -- файл.json</code> сыграет её заново и сверит каждую строку.
shell-export-over = Запись игры: зерно, все ответы и вся история. Проверить: npm run verify -- файл.json
shell-export-running = История, какой её прочли все. Ответы и зерно добавятся, когда игра кончится.
