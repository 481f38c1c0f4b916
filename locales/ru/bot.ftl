### What the bot itself says around the games: the dialogue of /newgame, hints, small refusals.

shell-hello-group = Я веду неспешные игры прямо здесь. <b>/newgame</b> соберёт компанию, <b>/help</b> расскажет подробнее.
shell-anonymous = Вы пишете от имени группы, а за столом сидят люди. Выключите анонимность и повторите.

## /newgame

shell-newgame-in-group = Игру открывают в группе, где её будут читать все. Добавьте меня туда и напишите /newgame.
shell-add-to-group-button = Добавить в группу
# $word (string): what was typed after /newgame
# $known (list): ids of the games
# $example (string): one of them
shell-no-such-game = Игры «{ $word }» у меня нет. Есть: { $known }. Например: <code>/newgame { $example }</code>
shell-new-game = <b>Во что сыграем?</b>
shell-new-preset = <b>По каким правилам?</b>
shell-new-own = <b>Свои настройки.</b> Нажмите строку, чтобы изменить её.
shell-new-pace = <b>В каком темпе?</b>
# $label (Msg): what stands on a button
# $about (Msg): what it means
shell-line = <b>{ $label }</b> — { $about }
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
# $name (string): the person's name
shell-join-link = { $name }, откройте личку со мной — иначе мне некуда присылать ваши ходы. Там и сядете за стол.
shell-join-link-button = ✋ Сесть за стол
shell-practice = Пока так: соберите стол в группе, хоть из вас одних, и добавьте ботов кнопкой 🤖.
