# Свои настройки каждого: тихие часы, часовой пояс, напоминания.

habit-about = Ночью напоминания ждут утра, а если срок раньше — приходят без звука.
# $from (string): час, с которого тихо
# $to (string): час, до которого тихо
habit-quiet = Тихие часы: { $from }–{ $to }, по времени стола
# $from (string): час, с которого тихо
# $to (string): час, до которого тихо
# $zone (string): часовой пояс
habit-quiet-in = Тихие часы: { $from }–{ $to } ({ ZONE($zone) })
habit-no-quiet = Тихие часы: как у стола
# $how (Msg): сколько
habit-reminders = Напоминать: { $how }
habit-reminders-both = дважды
habit-reminders-last = только под конец
habit-reminders-none = не надо
habit-button-quiet = 🌙 Тихие часы
habit-button-zone = 🕰 Часовой пояс
habit-button-reminders = 🔔 Напоминания
habit-quiet-how = Другие часы можно написать: <code>/settings 22:30-7:15</code>
habit-zone-how = Другой пояс можно написать: <code>/settings Asia/Tokyo</code>
habit-as-table = как у стола
habit-example = Не разобрал. Например: <code>/settings 22:30-7:15</code> или <code>/settings Asia/Tokyo</code>
