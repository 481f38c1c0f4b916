# Согласие двоих за столом без группы. «Что» — всегда действие: «предлагает сделать паузу».

motion-pause = сделать паузу
motion-resume = продолжить игру
motion-close = закрыть вопрос, не дожидаясь срока
motion-cancel = отменить игру
motion-pace = поменять сроки
# $span (number): на сколько, миллисекунды
motion-extend = сдвинуть срок на { SPAN($span) }
# $clock (Msg): чей срок
# $value (Msg): сколько или до какого часа
motion-clock = поменять срок: { $clock } — { $value }
# $table (string): имя стола
# $name (seat): кто
# $what (Msg): что сделать
motion-ask = <b>«{ $table }»</b> · { $name } предлагает { $what }.
motion-button-agree = ✅ Согласиться
motion-button-decline = Отказаться
# $what (Msg): что сделать
motion-you-agreed = Вы согласились { $what }.
# $what (Msg): что сделать
motion-you-declined = Вы отказались { $what }.
motion-over = Это предложение снято.
motion-asked = Спросил второго игрока. Согласится — сделаю.
motion-waits = Об этом я уже спросил второго игрока, ответа пока нет.
motion-gone = Это предложение уже снято.
motion-agreed = Вы согласились — сделано.
motion-declined = Вы отказались. Передам.
# $name (seat): кто
# $what (Msg): что сделать
motion-told-agreed = ✅ { $name } соглашается { $what } — сделано.
# $name (seat): кто
# $what (Msg): что сделать
motion-told-declined = { $name } отказывается { $what }.
