# Сроки: сколько и до которого часа, чьи ночи заняты.

# $ms (number): длина, миллисекунды
clock-span = { SPAN($ms) }
# $time (string): час, «21:00»
# $zone (string): часовой пояс
clock-at = до { $time } ({ ZONE($zone) })
# $clock (Msg): чей срок
# $count (number): у скольких игроков
# $hours (number): сколько часов бодрствования
clock-short-nights = 🌙 { CAP($clock) }: { $count ->
    [one] у { $count } игрока
   *[other] у { $count } игроков
 } может остаться меньше { $hours } ч без сна
# $time (string): час
# $zone (string): часовой пояс
clock-fairest = Удобнее всего для всех закрывать в { $time } ({ ZONE($zone) })
